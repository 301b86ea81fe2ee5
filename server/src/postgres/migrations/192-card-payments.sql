-- What families pay by card (B-24): a row before the card service is asked, so that whatever it says later has its place.
-- Once paid, it is in the books as an entry with the same id, which therefore cannot be there twice.
create table card_payments (
  id text collate "C" primary key,
  user_id text collate "C" not null references users (id) on delete cascade,
  cents integer not null check (cents > 0),
  item_id text collate "C",
  month text collate "C",
  state text collate "C" not null default 'OPEN',
  session_id text collate "C" unique,
  payment_intent_id text collate "C" unique,
  -- Why a card was declined, in the words of the card service.
  problem text,
  opened_at timestamptz not null default now(),
  constraint card_payments_state_known check (state in ('OPEN', 'PAID', 'EXPIRED', 'WRONG_AMOUNT'))
);
create index card_payments_by_user on card_payments (user_id);
create index card_payments_open on card_payments (opened_at) where state = 'OPEN';
