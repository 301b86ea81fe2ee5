import type { JSONWebKeySet } from 'jose'
import { z } from 'zod'
import { isSafeAddress } from './oidc-keys.ts'

/** Which user pools and issuers we trust. */
export interface IdentityConfig {
  /** The region that requests are signed for, and the first part of our pools' ids. */
  region: string
  userPoolId: string
  userPoolClientId: string
  identityPoolId: string
  /** False if browsers use an outside identity pool, whose signatures we cannot verify. */
  isIdentityPoolOurs: boolean
  /** A user pool that is trusted instead of ours. */
  outside: { issuer: string } | null
  oidc: { issuer: string; audiences: string[] } | null
}

/** Our own user pool and identity pool. */
export const ownIdentity: IdentityConfig = {
  region: 'us-east-1',
  userPoolId: 'us-east-1_Touchline',
  userPoolClientId: 'touchline-web',
  identityPoolId: 'us-east-1:7c1b2e9a-54d0-4f3e-9d0b-2b6f1a8e4c35',
  isIdentityPoolOurs: true,
  outside: null,
  oidc: null,
}

const issuer = z
  .string()
  .refine(isSafeAddress, 'the https address that stands in the tokens as their issuer')
  .optional()

/** The environment variables about identity. */
export const identityVariables = {
  USER_POOL_ISSUER: issuer,
  USER_POOL_ID: z
    .string()
    .regex(/^[a-z0-9-]+_\w+$/, 'an id like us-east-1_AbCdEfGhI')
    .optional(),
  USER_POOL_CLIENT_ID: z
    .string()
    .regex(/^[\w+-]+$/, 'letters, digits, -, + or _')
    .optional(),
  IDENTITY_POOL_ID: z
    .string()
    .regex(/^[a-z0-9-]+:[0-9a-f-]{36}$/, 'an id like us-east-1:12345678-1234-1234-1234-123456789012')
    .optional(),
  OIDC_ISSUER: issuer,
  OIDC_AUDIENCE: z
    .string()
    .regex(/^\s*[^\s,]+(\s*,\s*[^\s,]+)*\s*$/, 'one audience, or several separated by commas')
    .trim()
    .optional(),
}

const PublicKeys = z.object({
  keys: z.array(z.looseObject({ kty: z.enum(['RSA', 'EC', 'OKP']), d: z.undefined().optional() })),
})

/** The public keys of trusted issuers. */
export function publicKeys(text: string, context: z.RefinementCtx): JSONWebKeySet {
  try {
    return PublicKeys.parse(JSON.parse(text))
  } catch {
    context.addIssue({ code: 'custom', message: 'a JSON Web Key Set that holds public keys only' })
    return z.NEVER
  }
}

type Variables = { [Name in keyof typeof identityVariables]?: string }

/** If the first variable of a pair is set, the second must be too. */
const companions = [
  ['USER_POOL_ISSUER', 'USER_POOL_ID'],
  ['USER_POOL_ISSUER', 'USER_POOL_CLIENT_ID'],
  ['USER_POOL_ID', 'USER_POOL_ISSUER'],
  ['USER_POOL_CLIENT_ID', 'USER_POOL_ISSUER'],
  ['IDENTITY_POOL_ID', 'USER_POOL_ISSUER'],
  ['OIDC_ISSUER', 'OIDC_AUDIENCE'],
  ['OIDC_AUDIENCE', 'OIDC_ISSUER'],
] as const

export function checkIdentity(values: Variables, context: z.RefinementCtx): void {
  for (const [given, needed] of companions)
    if (values[given] !== undefined && values[needed] === undefined)
      context.addIssue({ code: 'custom', path: [needed], message: `set too, because ${given} is` })
  if (values.OIDC_ISSUER !== undefined && values.OIDC_ISSUER === values.USER_POOL_ISSUER)
    context.addIssue({
      code: 'custom',
      path: ['OIDC_ISSUER'],
      message: 'another one than USER_POOL_ISSUER',
    })
}

/** Expects variables that have passed the checks above. */
export function identityFrom(values: Variables): IdentityConfig {
  const { USER_POOL_ISSUER, USER_POOL_ID, USER_POOL_CLIENT_ID, IDENTITY_POOL_ID, ...others } = values
  const { OIDC_ISSUER, OIDC_AUDIENCE } = others
  return {
    region: ownIdentity.region,
    userPoolId: USER_POOL_ID ?? ownIdentity.userPoolId,
    userPoolClientId: USER_POOL_CLIENT_ID ?? ownIdentity.userPoolClientId,
    identityPoolId: IDENTITY_POOL_ID ?? ownIdentity.identityPoolId,
    isIdentityPoolOurs: IDENTITY_POOL_ID === undefined,
    outside: USER_POOL_ISSUER === undefined ? null : { issuer: USER_POOL_ISSUER },
    oidc:
      OIDC_ISSUER && OIDC_AUDIENCE
        ? { issuer: OIDC_ISSUER, audiences: OIDC_AUDIENCE.split(/\s*,\s*/) }
        : null,
  }
}
