import { generateClient } from 'aws-amplify/api'
import { fetchAuthSession } from 'aws-amplify/auth'
import { Hub } from 'aws-amplify/utils'
import { type AuthMode, amplifyClient } from '../../web/app/data/client.ts'
import { listDocument } from '../../web/app/data/documents.ts'
import { makeRequest } from '../../web/app/data/request.ts'
import { createRow } from '../../web/app/data/write-row.ts'
import { openSession } from '../../web/app/session/browser-session.ts'

/** The app's own session and client on a separate page, so that a test can go through an account's whole life. */
const session = openSession(await (await fetch('/config.json')).json())
const heard: unknown[] = []

interface Live {
  graphql(operation: { query: string }): {
    subscribe(observer: { next(event: { data: unknown }): void; error(error: unknown): void }): unknown
  }
}

const journey = {
  signUp: (email: string, password: string) =>
    session.account.signUp(email, password, { firstName: 'Noor', lastName: 'Haddad' }),
  confirm: session.account.confirmSignUp,
  signIn: session.account.signIn,
  async state() {
    const { isAuthenticated, userRole, user } = await session.check()
    return { isAuthenticated, userRole, user }
  },
  async credentials(forceRefresh = false) {
    const { tokens, credentials, identityId } = await fetchAuthSession({ forceRefresh })
    return { accessToken: `${tokens?.accessToken}`, accessKeyId: credentials?.accessKeyId, identityId }
  },
  /** The number of visible rows of a model in that mode, or the reason for refusal. */
  async count(model: string, authMode: AuthMode) {
    const request = makeRequest(amplifyClient(), { authMode })
    try {
      const { items } = await request<{ items: unknown[] }>(listDocument(model), { limit: 1_000 })
      return items.length
    } catch (error) {
      return (error as Error).message
    }
  },
  /** Resolves when the server has acknowledged the subscription. */
  listen() {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    Hub.listen('api', ({ payload }) => {
      if (payload.event === 'Subscription ack') resolve()
    })
    const live = generateClient() as unknown as Live
    live
      .graphql({ query: 'subscription { onCreatePlayer { firstName } }' })
      .subscribe({ next: ({ data }) => heard.push(data), error: reject })
    return promise
  },
  heard: () => heard,
  async addPlayer(firstName: string) {
    const input = { firstName, lastName: 'Haddad', birthDate: '2017-05-31' }
    await createRow(session.request, 'Player', input)
  },
  signOut: () => session.signOut('#signed-out'),
}

export type Journey = typeof journey

Object.assign(window, { journey })
