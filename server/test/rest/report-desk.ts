import { afterAll, beforeAll } from 'vitest'
import { admin, configureAmplify, type Person } from '../amplify-client.ts'
import { givenBy } from '../given.ts'
import { type RunningServer, startServer } from '../running-server.ts'
import { signToken } from '../tokens.ts'
import { send } from './rest-client.ts'

const NOW = new Date('2025-09-20T17:00:00.000Z')

export interface ReportDesk {
  server: RunningServer
  desk: Person
  given: ReturnType<typeof givenBy>
  /** The manage API's answer to an administrator. */
  ask(path: string, query?: Record<string, string>): ReturnType<typeof send>
  post(path: string, body?: object): ReturnType<typeof send>
}

/** The whole server for a test file, on a clock that stands still, with an administrator at the desk. */
export function reportDesk(): ReportDesk {
  const at = {} as ReportDesk
  beforeAll(async () => {
    at.server = await startServer({ now: () => NOW })
    configureAmplify(at.server)
    at.desk = await admin()
    at.given = givenBy(at.desk)
    const token = await signToken({ email: at.desk.email, groups: ['pmfcadmin'] })
    at.ask = (path, query = {}) =>
      send(at.server, 'get', `/manage${path}?${new URLSearchParams(query)}`, { token })
    at.post = (path, body) => send(at.server, 'post', `/manage${path}`, { token, body })
  })
  afterAll(() => at.server.close())
  return at
}
