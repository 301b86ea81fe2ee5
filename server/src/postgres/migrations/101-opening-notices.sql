-- Visitors who asked to be emailed once when registration opens; gone as soon as they have been (S-17).
create table opening_notices (
  id text collate "C" primary key,
  email text not null,
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  -- The seasons that were open when they asked: it is not these that they wait for.
  open_then text[] not null
);
create unique index opening_notices_by_email on opening_notices (lower(email));
