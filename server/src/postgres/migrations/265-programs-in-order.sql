-- The desk's list of programs, the latest first: its first page is to cost the same however many programs a club has had.
create index programs_latest_first on programs (start_date desc, lower(name), id desc) where not _deleted;
