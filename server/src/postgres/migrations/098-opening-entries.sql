-- Places and orders from before there were books become entries with their own dates, so that what each family has paid,
-- owes and gets back is what it was (B-2, B-3).
create function pg_temp.club_day(at text) returns date language sql as
  $$ select (at::timestamptz at time zone 'America/Vancouver')::date $$;

create temporary table opened on commit drop as
select r.id, p.user_players_id as user_id, r.status, r.price_working, r.refund_working, r.refund_cents, r.price_cents,
  coalesce(r.approved_at, r.paid_at, r.created_at) as charged_at,
  coalesce(r.paid_at, r.approved_at, r.updated_at) as paid_at,
  coalesce(r.withdrawn_at, r.updated_at) as left_at,
  r.refunded_at,
  coalesce((select (s.value ->> 'dueDays')::int from club_settings s
    where s.key = 'payment' and s.published and not s._deleted), 7) as due_days
from player_program_registrations r join players p on p.id = r.player_registrations_id
where not r._deleted and p.user_players_id is not null and r.status in ('APPROVED', 'ACTIVE', 'WITHDRAWN', 'COMPLETED');

insert into ledger_entries (id, user_id, kind, source, cents, registration_id, month, due_on, day, created_at)
select gen_random_uuid(), o.user_id, 'CHARGE', 'PRICE', (line ->> 'totalCents')::int, o.id, line ->> 'month',
  greatest(pg_temp.club_day(o.charged_at) + o.due_days, ((line ->> 'month') || '-01')::date), pg_temp.club_day(o.charged_at), o.charged_at
from opened o cross join lateral jsonb_array_elements(o.price_working::jsonb -> 'lines') line
where (line ->> 'totalCents')::int > 0 order by o.charged_at, o.id, line ->> 'month';

insert into ledger_entries (id, user_id, kind, source, cents, registration_id, day, created_at)
select gen_random_uuid(), user_id, 'PAYMENT', 'STATUS', price_cents, id, pg_temp.club_day(paid_at), paid_at
from opened where status <> 'APPROVED' and price_cents > 0 order by paid_at, id;

insert into ledger_entries (id, user_id, kind, source, cents, registration_id, month, day, note, created_at)
select gen_random_uuid(), o.user_id, 'CREDIT', 'PRICE', (line ->> 'refundCents')::int + (line ->> 'creditCents')::int, o.id,
  line ->> 'month', pg_temp.club_day(o.left_at), 'Withdrawn', o.left_at
from opened o cross join lateral jsonb_array_elements(o.refund_working::jsonb -> 'lines') line
where o.status = 'WITHDRAWN' and (line ->> 'refundCents')::int + (line ->> 'creditCents')::int > 0
order by o.left_at, o.id, line ->> 'month';

insert into ledger_entries (id, user_id, kind, source, cents, registration_id, day, created_at)
select gen_random_uuid(), user_id, 'REFUND', 'STATUS', refund_cents, id, pg_temp.club_day(refunded_at), refunded_at
from opened where status = 'WITHDRAWN' and refunded_at is not null and refund_cents > 0 order by refunded_at, id;

create temporary table ordered on commit drop as
select k.id, p.user_players_id as user_id, k.status, k.total_amount_cents as cents,
  coalesce(k.order_date, k.created_at) as ordered_at, coalesce(k.paid_date, k.updated_at) as paid_at, k.updated_at,
  coalesce((select (s.value ->> 'dueDays')::int from club_settings s
    where s.key = 'payment' and s.published and not s._deleted), 7) as due_days
from kit_orders k join players p on p.id = k.player_kit_orders_id
where not k._deleted and p.user_players_id is not null and k.status <> 'CANCELLED' and k.total_amount_cents > 0;

insert into ledger_entries (id, user_id, kind, source, cents, kit_order_id, due_on, day, note, created_at)
select gen_random_uuid(), user_id, 'CHARGE', 'PRICE', cents, id, pg_temp.club_day(ordered_at) + due_days, pg_temp.club_day(ordered_at), null, ordered_at
from ordered order by ordered_at, id;
insert into ledger_entries (id, user_id, kind, source, cents, kit_order_id, day, created_at)
select gen_random_uuid(), user_id, 'PAYMENT', 'STATUS', cents, id, pg_temp.club_day(paid_at), paid_at
from ordered where status <> 'PENDING' order by paid_at, id;
insert into ledger_entries (id, user_id, kind, source, cents, kit_order_id, day, note, created_at)
select gen_random_uuid(), user_id, kind, case kind when 'CREDIT' then 'PRICE' else 'STATUS' end, cents, id,
  pg_temp.club_day(updated_at), case kind when 'CREDIT' then 'Refunded' end, updated_at
from ordered cross join unnest(array['CREDIT', 'REFUND']) kind where status = 'REFUNDED' order by updated_at, id, kind;
