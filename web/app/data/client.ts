import { GraphQLAPI, type GraphQLOptions } from '@aws-amplify/api-graphql'
import { getGlobalContext } from '@aws-amplify/core'
import type { GraphQLResult } from 'aws-amplify/api'

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

/**
 * Each operation uses what `Amplify.configure` set last. `generateClient` would do the same with the same class, but
 * also load the code that builds methods from a schema, which nobody here calls.
 */
export const amplifyClient = (headers: Record<string, string> = {}): Client => ({
  graphql: (operation) => {
    const pending = GraphQLAPI.graphql(getGlobalContext(), operation as GraphQLOptions, headers)
    return pending as ReturnType<Client['graphql']>
  },
  cancel: (pending) => GraphQLAPI.cancel(pending),
})
