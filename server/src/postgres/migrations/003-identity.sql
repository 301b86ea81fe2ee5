-- The user pool: who may sign in. A pool user's id is the `sub` of their tokens.
create table pool_users (
  id text collate "C" primary key,
  -- Lower case and normalised: two spellings of one address are one person.
  email text collate "C" not null unique,
  is_email_verified boolean not null default false,
  password_hash text,
  -- Set for the password that comes with an invitation.
  password_expires_at timestamptz,
  status text not null check (status in ('UNCONFIRMED', 'CONFIRMED', 'FORCE_CHANGE_PASSWORD', 'RESET_REQUIRED')),
  is_enabled boolean not null default true,
  -- Everything else the client may set: given_name, family_name, phone_number, picture, locale.
  attributes jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table pool_groups (
  user_id text collate "C" not null references pool_users (id) on delete cascade,
  name text collate "C" not null,
  primary key (user_id, name)
);

-- One code of a kind for each person; a new one takes the place of the old. An address that nobody has gets a row too
-- (without a user, and no letter): asking, waiting and guessing then look the same for strangers as for members.
create table pool_codes (
  -- The user's id, or the address that nobody has.
  subject text collate "C" not null,
  purpose text not null check (purpose in ('SIGN_UP', 'RESET_PASSWORD', 'VERIFY_EMAIL')),
  user_id text collate "C" references pool_users (id) on delete cascade,
  code_hash text not null,
  sent_to text not null,
  tries integer not null default 0,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (subject, purpose)
);
create index pool_codes_by_user on pool_codes (user_id);

-- A sign-in; its id is the `origin_jti` of every token that comes from it. Ended here, it is ended everywhere.
create table pool_sessions (
  id text collate "C" primary key,
  user_id text collate "C" not null references pool_users (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index pool_sessions_by_user on pool_sessions (user_id);

create table pool_refresh_tokens (
  token_hash text collate "C" primary key,
  session_id text collate "C" not null references pool_sessions (id) on delete cascade,
  created_at timestamptz not null default now(),
  -- Set when a newer one was handed out; it still counts for a short grace, for the other tab.
  replaced_at timestamptz
);
create index pool_refresh_tokens_by_session on pool_refresh_tokens (session_id);

-- Keys that sign tokens. The newest signs; those retired are still trusted until their tokens have run out.
create table pool_keys (
  id text collate "C" primary key,
  private_key jsonb not null,
  public_key jsonb not null,
  created_at timestamptz not null default now(),
  retired_at timestamptz
);

-- Networks from which somebody has signed in before: others' failed guesses do not slow that person down there.
create table pool_known_places (
  user_id text collate "C" not null references pool_users (id) on delete cascade,
  network_hash text collate "C" not null,
  last_at timestamptz not null,
  primary key (user_id, network_hash)
);

-- Failed guesses and letters asked for, by account and by network; they slow down further ones for a while.
create table pool_attempts (
  subject text collate "C" primary key,
  failures integer not null,
  last_at timestamptz not null,
  blocked_until timestamptz
);

-- Tokens that an administrator makes for programs; shown once, kept hashed.
create table access_tokens (
  id text collate "C" primary key,
  name text not null,
  token_hash text collate "C" not null unique,
  may_write boolean not null,
  created_by text not null,
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);

-- An administrator in a parent's shoes: for a reason, for an hour at most.
create table impersonations (
  id text collate "C" primary key,
  admin_email text collate "C" not null,
  target_user_id text collate "C" not null references users (id),
  reason text not null,
  started_at timestamptz not null default now(),
  ends_at timestamptz not null,
  stopped_at timestamptz
);
create index impersonations_by_admin on impersonations (admin_email, target_user_id);
