-- Lines of the bank's statements (B-10): every one is kept, to be decided, booked on an account, or set aside.
create table bank_lines (
  id text collate "C" primary key,
  number bigint generated always as identity unique,
  day date not null,
  cents integer not null,
  text text not null,
  -- The bank's own number of it, where its file has one.
  bank_id text,
  -- What of the text is the same every month.
  payer_key text not null,
  state text collate "C" not null default 'OPEN',
  entry_id text collate "C" unique,
  note text,
  decided_by text,
  imported_by text,
  imported_at timestamptz not null,
  constraint bank_lines_state_known check (state in ('OPEN', 'BOOKED', 'SET_ASIDE')),
  constraint bank_lines_booked_has_entry check ((state = 'BOOKED') = (entry_id is not null))
);
create index bank_lines_by_day on bank_lines (day, cents);
create index bank_lines_by_state on bank_lines (state, day desc, number desc);
create index bank_lines_booked_by_payer on bank_lines (payer_key) where state = 'BOOKED';

-- How to read files whose columns somebody has named by hand.
create table bank_layouts (
  key text primary key,
  layout json not null
);
