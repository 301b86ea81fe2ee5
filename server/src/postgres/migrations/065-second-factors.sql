-- What a sign-in has been through: when its tokens were last renewed, and whether it was proved by a second step.
alter table pool_sessions
  add column last_used_at timestamptz not null default now(),
  add column second_factor_at timestamptz;

-- The authenticator app of an account: whoever has the secret has the codes, so it is kept sealed.
create table pool_second_factors (
  user_id text collate "C" primary key references pool_users (id) on delete cascade,
  secret text not null,
  -- A code opens once: the 30 seconds it belonged to, counted from 1970.
  last_step bigint not null,
  -- Verified, but not asked for at sign-in until its owner says so.
  is_enabled boolean not null,
  created_at timestamptz not null,
  codes_made_at timestamptz
);

-- For whoever lost the phone: each opens once, and only its hash is kept.
create table pool_recovery_codes (
  user_id text collate "C" not null references pool_second_factors (user_id) on delete cascade,
  code_hash text collate "C" not null,
  primary key (user_id, code_hash)
);

-- A secret that was shown to be scanned, and waits for its first code.
create table pool_second_factor_setups (
  session_id text collate "C" primary key references pool_sessions (id) on delete cascade,
  secret text not null,
  expires_at timestamptz not null
);

-- Turning it on or off and making new recovery codes take the password again.
alter table pool_password_proofs drop constraint pool_password_proofs_purpose_check;
alter table pool_password_proofs add constraint pool_password_proofs_purpose_check
  check (purpose in ('CHANGE_EMAIL', 'CLOSE_ACCOUNT', 'DOWNLOAD_DATA', 'MAKE_ACCESS_TOKEN', 'SECOND_FACTOR'));
