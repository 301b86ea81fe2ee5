import type { RowOf } from '@touchline/domain/models/rows.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { present } from '@touchline/domain/present.ts'
import type { PriceChange } from '@touchline/domain/pricing/requote.ts'
import { type MergedUser, mergeRefusal, takenFromUser } from '@touchline/domain/users/merge-users.ts'
import { refuseBarred } from '../families/bar-guardian.ts'
import { admitReadersOfBoth } from '../families/new-readers.ts'
import { refuse } from '../graphql/errors.ts'
import { updateRecorded } from '../graphql/write/record.ts'
import { selectRows } from '../graphql/write/rows.ts'
import type { WriteContext } from '../graphql/write/rules.ts'
import { recordAct } from '../impersonation/record-act.ts'
import { lockFamiliesOfUsers } from '../registrations/locks.ts'
import { priceSome } from '../registrations/price-families.ts'
import { wipeUserRow } from '../retention/wipe-user.ts'
import { accountOf, closeAccount } from './close-account.ts'
import { type MovedPlayer, movePlayers } from './merge-players.ts'

const [User, Consent] = [modelNamed('User'), modelNamed('Consent')]

export interface UserMerge {
  keepId: string
  goneId: string
  /** The versions that the administrator has seen; omitted for a preview. */
  versions?: { keep: number; gone: number }
}

export interface Merged {
  keep: MergedUser & { version: number }
  gone: MergedUser & { version: number }
  players: MovedPlayer[]
  consents: number
  /** Values that the kept user lacked, taken from the other. */
  taken: Partial<MergedUser>
  /** SHARED: both have the same address, so the account remains. */
  account: 'NONE' | 'CLOSED' | 'SHARED'
  hasKeptAccount: boolean
  /** The kept user's family afterwards: none, its own, the other's, or both joined. */
  family: 'NONE' | 'KEPT' | 'TAKEN' | 'JOINED'
  prices: PriceChange[]
}

/** Merges two users (P-7) within this transaction. The caller is an administrator. */
export async function mergeUsers(context: WriteContext, wanted: UserMerge): Promise<Merged> {
  const { tx, caller, now } = context
  await lockFamiliesOfUsers(tx, [wanted.keepId, wanted.goneId])
  const { keep, gone } = await lockedUsers(context, wanted)
  const account = await accountOf(tx, gone.email)
  const ownEmail = present(caller.email, 'the address of whoever merges')
  refuse(
    mergeRefusal({
      keep: asUser(keep),
      gone: asUser(gone),
      ownEmail,
      isGoneAdministrator: account?.isAdministrator === true && gone.email !== keep.email,
    }),
  )
  const userId = keep.id
  const isShared = gone.email === keep.email
  // Whoever loses an account gets just one email, about where to sign in.
  const isNotified = account?.isEnabled === true && !isShared
  const joined = await joinRecords(
    isNotified ? { ...context, notNotified: new Set([gone.id]) } : context,
    keep,
    gone,
  )
  if (account && !isShared) await closeAccount(context, account, { userId, to: keep.email })
  await recordAct(tx, {
    adminEmail: ownEmail,
    action: 'MERGE',
    userId,
    after: recordOfMerge(gone, joined.players),
    now,
  })
  return {
    keep: asUser(keep),
    gone: asUser(gone),
    ...joined,
    account: account ? (isShared ? 'SHARED' : 'CLOSED') : 'NONE',
    hasKeptAccount: (await accountOf(tx, keep.email)) !== null,
    prices: await priceSome(context, userId, 'SIBLING_JOINED'),
  }
}

/** Moves everything from one locked user to another, and turns the first into a tombstone (P-7). */
export async function joinRecords(
  context: WriteContext,
  keep: RowOf<'User'>,
  gone: RowOf<'User'>,
  { byCode = false } = {},
): Promise<Pick<Merged, 'players' | 'consents' | 'taken' | 'family'>> {
  const { tx, now } = context
  await admitReadersOfBoth(context, keep.id, gone.id, { byCode })
  const players = await movePlayers(context, gone.id, keep.id)
  const consents = await moveConsents(context, gone.id, keep.id)
  const { family, key } = await joinFamilies(context, keep, gone)
  const taken = takenFromUser(asUser(keep), asUser(gone))
  const changes = { ...taken, ...(key === keep.family ? {} : { family: key }) }
  if (Object.keys(changes).length > 0) await updateRecorded(context, User, keep, changes)
  await updateRecorded(context, User, gone, { _deleted: true })
  await moveBars(context, gone.id, keep.id)
  const userId = keep.id
  // Update the data subject too, so that the family can still see who looked at their data.
  await tx`update audit_entries set subject_user_id = ${userId} where subject_user_id = ${gone.id}`
  await tx`update ledger_entries set user_id = ${userId} where user_id = ${gone.id}`
  await tx`update card_payments set user_id = ${userId} where user_id = ${gone.id}`
  await tx`update credit_refunds set user_id = ${userId} where user_id = ${gone.id}`
  await tx`
    insert into payment_reminders select ${userId}, due_on, days_after, sent_at from payment_reminders
    where user_id = ${gone.id} on conflict do nothing`
  await tx`
    insert into reminder_pauses select ${userId}, until, reason, made_by from reminder_pauses where user_id = ${gone.id}
    on conflict (user_id) do update set until = excluded.until, reason = excluded.reason, made_by = excluded.made_by
    where reminder_pauses.until < excluded.until`
  await tx`
    insert into moved_in_addresses (user_id, email, move_in_id, invited_at)
    select ${userId}, email, move_in_id, invited_at from moved_in_addresses where user_id = ${gone.id}
    on conflict do nothing`
  await tx`update campaign_receivers set user_id = ${userId} where user_id = ${gone.id}`
  await wipeUserRow(tx, gone.id, now)
  return { players, consents, taken, family }
}

const asUser = (row: RowOf<'User'>) => ({ ...row, version: row._version })

async function lockedUsers({ tx }: WriteContext, { keepId, goneId, versions }: UserMerge) {
  const where = 'id in ($1, $2) and not _deleted order by id'
  const rows = await selectRows(tx, User, where, [keepId, goneId], 'for update')
  const keep = rows.find(({ id }) => id === keepId)
  const gone = rows.find(({ id }) => id === goneId)
  if (!keep || !gone) {
    const message = 'One of the two no longer exists.'
    refuse({ code: 'USER_GONE', field: keep ? 'goneId' : 'keepId', message })
  }
  if (versions && (keep._version !== versions.keep || gone._version !== versions.gone))
    refuse({
      code: 'CHANGED',
      message: 'One of the two was changed in the meantime. Check again, then merge.',
    })
  return { keep, gone }
}

async function moveConsents(context: WriteContext, from: string, to: string): Promise<number> {
  const rows = await selectRows(
    context.tx,
    Consent,
    'user_id = $1 and not _deleted order by id',
    [from],
    'for update',
  )
  for (const row of rows) await updateRecorded(context, Consent, row, { userId: to })
  return rows.length
}

/** Users linked with the removed one become linked with the kept one. */
async function joinFamilies(context: WriteContext, keep: RowOf<'User'>, gone: RowOf<'User'>) {
  const [mine, theirs] = [keep.family, gone.family]
  if (theirs === null || theirs === mine) return { family: mine ? 'KEPT' : 'NONE', key: mine } as const
  if (mine === null) return { family: 'TAKEN', key: theirs } as const
  const where = 'family = $1 and id <> $2 and not _deleted order by id'
  const others = await selectRows(context.tx, User, where, [theirs, gone.id], 'for update')
  for (const other of others) await updateRecorded(context, User, other, { family: mine })
  return { family: 'JOINED', key: mine } as const
}

/** Moves bars on access to children; the merge is refused if it would link barred guardians (P-14). */
async function moveBars({ tx }: WriteContext, from: string, to: string): Promise<void> {
  await tx`
    insert into barred_guardians (user_id, from_user_id, reason, barred_by, barred_at)
    select case user_id when ${from} then ${to} else user_id end, case from_user_id when ${from} then ${to} else from_user_id end,
      reason, barred_by, barred_at
    from barred_guardians where ${from} in (user_id, from_user_id) and ${to} not in (user_id, from_user_id)
    on conflict (user_id, from_user_id) do nothing`
  await refuseBarred(tx)
}

const recordOfMerge = (gone: RowOf<'User'>, players: readonly MovedPlayer[]) => ({
  merged: gone.id,
  email: gone.email,
  name: [gone.firstName, gone.lastName].filter(Boolean).join(' '),
  players: players.map(({ name }) => name),
})
