-- What the desk has in the works; what is published is tournaments.plan.
create table tournament_desks (
  tournament_id text collate "C" primary key references tournaments (id),
  -- Null: nothing in the works beyond what is published.
  draft json,
  -- Counts the saves of the draft, so that two administrators do not overwrite each other.
  version integer not null default 1,
  changed_by text not null,
  changed_at timestamptz not null
);

-- Results as they came in, one row each: what was sent twice is here once.
create table tournament_entries (
  id text collate "C" primary key,
  tournament_id text collate "C" not null references tournaments (id),
  match_id text not null,
  -- Made by the device that sends it.
  key text not null,
  entry json not null,
  entered_by text not null,
  outcome text not null check (outcome in ('TAKEN', 'SAME', 'DISPUTED', 'SETTLED')),
  created_at timestamptz not null,
  unique (tournament_id, key)
);
create index tournament_entries_by_match on tournament_entries (tournament_id, match_id, created_at);
