import { randomBytes, randomUUID } from 'node:crypto'
import { type AccountView, getAccount, recordAccountAct } from './change-account.ts'
import { sendInvitation } from './emails.ts'
import { readEmail } from './inputs.ts'
import { userExists } from './pool-error.ts'
import { mergedAttributes, readAttributes } from './user-attributes.ts'
import type { Desk, UserPool } from './user-pool.ts'
import { insertUser, lockUserOfAddress, removeUnconfirmed } from './users.ts'

const INVITATION_MS = 7 * 24 * 3_600_000

interface Invitation {
  email: string
  attributes?: { Name: string; Value: string }[]
}

/** Makes an account whose password is mailed, counts for a week, and is replaced at the first sign-in. */
export async function inviteAccount(pool: UserPool & Desk, invitation: Invitation): Promise<AccountView> {
  const email = readEmail(invitation.email)
  const attributes = mergedAttributes({}, readAttributes(invitation.attributes ?? []).attributes)
  const temporaryPassword = randomBytes(9).toString('base64url')
  const passwordHash = await pool.passwords.hash(temporaryPassword)
  const [id, now] = [randomUUID(), pool.now()]
  const passwordExpiresAt = new Date(now.getTime() + INVITATION_MS)
  await pool.sql.begin(async (tx) => {
    const status = 'FORCE_CHANGE_PASSWORD' as const
    // An address that somebody typed and nobody confirmed does not stand in the way of the club's invitation.
    await removeUnconfirmed(tx, await lockUserOfAddress(tx, email))
    if (!(await insertUser(tx, { id, email, passwordHash, passwordExpiresAt, status, attributes }, now)))
      throw userExists()
    await sendInvitation(tx, { id, email }, { temporaryPassword, expiresAt: passwordExpiresAt })
    await recordAccountAct(tx, { by: pool.by, action: 'CREATE', user: { id, email }, done: true, now })
  })
  return getAccount(pool, id)
}
