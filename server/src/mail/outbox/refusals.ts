import type { Sql, Transaction } from '../../postgres/pool.ts'

interface Refused {
  problem: string
  /** As a returned email, after a server had accepted it. */
  cameBack: boolean
  at: Date
}

/** Counts another consecutive permanent refusal of this address (N-8). */
export async function countRefusal(
  tx: Transaction,
  to: string,
  { problem, cameBack, at }: Refused,
): Promise<void> {
  await tx`insert into mail_refusals (address, refusals, last_error, last_at, came_back)
           values (${to.toLowerCase()}, 1, ${problem}, ${at}, ${cameBack})
           on conflict (address) do update set refusals = mail_refusals.refusals + 1,
             last_error = excluded.last_error, last_at = excluded.last_at,
             came_back = mail_refusals.came_back or excluded.came_back`
}

/** Resets the count after a delivery. If emails were returned, only time will tell whether this one is too. */
export async function forgetRefusals(tx: Transaction, to: string): Promise<void> {
  await tx`delete from mail_refusals where address = ${to.toLowerCase()} and not came_back`
}

/** Lets the desk reset an address; returns whether there was anything to reset. */
export async function clearRefusals(tx: Transaction, address: string): Promise<boolean> {
  const { count } = await tx`delete from mail_refusals where address = ${address.toLowerCase()}`
  return count > 0
}

/** Mail servers try for at most five days before they return an email (RFC 5321, 4.5.4.1). */
const SURELY_TAKEN_MS = 5 * 24 * 3_600_000

/** Resets addresses whose emails were returned, but that have received one since. */
export async function forgetOldReturns(sql: Sql, now: Date): Promise<void> {
  await sql`
    delete from mail_refusals f where came_back and exists (
      select from mail_outbox m where lower(m.recipient) = f.address and m.failed_at is null
        and m.sent_at > f.last_at and m.sent_at < ${new Date(now.getTime() - SURELY_TAKEN_MS)})`
}
