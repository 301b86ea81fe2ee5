-- Which families have been told that they lose a place for which nothing is paid, and after which day (B-26). The email, or the
-- phone call, is in the outbox under this name: only what has left it counts as told.
create table unpaid_notices (
  registration_id text collate "C" primary key references player_program_registrations (id) on delete cascade,
  email_name text collate "C" not null,
  last_day date not null,
  noted_at timestamptz not null
);
