import { randomBytes } from 'node:crypto'
import type { Sql, Transaction } from '../../postgres/pool.ts'
import { digest } from './attempts.ts'
import { base32 } from './totp.ts'

const HOW_MANY = 10

/** 80 random bits each, which makes a plain hash safe. */
const newCode = (): string => (base32(randomBytes(10)).match(/.{4}/g) ?? []).join('-')

const hashOf = (userId: string, code: string) =>
  digest(`${userId} ${code.replace(/[\s-]/g, '').toUpperCase()}`)

/** Creates ten codes, which are shown only this once; earlier ones stop working. */
export async function makeRecoveryCodes(tx: Transaction, userId: string, now: Date): Promise<string[]> {
  const codes = Array.from({ length: HOW_MANY }, newCode)
  await tx`delete from pool_recovery_codes where user_id = ${userId}`
  for (const code of codes)
    await tx`insert into pool_recovery_codes (user_id, code_hash) values (${userId}, ${hashOf(userId, code)})`
  await tx`update pool_second_factors set codes_made_at = ${now} where user_id = ${userId}`
  return codes
}

/** Whether the code is one of theirs; it is used up by this. */
export async function useRecoveryCode(tx: Transaction, userId: string, code: string): Promise<boolean> {
  const used = await tx`
    delete from pool_recovery_codes where user_id = ${userId} and code_hash = ${hashOf(userId, code)}`
  return used.count === 1
}

export async function recoveryCodesLeft(sql: Sql | Transaction, userId: string): Promise<number> {
  const [row] = await sql`select count(*)::int as left from pool_recovery_codes where user_id = ${userId}`
  return row?.left ?? 0
}
