import type { RowOf } from '@touchline/domain/models/rows.ts'
import { placesRefusal } from '@touchline/domain/registrations/family-limits.ts'
import { LIVE_REGISTRATION_STATUSES } from '@touchline/domain/status/registration.ts'
import type { Fragment } from 'postgres'
import { readSettings } from '../club/load-club.ts'
import { refuse } from '../graphql/errors.ts'
import type { WriteContext } from '../graphql/write/rules.ts'
import type { Sql, Transaction } from '../postgres/pool.ts'

/**
 * Checks a request against the limits of a family, all guardians together (E-17). Call it under the family's lock;
 * otherwise two concurrent requests would not count each other.
 */
export async function checkFamilyLimits(
  { tx, caller }: WriteContext,
  userId: string | null,
  programs: readonly RowOf<'Program'>[],
): Promise<void> {
  if (caller.role === 'ADMIN') return
  const [settings, held] = await Promise.all([readSettings(tx), placesHeld(tx, userId)])
  const { limits } = settings.facts
  const placesIn = (id: string) =>
    (held.find(({ program }) => program === id)?.places ?? 0) + programs.filter((one) => one.id === id).length
  const unpaid = held.reduce((sum, one) => sum + one.unpaid, programs.length)
  const inProgram = programs.map(({ id, name }) => ({ name, places: placesIn(id) }))
  refuse(placesRefusal({ unpaid, inProgram }, limits))
}

const placesHeld = (tx: Transaction, userId: string | null) => tx<Held[]>`
  select f.program_fees_id as program, count(*)::int as places,
    (count(*) filter (where ${isLiveAndUnpaid(tx)}))::int as unpaid
  from player_program_registrations r
  join program_fees f on f.id = r.program_fee_registrations_id
  join players p on p.id = r.player_registrations_id and not p._deleted
  join users me on me.id = ${userId}
  join users u on u.id = p.user_players_id and (u.id = me.id or (u.family = me.family and not u._deleted))
  where not r._deleted and r.status = any(${[...LIVE_REGISTRATION_STATUSES]})
  group by 1`

/** Registrations r that hold a place or wait for one, and are not paid yet. */
export const isLiveAndUnpaid = (sql: Sql | Transaction): Fragment => sql`
  (not r._deleted and r.status = any(${UNPAID_STATUSES}) and coalesce(r.price_cents, 1) > 0)`

const UNPAID_STATUSES = LIVE_REGISTRATION_STATUSES.filter((status) => status !== 'ACTIVE')

interface Held {
  program: string
  places: number
  unpaid: number
}
