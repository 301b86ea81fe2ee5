import type { Model } from '@touchline/domain/models/model-types.ts'
import type { RowOf } from '@touchline/domain/models/rows.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { LIVE_REGISTRATION_STATUSES } from '@touchline/domain/status/registration.ts'
import { registeredTwiceRefusal, takenFromTwin, twinAmong } from '@touchline/domain/users/merge-users.ts'
import { columnOf } from '../graphql/access.ts'
import { refuse } from '../graphql/errors.ts'
import { updateRecorded } from '../graphql/write/record.ts'
import { selectRows } from '../graphql/write/rows.ts'
import type { WriteContext } from '../graphql/write/rules.ts'
import type { Transaction } from '../postgres/pool.ts'
import { wipePlayerRow } from '../retention/wipe-player.ts'
import { takeOffTeamLists } from '../retention/wipe-team-lists.ts'

const Player = modelNamed('Player')

/** The models that refer to a player, with the referring fields. */
const OF_PLAYER: [model: Model, key: string][] = [
  [modelNamed('PlayerProgramRegistration'), 'playerRegistrationsId'],
  [modelNamed('KitOrder'), 'playerKitOrdersId'],
  [modelNamed('Consent'), 'playerId'],
  [modelNamed('TournamentSignUp'), 'playerId'],
]

export interface MovedPlayer {
  id: string
  name: string
  birthDate: string
  registrations: number
  kitOrders: number
  /** The kept user has the same child, so the two entries are merged. */
  isTwin: boolean
}

/** Moves the locked players of one user to another, merging children that both have (P-8). */
export async function movePlayers(context: WriteContext, from: string, to: string): Promise<MovedPlayer[]> {
  const kept = await playersOf(context, to)
  const moved: MovedPlayer[] = []
  for (const player of await playersOf(context, from)) {
    const twin = twinAmong(player, kept)
    if (twin) await checkPrograms(context, player, twin)
    const [registrations, kitOrders] = await follow(context, player.id, twin?.id)
    if (twin) await becomeOne(context, twin, player)
    else await updateRecorded(context, Player, player, { userPlayersId: to })
    moved.push({
      id: player.id,
      name: `${player.firstName} ${player.lastName}`,
      birthDate: player.birthDate,
      registrations: registrations ?? 0,
      kitOrders: kitOrders ?? 0,
      isTwin: twin !== null,
    })
  }
  return moved
}

/** Merges children that this user and a guardian they share with have both added, into the other guardian's (P-8). */
export async function joinTwins(context: WriteContext, userId: string): Promise<void> {
  const others = await context.tx<{ id: string }[]>`
    select guardian_id as id from shared_guardians where user_id = ${userId} and guardian_id <> ${userId} order by 1`
  for (const { id } of others) {
    const kept = await playersOf(context, id)
    for (const player of await playersOf(context, userId)) {
      const twin = twinAmong(player, kept)
      if (!twin) continue
      await joinEntries(context, twin, player)
    }
  }
}

/** Merges two locked entries of one child; returns how many registrations and orders were moved. */
export async function joinEntries(
  context: WriteContext,
  kept: RowOf<'Player'>,
  gone: RowOf<'Player'>,
): Promise<{ registrations: number; kitOrders: number; consents: number }> {
  await checkPrograms(context, gone, kept)
  const [registrations = 0, kitOrders = 0, consents = 0] = await follow(context, gone.id, kept.id)
  await becomeOne(context, kept, gone)
  return { registrations, kitOrders, consents }
}

const playersOf = ({ tx }: WriteContext, userId: string): Promise<RowOf<'Player'>[]> =>
  selectRows(tx, Player, 'user_players_id = $1 and not _deleted order by id', [userId], 'for update')

async function becomeOne(
  context: WriteContext,
  twin: RowOf<'Player'>,
  player: RowOf<'Player'>,
): Promise<void> {
  const taken = takenFromTwin(twin, player)
  if (Object.keys(taken).length > 0) await updateRecorded(context, Player, twin, taken)
  await updateRecorded(context, Player, player, { _deleted: true })
  await takeAttendance(context.tx, player.id, twin.id)
  await wipePlayerRow(context.tx, player.id, context.now)
  await takeOffTeamLists(context.tx, [player.id], twin.id)
}

/** If both have attendance for the same session, the kept player's stays. */
async function takeAttendance(tx: Transaction, from: string, to: string): Promise<void> {
  await tx`
    update attendance a set player_id = ${to} where a.player_id = ${from}
      and not exists (select from attendance b
        where b.player_id = ${to} and b.program_id = a.program_id and b.day = a.day)`
  await tx`delete from attendance where player_id = ${from}`
}

/** The number of rows of each model; they are moved to the twin, if there is one. */
async function follow(context: WriteContext, from: string, to: string | undefined): Promise<number[]> {
  const counts: number[] = []
  for (const [model, key] of OF_PLAYER) {
    const where = `${columnOf(model, key)} = $1 and not _deleted order by id`
    const rows = await selectRows(context.tx, model, where, [from], 'for update')
    if (to) for (const row of rows) await updateRecorded(context, model, row, { [key]: to })
    counts.push(rows.length)
  }
  return counts
}

async function checkPrograms(
  context: WriteContext,
  player: RowOf<'Player'>,
  twin: RowOf<'Player'>,
): Promise<void> {
  const twice = await context.tx<{ name: string }[]>`
    select g.name from player_program_registrations r join program_fees f on f.id = r.program_fee_registrations_id
    join programs g on g.id = f.program_fees_id
    where r.player_registrations_id = any(${[player.id, twin.id]}) and not r._deleted
      and r.status = any(${[...LIVE_REGISTRATION_STATUSES]})
    group by g.id, g.name having count(*) > 1
    union all
    select t.name from tournament_sign_ups s join tournaments t on t.id = s.tournament_id
    where s.player_id = any(${[player.id, twin.id]}) and not s._deleted and s.status <> 'LEFT'
    group by t.id, t.name having count(*) > 1 order by 1`
  refuse(
    registeredTwiceRefusal(
      player.firstName,
      twice.map(({ name }) => name),
    ),
  )
  await dropLeft(context, player, twin)
}

/** A child is in a tournament once: of two entries, the one that has left is deleted. */
async function dropLeft(
  context: WriteContext,
  player: RowOf<'Player'>,
  twin: RowOf<'Player'>,
): Promise<void> {
  const SignUp = modelNamed('TournamentSignUp')
  const where = `status = 'LEFT' and not _deleted and player_id in ($1, $2) and exists (
    select from tournament_sign_ups other where other.tournament_id = t.tournament_id and other.player_id in ($1, $2)
      and not other._deleted and (other.status <> 'LEFT' or other.id < t.id)) order by id`
  for (const row of await selectRows(context.tx, SignUp, where, [player.id, twin.id], 'for update'))
    await updateRecorded(context, SignUp, row, { _deleted: true })
}
