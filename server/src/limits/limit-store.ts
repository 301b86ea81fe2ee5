import { createHash } from 'node:crypto'
import type { Sql } from '../postgres/pool.ts'

/** Hashes the key, so that no client's address is stored. */
export const storedKey = (key: string): string => createHash('sha256').update(key).digest('base64url')

export interface Use {
  /** The stored key. */
  key: string
  amount: number
  /** When the window ends that this use opens, if none is open. */
  endsAt: Date
}

export interface Total {
  used: number
  endsAt: Date
}

/** Adds usage and returns the totals of all processes in one statement, with sorted keys to avoid deadlocks. */
export async function addUses(
  sql: Sql,
  uses: readonly Use[],
  now: Date,
): Promise<ReadonlyMap<string, Total>> {
  const rows = await sql<{ key: string; used: number; endsAt: Date }[]>`
    insert into client_uses as c (key, used, ends_at)
    select * from unnest(${uses.map(({ key }) => key)}::text[],
      ${uses.map(({ amount }) => amount)}::bigint[],
      ${uses.map(({ endsAt }) => endsAt.toISOString())}::timestamptz[]) order by 1
    on conflict (key) do update set
      used = case when c.ends_at <= ${now} then excluded.used else c.used + excluded.used end,
      ends_at = case when c.ends_at <= ${now} then excluded.ends_at else c.ends_at end
    returning key, used::float8 as used, ends_at as "endsAt"`
  return new Map(rows.map(({ key, used, endsAt }) => [key, { used, endsAt }]))
}

/** Deletes expired windows; run it once a day. */
export async function forgetUses(sql: Sql, now: Date): Promise<void> {
  await sql`delete from client_uses where ends_at < ${now}`
  await sql`delete from client_sockets where seen_at < now() - interval '1 hour'`
}
