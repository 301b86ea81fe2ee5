import { isAvatar } from '@touchline/domain/users/avatar.ts'
import type { Log } from '../data/log.ts'
import type { Request } from '../data/request.ts'
import type { Row } from '../data/row.ts'
import { createRow } from '../data/write-row.ts'
import type { Identity } from './identity.ts'

interface EnsureParts {
  request: Request
  /** Logs a failure itself and returns nobody, so that a user is created. */
  findUsers: (email: string) => Promise<Row[]>
  log: Log
}

/** The user record of the signed-in person, created if there is none; null, and logged, if that fails. */
export async function ensureUserRecord(parts: EnsureParts, identity: Identity): Promise<Row | null> {
  const { request, findUsers, log } = parts
  try {
    if (identity.email === '') throw new Error('The identity token names no email address')
    const existing = newest(await findUsers(identity.email))
    return existing ?? (await createRow(request, 'User', newUser(identity)))
  } catch (error) {
    log(`Could not ensure the user record of ${identity.email}`, error)
    return null
  }
}

/** If an address has several records, the family's data belong to the one that the service uses: the newest. */
function newest(users: Row[]): Row | undefined {
  return users.toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))[0]
}

/** A sign-in may contain a picture that the club does not show, which must not prevent the record. */
function newUser({ sub, email, avatarUrl = '', language, ...names }: Identity) {
  const picture = isAvatar(avatarUrl) ? avatarUrl : ''
  const isNamed = names.firstName !== '' || names.lastName !== ''
  const { firstName, lastName } = isNamed ? names : { firstName: 'New', lastName: 'User' }
  return { externalUserId: sub, email, firstName, lastName, avatarUrl: picture, language }
}
