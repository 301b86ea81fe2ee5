-- A family asks to withdraw, and the club confirms: since when it has been asking.
-- A second day is a registration of its own: the one whose place it took.
alter table player_program_registrations
  add column withdrawal_asked_at instant,
  add column replaces_id text collate "C";
