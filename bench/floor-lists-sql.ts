import { namesInEntry } from '../server/src/audit/row-names.ts'
import { positionInLine } from '../server/src/registrations/position-in-line.ts'

const guardian = `u.id as "userId", nullif(trim(concat(u.first_name, ' ', u.last_name)), '') as guardian, u.email, u.phone`

const familyNumber = `(select min(numbered.number) from family_numbers numbered
  join shared_guardians shared on shared.guardian_id = numbered.user_id where shared.user_id = p.user_players_id) as "familyNumber"`

const placesLeft = `case when g.capacity is not null then greatest(0, g.capacity - (
  select count(*) from program_fees fee join player_program_registrations taken on taken.program_fee_registrations_id = fee.id
  where fee.program_fees_id = g.id and not taken._deleted and (taken.status in ('PENDING', 'APPROVED', 'ACTIVE')
    or (taken.status = 'WAITLISTED' and taken.offer_expires_at > now()::text)))) end as "placesLeft"`

/** Finds rows by index and returns fifty of them with the count of each status, as one would write it by hand. */
const fifty = (found: string, keys: string, lines: string) => `
  with found as materialized (${found}),
  page as (select * from found order by ${keys} limit 50)
  select json_build_object(
    'items', (select coalesce(json_agg(l), '[]') from (${lines} order by ${keys}) l),
    'counts', (select json_object_agg(status, count) from (select status, count(*) from found group by status) c)
  )::text as data`

const players = fifty(
  `select id, status, lower(last_name) as k1, lower(first_name) as k2 from players
   where words @@ $1::tsquery and not _deleted`,
  'k1, k2, id',
  `select p.id, p._version as version, p.first_name as "firstName", p.last_name as "lastName",
     p.birth_date as "birthDate", p.status, p.shirt_size as "shirtSize", p.photo_consent as "photoConsent",
     p.emergency_contact as "emergencyContact", p.emergency_phone as "emergencyPhone",
     coalesce(p.health_notes, '') <> '' as "hasHealthNotes", p.created_at as "createdAt", ${guardian},
     live.registrations, live.owed as "owedCents", array(
       select t.name from unnest('{CONDUCT,RISK,CONCUSSION}'::text[]) t(name) where (
         select c.agreed from consents c where c.player_id = p.id and c.text = t.name and not c._deleted
         order by c.created_at desc limit 1) is not true) as "missingConsents"
   from page join players p on p.id = page.id left join users u on u.id = p.user_players_id
   cross join lateral (
     select json_agg(json_build_object('id', r.id, 'programId', g.id, 'program', g.name, 'status', r.status)
         order by r.created_at desc) as registrations,
       sum(r.price_cents) filter (where r.status = 'APPROVED') as owed
     from player_program_registrations r join program_fees f on f.id = r.program_fee_registrations_id
     join programs g on g.id = f.program_fees_id
     where r.player_registrations_id = p.id and not r._deleted
       and r.status in ('PENDING', 'WAITLISTED', 'APPROVED', 'ACTIVE')) live`,
)

const registrations = fifty(
  `select r.id, r.status, r.created_at as k1 from players p
   join player_program_registrations r on r.player_registrations_id = p.id
   where p.words @@ $1::tsquery and not r._deleted`,
  'k1 desc, id desc',
  `select r.id, r._version as version, r.status, r.created_at as "createdAt", r.approved_at as "approvedAt",
     r.paid_at as "paidAt", r.reference, r.months, r.days, r.price_cents as "priceCents",
     r.refund_cents as "refundCents", r.refunded_at as "refundedAt", ${positionInLine('r')} as "waitlistPosition",
     r.offer_expires_at as "offerExpiresAt", r.reason, p.id as "playerId", p.first_name as "firstName",
     p.last_name as "lastName", p.birth_date as "birthDate", p.status as "playerStatus",
     coalesce(p.health_notes, '') <> '' as "hasHealthNotes", p.photo_consent as "photoConsent", ${guardian}, ${familyNumber},
     p.emergency_contact as "emergencyContact", p.emergency_phone as "emergencyPhone", g.id as "programId",
     g.name as program, g.start_date as "startDate", g.end_date as "endDate", ${placesLeft}, g.min_birth_year as "minBirthYear",
     g.max_birth_year as "maxBirthYear", f.type as "feeType"
   from page join player_program_registrations r on r.id = page.id join players p on p.id = r.player_registrations_id
   join program_fees f on f.id = r.program_fee_registrations_id join programs g on g.id = f.program_fees_id
   left join users u on u.id = p.user_players_id`,
)

const kitOrders = fifty(
  `select o.id, o.status, o.created_at as k1 from players p join kit_orders o on o.player_kit_orders_id = p.id
   where p.words @@ $1::tsquery and not o._deleted`,
  'k1 desc, id desc',
  `select o.id, o._version as version, o.status, o.item_type as "itemType", o.item_name as "itemName", o.size, o.quantity,
     o.total_amount_cents as "totalCents", o.notes, o.order_date as "orderDate", o.paid_date as "paidDate",
     o.delivered_date as "deliveredDate", o.reference, p.id as "playerId", p.first_name as "firstName",
     p.last_name as "lastName", ${guardian}, ${familyNumber}
   from page join kit_orders o on o.id = page.id join players p on p.id = o.player_kit_orders_id
   left join users u on u.id = p.user_players_id`,
)

const state = `case when a.id is null then 'NO_ACCOUNT' when not a.is_enabled then 'DISABLED'
  when a.status = 'FORCE_CHANGE_PASSWORD' then 'INVITED' else a.status end`

const people = fifty(
  `select u.id, ${state} as status, a.id as account, lower(u.last_name) as k1, lower(u.first_name) as k2, u.email as k3
   from users u left join pool_users a on a.email = u.email and not exists (
     select from users n where n.email = u.email and not n._deleted and (n.created_at, n.id) > (u.created_at, u.id))
   where not u._deleted and u.id in (select id from users where words @@ $1::tsquery
     union all select user_players_id from players where words @@ $1::tsquery and not _deleted)
   union all
   select a.id, ${state}, a.id, lower(a.attributes ->> 'family_name'), lower(a.attributes ->> 'given_name'), a.email
   from pool_users a where a.words @@ $1::tsquery
     and not exists (select from users u where u.email = a.email and not u._deleted)`,
  'k1, k2, k3, id',
  `select page.id, u._version as version, u.id is not null as "hasRecord", page.account as "accountId", page.k3 as email,
     coalesce(u.first_name, a.attributes ->> 'given_name') as "firstName",
     coalesce(u.last_name, a.attributes ->> 'family_name') as "lastName", u.phone, page.status as state, u.family,
     case when exists (select from pool_groups g where g.user_id = page.account and g.name = 'pmfcadmin')
       then 'ADMIN' else 'GUARDIAN' end as role, u.created_at as "createdAt",
     greatest((select max(created_at) from pool_sessions where user_id = page.account),
       (select max(last_at) from pool_known_places where user_id = page.account)) as "signedInAt",
     (select coalesce(json_agg(json_build_object('id', p.id, 'name', p.first_name || ' ' || p.last_name, 'firstName',
        p.first_name) order by p.birth_date, p.id), '[]'::json)
      from players p where p.user_players_id = u.id and not p._deleted) as children,
     (select coalesce(json_agg(json_build_object('id', o.id, 'name', trim(concat(o.first_name, ' ', o.last_name)))
        order by o.created_at, o.id), '[]'::json)
      from users o where o.family = u.family and o.id <> u.id and not o._deleted) as linked
   from page left join users u on u.id = page.id left join pool_users a on a.id = page.account`,
)

/** An entry may be about any kind of row, and its fields may refer to more: each is shown by name. */
const audit = `
  with found as (select * from audit_entries where subject_user_id = $1 and action <> 'LOOK' and not _deleted)
  select json_build_object('total', (select count(*) from found), 'items', (select coalesce(json_agg(l), '[]') from (
    select e.id, e.created_at as "createdAt", e.actor_email as "actorEmail", e.actor_role as "actorRole",
      e.as_user_id as "asUserId", e.action, e.model, e.row_id as "rowId", e.reason, e.before::text, e.after::text,
      ${namesInEntry('e')} as names
    from found e order by e.created_at desc, e.id desc limit 50) l))::text as data`

const programs = `
  with page as (select * from programs where not _deleted order by start_date desc, lower(name), id desc limit 101),
  shown as (select * from page order by start_date desc, lower(name), id desc limit 100)
  select json_build_object('hasMore', (select count(*) > 100 from page), 'items', (
    select coalesce(json_agg(l), '[]') from (
      select g.id, g._version, g.name, g.description, g.start_date as "startDate", g.end_date as "endDate", g.kind,
        g.location, g.days, g.start_time as "startTime", g.end_time as "endTime", g.capacity,
        g.min_birth_year as "minBirthYear", g.max_birth_year as "maxBirthYear", g.status, g.season_id as "seasonId",
        (select json_agg(json_build_object('id', f.id, 'type', f.type, 'amount', f.amount_cents, 'discounts', (
           select json_agg(a.discount_id) from appliable_discounts a
           where a.program_fee_id = f.id and not a._deleted))) from program_fees f
         where f.program_fees_id = g.id and not f._deleted) as fees,
        (select json_agg(t) from (
          select f.id as "feeId", r.status, count(*) as count, sum(r.price_cents) as "priceCents",
            count(*) filter (where r.status = 'WAITLISTED' and r.offer_expires_at > now()::text) as "onOffer"
          from program_fees f join player_program_registrations r on r.program_fee_registrations_id = f.id
          where f.program_fees_id = g.id and not r._deleted group by 1, 2) t) as tallies,
        (select json_build_object('cents', sum(cents), 'covered', sum(covered_cents)) from due_months
         where program_id = g.id) as booked
      from shown g order by g.start_date desc, lower(g.name), g.id desc) l))::text as data`

const discounts = `
  select coalesce(json_agg(l), '[]')::text as data from (
    select d.id, d._version, d.name, d.type, d.percentage_basis_points as percentage, d.description, d.conditions,
      d.start_date as "startDate", d.end_date as "endDate", d.active, d.priority, d.stacks,
      (select count(distinct g.player_program_registration_discounts_id) from registration_discounts g
       where g.discount_id = d.id and not g._deleted) as uses,
      (select coalesce(sum(g.amount_cents), 0) from registration_discounts g
       where g.discount_id = d.id and not g._deleted) as "givenCents"
    from discounts d where not d._deleted order by d.id limit 1000) l`

export const searchSql: Record<string, string> = {
  players,
  registrations,
  'kit-orders': kitOrders,
  people,
  audit,
  programs,
  discounts,
}
