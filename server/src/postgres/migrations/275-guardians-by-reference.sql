-- The guardians who have one of these family numbers, or references of single places and orders (B-7). A function,
-- because most searches contain no reference, and PostgreSQL sets up every part of a statement, needed or not.
create function guardians_by_reference(numbers int[], single text[]) returns text[] stable language sql as $$
  select array(
    select guardian_id from shared_guardians where user_id = any(array(
      select user_id from family_numbers where number = any(numbers)))
    union all select p.user_players_id from players p where p.id = any(array(
      select player_registrations_id from player_program_registrations where reference = any(single) and not _deleted
      union all select player_kit_orders_id from kit_orders where reference = any(single) and not _deleted)))
$$;
