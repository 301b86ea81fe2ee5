import { CLUB_ZONE } from '@touchline/domain/club-clock.ts'
import { FEWEST_PASSWORD_CHARACTERS } from '@touchline/domain/identity/password.ts'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { type IdentityConfig, ownIdentity } from '../identity/modes-config.ts'
import { originOf } from './origin.ts'

type Settings = Pick<Config, 'apiKey' | 'publicUrl'> & Partial<Pick<Config, 'identity' | 'cards'>>

/** What a browser hands to `Amplify.configure`, with addresses as that browser sees this server. */
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
    // Where there are no cards, nothing says so.
    ...(cards ? { takesCards: true } : {}),
  }
}

/** Without an endpoint of its own the client asks AWS for a pool. */
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
 * Over plain http the client would dial `wss://` for subscriptions whatever the endpoint says. A `ws://` endpoint for
 * realtime beside a custom one for requests is the way round that configuration alone allows.
 */
function graphqlConfig(base: string, apiKey: string, { region, isIdentityPoolOurs }: IdentityConfig) {
  // Signed requests serve visitors and users alike, but only we can check those made with our own credentials.
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
