import type { Sql } from '../postgres/pool.ts'

/** Recorded for the desk's page on the site's health. The database of an older release lacks the table. */
export async function noteBackup(sql: Sql, madeAt: Date): Promise<void> {
  const [table] = await sql`select to_regclass('last_backup') is not null as is_there`
  if (!table?.is_there) return
  await sql`
    insert into last_backup values (true, ${madeAt}) on conflict (is_last) do update set made_at = excluded.made_at`
}

export async function lastBackup(sql: Sql): Promise<Date | null> {
  const [last] = await sql<{ madeAt: Date }[]>`select made_at as "madeAt" from last_backup`
  return last?.madeAt ?? null
}
