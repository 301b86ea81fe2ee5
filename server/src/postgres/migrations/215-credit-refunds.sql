-- Credit that the desk has promised to send back to a family that stays (B-29): on the list of refunds to send until it is closed.
-- The entries by which it was sent are named, so that one that is undone opens it again.
create table credit_refunds (
  id text collate "C" primary key,
  user_id text collate "C" not null,
  cents integer not null check (cents > 0),
  entry_ids text[] collate "C" not null default '{}',
  asked_at timestamptz not null default now(),
  closed_at timestamptz
);
create index credit_refunds_by_user on credit_refunds (user_id);
create index credit_refunds_by_entry on credit_refunds using gin (entry_ids);

-- What goes back to a card belongs to a place, or to credit.
alter table card_refunds alter column registration_id drop not null;
