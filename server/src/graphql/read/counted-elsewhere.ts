import { FAMILY_COUNTED_STATUSES } from '@touchline/domain/status/registration.ts'
import type { Statement } from '../statement.ts'

/**
 * The registrations of a family's other guardians, as far as they count for the price of this one's children (D-6), so
 * that it can be told before anything is sent; null where no other account is linked. Whose they are is not told: a
 * child stands right behind the next older one of the asker's own, which is all that the order of age is needed for
 * (D-7).
 */
export function countedElsewhere(statement: Statement, alias: string): string {
  const counted = statement.list(() => FAMILY_COUNTED_STATUSES)
  return `case when ${alias}.family is not null then (select coalesce(json_agg(one), '[]')::text from (
    select json_build_object(
        'id', coalesce(mine.id, '') || ' ' || dense_rank() over (order by child.birth_date, child.id),
        'birthDate', coalesce(mine.birth_date::text, '')) as player,
      registration.status, coalesce(registration.months, '{}') as months,
      json_build_object('feeType', fee.type, 'programStart', program.start_date,
        'amountCents', coalesce((registration.price_working #>> '{lines,0,listCents}')::int, fee.amount_cents)) as plan
    from users guardian
    join players child on child.user_players_id = guardian.id and not child._deleted
    join player_program_registrations registration on registration.player_registrations_id = child.id
      and registration.status = any(${counted}) and not registration._deleted
    join program_fees fee on fee.id = registration.program_fee_registrations_id
    join programs program on program.id = fee.program_fees_id
    left join lateral (
      select own.id, own.birth_date from players own
      where own.user_players_id = ${alias}.id and not own._deleted
        and (own.birth_date, own.id) < (child.birth_date, child.id)
      order by own.birth_date desc, own.id desc limit 1) mine on true
    where guardian.family = ${alias}.family and guardian.id <> ${alias}.id and not guardian._deleted) one) end`
}
