-- A line that comes in is looked at once, to see whether it books itself (B-22). Those of before are the desk's, as they were.
alter table bank_lines add column looked_at timestamptz, add column is_automatic boolean not null default false;
update bank_lines set looked_at = imported_at;
create index bank_lines_to_look_at on bank_lines (number) where looked_at is null;
