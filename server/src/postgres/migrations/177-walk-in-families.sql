-- What was signed on paper: the day on it, and who at the desk saw it (E-21).
alter table consents add column signed_on date, add column seen_by text;

-- Codes with which a family that came without an email takes over its record; only their hash is kept (P-17).
create table family_codes (
  id text collate "C" primary key,
  -- Whose record it opens; once it was used, whoever took it over.
  user_id text collate "C" not null references users (id),
  code_hash text collate "C" not null unique,
  made_by text not null,
  made_at timestamptz not null,
  ends_at timestamptz not null,
  -- Birth dates that were wrong beside the right code.
  wrong_guesses integer not null default 0,
  used_at timestamptz
);
create index family_codes_by_user on family_codes (user_id, made_at);
