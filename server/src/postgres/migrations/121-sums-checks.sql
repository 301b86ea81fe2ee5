-- When all that is kept was last held against the entries: once a night, however often the server starts.
create table sums_checks (
  is_last boolean primary key default true check (is_last),
  checked_at timestamptz not null
);
