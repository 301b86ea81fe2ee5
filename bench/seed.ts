import type { Sql } from '../server/src/postgres/pool.ts'

/** A club of a given size: two registrations and a kit order for each player, two players in each family. */
export async function seed(sql: Sql, registrations: number): Promise<void> {
  const players = registrations / 2
  const families = players / 2
  // Of today: jobs would complete a season that is over, and give up places that nobody has confirmed for weeks, row by row,
  // while others measure.
  const now = new Date()
  const stamps = `'${now.toISOString()}', '${now.toISOString()}', 1, false, ${now.getTime()}`
  const uuid = (kind: string, number: string) => `md5('${kind}' || ${number})::uuid::text`
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
    values ('fall', 'Fall training', current_date - 30, current_date + 90, ${stamps})`)
  await sql.unsafe(`
    insert into program_fees (id, program_fees_id, type, amount_cents, ${system})
    values ('once', 'fall', 'MONTHLY_ONCE', 8000, ${stamps}), ('twice', 'fall', 'MONTHLY_TWICE', 15000, ${stamps})`)
  await sql.unsafe(`
    insert into player_program_registrations
      (id, status, player_registrations_id, program_fee_registrations_id, months, price_cents, ${system})
    select ${uuid('r', 'n')}, (array['PENDING','APPROVED','ACTIVE','CANCELLED'])[n % 4 + 1], ${uuid('p', 'n / 2')},
      (array['once','twice'])[n % 2 + 1], '{2025-09,2025-10}', 16000, ${stamps}
    from generate_series(0, ${registrations - 1}) n`)
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
  await sql.unsafe('vacuum analyze')
}
