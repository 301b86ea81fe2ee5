import type { Sql } from '../server/src/postgres/pool.ts'

/** Over both fees. */
const REGISTRATIONS_OF_PROGRAM = 40

/**
 * A club of a given size: for each player two registrations in different programs and a kit order, and two players per
 * family. Programs come in pairs, and a new pair starts when one is full; the first program is called 'fall'.
 */
export async function seed(sql: Sql, registrations: number): Promise<void> {
  const programs = 2 * Math.ceil(registrations / 2 / REGISTRATIONS_OF_PROGRAM)
  const players = registrations / 2
  const families = players / 2
  // Dated today: otherwise jobs would complete an ended season, and give up places unconfirmed for weeks, row by row,
  // during the measurement.
  const now = new Date()
  const stamps = `'${now.toISOString()}', '${now.toISOString()}', 1, false, ${now.getTime()}`
  const uuid = (kind: string, number: string) => `md5('${kind}' || ${number})::uuid::text`
  const programId = (number: string) => `case ${number} when 0 then 'fall' else 'program-' || ${number} end`
  const system = 'created_at, updated_at, _version, _deleted, _last_changed_at'
  await sql.unsafe(`set statement_timeout = 0`)
  await sql.unsafe(`
    insert into users (id, external_user_id, email, first_name, last_name, avatar_url, ${system})
    select ${uuid('u', 'n')}, 'sub-' || n, 'family' || n || '@example.org', 'Pat', 'Family ' || n, '', ${stamps}
    from generate_series(0, ${families - 1}) n`)
  await sql.unsafe(`
    insert into players (id, first_name, last_name, birth_date, status, user_players_id, ${system})
    select ${uuid('p', 'n')}, 'Player ' || n, 'Family ' || n / 2, date '2012-01-01' + n % 3000, 'ACTIVE',
      ${uuid('u', 'n / 2')}, ${stamps}
    from generate_series(0, ${players - 1}) n`)
  await sql.unsafe(`
    insert into programs (id, name, start_date, end_date, ${system})
    select ${programId('n')}, case n when 0 then 'Fall training' else 'Training ' || n end, current_date - 30 - n % 60,
      current_date + 90, ${stamps}
    from generate_series(0, ${programs - 1}) n`)
  await sql.unsafe(`
    insert into program_fees (id, program_fees_id, type, amount_cents, ${system})
    select fee || '-' || n, ${programId('n')}, type, cents, ${stamps}
    from generate_series(0, ${programs - 1}) n,
      (values ('once', 'MONTHLY_ONCE', 8000), ('twice', 'MONTHLY_TWICE', 15000)) fees (fee, type, cents)`)
  await sql.unsafe(`
    insert into player_program_registrations
      (id, status, player_registrations_id, program_fee_registrations_id, months, price_cents, ${system})
    select ${uuid('r', 'n')}, (array['PENDING','APPROVED','ACTIVE','CANCELLED'])[player % 4 + 1], ${uuid('p', 'player')},
      (array['once','twice'])[player / 4 % 2 + 1] || '-' || player / ${REGISTRATIONS_OF_PROGRAM} * 2 + n % 2,
      '{2025-09,2025-10}', 16000, ${stamps}
    from generate_series(0, ${registrations - 1}) n, lateral (select n / 2) of (player)`)
  await sql.unsafe(`
    insert into kit_orders
      (id, player_kit_orders_id, item_type, size, quantity, unit_price_cents, total_amount_cents, status, reference, ${system})
    select ${uuid('k', 'n')}, ${uuid('p', 'n')}, 'SOCKS', 'S', 2, 1000, 2000, 'PENDING', 'K-' || n, ${stamps}
    from generate_series(0, ${players - 1}) n`)
  await sql.unsafe(`
    insert into audit_entries
      (id, actor_email, actor_role, action, model, row_id, after, subject_user_id, ${system})
    select ${uuid('a', 'n')}, 'desk@example.org', 'ADMIN', 'CREATE', 'Player', ${uuid('p', 'n')},
      json_build_object('firstName', 'Player ' || n, 'userPlayersId', ${uuid('u', 'n / 2')}), ${uuid('u', 'n / 2')}, ${stamps}
    from generate_series(0, ${players - 1}) n`)
  await sql.unsafe(`
    insert into discounts (id, name, type, percentage_basis_points, active, ${system})
    select 'discount-' || n, 'Discount ' || n, 'FAMILY', 1000, true, ${stamps} from generate_series(1, 10) n`)
  // Marks the nightly check as done; it would begin as soon as a server starts.
  await sql`insert into sums_checks values (true, ${now})`
  await sql.unsafe('vacuum analyze')
}
