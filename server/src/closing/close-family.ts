import type { Model } from '@touchline/domain/models/model-types.ts'
import type { RowOf } from '@touchline/domain/models/rows.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import type { Affair, Closing } from '@touchline/domain/retention/closing.ts'
import { SYSTEM } from '../graphql/caller.ts'
import { notFound } from '../graphql/errors.ts'
import { updateByRules } from '../graphql/write/apply.ts'
import { inTransaction } from '../graphql/write/in-transaction.ts'
import { updateRecorded } from '../graphql/write/record.ts'
import { selectRows } from '../graphql/write/rows.ts'
import type { WriteContext } from '../graphql/write/rules.ts'
import { writeContext } from '../graphql/write/write-context.ts'
import type { Sql } from '../postgres/pool.ts'
import { feesOfGroups, lockFamilyOfUser, lockProgramsOfFees } from '../registrations/locks.ts'
import { removeRow } from '../retention/remove-row.ts'
import { leaveTournaments } from '../tournament/sign-ups/of-player.ts'
import { affairsOf } from './affairs.ts'

const [User, Player] = [modelNamed('User'), modelNamed('Player')]
const [Registration, KitOrder] = [modelNamed('PlayerProgramRegistration'), modelNamed('KitOrder')]

/**
 * Closes a family's account with the club, as requested by its owner, in this transaction (Z-6). Its record is kept
 * until what is under way has ended, and then deleted by the nightly job. The caller must delete the sign-in account.
 */
export async function closeFamily(context: WriteContext, userId: string): Promise<Closing> {
  const { tx } = context
  await lockFamilyOfUser(tx, userId)
  const [user] = await selectRows(tx, User, 'id = $1 and not _deleted', [userId], 'for update')
  if (!user) throw notFound('User', userId)
  const players = await playersOf(context, userId)
  const other = await otherGuardian(context, user)
  if (other) return handOver(context, user, players, other)
  return windUp(context, user, players)
}

const playersOf = ({ tx }: WriteContext, userId: string): Promise<RowOf<'Player'>[]> =>
  selectRows(
    tx,
    Player,
    'user_players_id = $1 and not _deleted order by birth_date, id',
    [userId],
    'for update',
  )

/** Linked accounts are one family; returns the oldest of the other guardians. */
async function otherGuardian(
  { tx }: WriteContext,
  { id, family }: RowOf<'User'>,
): Promise<RowOf<'User'> | undefined> {
  if (family === null) return undefined
  const where = `family = $1 and id <> $2 and not _deleted
    and not exists (select from account_closings c where c.user_id = t.id) order by created_at, id limit 1`
  const [other] = await selectRows(tx, User, where, [family, id])
  return other
}

const nameOf = ({ firstName, lastName }: RowOf<'Player'>) => [firstName, lastName].filter(Boolean).join(' ')

/** The children have another guardian, so nothing of theirs ends. */
async function handOver(
  context: WriteContext,
  user: RowOf<'User'>,
  players: RowOf<'Player'>[],
  other: RowOf<'User'>,
): Promise<Closing> {
  for (const player of players) await updateRecorded(context, Player, player, { userPlayersId: other.id })
  await removeRow(context, User, user)
  return {
    players: players.map((player) => ({ name: nameOf(player), fate: 'HANDED_OVER' })),
    handedOverTo: players.length > 0 ? (other.firstName ?? 'your family’s other account') : null,
    cancelled: [],
    goesOn: [],
  }
}

async function windUp(
  context: WriteContext,
  user: RowOf<'User'>,
  players: RowOf<'Player'>[],
): Promise<Closing> {
  const userId = user.id
  const cancelled = (await affairsOf(context, userId)).filter(({ isPaid }) => !isPaid)
  await cancelAll(context, cancelled)
  const goesOn = await affairsOf(context, userId)
  const isKept = ({ id }: RowOf<'Player'>) => goesOn.some(({ playerId }) => playerId === id)
  const fates = players.map((player) => ({
    name: nameOf(player),
    fate: isKept(player) ? ('KEPT_UNTIL_OVER' as const) : ('REMOVED' as const),
  }))
  // Read the players again, because cancelling may have changed them.
  for (const player of await playersOf(context, userId))
    if (!isKept(player)) await removeRow(context, Player, player)
  if (goesOn.length === 0) await removeRow(context, User, user)
  else await keepUntilOver(context, user)
  return { players: fates, handedOverTo: null, cancelled, goesOn }
}

/** Takes all locks first, in the usual order. */
async function cancelAll(context: WriteContext, affairs: readonly Affair[]): Promise<void> {
  const { tx } = context
  const signUps = affairs.filter(({ kind }) => kind === 'TOURNAMENT' || kind === 'TOURNAMENT_WAITING')
  const others = affairs.filter((affair) => !signUps.includes(affair))
  const registrations = others.filter(({ kind }) => kind !== 'ORDER')
  const rows = await tx<{ fee: string; group_id: string | null }[]>`
    select program_fee_registrations_id as fee, group_id from player_program_registrations
    where id = any(${registrations.map(({ id }) => id)})`
  const groups = rows.flatMap(({ group_id }) => (group_id === null ? [] : [group_id]))
  await lockProgramsOfFees(tx, [...rows.map(({ fee }) => fee), ...(await feesOfGroups(tx, groups))])
  for (const { id, kind } of others) {
    const model: Model = kind === 'ORDER' ? KitOrder : Registration
    // Read again, because cancelling one may have moved or priced another.
    const [row] = await selectRows(tx, model, 'id = $1 and not _deleted', [id], 'for update')
    if (row && row.status !== 'CANCELLED') await updateByRules(context, model, row, { status: 'CANCELLED' })
  }
  await leaveTournaments(
    context,
    signUps.map(({ id }) => id),
  )
}

/** Keeps names and contact details, because the club may have to call; deletes everything else. */
async function keepUntilOver(context: WriteContext, user: RowOf<'User'>): Promise<void> {
  const { tx, now } = context
  const id = user.id
  await updateRecorded(context, User, user, { avatarUrl: null, language: null, newsletter: false })
  await tx`delete from family_calendars where user_id = ${id}`
  await tx`
    insert into account_closings (user_id, closed_at) values (${id}, ${now}) on conflict (user_id) do nothing`
}

/** Deletes the records of families who have closed their account, once nothing is under way any more (Z-6). */
export async function finishClosings(sql: Sql, now: Date): Promise<void> {
  // Families who have signed up again keep their record.
  await sql`
    delete from account_closings c using users u
    where u.id = c.user_id and exists (
      select from pool_users p where p.email = u.email and p.status <> 'UNCONFIRMED' and p.created_at > c.closed_at)`
  const rows = await sql<{ id: string }[]>`select user_id as id from account_closings order by user_id`
  for (const { id } of rows)
    await inTransaction(sql, async (tx) => finishClosing(await writeContext(tx, { caller: SYSTEM, now }), id))
}

/** Deletes what is left, if nothing is under way any more. */
async function finishClosing(context: WriteContext, userId: string): Promise<void> {
  const { tx } = context
  await lockFamilyOfUser(tx, userId)
  const [user] = await selectRows(tx, User, 'id = $1 and not _deleted', [userId], 'for update')
  if (user) await windUp(context, user, await playersOf(context, userId))
}
