import type { RunningServer } from './running-server.ts'

export const AT = '2025-10-01T12:00:00.000Z'

/** Stores a setting as if the club had published it, and notifies every process. */
export async function storeSetting(
  { sql }: Pick<RunningServer, 'sql'>,
  key: string,
  value: unknown,
): Promise<void> {
  await sql`
    insert into club_settings (id, key, value, published, created_at, updated_at, _version, _deleted, _last_changed_at)
    values (${key}, ${key}, ${JSON.stringify(value)}::text::json, true, ${AT}, ${AT}, 1, false, 0)
    on conflict (id) do update set value = excluded.value`
  await sql.notify('changes', JSON.stringify({ model: 'ClubSetting', action: 'onUpdate', id: key }))
}

const FALL = {
  id: 'fall-2025',
  name: 'Fall 2025',
  start_date: '2025-09-06',
  end_date: '2025-12-18',
  days: ['SAT', 'SUN'],
  start_time: '17:00',
  end_time: '18:30',
  arrive_minutes_early: 10,
  status: 'PUBLISHED',
}

/** Stores the fall season as if the club had published it with these changes, and notifies every process. */
export async function storeFall({ sql }: Pick<RunningServer, 'sql'>, changes: unknown[]): Promise<void> {
  const kept = { created_at: AT, updated_at: AT, _version: 1, _deleted: false, _last_changed_at: 0 }
  await sql`
    insert into seasons ${sql({ ...FALL, ...kept })}
    on conflict (id) do update set _version = seasons._version + 1`
  await sql`update seasons set changes = ${JSON.stringify(changes)}::text::json where id = ${FALL.id}`
  await sql.notify('changes', JSON.stringify({ model: 'Season', action: 'onUpdate', id: FALL.id }))
}
