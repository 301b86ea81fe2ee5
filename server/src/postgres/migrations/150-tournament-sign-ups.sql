-- Families join a tournament by themselves (T-33): until when, which ages, for how much and how many of them.
alter table tournaments add column sign_up_until date, add column sign_up_from_age integer,
  add column sign_up_to_age integer, add column sign_up_fee_cents integer, add column sign_up_places integer;

create table tournament_sign_ups (
  id text collate "C" not null,
  tournament_id text collate "C" not null,
  player_id text collate "C" not null,
  status text collate "C" not null,
  -- With whom the child would like to play.
  wish text,
  fee_cents integer not null,
  line_number integer,
  offer_expires_at instant,
  offer_passed_at instant,
  left_at instant,
  created_at instant not null,
  updated_at instant not null,
  _version integer not null,
  _deleted boolean not null,
  _last_changed_at bigint not null,
  constraint tournament_sign_ups_pkey primary key (id),
  constraint tournament_sign_ups_status_known check (status in ('JOINED', 'WAITLISTED', 'LEFT')),
  constraint tournament_sign_ups_tournament_id_fkey foreign key (tournament_id) references tournaments (id),
  constraint tournament_sign_ups_player_id_fkey foreign key (player_id) references players (id)
);
create index tournament_sign_ups_by_tournament_id on tournament_sign_ups (tournament_id, created_at, id);
create index tournament_sign_ups_by_player_id on tournament_sign_ups (player_id, created_at, id);
create index tournament_sign_ups_by_change on tournament_sign_ups (_last_changed_at, id);
create unique index tournament_sign_ups_by_tournament_id_and_player_id_once
  on tournament_sign_ups (tournament_id, player_id) where not _deleted;

-- What a place costs is on the family's account, like a registration or an order.
alter table ledger_entries add column sign_up_id text collate "C",
  drop constraint ledger_entries_one_item,
  add constraint ledger_entries_one_item check (num_nonnulls(registration_id, kit_order_id, sign_up_id) <= 1);
create index ledger_entries_by_sign_up on ledger_entries (sign_up_id) where sign_up_id is not null;

-- In the sums a tournament stands where a program does.
alter table account_dues add column sign_up_id text collate "C";
drop index account_dues_open;
create index account_dues_open on account_dues (due_on, account_id, registration_id, kit_order_id, sign_up_id, month)
  where covered_cents < cents;
drop index account_dues_by_month;
create index account_dues_by_month
  on account_dues (month, program_id, due_on, account_id, registration_id, kit_order_id, sign_up_id);
