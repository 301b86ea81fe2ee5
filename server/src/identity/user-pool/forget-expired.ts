import type { PoolStore } from './user-pool.ts'

const DAY_MS = 24 * 3_600_000

/** Throws away what nobody can use any more: run it once a day. */
export async function forgetExpired({ sql, now }: PoolStore): Promise<void> {
  const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MS)
  await sql.begin(async (tx) => {
    // An ended session stays for a day, so that its refresh tokens are answered with the true reason.
    await tx`delete from pool_sessions where expires_at < ${daysAgo(0)} or ended_at < ${daysAgo(1)}`
    await tx`delete from pool_codes where expires_at < ${daysAgo(1)} and purpose <> 'VERIFY_EMAIL'`
    await tx`delete from pool_codes where expires_at < ${daysAgo(30)}`
    await tx`delete from outside_addresses where expires_at < ${daysAgo(0)}`
    await tx`delete from pool_attempts where last_at < ${daysAgo(1)}`
    await tx`delete from pool_known_places where last_at < ${daysAgo(90)}`
  })
}
