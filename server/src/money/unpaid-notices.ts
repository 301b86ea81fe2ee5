import type { Sql, Transaction } from '../postgres/pool.ts'
import { accountNames } from './account-names.ts'

/**
 * Any booking for a place, or for none in particular, takes back the notice that it may be lost (B-26), as does an
 * agreement to wait. If the family still owes it, they are notified again and get the full number of days.
 */
export async function takeBackNotices(
  tx: Transaction,
  userId: string,
  itemId: string | null = null,
): Promise<void> {
  await tx`
    delete from unpaid_notices n
    using player_program_registrations r, players p, shared_guardians s
    where r.id = n.registration_id and p.id = r.player_registrations_id and s.guardian_id = p.user_players_id
      and s.user_id = ${userId} and (${itemId}::text is null or r.id = ${itemId})`
}

/** Deletes notices of places no longer approved, or approved again since; all of them if the club turned this off. */
export async function forgetNotices(sql: Sql, areGivenUp: boolean): Promise<void> {
  await sql`
    delete from unpaid_notices n using player_program_registrations r
    where r.id = n.registration_id
      and (not ${areGivenUp} or r.status <> 'APPROVED' or r._deleted or r.approved_at::timestamptz > n.noted_at)`
}

/**
 * When the family was notified; a returned email does not count. Searches a range of ids starting with the name and a
 * space, because `like` with a prefix from a column would scan every email.
 */
export const notifiedAt = (sql: Sql | Transaction) => sql`(
  select min(m.sent_at) from mail_outbox m
  where m.id >= n.email_name || ' ' and m.id < n.email_name || '!' and m.failed_at is null)`

/** For the desk: places that will be lost unless something is paid, the next one first. */
export const placesAtRiskForDesk = (sql: Sql) => sql`
  select r.id, a.*, trim(concat(p.first_name, ' ', p.last_name)) as player, g.name as program, n.last_day::text as "lastDay",
    ${notifiedAt(sql)} is not null as "isTold",
    (select coalesce(sum(d.cents - d.covered_cents), 0)::int from account_dues d where d.registration_id = r.id) as cents
  from unpaid_notices n join player_program_registrations r on r.id = n.registration_id
    join players p on p.id = r.player_registrations_id join users u on u.id = p.user_players_id
    join program_fees f on f.id = r.program_fee_registrations_id join programs g on g.id = f.program_fees_id
    ${accountNames(sql, sql`account_of(u)`)}
  where r.status = 'APPROVED' and not r._deleted order by n.last_day, r.id limit 200`
