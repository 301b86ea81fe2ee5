import { type GraphQLResult, generateClient } from 'aws-amplify/api'

/** The part of the Amplify client that we use; its full type is too deep for the compiler. */
export interface Client {
  graphql(operation: Operation): Promise<GraphQLResult<Record<string, unknown>>>
  cancel(pending: Promise<unknown>): boolean
}

interface Operation {
  query: string
  variables: Record<string, unknown>
  authMode?: AuthMode
}

export type AuthMode = 'apiKey' | 'iam' | 'oidc' | 'userPool' | 'lambda'

let client: Client | undefined

/** Made at the first use; it follows whatever `Amplify.configure` says, also later. */
export function amplifyClient(): Client {
  client ??= generateClient() as Client
  return client
}
