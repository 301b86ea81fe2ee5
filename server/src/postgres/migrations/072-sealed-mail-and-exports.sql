-- Sealed, a result is no JSON any more. It holds emails, with the links in them.
alter table club_jobs alter column result type text using result::text;
