-- Files that go with an email to a group (N-15), in base64. They go with the draft, or when who got the email is forgotten.
create table campaign_files (
  id text collate "C" primary key,
  campaign_id text collate "C" not null references campaigns on delete cascade,
  number bigint generated always as identity unique,
  name text not null,
  kind text collate "C" not null,
  size integer not null,
  content text not null,
  added_by text not null,
  added_at timestamptz not null,
  constraint campaign_files_kind_known check (kind in ('PDF', 'PNG', 'JPEG'))
);
create index campaign_files_by_campaign on campaign_files (campaign_id, number);
