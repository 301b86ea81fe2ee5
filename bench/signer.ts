import { exportJWK, generateKeyPair, SignJWT } from 'jose'

const ISSUER = 'https://issuer.example.org'

/** A token for somebody with such an address, in such groups. */
export type Sign = (email: string, groups: string[]) => Promise<string>

/** Somebody whose tokens a server trusts that is given `TOKEN_KEY_SET` and `TOKEN_ISSUER`. */
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
