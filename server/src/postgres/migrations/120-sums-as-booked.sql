-- Sums follow each booking in its own transaction, and every figure of the desk is kept: a look costs what it shows.

-- What is open, by its due day. `day_before` is the last earlier day on which the same account has something open, for the
-- first due of a day; for others of that day the day itself. So the accounts with something open in a span of days are the
-- dues whose day before lies before the span.
alter table account_dues add column day_before date;
create table open_days (
  due_on date not null,
  day_before date not null,
  dues bigint not null,
  cents bigint not null,
  primary key (due_on, day_before)
);

alter table due_months add column open_dues bigint not null default 0;

create table credit_totals (
  is_all boolean primary key default true check (is_all),
  accounts bigint not null,
  cents bigint not null
);
insert into credit_totals values (true, 0, 0);

-- Lists are read in the order in which they are shown.
drop index account_dues_open;
create index account_dues_open on account_dues (due_on, account_id, registration_id, kit_order_id, month)
  where covered_cents < cents;
drop index account_dues_by_month;
create index account_dues_by_month
  on account_dues (month, program_id, due_on, account_id, registration_id, kit_order_id);
create index account_dues_by_registration on account_dues (registration_id) where registration_id is not null;
drop index account_credits_left;
create index account_credits_left on account_credits (credit_cents desc, account_id) where credit_cents > 0;

-- A note says by how much the cash of a month has changed, and which transaction made it: that one takes it up itself.
drop trigger ledger_entries_make_stale on ledger_entries;
drop function note_stale_entry;
truncate stale_accounts, account_dues, account_credits, due_months, cash_months;
alter table stale_accounts
  add column received_cents bigint not null default 0,
  add column sent_cents bigint not null default 0,
  add column noted_in xid8 not null default pg_current_xact_id();
create index stale_accounts_by_transaction on stale_accounts (noted_in);
create index stale_accounts_by_account on stale_accounts (account_id);

create function note_changed_entries() returns trigger language plpgsql as $$
begin
  insert into stale_accounts (account_id, month, received_cents, sent_cents)
    select account_of(u), to_char(e.day, 'YYYY-MM'),
      coalesce(sum(e.signed_cents) filter (where e.counted_as = 'PAYMENT'), 0),
      coalesce(sum(e.signed_cents) filter (where e.counted_as = 'REFUND'), 0)
    from (
      select c.user_id, c.day, coalesce(undone.kind, gone.kind, c.kind) as counted_as,
        c.cents * case when tg_op = 'DELETE' then -1 else 1 end * case when c.reverses_id is null then 1 else -1 end
          as signed_cents
      from changed c
        left join ledger_entries undone on undone.id = c.reverses_id
        left join changed gone on gone.id = c.reverses_id) e
      join users u on u.id = e.user_id
    group by 1, 2;
  return null;
end
$$;
create trigger ledger_entries_are_noted after insert on ledger_entries
  referencing new table as changed for each statement execute function note_changed_entries();
create trigger ledger_entries_gone_are_noted after delete on ledger_entries
  referencing old table as changed for each statement execute function note_changed_entries();

create function note_moved_entry() returns trigger language plpgsql as $$
begin
  insert into stale_accounts (account_id) select account_of(u) from users u where u.id in (old.user_id, new.user_id);
  return null;
end
$$;
create trigger ledger_entries_moved_are_noted after update of user_id on ledger_entries
  for each row execute function note_moved_entry();

create or replace function note_stale_family() returns trigger language plpgsql as $$
begin
  insert into stale_accounts (account_id) values (account_of(old)), (account_of(new));
  return null;
end
$$;

-- All accounts are worked out anew by the first call of the job.
insert into stale_accounts (account_id, month, received_cents, sent_cents)
  select account_of(u), to_char(e.day, 'YYYY-MM'),
    coalesce(sum(case when e.reverses_id is null then e.cents else -e.cents end)
      filter (where coalesce(undone.kind, e.kind) = 'PAYMENT'), 0),
    coalesce(sum(case when e.reverses_id is null then e.cents else -e.cents end)
      filter (where coalesce(undone.kind, e.kind) = 'REFUND'), 0)
  from ledger_entries e join users u on u.id = e.user_id left join ledger_entries undone on undone.id = e.reverses_id
  group by 1, 2;
