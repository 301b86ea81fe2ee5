import { addDays } from '@touchline/domain/calendar-day.ts'
import { clubDay } from '@touchline/domain/club-clock.ts'
import { makePasswords } from '../server/src/identity/passwords.ts'
import type { Sql } from '../server/src/postgres/pool.ts'

export interface Family {
  email: string
  userId: string
  playerId: string
}

export const PASSWORD = 'under the floodlights'
export const FEE = 'opening-fee'

const PROGRAM = 'opening-program'
const STAMPS = `'2025-09-01T10:00:00.000Z', '2025-09-01T10:00:00.000Z', 1, false, 1756720800000`
const SYSTEM = 'created_at, updated_at, _version, _deleted, _last_changed_at'

/** A program with this many places, and families with an account and one child each who have not registered yet. */
export async function makeOpeningClub(sql: Sql, families: number, places: number): Promise<Family[]> {
  const today = clubDay(new Date())
  const born = `${Number(today.slice(0, 4)) - 8}-05-31`
  const hash = await makePasswords().hash(PASSWORD)
  const numbers = `generate_series(0, ${families - 1}) n`
  await sql.unsafe(
    `insert into programs (id, name, start_date, end_date, capacity, ${SYSTEM})
     values ('${PROGRAM}', 'Opening night', $1, $2, $3, ${STAMPS})`,
    [addDays(today, 14), addDays(today, 120), places],
  )
  await sql.unsafe(`
    insert into program_fees (id, program_fees_id, type, amount_cents, ${SYSTEM})
    values ('${FEE}', '${PROGRAM}', 'MONTHLY_ONCE', 8000, ${STAMPS})`)
  await sql.unsafe(
    `insert into pool_users (id, email, password_hash, status, is_email_verified, attributes, created_at, updated_at)
     select md5('account' || n)::uuid, 'opening' || n || '@example.org', $1, 'CONFIRMED', true, '{}', now(), now() from ${numbers}`,
    [hash],
  )
  await sql.unsafe(`
    insert into users (id, external_user_id, email, first_name, last_name, avatar_url, ${SYSTEM})
    select 'opening-user-' || n, md5('account' || n)::uuid::text, 'opening' || n || '@example.org', 'Pat', 'Family ' || n, '',
      ${STAMPS} from ${numbers}`)
  await sql.unsafe(
    `insert into players (id, first_name, last_name, birth_date, status, user_players_id, ${SYSTEM})
     select 'opening-player-' || n, 'Maya', 'Family ' || n, $1, 'ACTIVE', 'opening-user-' || n, ${STAMPS} from ${numbers}`,
    [born],
  )
  await sql.unsafe('analyze')
  return Array.from({ length: families }, (_, n) => ({
    email: `opening${n}@example.org`,
    userId: `opening-user-${n}`,
    playerId: `opening-player-${n}`,
  }))
}

export interface Taken {
  /** Registrations that hold a place. */
  places: number
  waiting: number
  /** Extra registrations of the same child. */
  doubled: number
  /** Emails about it, one for each family. */
  emails: number
}

/** The state of the database afterwards, whatever the families were told. */
export async function readTaken(sql: Sql): Promise<Taken> {
  const [row] = await sql<Taken[]>`
    select count(*) filter (where status = 'PENDING')::int as places,
      count(*) filter (where status = 'WAITLISTED')::int as waiting,
      (count(*) - count(distinct player_registrations_id))::int as doubled,
      (select count(*)::int from mail_outbox) as emails
    from player_program_registrations where program_fee_registrations_id = ${FEE} and not _deleted`
  return row as Taken
}
