import type { Person } from '../amplify-client.ts'
import type { Answer } from '../rest/rest-client.ts'
import type { RunningServer } from '../running-server.ts'

/** A club that is operated through its own server, with a clock that can be moved. */
export interface Club {
  server: RunningServer
  desk: Person
  now: Date
  call(method: string, path: string, body?: object): Promise<Answer>
}
