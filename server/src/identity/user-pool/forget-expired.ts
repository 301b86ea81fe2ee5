import { firstKeptInstant } from '@touchline/domain/retention/retention.ts'
import type { PoolStore } from './user-pool.ts'

/** Deletes what can no longer be used; run it once a day. */
export async function forgetExpired({ sql, now }: PoolStore): Promise<void> {
  const from = (id: Parameters<typeof firstKeptInstant>[0]) => firstKeptInstant(id, now())
  await sql.begin(async (tx) => {
    // Keep an ended session for a day, so that its refresh tokens get the right error.
    await tx`delete from pool_sessions where expires_at < ${now()} or ended_at < ${from('signIns')}`
    await tx`delete from pool_codes where expires_at < ${from('codes')} and purpose <> 'VERIFY_EMAIL'`
    await tx`delete from pool_codes where expires_at < ${from('unconfirmed')}`
    await tx`delete from pool_former_addresses where expires_at < ${now()}`
    await tx`delete from pool_second_factor_setups where expires_at < ${now()}`
    await tx`delete from outside_addresses where expires_at < ${now()}`
    await tx`delete from pool_attempts where last_at < ${from('codes')}`
    await tx`delete from pool_known_places where last_at < ${from('networks')}`
    await tx`delete from pool_users where status = 'UNCONFIRMED' and updated_at < ${from('unconfirmed')}`
    await tx`delete from family_invitations where made_at < ${from('unconfirmed')}`
    await tx`delete from impersonations where coalesce(stopped_at, ends_at) < ${from('viewings')}`
  })
}
