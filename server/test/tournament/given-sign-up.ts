import { randomUUID } from 'node:crypto'
import type { Sql } from '../../src/postgres/pool.ts'

/** Inserts a sign-up directly, without checking whether it could have been made. */
export async function givenSignUp(sql: Sql, [tournamentId, playerId]: [string, string], wish = '') {
  const id = randomUUID()
  const moment = '2025-09-01T17:00:00.000Z'
  await sql`
    insert into tournament_sign_ups (id, tournament_id, player_id, status, wish, fee_cents, created_at, updated_at,
      _version, _deleted, _last_changed_at)
    values (${id}, ${tournamentId}, ${playerId}, 'JOINED', ${wish}, 2500, ${moment}, ${moment}, 1, false, 0)`
  return { id, _version: 1 }
}
