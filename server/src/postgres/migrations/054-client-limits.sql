-- What each client has used of its allowances, over all processes. Nothing that must outlive a crash: unlogged.
create unlogged table client_uses (
  key text collate "C" primary key,
  used bigint not null,
  ends_at timestamptz not null
);
create index client_uses_by_ends_at on client_uses (ends_at);

-- How many sockets each process has open for each client; a process that is gone says so no more.
create unlogged table client_sockets (
  process text collate "C" not null,
  key text collate "C" not null,
  open integer not null,
  seen_at timestamptz not null,
  primary key (key, process)
);
