import { Amplify, type ResourcesConfig } from 'aws-amplify'
import { cognitoCredentialsProvider } from 'aws-amplify/auth/cognito'
import type { AuthFlowType } from './account-ways.ts'

/** What `/config.json` holds. */
export interface ClientConfig {
  amplify: ResourcesConfig
  authFlowType: AuthFlowType
  takesCards?: boolean
}

shareCredentials()

/**
 * Every GraphQL request and every realtime `start` checks again whether somebody is being impersonated. Leave out
 * options for `Auth`, which would disable the client's own token and credentials providers.
 */
export function configureAmplify({ amplify }: ClientConfig, impersonatedUserId: () => string | null): void {
  const headers = async () => impersonationHeaders(impersonatedUserId())
  Amplify.configure(amplify, { API: { GraphQL: { headers } } })
}

export function impersonationHeaders(userId: string | null): Record<string, string> {
  return userId === null ? {} : { 'x-impersonate-user': userId }
}

type Provider = Pick<typeof cognitoCredentialsProvider, 'getCredentialsAndIdentityId'>
type Answer = ReturnType<Provider['getCredentialsAndIdentityId']>

/** Callers share a pending answer for this long. Later ones send a new request, because the first may be lost. */
const TOGETHER_MS = 1_000

/**
 * A screen that opens sends a dozen requests at once, and for each the client would fetch the same credentials with two
 * requests. Callers at the same time with the same token share the answer.
 */
export function shareCredentials(provider: Provider = cognitoCredentialsProvider): void {
  const ask = provider.getCredentialsAndIdentityId.bind(provider)
  let asked: { token: string; since: number; answer: Answer } | undefined
  provider.getCredentialsAndIdentityId = (options) => {
    const token = String(options.tokens?.accessToken ?? '')
    const isShared = asked?.token === token && performance.now() - asked.since < TOGETHER_MS
    if (asked && isShared && !options.forceRefresh) return asked.answer
    const own = { token, since: performance.now(), answer: ask(options) }
    asked = own
    const forget = () => {
      if (asked === own) asked = undefined
    }
    own.answer.then(forget, forget)
    return own.answer
  }
}
