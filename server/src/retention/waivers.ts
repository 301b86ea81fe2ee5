import { clubDay } from '@touchline/domain/club-clock.ts'
import { firstKeptDay } from '@touchline/domain/retention/retention.ts'
import { clubDaySql } from '../postgres/club-clock-sql.ts'
import type { Sql, Transaction } from '../postgres/pool.ts'

/** The day of the event of a waiver `w`; without such an event, the day it was signed. */
export const eventDay = (sql: Sql | Transaction) => sql`
  coalesce((select t.date from tournaments t where t.slug = w.event and not t._deleted and t.date is not null limit 1),
    ${clubDaySql(sql, sql`w.signed_at`)})`

/** Deletes health notes soon after the event, and signatures once claims are no longer to be expected. */
export async function forgetWaivers(sql: Sql, now: Date): Promise<void> {
  const today = clubDay(now)
  const careFrom = firstKeptDay('waiverCare', today)
  await sql`
    update fun_day_waiver_children c set health_notes = '' from fun_day_waivers w
    where w.id = c.waiver_id and c.health_notes <> '' and ${eventDay(sql)} < ${careFrom}`
  await sql`
    update fun_day_waivers w set phone = '', emergency_name = '', emergency_phone = ''
    where (phone <> '' or emergency_name <> '' or emergency_phone <> '') and ${eventDay(sql)} < ${careFrom}`
  await sql`delete from fun_day_waivers w where ${eventDay(sql)} < ${firstKeptDay('waivers', today)}`
}
