import { clubDay } from '@touchline/domain/club-clock.ts'
import { firstKeptDay } from '@touchline/domain/retention/retention.ts'
import type { Sql } from '../postgres/pool.ts'

/** Who was at training, what coaches wrote, and the links by which they did. */
export async function forgetFieldDays(sql: Sql, now: Date): Promise<void> {
  const today = clubDay(now)
  await sql`delete from attendance where day < ${firstKeptDay('attendance', today)}`
  await sql`delete from field_notes where day < ${firstKeptDay('fieldNotes', today)}`
  await sql`
    delete from field_links l using programs g
    where g.id = l.program_id and g.end_date < ${firstKeptDay('attendance', today)}
      and not exists (select from field_notes n where n.link_id = l.id)`
}
