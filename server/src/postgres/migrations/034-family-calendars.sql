-- The secret in the address of a family's calendar, one for each account. It can be shown again, and renewed.
create table family_calendars (
  user_id text collate "C" primary key references users (id),
  secret text collate "C" not null unique,
  made_at timestamptz not null
);
