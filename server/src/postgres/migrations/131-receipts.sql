-- Every payment has a receipt, numbered without gaps (B-13). The number is given as the last thing before the payment is
-- committed, whoever books it: who has the counter then waits for nobody, and who is rolled back gives the number back.
create table receipts (
  number integer primary key,
  entry_id text collate "C" not null unique references ledger_entries (id) on delete cascade
);
create table receipt_counter (
  is_only boolean primary key check (is_only),
  last integer not null
);

insert into receipts
  select row_number() over (order by number), id from ledger_entries where kind = 'PAYMENT';
insert into receipt_counter select true, count(*) from receipts;

create function number_receipt() returns trigger language plpgsql as $$
declare
  given integer;
begin
  -- The row stays locked until the commit: whoever books at the same time gets the next number after that.
  update receipt_counter set last = last + 1 returning last into given;
  insert into receipts values (given, new.id);
  return null;
end
$$;
create constraint trigger ledger_entries_receipt after insert on ledger_entries
  deferrable initially deferred for each row when (new.kind = 'PAYMENT') execute function number_receipt();

-- The payments whose receipts an email brings along; they are drawn when it is sent.
alter table mail_outbox add column receipts text[];
