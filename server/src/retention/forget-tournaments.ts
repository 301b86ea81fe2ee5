import { clubDay, clubMidnight } from '@touchline/domain/club-clock.ts'
import { firstKeptDay } from '@touchline/domain/retention/retention.ts'
import type { Plan } from '@touchline/domain/tournament/plan/plan.ts'
import { publicPlan } from '@touchline/domain/tournament/plan/public-plan.ts'
import type { Sql, Transaction } from '../postgres/pool.ts'
import { withoutPlan } from './wipe-team-lists.ts'

/** After a year, keeps only what a tournament's public pages show. */
export async function forgetTournaments(sql: Sql, now: Date): Promise<void> {
  const first = firstKeptDay('tournaments', clubDay(now))
  await sql.begin(async (tx) => {
    const over = await tx<{ id: string; plan: string | null }[]>`
      select id, plan::text from tournaments where date < ${first} order by id for update`
    for (const { id, plan } of over) await forgetPeople(tx, id, plan)
  })
}

async function forgetPeople(tx: Transaction, id: string, plan: string | null): Promise<void> {
  if (plan !== null) {
    const whole: Plan = JSON.parse(plan)
    const left = JSON.stringify(publicPlan(whole))
    await tx`update tournaments set plan = ${left}::text::json, public_plan = ${left}::text::json
             where id = ${id} and plan::text <> ${left}`
  }
  await tx`update tournament_desks set draft = null where tournament_id = ${id} and draft is not null`
  await tx`delete from tournament_entries where tournament_id = ${id}`
  await tx`
    update audit_entries set before = ${withoutPlan(tx, 'before')}, after = ${withoutPlan(tx, 'after')}
    where row_id = ${id} and model = 'Tournament'
      and (before::text like '%"plan":%' or after::text like '%"plan":%')`
}

/** Deletes thank-you notes and wishes. */
export async function forgetNotes(sql: Sql, now: Date): Promise<void> {
  const first = firstKeptDay('notes', clubDay(now))
  await sql`delete from thank_you_notes where created_at < ${clubMidnight(first)}`
  await sql`delete from wishes where created_at < ${clubMidnight(first)}`
}
