import { listByIndex } from './list-all.ts'
import type { Log } from './log.ts'
import type { Request } from './request.ts'
import type { Row } from './row.ts'

export async function findUsersByEmail(
  request: Request,
  email: string,
  log: Log = console.error,
): Promise<Row[]> {
  try {
    return await listByIndex(request, 'usersByEmail', { email })
  } catch (error) {
    log(`Could not find the users with email ${email}`, error)
    return []
  }
}
