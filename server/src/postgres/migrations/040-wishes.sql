-- Lanterns on the wish wall of the Lunar New Year tournament: one for each device, which may choose another wish.
create table wishes (
  key text collate "C" primary key,
  wish text not null,
  created_at timestamptz not null
);
create index wishes_by_wish on wishes (wish);
