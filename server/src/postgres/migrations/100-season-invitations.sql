-- Whose family has been asked to come back for a season (S-16): once for each child.
create table season_invitations (
  season_id text collate "C" not null references seasons (id) on delete cascade,
  player_id text collate "C" not null references players (id) on delete cascade,
  primary key (season_id, player_id)
);
