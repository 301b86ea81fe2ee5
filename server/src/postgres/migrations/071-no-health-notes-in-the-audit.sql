-- Notes on health are encrypted, and the audit held them in the clear, before and after each change. It keeps whether there
-- were any, and whether they changed.
update audit_entries set
  after = case when coalesce(after->>'healthNotes', '') = '' then after
    else jsonb_set(after::jsonb, '{healthNotes}', case
      when before is not null and after->>'healthNotes' is distinct from before->>'healthNotes'
      then '"hidden, changed"'::jsonb else '"hidden"'::jsonb end)::json end,
  before = case when coalesce(before->>'healthNotes', '') = '' then before
    else jsonb_set(before::jsonb, '{healthNotes}', '"hidden"')::json end
where model = 'Player'
  and (coalesce(before->>'healthNotes', '') <> '' or coalesce(after->>'healthNotes', '') <> '');
