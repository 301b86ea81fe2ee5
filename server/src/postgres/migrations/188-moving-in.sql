-- Families brought in from a spreadsheet (I-6): what each import has made, so that it can be undone as one.
create table move_ins (
  id text collate "C" primary key,
  number bigint generated always as identity unique,
  file_name text not null,
  families integer not null,
  children integer not null,
  made_by text not null,
  made_at timestamptz not null,
  undone_by text,
  undone_at timestamptz
);

create table moved_in_rows (
  move_in_id text collate "C" not null references move_ins (id),
  model text collate "C" not null,
  row_id text collate "C" not null,
  primary key (model, row_id),
  constraint moved_in_rows_model_known check (model in ('User', 'Player'))
);
create index moved_in_rows_by_move_in on moved_in_rows (move_in_id);

-- Addresses that guardians were moved in with. Nobody signs in with one: it is where their code can be sent (I-6).
create table moved_in_addresses (
  user_id text collate "C" not null references users (id),
  email text collate "C" not null,
  move_in_id text collate "C" not null references move_ins (id),
  invited_at timestamptz,
  primary key (user_id, email)
);
create index moved_in_addresses_by_move_in on moved_in_addresses (move_in_id);

-- How to read sheets whose columns somebody has mapped by hand.
create table sheet_layouts (
  key text primary key,
  columns json not null
);
