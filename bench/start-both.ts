import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { type Process, production, startProcess } from './processes.ts'

const ISSUER = 'https://issuer.example.org'

/** A token for somebody with such an address, in such groups. */
export type Sign = (email: string, groups: string[]) => Promise<string>

/** Touchline as in production, and the floor, on one database. */
export async function startBoth(databaseUrl: string): Promise<{
  touchline: Process
  floor: Process
  sign: Sign
  stop(): Promise<void>
}> {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const keys = { keys: [{ ...(await exportJWK(publicKey)), alg: 'RS256' }] }
  const env = {
    DATABASE_URL: databaseUrl,
    PORT: '0',
    DEMO: '0',
    TOKEN_KEY_SET: JSON.stringify(keys),
    TOKEN_ISSUER: ISSUER,
  }
  const touchline = await startProcess('server/src/main.ts', { ...env, ...production })
  const floor = await startProcess('bench/floor.ts', env)
  return {
    touchline,
    floor,
    sign: (email, groups) =>
      new SignJWT({ email, 'cognito:groups': groups })
        .setProtectedHeader({ alg: 'RS256' })
        .setSubject(email)
        .setIssuer(ISSUER)
        .setExpirationTime('1h')
        .sign(privateKey),
    async stop() {
      await touchline.stop()
      await floor.stop()
    },
  }
}
