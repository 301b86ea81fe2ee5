import { firstKeptInstant } from '@touchline/domain/retention/retention.ts'
import type { PoolStore } from './user-pool.ts'

/** Throws away what nobody can use any more: run it once a day. */
export async function forgetExpired({ sql, now }: PoolStore): Promise<void> {
  const from = (id: Parameters<typeof firstKeptInstant>[0]) => firstKeptInstant(id, now())
  await sql.begin(async (tx) => {
    // An ended session stays for a day, so that its refresh tokens are answered with the true reason.
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
