-- Sizes of socks, shin guards and balls are remembered with the player, as those of shirts are.
alter table players
  add column sock_size text,
  add column shin_guard_size text,
  add column ball_size text;

-- What earlier orders have told; a full kit is a shirt and a sock size.
with told as (
  select distinct on (player_kit_orders_id, chart) player_kit_orders_id as player_id, chart, told_size
  from kit_orders, lateral (values (
    case when item_type in ('SOCKS', 'FULL_KIT') then 'SOCKS' else item_type end,
    case item_type when 'FULL_KIT' then split_part(size, '/', 2) else size end)) as one (chart, told_size)
  where item_type in ('SOCKS', 'FULL_KIT', 'SHIN_GUARDS', 'BALL') and not _deleted and told_size <> ''
  order by player_kit_orders_id, chart, created_at desc
)
update players set
  sock_size = (select told_size from told where player_id = players.id and chart = 'SOCKS'),
  shin_guard_size = (select told_size from told where player_id = players.id and chart = 'SHIN_GUARDS'),
  ball_size = (select told_size from told where player_id = players.id and chart = 'BALL')
where id in (select player_id from told);
