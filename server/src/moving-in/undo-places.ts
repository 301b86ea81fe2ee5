import { type Need, permissionRefusal, permits } from '@touchline/domain/identity/permissions.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { type StaysBecause, undoWords } from '@touchline/domain/moving-in/undo.ts'
import { refuse } from '../graphql/errors.ts'
import { removeByRules } from '../graphql/write/apply.ts'
import { selectRows } from '../graphql/write/rows.ts'
import type { WriteContext } from '../graphql/write/rules.ts'
import { book } from '../money/ledger.ts'
import { lockProgramsOfFees } from '../registrations/locks.ts'
import { familiesOf } from './make-places.ts'

const Registration = modelNamed('PlayerProgramRegistration')

/** Families per request; the client repeats the request until all are done. */
const AT_ONCE = 50

/** Everything that an import created for a family, except people. */
interface MadeForFamily {
  userId: string
  guardian: string
  registrations: string[]
  payments: string[]
  why: StaysBecause | null
}

/** Undoing registrations and payments requires the same permissions as entering them. */
export async function checkMayUndo({ tx, caller }: WriteContext, moveInId: string): Promise<void> {
  const [made] = await tx<{ places: boolean; payments: boolean }[]>`
    select exists (select from moved_in_places where move_in_id = ${moveInId}) as places,
      exists (select from moved_in_payments where move_in_id = ${moveInId}) as payments`
  const need = (isNeeded: boolean | undefined, one: Need) =>
    isNeeded && !permits(caller.permissions, one) ? permissionRefusal(one) : null
  refuse(need(made?.places, ['REGISTRATIONS']) ?? need(made?.payments, ['MONEY']))
}

/**
 * Undoes registrations and payments family by family: all of a family's, or none if one of them was changed since
 * (I-13). Payments are reversed and charges removed, so that the account is at zero. The family is locked.
 */
export async function undoPlaces(context: WriteContext, moveInId: string) {
  const { tx } = context
  const made = await readMade(context, moveInId)
  const untouched = made.filter(({ why }) => why === null)
  const now = untouched.slice(0, AT_ONCE)
  const quiet = {
    ...context,
    notNotified: await familiesOf(
      context,
      now.map(({ userId }) => userId),
    ),
  }
  const rows = await selectRows(tx, Registration, 'id = any($1::text[]) order by id', [
    `{${now.flatMap(({ registrations }) => registrations).join()}}`,
  ])
  await lockProgramsOfFees(
    tx,
    rows.map(({ programFeeRegistrationsId }) => programFeeRegistrationsId),
  )
  for (const { registrations, payments } of now) {
    for (const id of payments) await reverse(quiet, id)
    // Read again, because the previous removal may have changed this price.
    for (const id of registrations)
      for (const row of await selectRows(tx, Registration, 'id = $1', [id], 'for update'))
        await removeByRules(quiet, Registration, row)
  }
  const count = (of: 'registrations' | 'payments') => now.reduce((sum, one) => sum + one[of].length, 0)
  return {
    registrations: count('registrations'),
    payments: count('payments'),
    left: untouched.length - now.length,
    stays: made.flatMap(({ guardian, why }) =>
      why ? [{ name: `What was brought in for ${guardian}`, why: undoWords[why] }] : [],
    ),
  }
}

async function reverse(context: WriteContext, id: string): Promise<void> {
  const [entry] = await context.tx<{ userId: string; cents: number; registrationId: string | null }[]>`
    select user_id as "userId", cents, registration_id as "registrationId" from ledger_entries where id = ${id}`
  if (!entry) return
  const { userId, cents, registrationId } = entry
  const item = registrationId === null ? null : { registrationId }
  await book(context, {
    userId,
    source: 'DESK',
    kind: 'REVERSAL',
    cents,
    item,
    reversesId: id,
    note: 'Import undone',
  })
}

/** By family: what still exists, and why it cannot be undone. */
const readMade = ({ tx }: WriteContext, moveInId: string): Promise<MadeForFamily[]> => tx<MadeForFamily[]>`
  with places as (
    select r.id, p.user_players_id as user_id, r._version > m.version or exists (
        select from attendance a where a.player_id = p.id
          and a.program_id = f.program_fees_id) as is_changed
    from moved_in_places m join player_program_registrations r on r.id = m.registration_id and not r._deleted
      join players p on p.id = r.player_registrations_id
      join program_fees f on f.id = r.program_fee_registrations_id
    where m.move_in_id = ${moveInId}
  ), payments as (
    select e.id, e.user_id, exists (select from bank_lines b where b.entry_id = e.id) as is_changed
    from moved_in_payments m join ledger_entries e on e.id = m.entry_id
    where m.move_in_id = ${moveInId} and not exists (select from ledger_entries x where x.reverses_id = e.id)
  )
  select u.id as "userId", concat_ws(' ', u.first_name, u.last_name) as guardian,
    array(select id from places where user_id = u.id order by id) as registrations,
    array(select id from payments where user_id = u.id order by id) as payments,
    case when exists (select from places where user_id = u.id and is_changed)
        or exists (select from payments where user_id = u.id and is_changed)
        or exists (
          select from moved_in_rows m join players p on m.model = 'Player' and p.id = m.row_id
          where m.move_in_id = ${moveInId} and p.user_players_id = u.id and p._version > 1) then 'CHANGED'
      when exists (
        select from ledger_entries e join shared_guardians s on s.guardian_id = e.user_id
        where s.user_id = u.id and e.source <> 'PRICE' and e.number > (select last_entry from move_ins where id = ${moveInId})
          and e.reverses_id is null and not exists (select from ledger_entries x where x.reverses_id = e.id)) then 'HAS_ENTRIES'
      end as why
  from users u where u.id in (select user_id from places union select user_id from payments) order by u.id`
