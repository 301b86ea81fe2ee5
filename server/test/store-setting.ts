import type { RunningServer } from './running-server.ts'

const AT = '2025-10-01T12:00:00.000Z'

/** Puts a setting there as if the club had published it, and tells every process. */
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
