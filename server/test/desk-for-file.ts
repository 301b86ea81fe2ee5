import { admin, configureAmplify, type Person } from './amplify-client.ts'
import { forFile } from './for-file.ts'
import { givenBy } from './given.ts'
import { type RunningServer, type ServerOptions, startServer } from './running-server.ts'

export interface DeskForFile {
  server: RunningServer
  desk: Person
  /** Creates rows as the desk. */
  given: ReturnType<typeof givenBy>
}

/** A server for all tests of a file, with the client pointed at it and an administrator; call it once, at the top. */
export async function deskForFile(
  now?: string | Date | (() => Date),
  options: Omit<ServerOptions, 'now'> = {},
): Promise<DeskForFile> {
  const clock = typeof now === 'function' || now === undefined ? now : () => new Date(now)
  const server = await forFile(startServer({ ...options, now: clock }))
  configureAmplify(server)
  const desk = await admin()
  return { server, desk, given: givenBy(desk) }
}
