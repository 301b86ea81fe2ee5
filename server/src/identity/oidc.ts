import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { discoveredKeys, keysAt, poolKeysUrl } from './oidc-keys.ts'

/** An outside issuer of tokens. */
export interface OutsideIssuer {
  issuer: string
  /** The claims of a token that this issuer made for us; fails for any other token. */
  verify(token: string): Promise<JWTPayload & { sub: string; exp: number }>
}

/** The token is not at fault: its issuer could not be reached. */
export const isOutage = (error: unknown): boolean =>
  !(error instanceof errors.JOSEError) || error instanceof errors.JWKSTimeout

const ASYMMETRIC = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA']

/** A Cognito user pool elsewhere. Its access tokens have the client in `client_id`, its ID tokens in `aud`. */
export const outsidePool = (issuer: string, clientId: string, now: () => Date): OutsideIssuer =>
  outsideIssuer(issuer, keysAt(poolKeysUrl(issuer)), now, ({ token_use, client_id, aud }) =>
    token_use === 'access' ? client_id === clientId : [aud].flat().includes(clientId),
  )

/** An OpenID Connect issuer. The audience of its ID tokens is our client; that of access tokens may be our API. */
export const oidcIssuer = (issuer: string, audiences: string[], now: () => Date): OutsideIssuer =>
  outsideIssuer(issuer, discoveredKeys(issuer, now), now, ({ aud }) =>
    [aud].flat().some((one) => one !== undefined && audiences.includes(one)),
  )

function outsideIssuer(
  issuer: string,
  keys: JWTVerifyGetKey,
  now: () => Date,
  isForUs: (payload: JWTPayload) => boolean,
): OutsideIssuer {
  return {
    issuer,
    verify: async (token) => {
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        algorithms: ASYMMETRIC,
        requiredClaims: ['exp', 'sub'],
        currentDate: now(),
      })
      if (!isForUs(payload)) throw new errors.JWTClaimValidationFailed('meant for another audience', payload)
      const { sub, exp } = payload
      if (!sub || !exp) throw new errors.JWTClaimValidationFailed('a claim is missing', payload)
      return { ...payload, sub, exp }
    },
  }
}
