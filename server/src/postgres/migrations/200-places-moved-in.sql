-- Registrations and payments that an import has made, so that it is undone as one (I-13). A place is as the import left it
-- while it has that version.
create table moved_in_places (
  registration_id text collate "C" primary key references player_program_registrations (id) on delete cascade,
  move_in_id text collate "C" not null references move_ins (id),
  version integer not null
);
create index moved_in_places_by_move_in on moved_in_places (move_in_id);

create table moved_in_payments (
  entry_id text collate "C" primary key references ledger_entries (id) on delete cascade,
  move_in_id text collate "C" not null references move_ins (id)
);
create index moved_in_payments_by_move_in on moved_in_payments (move_in_id);

-- Entries with a higher number were booked since.
alter table move_ins
  add registrations integer not null default 0,
  add payments integer not null default 0,
  add last_entry bigint;

-- Which plan a program of a sheet stands for, once somebody has chosen it; without a fee its rows are left out.
create table sheet_programs (
  key text primary key,
  fee_id text collate "C" references program_fees (id)
);
