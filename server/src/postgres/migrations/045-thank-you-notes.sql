-- What teams write to their referees; nobody reads it before the desk has.
create table thank_you_notes (
  -- Made by the device that sends it.
  id text collate "C" primary key,
  tournament_id text collate "C" not null references tournaments (id),
  team_id text not null,
  official_id text not null,
  words text not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'SHOWN', 'HIDDEN')),
  created_at timestamptz not null,
  decided_by text,
  decided_at timestamptz
);
create index thank_you_notes_by_tournament on thank_you_notes (tournament_id, created_at);
