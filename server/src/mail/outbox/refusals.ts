import type { Sql, Transaction } from '../../postgres/pool.ts'

interface Refused {
  problem: string
  /** As an email, after a server had taken ours. */
  cameBack: boolean
  at: Date
}

/** One more permanent refusal of this address in a row (N-8). */
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

/** It takes emails, after all. Where some came back, that is only known when this one does not. */
export async function forgetRefusals(tx: Transaction, to: string): Promise<void> {
  await tx`delete from mail_refusals where address = ${to.toLowerCase()} and not came_back`
}

/** Whether anything was to be forgotten: somebody at the desk knows better. */
export async function clearRefusals(tx: Transaction, address: string): Promise<boolean> {
  const { count } = await tx`delete from mail_refusals where address = ${address.toLowerCase()}`
  return count > 0
}

/** Mail servers try for five days at the most before they give an email back (RFC 5321, 4.5.4.1). */
const SURELY_TAKEN_MS = 5 * 24 * 3_600_000

/** Addresses whose emails came back, and that have had one since which did not. */
export async function forgetOldReturns(sql: Sql, now: Date): Promise<void> {
  await sql`
    delete from mail_refusals f where came_back and exists (
      select from mail_outbox m where lower(m.recipient) = f.address and m.failed_at is null
        and m.sent_at > f.last_at and m.sent_at < ${new Date(now.getTime() - SURELY_TAKEN_MS)})`
}
