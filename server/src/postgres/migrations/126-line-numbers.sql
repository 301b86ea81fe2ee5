-- Who waits has a number that never changes while others come and go; the position in line is counted (W-1).
alter table player_program_registrations add column line_number integer;

update player_program_registrations r set line_number = l.number from (
  select w.id, row_number() over (
      partition by f.program_fees_id order by w.line_since, w.waitlist_position nulls first, w.id) as number
  from player_program_registrations w join program_fees f on f.id = w.program_fee_registrations_id
  where w.line_since is not null) l
where l.id = r.id;

alter table player_program_registrations drop column waitlist_position, drop column line_since;
