-- By this code the server knows that a month was closed between its look and its commit, and looks again: whoever books is
-- then refused in plain words (B-17).
create or replace function refuse_closed_month() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('books closed', 0));
  if exists (select from books_closed where to_char(new.day, 'YYYY-MM') <= through) then
    raise exception 'The books of this month are closed.' using errcode = 'BK001';
  end if;
  return null;
end
$$;
