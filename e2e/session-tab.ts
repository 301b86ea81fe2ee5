import { signOut } from 'aws-amplify/auth'
import { cognitoCredentialsProvider, cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { onTestFinished, vi } from 'vitest'
import { openPool, type Sql } from '../server/src/postgres/pool.ts'
import { newDemoDatabase } from '../server/test/database.ts'
import { startProcess } from '../server/test/server-process.ts'
import { type BrowserSession, openSession } from '../web/app/session/browser-session.ts'
import type { SessionState } from '../web/app/session/session-state.ts'
import { memoryStorage } from '../web/app/session/session-storage.ts'
import { firstValue } from '../web/app/session/store.ts'

const PASSWORD = 'kickoff-2022'

export interface ClubServer {
  url: string
  databaseUrl: string
  sql: Sql
  close(): Promise<void>
}

/** The real server in its own process, with the demo club and its accounts. */
export async function startClub(): Promise<ClubServer> {
  const cleanUps: (() => Promise<void>)[] = []
  const database = await newDemoDatabase()
  const sql = openPool(database.url, 3)
  cleanUps.push(database.drop, () => sql.end({ timeout: 5 }))
  const env = { DATABASE_URL: database.url, DEMO: '1' }
  const { url } = await startProcess(env, (cleanUp) => cleanUps.push(cleanUp))
  const close = async () => {
    for (const cleanUp of cleanUps.reverse()) await cleanUp()
  }
  return { url, databaseUrl: database.url, sql, close }
}

export interface Tab {
  session: BrowserSession
  log: ReturnType<typeof vi.fn>
  /** The addresses that the browser was sent to. */
  places: string[]
  storage: ReturnType<typeof memoryStorage>
  signIn(email: string, password?: string): Promise<SessionState>
  /** The same tab after a reload: its memory is cleared. */
  reload(): Promise<Tab>
}

/** A browser tab on that server; the client keeps its tokens in memory, shared by all tabs. */
export async function openTab({ url }: { url: string }, storage = memoryStorage()): Promise<Tab> {
  const config = await (await fetch(`${url}/config.json`)).json()
  return tabWith(config, storage)
}

function tabWith(config: Parameters<typeof openSession>[0], storage: Tab['storage']): Tab {
  const places: string[] = []
  const window = Object.assign(new EventTarget(), {
    sessionStorage: storage,
    localStorage: storage,
    location: { assign: (path: string) => places.push(path) },
  })
  const log = vi.fn()
  const session = openSession(config, window as never, { log })
  onTestFinished(() => {
    session.close()
    return cognitoUserPoolsTokenProvider.tokenOrchestrator.clearTokens()
  })
  return {
    session,
    log,
    places,
    storage,
    signIn: async (email, password = PASSWORD) => {
      await signOut()
      await session.account.signIn(email, password)
      return firstValue(session, ({ loading }) => !loading)
    },
    reload: async () => {
      session.close()
      await cognitoCredentialsProvider.clearCredentialsAndIdentityId()
      return tabWith(config, storage)
    },
  }
}

export const logged = ({ log }: Tab) => log.mock.calls.map(([message, error]) => [message, error.message])
