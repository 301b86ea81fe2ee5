-- The secret in the address of a family's calendar is sealed; the calendar is found by the hash of it.
alter table family_calendars add column secret_hash text collate "C";
update family_calendars set secret_hash = encode(sha256(convert_to(secret, 'UTF8')), 'hex');
alter table family_calendars alter column secret_hash set not null;
alter table family_calendars add unique (secret_hash);
alter table family_calendars drop constraint family_calendars_secret_key;
