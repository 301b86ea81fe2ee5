export const stamps = (t: string) =>
  `${t}.created_at as "createdAt", ${t}.updated_at as "updatedAt", ${t}._version, nullif(${t}._deleted, false) as _deleted, ${t}._last_changed_at as "_lastChangedAt"`

export const players = (t: string) =>
  `${t}.id, ${t}.first_name as "firstName", ${t}.last_name as "lastName", ${t}.birth_date as "birthDate", ${t}.status, ${t}.user_players_id as "userPlayersId", ${stamps(t)}`

/** A page of players, as one would write it by hand. */
export const listSql = `
  select '{"listPlayers":{"items":' || json_agg(i)::text || '}}' as data
  from (select ${players('p')} from players p where not p._deleted order by p.id limit $1::int) i`

/** Everything about one address, as one would write it by hand. */
export const completeDataSql = `
  select json_build_object('usersByEmail', json_build_object('items', json_agg(u)))::text as data from (
    select u.id, u.email, u.first_name as "firstName", u.last_name as "lastName", ${stamps('u')},
      (select json_build_object('items', coalesce(json_agg(p), '[]')) from (
        select ${players('p')},
          (select json_build_object('items', coalesce(json_agg(r), '[]')) from (
            select r.id, r.status, r.player_registrations_id as "playerRegistrationsId",
              r.program_fee_registrations_id as "programFeeRegistrationsId", r.price_cents as "priceCents", ${stamps('r')}
            from player_program_registrations r
            where r.player_registrations_id = p.id and not r._deleted order by r.created_at, r.id) r) as registrations,
          (select json_build_object('items', coalesce(json_agg(k), '[]')) from (
            select k.id, k.item_type as "itemType", k.size, k.quantity, k.unit_price_cents::float8 / 100 as "unitPrice",
              k.total_amount_cents::float8 / 100 as "totalAmount", k.status, ${stamps('k')}
            from kit_orders k
            where k.player_kit_orders_id = p.id and not k._deleted order by k.created_at, k.id) k) as "kitOrders"
        from players p where p.user_players_id = u.id and not p._deleted order by p.created_at, p.id) p) as players
    from users u where u.email = $1::text and not u._deleted order by u.created_at, u.id) u`
