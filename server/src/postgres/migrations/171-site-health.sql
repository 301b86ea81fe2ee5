-- How each background job last ended (O-3). Why one failed is in the log, not here.
create table job_runs (
  name text collate "C" primary key,
  succeeded_at timestamptz,
  failed_at timestamptz,
  check (succeeded_at is not null or failed_at is not null)
);

-- When the whole club was last backed up (O-4), wherever the file lies.
create table last_backup (
  is_last boolean primary key default true check (is_last),
  made_at timestamptz not null
);

-- What needs attention now: since when without a break, and when somebody was last emailed about it (O-5).
create table health_alarms (
  topic text collate "C" primary key,
  since timestamptz not null,
  emailed_at timestamptz
);
