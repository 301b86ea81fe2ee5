import type { Changes, NewInput, RowOf, UpdateInput } from '@touchline/domain/models/rows.ts'
import { changesInWords, type HeldProgram } from '@touchline/domain/players/edited-child.ts'
import {
  birthDateChangeRefusal,
  type PlayerInput,
  playerDeletionRefusal,
  playerRefusal,
  soundPlayerRefusal,
} from '@touchline/domain/players/player-eligibility.ts'
import { childrenRefusal } from '@touchline/domain/registrations/family-limits.ts'
import { LIVE_REGISTRATION_STATUSES } from '@touchline/domain/status/registration.ts'
import { readSettings } from '../club/load-club.ts'
import { admitNewGuardian } from '../families/new-readers.ts'
import { refuse, unauthorised } from '../graphql/errors.ts'
import type { WriteContext, WriteRules } from '../graphql/write/rules.ts'
import { lockFamilyOfUser, lockPlayer } from '../registrations/locks.ts'
import { registrationsOf } from '../registrations/registrations-of.ts'
import { settleLinesOf } from '../registrations/waiting-line.ts'
import { wipePlayer } from '../retention/wipe-player.ts'
import { checkMove } from '../status/status-move.ts'
import { leaveAllTournaments, settleTournamentsOf } from '../tournament/sign-ups/of-player.ts'
import { writeToGuardians } from '../users/write-to-guardians.ts'
import { childChanged } from './changed-email.ts'
import { dropHold, isHeld, keepHold } from './injury-holds.ts'

/** The fields that identify a child. */
const IDENTITY = ['firstName', 'lastName', 'birthDate']

export const playerRules: WriteRules<'Player'> = {
  repeatedBy: ['firstName', 'lastName', 'birthDate'],

  async create(context, input) {
    const { caller, myUserId } = context
    const owner = input.userPlayersId ?? (caller.role === 'ADMIN' ? null : myUserId)
    if (caller.role !== 'ADMIN' && (owner === null || owner !== myUserId))
      throw unauthorised('createPlayer', 'Mutation')
    const status = input.status ?? 'ACTIVE'
    checkMove(context, 'Player', null, status)
    const row = { ...input, userPlayersId: owner, status }
    await checkPerson(context, row, { isNew: true })
    const isOnHold =
      caller.role !== 'ADMIN' && (await isHeld(context, row, { isNew: true, isBirthDateNew: true }))
    return { row: isOnHold ? { ...row, status: 'ON_HOLD' } : row }
  },

  async created(context, player) {
    if (player.status === 'ON_HOLD') await keepHold(context, player)
  },

  lockFirst: ({ tx }, id) => lockPlayer(tx, id),
  own: [
    'gender',
    'healthNotes',
    'emergencyContact',
    'emergencyPhone',
    'photoConsent',
    'shirtSize',
    'sockSize',
    'shinGuardSize',
    'ballSize',
  ],
  // A child on hold has additional records, so an update must read the row.
  usually: { status: 'ACTIVE' },

  async update(context, current, changes) {
    if (changes.status) checkMove(context, 'Player', current.status, changes.status)
    if (changes.userPlayersId) await admitNewGuardian(context, [current.id], changes.userPlayersId)
    if (IDENTITY.some((name) => name in changes)) await checkPerson(context, { ...current, ...changes })
    if (changes.birthDate && context.caller.role !== 'ADMIN') {
      refuse(birthDateChangeRefusal(current.firstName, await statusesOf(context, current)))
    }
    if (await isSomebodyOnHold(context, current, changes)) return { ...changes, status: 'ON_HOLD' }
    return { ...changes, ...clearance(context, current, changes) }
  },

  async updated(context, before, after) {
    if (after.status === 'ON_HOLD') await keepHold(context, after)
    else if (before.status === 'ON_HOLD') await dropHold(context, after)
    if ((before.status === 'ACTIVE') !== (after.status === 'ACTIVE')) {
      await settleLinesOf(context, after.id)
      await settleTournamentsOf(context, after.id)
    }
    if (context.caller.role === 'ADMIN') await sendChanged(context, before, after)
  },

  async remove(context, player) {
    refuse(playerDeletionRefusal(player.firstName, await statusesOf(context, player)))
  },

  /** A deletion cannot be undone, so only an injury hold is kept (Z-3, P-10), whoever deletes. */
  async removed(context, player) {
    if (player.status === 'ON_HOLD') await keepHold(context, player)
    await leaveAllTournaments(context, player.id)
    await wipePlayer(context.tx, player.id, context.now)
  },
}

/** Overwriting a child with the name or birth date of one on hold does not end the hold (P-10). */
async function isSomebodyOnHold(
  context: WriteContext,
  current: RowOf<'Player'>,
  changes: UpdateInput<'Player'>,
): Promise<boolean> {
  const isAsked = context.caller.role !== 'ADMIN' && current.status !== 'ON_HOLD'
  if (!isAsked || !IDENTITY.some((name) => name in changes)) return false
  const after = { ...current, ...changes }
  return isHeld(context, after, { isNew: false, isBirthDateNew: 'birthDate' in changes })
}

/** A player who returns from being on hold has been cleared on the noted day, or today (P-3). */
function clearance(
  { today }: WriteContext,
  current: RowOf<'Player'>,
  changes: UpdateInput<'Player'>,
): Changes<'Player'> {
  const isBack = current.status === 'ON_HOLD' && changes.status === 'ACTIVE'
  return isBack ? { clearanceDate: changes.clearanceDate ?? today } : {}
}

/** An existing player, or a new one. */
type Person = NewInput<'Player'> | RowOf<'Player'>

/** The desk may add anybody; for families, an unsuitable age or a duplicate child is refused. */
async function checkPerson(context: WriteContext, player: Person, { isNew = false } = {}): Promise<void> {
  if (context.caller.role === 'ADMIN') return refuse(soundPlayerRefusal(player, context.today))
  const { ages, limits } = (await readSettings(context.tx)).facts
  const siblings = await siblingsOf(context, player)
  refuse(playerRefusal(player, siblings, context.today, ages))
  if (isNew) refuse(childrenRefusal(siblings.length, limits))
}

/** The children of the family, including linked guardians. Locks it, so that nobody can add a child meanwhile. */
async function siblingsOf({ tx }: WriteContext, player: Person): Promise<PlayerInput[]> {
  const owner = player.userPlayersId
  if (owner == null) return []
  await lockFamilyOfUser(tx, owner)
  return tx<PlayerInput[]>`
    select p.first_name as "firstName", p.last_name as "lastName", p.birth_date as "birthDate" from players p join users u on u.id = p.user_players_id
    join users me on me.id = ${owner}
    where p.id is distinct from ${player.id} and not p._deleted
      and (u.id = me.id or (u.family = me.family and not u._deleted))`
}

const statusesOf = async (context: WriteContext, player: RowOf<'Player'>) =>
  (await registrationsOf(context, player)).map(({ status }) => status)

/** Notifies the guardians of the desk's corrections to their child, and the consequences (E-20). */
async function sendChanged(
  context: WriteContext,
  before: RowOf<'Player'>,
  after: RowOf<'Player'>,
): Promise<void> {
  if (!context.links) return
  if (changesInWords(before, after).length === 0) return
  const { ages } = (await readSettings(context.tx)).facts
  const programs = await programsOf(context, after.id)
  const words = childChanged(after.id, { before, after, programs, ages })
  await writeToGuardians(context, [after], words)
}

const programsOf = ({ tx }: WriteContext, playerId: string): Promise<HeldProgram[]> =>
  tx<HeldProgram[]>`
    select g.name, g.start_date as "startDate", g.min_birth_year as "minBirthYear", g.max_birth_year as "maxBirthYear"
    from player_program_registrations r join program_fees f on f.id = r.program_fee_registrations_id
    join programs g on g.id = f.program_fees_id
    where r.player_registrations_id = ${playerId} and not r._deleted
      and r.status = any(${[...LIVE_REGISTRATION_STATUSES]})
    order by g.start_date, g.name`
