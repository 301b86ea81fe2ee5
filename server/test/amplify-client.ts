import { Amplify } from 'aws-amplify'
import { generateClient } from 'aws-amplify/api'
import { Hub } from 'aws-amplify/utils'
import { API_KEY, type RunningServer } from './running-server.ts'
import { signToken } from './tokens.ts'

const REGION = 'us-east-1'

export interface ErrorEntry {
  message: string
  errorType: string | null
  errorInfo: { code?: string; field?: string; allowed?: string[]; fields?: Record<string, string> } | null
  data: Record<string, unknown> | null
  path: string[] | null
}

export interface Answer {
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of many shapes
  data: any
  errors: ErrorEntry[]
}

export interface Person {
  email: string
  /** Sends a document with the real client; returns errors instead of throwing them. */
  ask(query: string, variables?: Record<string, unknown>): Promise<Answer>
  subscribe(query: string, variables?: Record<string, unknown>): Subscription
}

export interface Subscription {
  /** Resolves when the server has acknowledged the subscription. */
  ready: Promise<void>
  events: unknown[]
  errors: unknown[]
  /** The next event that nobody has waited for yet. */
  next(): Promise<Record<string, Record<string, unknown>>>
  end(): void
}

/** Points the (process-wide) Amplify client at a server. */
export function configureAmplify({ url }: RunningServer): void {
  Amplify.configure({
    API: {
      GraphQL: {
        endpoint: `${url.replace('http:', 'ws:')}/graphql`,
        customEndpoint: `${url}/graphql`,
        customEndpointRegion: REGION,
        region: REGION,
        defaultAuthMode: 'apiKey',
        apiKey: API_KEY,
      },
    },
  })
}

type Credentials = { authMode: 'apiKey' } | { authMode: 'lambda'; authToken: string }

/** Anybody on the public site. */
export const visitor = (): Person => person('', { authMode: 'apiKey' })

/** Signed in; lambda mode sends the token unchanged, as user pool mode does. */
export async function parent(email: string): Promise<Person> {
  return person(email, { authMode: 'lambda', authToken: await signToken({ email }) })
}

export const DESK = 'desk@example.org'

export async function admin(email = DESK): Promise<Person> {
  return person(email, { authMode: 'lambda', authToken: await signToken({ email, groups: ['pmfcadmin'] }) })
}

/** The client's own type is too deep for the compiler. */
interface Client {
  graphql(options: object): Promise<Answer> & {
    subscribe(observer: { next(value: unknown): void; error(error: unknown): void }): { unsubscribe(): void }
  }
}

export function person(email: string, credentials: Credentials): Person {
  const client = generateClient() as unknown as Client
  return {
    email,
    ask: async (query, variables = {}) => {
      const answer = await client
        .graphql({ query, variables, ...credentials })
        .catch((thrown) => (Array.isArray(thrown?.errors) ? thrown : Promise.reject(thrown)))
      return { data: answer.data, errors: answer.errors ?? [] }
    },
    subscribe: (query, variables = {}) => {
      const waiting: ((event: never) => void)[] = []
      const events: unknown[] = []
      const errors: unknown[] = []
      let given = 0
      const { promise: ready, resolve } = Promise.withResolvers<void>()
      const unlisten = Hub.listen('api', ({ payload }) => {
        const acknowledged = payload as { event: string; data?: { variables?: unknown } }
        if (acknowledged.event === 'Subscription ack' && acknowledged.data?.variables === variables) resolve()
      })
      const running = client.graphql({ query, variables, ...credentials }).subscribe({
        next: (value) => {
          const event = (value as { data: unknown }).data
          events.push(event)
          if (waiting.length > 0) {
            given += 1
            waiting.shift()?.(event as never)
          }
        },
        error: (error) => {
          errors.push(error)
          resolve()
        },
      })
      const next = () =>
        given < events.length
          ? Promise.resolve(events[given++] as never)
          : new Promise<never>((settle) => waiting.push(settle))
      const end = () => {
        unlisten()
        running.unsubscribe()
      }
      return { ready, events, errors, next, end }
    },
  }
}
