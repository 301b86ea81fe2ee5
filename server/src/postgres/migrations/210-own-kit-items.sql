-- A club sells items of its own (K-22): their types begin with OWN_. The release before writes none of them.
alter table kit_orders drop constraint kit_orders_item_type_known;
alter table kit_orders add constraint kit_orders_item_type_known check (item_type in ('SOCKS', 'WATER_BOTTLE', 'SHIN_GUARDS', 'TOQUE', 'SHORTS', 'JERSEY_HOME', 'JERSEY_AWAY', 'TRAINING_TOP', 'HOODIE', 'RAIN_JACKET', 'BALL', 'BACKPACK', 'FULL_KIT') or starts_with(item_type, 'OWN_'));

-- The name under which it was ordered (K-23); without one it is the name that the item was shipped with.
alter table kit_orders add item_name text;

-- What the club has renamed so far was never kept with its orders: they take the name that they have been shown under.
update kit_orders ordered set item_name = setting.value -> ordered.item_type ->> 'name'
from club_settings setting, (values
  ('SOCKS', 'Socks'), ('WATER_BOTTLE', 'Water bottle'), ('SHIN_GUARDS', 'Shin guards'), ('TOQUE', 'Toque'),
  ('SHORTS', 'Shorts'), ('JERSEY_HOME', 'Home jersey'), ('JERSEY_AWAY', 'Away jersey'), ('TRAINING_TOP', 'Training top'),
  ('HOODIE', 'Hoodie'), ('RAIN_JACKET', 'Rain jacket'), ('BALL', 'Ball'), ('BACKPACK', 'Backpack'),
  ('FULL_KIT', 'Full kit')) as shipped (item_type, name)
where setting.key = 'kit' and setting.published and not setting._deleted
  and shipped.item_type = ordered.item_type and setting.value -> ordered.item_type ->> 'name' <> shipped.name;
