import type { Sql } from '../../postgres/pool.ts'
import type { Report } from './delivery-report.ts'
import { countRefusal } from './refusals.ts'

/** Whether a letter with this return address has left us. */
export async function isReturnToken(sql: Sql, token: string): Promise<boolean> {
  const [letter] = await sql`select from mail_outbox where return_token = ${token}`
  return letter !== undefined
}

/**
 * Notes that a letter came back (N-11). False when that was known: a report that comes twice counts once. A letter that
 * was given back had been taken, so one that was never marked as sent is not sent again.
 */
export function takeBackLetter(sql: Sql, token: string, { as, reason }: Report, now: Date): Promise<boolean> {
  const problem = `Came back: ${reason}`
  return sql.begin(async (tx) => {
    // While it is being handed in, the sender holds it.
    await tx`select from mail_outbox where return_token = ${token} for update`
    const [letter] = await tx<{ id: string; to: string }[]>`
      update mail_outbox set sent_at = coalesce(sent_at, ${now}), failed_at = ${now}, last_error = ${problem}
      where return_token = ${token} and failed_at is null returning id, recipient as to`
    if (!letter) return false
    await tx`
      update campaign_receivers set state = 'RETURNED', problem = ${problem}, settled_at = ${now}
      where id = ${letter.id}`
    if (as === 'REFUSED') await countRefusal(tx, letter.to, { problem, cameBack: true, at: now })
    return true
  })
}
