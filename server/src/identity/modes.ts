import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import { type Authenticate, makeAuthenticate } from '../graphql/authenticate.ts'
import type { Sql } from '../postgres/pool.ts'
import { installationSecret } from '../postgres/secrets.ts'
import { accessTokenCaller } from './access-tokens.ts'
import { makeMint } from './credentials.ts'
import type { IdentityPool } from './identity-pool.ts'
import { orLogin, outsideLogin, ownLogin } from './identity-pool-logins.ts'
import { makeIamCaller } from './modes-iam.ts'
import { oidcIssuer, outsidePool } from './oidc.ts'
import { outsideAddressOf } from './outside-addresses.ts'
import type { Tokens } from './tokens.ts'

interface Parts {
  sql: Sql
  config: Pick<Config, 'apiKey' | 'trustedKeys' | 'tokenIssuer' | 'publicUrl' | 'identity'> &
    Partial<Pick<Config, 'requiresSecondFactor'>>
  /** Our own user pool; not used if an outside one is configured. */
  userPool: Pick<Tokens, 'verifyAccessToken' | 'verifyIdToken'>
  log: FastifyBaseLogger
  now: () => Date
}

interface Modes {
  authenticate: Authenticate
  /** Undefined if browsers use an outside identity pool. */
  identityPool: IdentityPool | undefined
}

/** The five authentication modes, as configured for this installation. */
export async function makeModes({ sql, config, userPool, log, now }: Parts): Promise<Modes> {
  const { region, identityPoolId, isIdentityPoolOurs, outside, oidc } = config.identity
  const mint = makeMint(await installationSecret(sql, 'credentials'), region)
  const pool = outside && outsidePool(outside.issuer, config.identity.userPoolClientId, now)
  const other = oidc && oidcIssuer(oidc.issuer, oidc.audiences, now)
  const authenticate = makeAuthenticate({
    apiKey: config.apiKey,
    keys: config.trustedKeys,
    issuer: config.tokenIssuer,
    iam: makeIamCaller({ mint, region, publicUrl: config.publicUrl, now }),
    verifyAccessToken: pool ? undefined : userPool.verifyAccessToken,
    outside: [pool, other].filter((issuer) => issuer !== null),
    accessToken: (token) => accessTokenCaller(sql, token, now()),
    addressOf: (issuer, subject) => outsideAddressOf(sql, { issuer, subject }, now()),
    requiresSecondFactor: config.requiresSecondFactor ?? false,
    now,
    log,
  })
  const poolLogin = pool
    ? outsideLogin(sql, pool)
    : ownLogin(sql, userPool.verifyIdToken, {
        requiresSecondFactor: config.requiresSecondFactor ?? false,
        now,
      })
  const login = other ? orLogin(sql, poolLogin, other) : poolLogin
  return {
    authenticate,
    identityPool: isIdentityPoolOurs ? { identityPoolId, region, mint, login, now } : undefined,
  }
}
