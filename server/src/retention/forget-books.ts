import { clubDay, clubMidnight } from '@touchline/domain/club-clock.ts'
import { firstKeptDay } from '@touchline/domain/retention/retention.ts'
import type { Sql } from '../postgres/pool.ts'

/** A registration counts by the end of its program or its last change, whichever is later. */
export async function forgetBooks(sql: Sql, now: Date): Promise<void> {
  const first = firstKeptDay('books', clubDay(now))
  await sql.begin(async (tx) => {
    const rows = await tx<{ id: string }[]>`
      select r.id from player_program_registrations r join program_fees f on f.id = r.program_fee_registrations_id
      join programs g on g.id = f.program_fees_id
      where g.end_date < ${first} and r.updated_at::timestamptz < ${clubMidnight(first)}
      for update of r`
    const ids = rows.map(({ id }) => id)
    await tx`delete from registration_discounts where player_program_registration_discounts_id = any(${ids})`
    await tx`delete from player_program_registrations where id = any(${ids})`
    await tx`
      delete from kit_orders where updated_at::timestamptz < ${clubMidnight(first)}`
    await tx`
      delete from tournament_sign_ups s using tournaments t
      where t.id = s.tournament_id and coalesce(t.date < ${first}, true)
        and s.updated_at::timestamptz < ${clubMidnight(first)}`
    await tx`delete from bank_lines where day < ${first}`
    await tx`delete from card_payments where opened_at < ${clubMidnight(first)}`
    await tx`delete from credit_refunds where asked_at < ${clubMidnight(first)}`
    // Delete whole accounts only; otherwise the balance would change.
    await tx`set local touchline.forgetting = 'on'`
    await tx`
      delete from ledger_entries e
      where not exists (select from ledger_entries newer where newer.user_id = e.user_id and newer.day >= ${first})`
  })
}

/** The history of settings is kept for good, because consents refer to its texts (C-4, C-10). */
export async function forgetHistory(sql: Sql, now: Date): Promise<void> {
  const first = firstKeptDay('history', clubDay(now))
  await sql`
    delete from audit_entries
    where model <> 'ClubSetting' and created_at::timestamptz < ${clubMidnight(first)}`
}

/** Deletes consents some time after the player or account was deleted. */
export async function forgetConsents(sql: Sql, now: Date): Promise<void> {
  const first = firstKeptDay('consents', clubDay(now))
  await sql`
    delete from consents c using wiped_rows w
    where w.wiped_at < ${clubMidnight(first)}
      and ((w.model = 'Player' and w.id = c.player_id) or (w.model = 'User' and w.id = c.user_id))`
}

/** Deletes emptied rows that nothing refers to any more. */
export async function forgetLeftovers(sql: Sql, now: Date): Promise<void> {
  const first = firstKeptDay('leftovers', clubDay(now))
  await sql.begin(async (tx) => {
    const isOld = tx`w.wiped_at < ${clubMidnight(first)}`
    await tx`
      delete from players p using wiped_rows w
      where w.model = 'Player' and w.id = p.id and p._deleted and ${isOld}
        and not exists (select from player_program_registrations r where r.player_registrations_id = p.id)
        and not exists (select from kit_orders k where k.player_kit_orders_id = p.id)
        and not exists (select from tournament_sign_ups s where s.player_id = p.id)
        and not exists (select from consents c where c.player_id = p.id)`
    await tx`
      delete from users u using wiped_rows w
      where w.model = 'User' and w.id = u.id and u._deleted and ${isOld}
        and not exists (select from players p where p.user_players_id = u.id)
        and not exists (select from consents c where c.user_id = u.id)
        and not exists (select from ledger_entries e where e.user_id = u.id)`
    await tx`
      delete from wiped_rows w
      where ${isOld} and not exists (select from players p where w.model = 'Player' and p.id = w.id)
        and not exists (select from users u where w.model = 'User' and u.id = w.id)`
  })
}
