import { afterAll, beforeAll, beforeEach } from 'vitest'
import { admin, configureAmplify, type Person } from './amplify-client.ts'
import { type RunningServer, startServer } from './running-server.ts'

export interface ClubAt {
  server: RunningServer
  desk: Person
  /** The server's current time, which a test may change. */
  now: Date
}

/** A server and its desk for all tests of a file; each test starts at this moment. */
export function clubAt(start: string | number): ClubAt {
  const at = { now: new Date(start) } as ClubAt
  beforeAll(async () => {
    at.server = await startServer({ now: () => at.now })
    configureAmplify(at.server)
    at.desk = await admin()
  })
  afterAll(() => at.server.close())
  beforeEach(() => {
    at.now = new Date(start)
  })
  return at
}
