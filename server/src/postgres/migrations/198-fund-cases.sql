-- Help that families have asked funds for (B-28). What a fund has paid is an entry of the books, which the case names.
create table fund_cases (
  id text collate "C" primary key,
  registration_id text collate "C" not null references player_program_registrations (id) on delete cascade,
  fund text not null,
  note text,
  state text collate "C" not null default 'ASKED'
    constraint fund_cases_state_known check (state in ('ASKED', 'GRANTED', 'PAID', 'REFUSED')),
  granted_cents integer,
  granted_on date,
  entry_id text collate "C",
  asked_on date not null
);
create index fund_cases_by_registration on fund_cases (registration_id);
create index fund_cases_open on fund_cases (asked_on) where state in ('ASKED', 'GRANTED');
