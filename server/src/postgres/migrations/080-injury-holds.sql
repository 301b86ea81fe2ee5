-- A hold for an injury outlives the entry of the child (P-10). Nothing here can be read back: names, birth dates and
-- guardians are kept as keyed hashes only, to be held against a child who is entered anew.
create table injury_holds (
  player_id text not null,
  name_hash text not null,
  birth_hash text not null,
  -- One for each way by which the family is known: the guardian, the linked accounts, the address.
  family_hashes text[] not null,
  started_at timestamptz not null,
  primary key (player_id, name_hash, birth_hash)
);
create index injury_holds_by_family on injury_holds using gin (family_hashes);
