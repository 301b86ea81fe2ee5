-- What goes back to cards (B-25). Each is in the books as a refund with the same id from the moment it is asked for, so that nobody
-- sends it another way as well; one that fails is reversed there.
create table card_refunds (
  id text collate "C" primary key,
  payment_id text collate "C" not null references card_payments (id) on delete cascade,
  registration_id text collate "C" not null,
  cents integer not null check (cents > 0),
  state text collate "C" not null default 'ASKED',
  refund_id text collate "C" unique,
  asked_at timestamptz not null default now(),
  constraint card_refunds_state_known check (state in ('ASKED', 'SENT', 'DONE', 'FAILED'))
);
create index card_refunds_by_payment on card_refunds (payment_id);

-- What has happened to card payments elsewhere, for the desk to look at: by the card service's own id, in its own words.
create table card_notices (
  id text collate "C" primary key,
  payment_id text collate "C" not null references card_payments (id) on delete cascade,
  kind text collate "C" not null,
  cents integer not null,
  state text collate "C" not null,
  noted_at timestamptz not null default now(),
  constraint card_notices_kind_known check (kind in ('DISPUTE', 'REFUND_ELSEWHERE'))
);
create index card_notices_by_payment on card_notices (payment_id);
