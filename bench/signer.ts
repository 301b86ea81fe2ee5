import { exportJWK, generateKeyPair, SignJWT } from 'jose'

const ISSUER = 'https://issuer.example.org'

/** A token for somebody with this address, in these groups. */
export type Sign = (email: string, groups: string[]) => Promise<string>

/** An issuer whose tokens a server trusts if it gets `TOKEN_KEY_SET` and `TOKEN_ISSUER`. */
export async function makeSigner(): Promise<{ keys: string; issuer: string; sign: Sign }> {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const sign: Sign = (email, groups) =>
    new SignJWT({ email, 'cognito:groups': groups })
      .setProtectedHeader({ alg: 'RS256' })
      .setSubject(email)
      .setIssuer(ISSUER)
      .setExpirationTime('1h')
      .sign(privateKey)
  const keys = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), alg: 'RS256' }] })
  return { keys, issuer: ISSUER, sign }
}
