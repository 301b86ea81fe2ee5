-- Access tokens run out, and say what they are for. Those made before keep reading or writing every model for another 90
-- days, and lose the REST APIs: nobody has said which parts of them they need.
alter table access_tokens
  add column expires_at timestamptz,
  -- Null stands for all of them.
  add column models text[],
  add column areas text[] not null default '{}',
  add column last_used_at timestamptz;
update access_tokens set expires_at = now() + interval '90 days';
alter table access_tokens alter column expires_at set not null;
