-- How many hold a place, who waits and who was offered one is asked for each registration of an opening night, while the others
-- wait for the program: none of it reads the registrations themselves, however many there are.
create index registrations_by_fee_and_status
  on player_program_registrations (program_fee_registrations_id, status, line_number) where not _deleted;
-- Numbers in line of those who have left it count, too: nobody gets a number twice.
create index registrations_numbered_in_line
  on player_program_registrations (program_fee_registrations_id, line_number) where line_number is not null;
create index registrations_on_offer
  on player_program_registrations (program_fee_registrations_id, offer_expires_at)
  where status = 'WAITLISTED' and offer_expires_at is not null and not _deleted;
