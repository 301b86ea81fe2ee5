-- What a registration goes through: its payment reference, its place in line with the offers made to it, the days on
-- which it was approved, paid and given up, and what comes back to the family.
alter table player_program_registrations
  add column reference text,
  add column offer_passed_at instant,
  add column group_id text collate "C",
  add column approved_at instant,
  add column paid_at instant,
  add column withdrawn_at instant,
  add column withdrawal_cause text collate "C",
  add column doctors_note boolean,
  add column refund_cents integer,
  add column refund_working json,
  add column refunded_at instant,
  add constraint player_program_registrations_withdrawal_cause_known
    check (withdrawal_cause in ('CHANGE_OF_MIND', 'INJURY', 'MOVED_AWAY', 'NO_PLACE'));

-- Registrations of before get a reference, too: no letters or digits that are taken for one another.
update player_program_registrations
set reference = 'R-' || translate(substr(md5(id), 1, 12), '0123456789abcdef', 'ACDEFGHJKMNPQRST');

create unique index player_program_registrations_by_reference_once on player_program_registrations (reference)
  where not _deleted;

-- The day on the doctor's note that ended a player's time on hold.
alter table players add column clearance_date date;
