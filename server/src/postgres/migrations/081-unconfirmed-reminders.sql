-- Which families have been reminded that a place nobody confirms runs out (R-14): once for each registration.
create table unconfirmed_reminders (
  registration_id text collate "C" primary key references player_program_registrations (id) on delete cascade,
  reminded_at timestamptz not null
);
