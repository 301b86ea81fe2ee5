-- Work that an administrator asks for and comes back to. Whichever process takes a job keeps its row locked until the
-- outcome is written: should that process end, the job simply waits again.
create table club_jobs (
  id text collate "C" primary key,
  kind text not null check (kind in ('EXPORT')),
  input json not null,
  requested_by text collate "C" not null,
  state text not null default 'QUEUED' check (state in ('QUEUED', 'DONE', 'FAILED')),
  result json,
  -- What the log has it under, when it failed.
  reference text,
  created_at timestamptz not null,
  finished_at timestamptz
);
create index club_jobs_waiting on club_jobs (created_at) where state = 'QUEUED';
