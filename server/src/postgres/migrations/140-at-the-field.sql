-- The links by which coaches open the list of a program at the field; the link is sealed, only its id is kept (J-1).
create table field_links (
  id text collate "C" primary key,
  program_id text collate "C" not null references programs (id),
  -- Whom it was given to, as the desk calls them.
  name text not null,
  made_by text not null,
  made_at timestamptz not null,
  revoked_at timestamptz
);
create index field_links_by_program on field_links (program_id);

-- One child at one session: what the family has said before, and what the coach has marked there (J-3, J-6).
create table attendance (
  program_id text collate "C" not null references programs (id),
  day date not null,
  player_id text collate "C" not null references players (id),
  absent_since timestamptz,
  -- The address of the guardian who said so.
  absent_said_by text,
  state text collate "C" constraint attendance_state_known check (state in ('HERE', 'AWAY')),
  marked_at timestamptz,
  primary key (program_id, day, player_id)
);
create index attendance_by_player on attendance (player_id);

-- What a coach wrote to the desk; the id is made on the phone, so that a note arrives once (J-4).
create table field_notes (
  id text collate "C" primary key,
  link_id text collate "C" not null references field_links (id),
  day date not null,
  kind text collate "C" not null constraint field_notes_kind_known check (kind in ('NOTE', 'VISITOR')),
  words text not null,
  written_at timestamptz not null,
  read_by text,
  read_at timestamptz
);
create index field_notes_by_link on field_notes (link_id);
