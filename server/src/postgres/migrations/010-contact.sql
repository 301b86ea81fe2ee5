-- What visitors write to the club; the letters that carry it go through the outbox.
create table contact_messages (
  id text collate "C" primary key,
  -- Made by the browser: the same message sent twice is kept once.
  reference text not null unique,
  name text not null,
  email text not null,
  phone text not null,
  topic text not null,
  child_age text not null,
  message text not null,
  created_at timestamptz not null
);
create index contact_messages_by_time on contact_messages (created_at desc);
