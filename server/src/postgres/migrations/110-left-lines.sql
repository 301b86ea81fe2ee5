-- Since when somebody is in line, by which the line is ordered for whoever comes back to it, and when a family left it (W-10).
alter table player_program_registrations
  add column line_since instant,
  add column left_line_at instant;

-- Who let an offer go by stands behind others who joined later: the line itself tells the order.
update player_program_registrations r set line_since = l.since from (
  select w.id, max(w.created_at) over (partition by f.program_fees_id order by w.waitlist_position) as since
  from player_program_registrations w join program_fees f on f.id = w.program_fee_registrations_id
  where w.status = 'WAITLISTED') l
where l.id = r.id;
