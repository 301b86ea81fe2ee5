import { Amplify, type ResourcesConfig } from 'aws-amplify'
import type { AuthFlowType } from './account-ways.ts'
import { shareCredentials } from './share-credentials.ts'

/** What `/config.json` holds. */
export interface ClientConfig {
  amplify: ResourcesConfig
  authFlowType: AuthFlowType
  takesCards?: boolean
}

shareCredentials()

/**
 * Every GraphQL request and every realtime `start` asks anew whose shoes it goes in. Options for `Auth` stay out of
 * this: they would switch off the client's own providers of tokens and credentials.
 */
export function configureAmplify({ amplify }: ClientConfig, impersonatedUserId: () => string | null): void {
  const headers = async () => impersonationHeaders(impersonatedUserId())
  Amplify.configure(amplify, { API: { GraphQL: { headers } } })
}

export function impersonationHeaders(userId: string | null): Record<string, string> {
  return userId === null ? {} : { 'x-impersonate-user': userId }
}
