import type { Transaction } from '../postgres/pool.ts'

/** One more permanent refusal of this address in a row (N-8). */
export async function countRefusal(tx: Transaction, to: string, error: string, at: Date): Promise<void> {
  await tx`insert into mail_refusals (address, refusals, last_error, last_at)
           values (${to.toLowerCase()}, 1, ${error}, ${at})
           on conflict (address) do update set refusals = mail_refusals.refusals + 1,
             last_error = excluded.last_error, last_at = excluded.last_at`
}

/** It takes letters, after all. */
export async function forgetRefusals(tx: Transaction, to: string): Promise<void> {
  await tx`delete from mail_refusals where address = ${to.toLowerCase()}`
}
