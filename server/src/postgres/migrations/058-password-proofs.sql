-- Somebody has just typed their password again, in this sign-in and for this one act; doing it uses the row up.
create table pool_password_proofs (
  session_id text collate "C" not null references pool_sessions (id) on delete cascade,
  purpose text not null
    check (purpose in ('CHANGE_EMAIL', 'CLOSE_ACCOUNT', 'DOWNLOAD_DATA', 'MAKE_ACCESS_TOKEN')),
  expires_at timestamptz not null,
  primary key (session_id, purpose)
);
