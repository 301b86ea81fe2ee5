import { findUsersByEmail } from './find-users.ts'
import type { Log } from './log.ts'
import type { Request } from './request.ts'
import type { Row } from './row.ts'

const KEPT_FOR_MS = 30_000

interface UserLookupParts {
  request: Request
  isImpersonating: () => boolean
  log?: Log
  now?: () => number
}

/** Users by email, cached for half a minute. The cache belongs to one caller: make one per browser session. */
export function makeUserLookup({ request, isImpersonating, log, now = Date.now }: UserLookupParts) {
  const kept = new Map<string, { users: Row[]; until: number }>()
  const inFlight = new Map<string, Promise<Row[]>>()

  function findAndKeep(email: string): Promise<Row[]> {
    const lookup = findUsersByEmail(request, email, log).then((users) => {
      if (inFlight.get(email) !== lookup) return users
      inFlight.delete(email)
      // An empty list may be a failure, or the moment before the first sign-in creates the user.
      if (users.length > 0) kept.set(email, { users, until: now() + KEPT_FOR_MS })
      return users
    })
    inFlight.set(email, lookup)
    return lookup
  }

  async function find(email: string): Promise<Row[]> {
    if (isImpersonating()) return findUsersByEmail(request, email, log)
    const found = kept.get(email)
    if (found && now() < found.until) return found.users
    return inFlight.get(email) ?? findAndKeep(email)
  }

  /** Call it after that user has changed, or without an email when somebody else may sign in next. */
  function forget(email?: string): void {
    for (const entries of [kept, inFlight])
      if (email === undefined) entries.clear()
      else entries.delete(email)
  }

  return Object.assign(find, { forget })
}
