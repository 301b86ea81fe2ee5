import { modelNamed } from '@touchline/domain/models.ts'
import { type StaysBecause, undoWords } from '@touchline/domain/moving-in/undo.ts'
import * as z from 'zod'
import { notFound, unauthorised } from '../graphql/errors.ts'
import { removeByRules } from '../graphql/write/apply.ts'
import { selectRows } from '../graphql/write/rows.ts'
import type { Action, WriteContext } from '../graphql/write/rules.ts'
import { parsed } from '../graphql/write/validate-input.ts'
import { lockFamiliesOfUsers } from '../registrations/locks.ts'
import { checkMayUndo, undoPlaces } from './undo-places.ts'

const [User, Player] = [modelNamed('User'), modelNamed('Player')]

/** Rows deleted per request; the client repeats the request until all are. */
const AT_ONCE = 150

/** Undoes an import in steps: everything it created that has not been changed since (I-7). */
export const undoMoveIn: Action = {
  model: User,
  tokenWrites: null,
  async run(context, given) {
    const { tx, caller, now } = context
    if (caller.role !== 'ADMIN') throw unauthorised('undoMoveIn', 'Mutation')
    const { id } = parsed(z.object({ id: z.string() }), given)
    const [found] = await tx<{ isUndone: boolean }[]>`
      select undone_at is not null as "isUndone" from move_ins where id = ${id} for update`
    if (!found) throw notFound('MoveIn', id)
    await checkMayUndo(context, id)
    await lockAll(context, id)
    const places = await undoPlaces(context, id)
    const { links, ...quiet } = context
    // Guardians last: a remaining child keeps its guardians, as a remaining place keeps its child.
    const players = places.left > 0 ? NOT_YET : await removePlayers(quiet, id)
    const users = places.left + players.left > 0 ? NOT_YET : await removeUsers(quiet, id)
    const isDone = places.left + players.left + users.left === 0
    if (isDone && !found.isUndone)
      await tx`update move_ins set undone_at = ${now}, undone_by = ${caller.email} where id = ${id}`
    const stays = isDone ? [...places.stays, ...players.stays, ...users.stays] : []
    const { registrations, payments } = places
    const removed = { families: users.removed, children: players.removed, registrations, payments }
    return { typeName: 'MovedIn', texts: { outcome: JSON.stringify({ id, removed, stays, isDone }) } }
  },
}

/** Locks the families, so that nobody can register, order or take over their records meanwhile. */
async function lockAll({ tx }: WriteContext, id: string): Promise<void> {
  const owners = await tx<{ id: string }[]>`
    select coalesce(p.user_players_id, m.row_id) as id from moved_in_rows m
      left join players p on m.model = 'Player' and p.id = m.row_id
    where m.move_in_id = ${id}
    union select p.user_players_id from moved_in_places m
      join player_program_registrations r on r.id = m.registration_id join players p on p.id = r.player_registrations_id
    where m.move_in_id = ${id} and p.user_players_id is not null
    union select e.user_id from moved_in_payments m join ledger_entries e on e.id = m.entry_id
    where m.move_in_id = ${id}`
  await lockFamiliesOfUsers(
    tx,
    owners.map((owner) => owner.id),
  )
}

interface Made {
  id: string
  name: string
  why: StaysBecause | null
}

async function removePlayers(context: WriteContext, id: string): Promise<Removed> {
  const { tx } = context
  const made = await tx<Made[]>`
    select p.id, concat_ws(' ', p.first_name, p.last_name) as name, case
      when exists (select from player_program_registrations x where x.player_registrations_id = p.id and not x._deleted)
        then 'REGISTERED'
      when exists (select from kit_orders x where x.player_kit_orders_id = p.id and not x._deleted) then 'KIT_ORDERED'
      when exists (select from tournament_sign_ups x where x.player_id = p.id and not x._deleted) then 'TOURNAMENT'
      when exists (select from consents x where x.player_id = p.id and not x._deleted)
        or exists (select from attendance x where x.player_id = p.id) or p._version > 1 then 'CHANGED'
      end as why
    from moved_in_rows m join players p on p.id = m.row_id
    where m.move_in_id = ${id} and m.model = 'Player' and not p._deleted order by p.id`
  return removeUntouched(made, async ({ id: playerId }) => {
    for (const player of await selectRows(tx, Player, 'id = $1', [playerId], 'for update'))
      await removeByRules(context, Player, player)
  })
}

async function removeUsers(context: WriteContext, id: string): Promise<Removed> {
  const { tx } = context
  const made = await tx<Made[]>`
    select u.id, concat_ws(' ', u.first_name, u.last_name) as name, case
      when exists (select from players x where x.user_players_id = u.id and not x._deleted) then 'HAS_CHILDREN'
      when exists (select from ledger_entries x where x.user_id = u.id and x.source <> 'PRICE' and not exists (
        select from moved_in_payments own
        where own.move_in_id = m.move_in_id and own.entry_id in (x.id, x.reverses_id))) then 'HAS_ENTRIES'
      when u.family is not null or u._version > 1 then 'CHANGED'
      end as why
    from moved_in_rows m join users u on u.id = m.row_id
    where m.move_in_id = ${id} and m.model = 'User' and not u._deleted order by u.id`
  return removeUntouched(made, async ({ id: userId }) => {
    for (const user of await selectRows(tx, User, 'id = $1', [userId], 'for update'))
      await removeByRules(context, User, user)
  })
}

interface Removed {
  removed: number
  left: number
  stays: { name: string; why: string }[]
}

const NOT_YET: Removed = { removed: 0, left: 0, stays: [] }

async function removeUntouched(
  made: readonly Made[],
  remove: (one: Made) => Promise<void>,
): Promise<Removed> {
  const untouched = made.filter(({ why }) => why === null)
  const removed = untouched.slice(0, AT_ONCE)
  for (const one of removed) await remove(one)
  const stays = made.flatMap(({ name, why }) => (why ? [{ name, why: undoWords[why] }] : []))
  return { removed: removed.length, left: untouched.length - removed.length, stays }
}
