import type { Fragment } from 'postgres'
import { inOneGo } from '../postgres/in-one-go.ts'
import type { Transaction } from '../postgres/pool.ts'

/*
 * Locks are always taken in this order, to avoid deadlocks: the family, its programs by id, then rows.
 * Pricing a family's registrations requires the family's lock; counting or assigning places of a program requires
 * the program's lock.
 */

export const lockFamilyOf = (tx: Transaction, playerId: string): Promise<void> =>
  lockSettled(
    tx,
    tx`
      select coalesce(u.family, u.id, p.id) as key from players p left join users u on u.id = p.user_players_id
      where p.id = ${playerId}`,
    playerId,
  )

/** The families of several players, in a fixed order. */
export const lockFamiliesOf = (tx: Transaction, playerIds: readonly string[]): Promise<void> =>
  lockSettled(
    tx,
    tx`
      select distinct coalesce(u.family, u.id, p.id) as key from players p left join users u on u.id = p.user_players_id
      where p.id = any(${[...playerIds]}) order by 1`,
    ...playerIds,
  )

export const lockFamilyOfUser = (tx: Transaction, userId: string): Promise<void> =>
  lockFamiliesOfUsers(tx, [userId])

/** While these families are locked, no player can be moved between them. */
export const lockFamiliesOfUsers = (tx: Transaction, userIds: readonly string[]): Promise<void> =>
  lockSettled(
    tx,
    tx`select distinct coalesce(family, id) as key from users where id = any(${[...userIds]}) order by 1`,
    ...userIds,
  )

interface Key {
  key: string
}

/** Someone may join another family while we wait for the lock of theirs; then that family is locked too. */
async function lockSettled(tx: Transaction, keys: Fragment, ...otherwise: string[]): Promise<void> {
  const held = new Set<string>()
  for (;;) {
    const [locked, settled] = await inOneGo([
      tx<Key[]>`
        with keys as materialized (${keys})
        select key, pg_advisory_xact_lock(hashtextextended('family ' || key, 0)) from keys`.execute(),
      tx<Key[]>`${keys}`,
    ])
    for (const { key } of locked) held.add(key)
    if (locked.length === 0) for (const key of otherwise) await lockFamily(tx, key)
    if (settled.every(({ key }) => held.has(key))) return
  }
}

/** `key` is the id shared by linked accounts, or that of a single account. */
export async function lockFamily(tx: Transaction, key: string): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`family ${key}`}, 0))`
}

export async function lockPrograms(tx: Transaction, programIds: readonly string[]): Promise<void> {
  await tx`select from programs where id = any(${[...programIds]}) order by id for update`.execute()
}

/** Sent immediately: queries sent right after it run under the lock. */
export async function lockProgramsOfFees(tx: Transaction, feeIds: readonly string[]): Promise<void> {
  await tx`
    select from programs where id in (select program_fees_id from program_fees where id = any(${[...feeIds]}))
    order by id for update`.execute()
}

/**
 * Locks everything that writing this registration may touch: its family, its program, the program it replaces (R-16),
 * those it waits for together with, and the programs of `otherFees`.
 */
export async function lockRegistration(
  tx: Transaction,
  registrationId: string,
  otherFees: readonly string[] = [],
): Promise<void> {
  const [row] = await tx`
    select r.player_registrations_id as player, r.group_id,
      array_remove(array[r.program_fee_registrations_id, replaced.program_fee_registrations_id], null) as fees
    from player_program_registrations r left join player_program_registrations replaced on replaced.id = r.replaces_id
    where r.id = ${registrationId}`
  if (!row) return
  await lockFamilyOf(tx, row.player)
  const together = row.group_id === null ? [] : await feesOfGroups(tx, [row.group_id])
  await lockProgramsOfFees(tx, [...row.fees, ...otherFees, ...together])
}

/** Locks the player's family, and the programs whose places may pass on if the player cannot take one (W-11). */
export async function lockPlayer(tx: Transaction, playerId: string): Promise<void> {
  await lockFamilyOf(tx, playerId)
  const waiting = await tx<{ fee: string; group_id: string | null }[]>`
    select program_fee_registrations_id as fee, group_id from player_program_registrations
    where player_registrations_id = ${playerId} and status = 'WAITLISTED' and not _deleted`
  if (waiting.length === 0) return
  const groups = waiting.map(({ group_id }) => group_id).filter((id) => id !== null)
  await lockProgramsOfFees(tx, [...waiting.map(({ fee }) => fee), ...(await feesOfGroups(tx, groups))])
}

/** The fees of those who wait in these groups. */
export async function feesOfGroups(tx: Transaction, groupIds: readonly string[]): Promise<string[]> {
  const rows = await tx`
    select distinct program_fee_registrations_id as fee from player_program_registrations
    where status = 'WAITLISTED' and not _deleted and group_id = any(${[...groupIds]})`
  return rows.map(({ fee }) => fee)
}
