-- Several seasons side by side. Until now there was one, in a setting, and prices stood in another beside those that
-- programs charge.
create table seasons (
  id text collate "C" not null,
  name text not null,
  start_date date not null,
  end_date date not null,
  days text[],
  start_time text not null,
  end_time text not null,
  arrive_minutes_early integer not null,
  location text,
  changes json,
  opens_for_returning date,
  opens_for_all date,
  status text collate "C" not null,
  created_at instant not null,
  updated_at instant not null,
  _version integer not null,
  _deleted boolean not null,
  _last_changed_at bigint not null,
  constraint seasons_pkey primary key (id),
  constraint seasons_status_known check (status in ('DRAFT', 'PUBLISHED'))
);
create index seasons_by_change on seasons (_last_changed_at, id);
create unique index seasons_by_name_once on seasons (name) where not _deleted;

alter table programs add column season_id text collate "C";
alter table programs add constraint programs_season_id_fkey foreign key (season_id) references seasons (id);
create index programs_by_season_id on programs (season_id, created_at, id);

-- A club that is at work keeps the season it has; a new one begins without.
with kept as (
  select value::jsonb as value from club_settings where key = 'season' and not _deleted
), plan as (
  select value from kept
  union all
  select '{"name": "Fall 2025", "startDate": "2025-09-06", "endDate": "2025-12-18", "days": ["SAT", "SUN"],
    "startTime": "17:00", "endTime": "18:30", "arriveMinutesEarly": 10, "changes": []}'::jsonb
  where not exists (select from kept) and exists (select from programs)
)
insert into seasons
select gen_random_uuid()::text, value->>'name', (value->>'startDate')::date, (value->>'endDate')::date,
  array(select jsonb_array_elements_text(value->'days')), value->>'startTime', value->>'endTime',
  coalesce((value->>'arriveMinutesEarly')::int, 10), null, (value->'changes')::json, null, null, 'PUBLISHED',
  moment, moment, 1, false, (extract(epoch from now()) * 1000)::bigint
from plan, to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as moment;

update programs p set season_id = s.id from seasons s
where p.start_date between s.start_date and s.end_date and p.end_date <= s.end_date;

update club_settings set _deleted = true, _version = _version + 1 where key = 'season' and not _deleted;

-- Prices and discounts are what programs charge; of the family discount only the club's own reading of it stays.
update club_settings set _version = _version + 1, value = (
  (value::jsonb - 'title' - 'monthlyCents' - 'special' - 'family')
  || jsonb_build_object('familyMode', coalesce(value::jsonb->'family'->>'appliesTo', 'ALL'))
)::json
where key = 'facts' and value::jsonb ? 'monthlyCents';
