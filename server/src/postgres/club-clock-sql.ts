import { CLUB_ZONE, clubOffset, LAST_CHANGE } from '@touchline/domain/club-clock.ts'
import type { Sql, Transaction } from './pool.ts'

const HOURS_SINCE = clubOffset(LAST_CHANGE.getTime()) / 3_600_000

/** The club's calendar day of an instant. Older PostgreSQL versions still put the clocks back in November. */
export const clubDaySql = (sql: Sql | Transaction, instant: ReturnType<Sql>) => sql`
  (case when ${instant} < ${LAST_CHANGE} then ${instant} at time zone ${CLUB_ZONE}
    else ${instant} at time zone make_interval(hours => ${HOURS_SINCE}) end)::date`
