-- Two users who look like one person, and of whom the club has said that they are two. The smaller id comes first.
create table known_apart (
  one_id text collate "C" not null references users (id),
  other_id text collate "C" not null references users (id),
  said_by text not null,
  said_at timestamptz not null,
  primary key (one_id, other_id),
  check (one_id < other_id)
);
