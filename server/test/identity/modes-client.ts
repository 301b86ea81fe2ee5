import { Amplify } from 'aws-amplify'
import { generateClient } from 'aws-amplify/api'
import { decodeJWT } from 'aws-amplify/auth'
import { cognitoCredentialsProvider } from 'aws-amplify/auth/cognito'
import { Hub } from 'aws-amplify/utils'
import { onTestFinished } from 'vitest'
import type { ModesServer } from './modes-server.ts'

export type Mode = 'apiKey' | 'iam' | 'userPool' | 'oidc' | 'lambda'

interface Tokens {
  accessToken: string
  idToken?: string
}

/**
 * Points the (process-wide) Amplify client at a server, configured by its /config.json, with these tokens and optional
 * headers on every request.
 */
export async function useAmplify(
  { url }: Pick<ModesServer, 'url'>,
  tokens?: Tokens,
  headers?: () => Promise<Record<string, string>>,
): Promise<void> {
  const { amplify } = await (await fetch(`${url}/config.json`)).json()
  await cognitoCredentialsProvider.clearCredentialsAndIdentityId()
  Amplify.configure(amplify, {
    ...(headers ? { API: { GraphQL: { headers } } } : {}),
    Auth: {
      credentialsProvider: cognitoCredentialsProvider,
      tokenProvider: {
        getTokens: async () =>
          tokens
            ? {
                accessToken: decodeJWT(tokens.accessToken),
                ...(tokens.idToken ? { idToken: decodeJWT(tokens.idToken) } : {}),
              }
            : null,
      },
    },
  })
}

interface Failure {
  message: string
  errorType?: string
  originalError?: { name: string }
}

interface Answer {
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of many shapes
  data: any
  errors: Failure[]
}

/** The client's own type is too deep for the compiler. */
interface Client {
  graphql(options: object): Promise<Answer> & {
    subscribe(observer: { next(value: unknown): void; error(error: unknown): void }): { unsubscribe(): void }
  }
}

export interface How {
  authMode?: Mode | 'none'
  authToken?: string
}

/** Returns the errors of an answer; errors before an answer are thrown. */
export async function ask(query: string, how: How = {}): Promise<Answer> {
  const client = generateClient() as unknown as Client
  const answer = await client
    .graphql({ query, ...how })
    .catch((thrown) => (Array.isArray(thrown?.errors) ? thrown : Promise.reject(thrown)))
  return { data: answer.data, errors: answer.errors ?? [] }
}

/** Resolves when the server has acknowledged the subscription; fails with the observer's error. */
export async function listen(
  query: string,
  how: How,
): Promise<{ event: Promise<unknown>; failure: Promise<Failure> }> {
  const client = generateClient() as unknown as Client
  const acknowledged = Promise.withResolvers<void>()
  const event = Promise.withResolvers<unknown>()
  const failure = Promise.withResolvers<Failure>()
  const unlisten = Hub.listen('api', ({ payload }) => {
    if ((payload.event as string) === 'Subscription ack') acknowledged.resolve()
  })
  const running = client.graphql({ query, ...how }).subscribe({
    next: (value) => event.resolve((value as { data: unknown }).data),
    error: (error) => {
      const [first] = (error as { errors: [Failure] }).errors
      acknowledged.reject(first)
      failure.resolve(first)
    },
  })
  onTestFinished(() => {
    unlisten()
    running.unsubscribe()
  })
  await acknowledged.promise
  return { event: event.promise, failure: failure.promise }
}
