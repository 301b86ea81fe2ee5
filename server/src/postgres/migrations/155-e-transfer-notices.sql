-- Lines of the bank that an email told of first: who sent the money and the number of the e-Transfer, whether the email
-- surely came from Interac, and what the bank's own line says once it is there.
alter table bank_lines
  add column is_verified boolean,
  add column notice_sender text,
  add column notice_reference text unique,
  add column met_day date,
  add column met_text text,
  add column met_bank_id text;
update bank_lines set is_verified = true;
alter table bank_lines alter column is_verified set not null;
create index bank_lines_noticed on bank_lines (cents) where notice_reference is not null and met_day is null;
create index bank_lines_by_met_day on bank_lines (met_day) where met_day is not null;
