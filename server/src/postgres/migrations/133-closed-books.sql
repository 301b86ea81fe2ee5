-- The last month whose books are closed, and all before it (B-17). No row: none is.
create table books_closed (
  is_only boolean primary key check (is_only),
  through text collate "C" not null check (through ~ '^\d{4}-\d{2}$')
);

-- Asked as the last thing before the commit, whoever books and by whatever path: from then on the closing waits for us, or
-- we for the closing, and neither for anybody else.
create function refuse_closed_month() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('books closed', 0));
  if exists (select from books_closed where to_char(new.day, 'YYYY-MM') <= through) then
    raise exception 'The books of this month are closed.';
  end if;
  return null;
end
$$;
create constraint trigger ledger_entries_month_open after insert on ledger_entries
  deferrable initially deferred for each row execute function refuse_closed_month();
