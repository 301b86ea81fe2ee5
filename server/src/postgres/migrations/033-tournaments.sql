-- What visitors may read of a tournament's plan, made when the plan is written.
alter table tournaments add column public_plan json;

-- Informed consent to the fun day, signed without an account: one row for each signature, whatever the number of children.
create table fun_day_waivers (
  id text collate "C" primary key,
  -- Made by the browser: the same form sent twice is kept once.
  reference text not null unique,
  -- The event that it is for, and the version of the text that was read and signed.
  event text not null,
  text_version text not null,
  guardian_name text not null,
  relation text not null,
  email text not null,
  phone text not null,
  emergency_name text not null,
  emergency_phone text not null,
  signature text not null,
  photos boolean not null,
  signed_at timestamptz not null
);
create index fun_day_waivers_by_event on fun_day_waivers (event, signed_at, id);

create table fun_day_waiver_children (
  waiver_id text collate "C" not null references fun_day_waivers (id) on delete cascade,
  place integer not null,
  name text not null,
  birth_date date not null,
  -- For first-aiders only.
  health_notes text not null,
  primary key (waiver_id, place)
);
