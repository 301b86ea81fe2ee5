import { PLACE_HOLDING_STATUSES } from '@touchline/domain/status/registration.ts'
import type { Statement } from '../statement.ts'
import { countedElsewhere } from './counted-elsewhere.ts'

/** The SQL of fields that no column holds, by model and field. What they count stays closed to who reads the count. */
export const computedSql: Record<string, (statement: Statement, alias: string) => string> = {
  'Player.hasHealthNotes': (_statement, alias) => `coalesce(${alias}.health_notes, '') <> ''`,
  'Program.placesLeft': placesLeft,
  'User.countedElsewhere': countedElsewhere,
}

/** Neither held nor on offer; null where the program has no limit (W-9). */
function placesLeft(statement: Statement, alias: string): string {
  const holding = statement.list(() => PLACE_HOLDING_STATUSES)
  const now = statement.param((live) => live.now.toISOString(), 'text')
  return `case when ${alias}.capacity is not null then greatest(0, ${alias}.capacity - (
    select count(*) from player_program_registrations taken
    where taken.program_fee_registrations_id in (select id from program_fees where program_fees_id = ${alias}.id)
      and not taken._deleted and (taken.status = any(${holding})
        or (taken.status = 'WAITLISTED' and taken.offer_expires_at > ${now})))::int) end`
}
