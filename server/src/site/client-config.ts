import { CLUB_ZONE } from '@touchline/domain/club-clock.ts'
import { FEWEST_PASSWORD_CHARACTERS } from '@touchline/domain/identity/password.ts'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { type IdentityConfig, ownIdentity } from '../identity/modes-config.ts'
import { originOf } from './origin.ts'

type Settings = Pick<Config, 'apiKey' | 'publicUrl'> & Partial<Pick<Config, 'identity' | 'cards'>>

/** The argument of `Amplify.configure`, with addresses as the browser sees this server. */
export function clientConfig(
  { apiKey, publicUrl, identity = ownIdentity, cards }: Settings,
  request: FastifyRequest,
) {
  const base = originOf({ publicUrl }, request)
  return {
    amplify: {
      Auth: { Cognito: cognitoConfig(base, identity) },
      API: { GraphQL: graphqlConfig(base, apiKey, identity), REST: restConfig(base, identity) },
    },
    authFlowType: 'USER_PASSWORD_AUTH',
    club: { name: 'PMFC', zone: CLUB_ZONE },
    // Without cards, nothing mentions them.
    ...(cards ? { takesCards: true } : {}),
  }
}

/** Without its own endpoint, the client would use AWS for that pool. */
function cognitoConfig(base: string, identity: IdentityConfig) {
  const { userPoolId, userPoolClientId, identityPoolId, isIdentityPoolOurs, outside } = identity
  return {
    userPoolId,
    userPoolClientId,
    ...(outside ? {} : { userPoolEndpoint: `${base}/cognito/user-pool` }),
    identityPoolId,
    ...(isIdentityPoolOurs ? { identityPoolEndpoint: `${base}/cognito/identity-pool` } : {}),
    allowGuestAccess: true,
    loginWith: { email: true },
    signUpVerificationMethod: 'code',
    passwordFormat: { minLength: FEWEST_PASSWORD_CHARACTERS },
  }
}

/**
 * Over plain HTTP, the client would connect to `wss://` for subscriptions, whatever the endpoint says. A `ws://`
 * endpoint for realtime with a custom endpoint for requests is the only workaround by configuration.
 */
function graphqlConfig(base: string, apiKey: string, { region, isIdentityPoolOurs }: IdentityConfig) {
  // Signed requests work for visitors and users, but we can only verify those signed with our own credentials.
  const shared = { region, defaultAuthMode: isIdentityPoolOurs ? 'iam' : 'userPool', apiKey }
  const url = `${base}/graphql`
  if (base.startsWith('https:')) return { endpoint: url, ...shared }
  return {
    endpoint: url.replace(/^http:/, 'ws:'),
    customEndpoint: url,
    customEndpointRegion: region,
    ...shared,
  }
}

const restConfig = (base: string, { region }: IdentityConfig) => ({
  admin: { endpoint: `${base}/staging/admin`, region },
  manage: { endpoint: `${base}/staging/manage`, region },
})
