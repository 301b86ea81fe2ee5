const guardian = `nullif(trim(concat(u.first_name, ' ', u.last_name)), '') as guardian, u.email, u.phone`
const player = `p.id as "playerId", p.first_name as "firstName", p.last_name as "lastName", p.birth_date as "birthDate"`

/** The fifty rows of a search, found by index, as one would write it by hand. */
const fifty = (columns: string, from: string, order: string) =>
  `select coalesce(json_agg(i), '[]')::text as data from (select ${columns} from ${from} order by ${order} limit 50) i`

const kept = (t: string) => `p.words @@ $1::tsquery and not ${t}._deleted and not p._deleted`

export const searchSql: Record<string, string> = {
  players: fifty(
    `${player}, p.status, ${guardian}`,
    `players p left join users u on u.id = p.user_players_id where ${kept('p')}`,
    'lower(p.last_name), lower(p.first_name), p.id',
  ),
  registrations: fifty(
    `r.id, r.status, r.created_at, r.price_cents, ${player}, g.name as program, f.type, ${guardian}`,
    `player_program_registrations r join players p on p.id = r.player_registrations_id
     join program_fees f on f.id = r.program_fee_registrations_id join programs g on g.id = f.program_fees_id
     left join users u on u.id = p.user_players_id where ${kept('r')}`,
    'r.created_at desc, r.id',
  ),
  'kit-orders': fifty(
    `o.id, o.status, o.item_type, o.size, o.quantity, o.total_amount_cents, o.reference, ${player}, ${guardian}`,
    `kit_orders o join players p on p.id = o.player_kit_orders_id left join users u on u.id = p.user_players_id
     where ${kept('o')}`,
    'o.order_date desc, o.id',
  ),
  people: fifty(
    `u.id, u.first_name, u.last_name, ${guardian}`,
    `users u where not u._deleted and u.id in (select id from users where words @@ $1::tsquery
       union all select user_players_id from players where words @@ $1::tsquery and not _deleted)`,
    'lower(u.last_name), lower(u.first_name), u.id',
  ),
}
