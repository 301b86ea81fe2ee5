-- What each account owes, as domain/money works it out from the entries (B-4), and its sums. Entries stay the only truth:
-- whatever changes them notes which account is out of date, and whoever reads a sum has that account worked out first.
create table account_dues (
  -- The family that guardians share, or the one guardian.
  account_id text collate "C" not null,
  registration_id text collate "C",
  kit_order_id text collate "C",
  program_id text collate "C",
  -- The service month; of kit, and of what is owed again after an undo, the month in which it is due.
  month text collate "C" not null,
  due_on date not null,
  cents integer not null,
  covered_cents integer not null
);
create index account_dues_by_account on account_dues (account_id);
create index account_dues_by_month on account_dues (month, program_id);
create index account_dues_open on account_dues (due_on) include (account_id, cents, covered_cents)
  where covered_cents < cents;

create table account_credits (
  account_id text collate "C" primary key,
  credit_cents integer not null,
  free_cents integer not null
);
create index account_credits_left on account_credits (credit_cents) where credit_cents > 0;

-- Expected and received by service month and program; kit has an empty program.
create table due_months (
  month text collate "C" not null,
  program_id text collate "C" not null,
  dues bigint not null,
  cents bigint not null,
  covered_cents bigint not null,
  primary key (month, program_id)
);

-- Money that came and went, by the month of the bank.
create table cash_months (
  month text collate "C" primary key,
  received_cents bigint not null,
  sent_cents bigint not null
);

create table stale_accounts (
  account_id text collate "C" not null,
  month text collate "C"
);

create function account_of(owner users) returns text language sql stable as
  $$ select case when owner._deleted then owner.id else coalesce(owner.family, owner.id) end $$;

create function note_stale_entry() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into stale_accounts
      select account_of(u), to_char(old.day, 'YYYY-MM') from users u where u.id = old.user_id;
  end if;
  if tg_op <> 'DELETE' then
    insert into stale_accounts
      select account_of(u), to_char(new.day, 'YYYY-MM') from users u where u.id = new.user_id;
  end if;
  return null;
end
$$;
create trigger ledger_entries_make_stale after insert or update of user_id or delete on ledger_entries
  for each row execute function note_stale_entry();

create function note_stale_family() returns trigger language plpgsql as $$
begin
  insert into stale_accounts values (account_of(old)), (account_of(new));
  return null;
end
$$;
create trigger users_make_stale after update of family, _deleted on users
  for each row when (old.family is distinct from new.family or old._deleted <> new._deleted)
  execute function note_stale_family();

insert into stale_accounts
  select distinct account_of(u), to_char(e.day, 'YYYY-MM') from ledger_entries e join users u on u.id = e.user_id;

create index ledger_entries_by_day on ledger_entries (day, number);
-- What the bank calls a transfer, where the treasurer has noted it.
alter table ledger_entries add column bank_reference text;
create index registrations_refund_to_send on player_program_registrations (withdrawn_at)
  where status = 'WITHDRAWN' and refund_cents > 0 and refunded_at is null and not _deleted;
