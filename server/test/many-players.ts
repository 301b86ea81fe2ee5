import type { Person } from './amplify-client.ts'
import { givenBy, type Row } from './given.ts'
import type { RunningServer } from './running-server.ts'

/** Players of their own user; the n-th is created in the minute `minutes[n]`, with ids in the opposite order. */
export async function givenPlayers(
  server: RunningServer,
  desk: Person,
  minutes: number[],
): Promise<{ user: Row; ids: string[] }> {
  const user = await givenBy(desk).user()
  const rows = minutes.map((minute, n) => {
    const at = new Date(Date.UTC(2025, 8, 1, 10, minute)).toISOString()
    const id = `${user.id}-${String(9_999 - n).padStart(4, '0')}`
    return { id, at, ms: Date.parse(at), n: `Player ${n}` }
  })
  await server.sql`
    insert into players (id, first_name, last_name, birth_date, status, user_players_id,
      created_at, updated_at, _version, _deleted, _last_changed_at)
    select r->>'id', r->>'n', 'Lee', '2017-05-31', 'ACTIVE', ${user.id}, r->>'at', r->>'at', 1, false, (r->>'ms')::bigint
    from json_array_elements(${JSON.stringify(rows)}::json) r`
  return { user, ids: rows.map(({ id }) => id) }
}
