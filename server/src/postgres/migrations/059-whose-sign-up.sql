-- Who asked for a sign-up keeps a key; only they make the password count with the code. Null: a client that sends none.
alter table pool_users add column sign_up_key_hash text;
-- A password with which somebody tried to sign up although the address has an account: it opens nothing, but signing in
-- with it is answered as for a sign-up that waits for its code, so that nobody learns who has an account.
alter table pool_users add column tried_password_hash text;

-- After a change of the address the old one gets the account back by a code, for a while.
create table pool_former_addresses (
  email text collate "C" primary key,
  user_id text collate "C" not null references pool_users (id) on delete cascade,
  expires_at timestamptz not null
);
create index pool_former_addresses_by_user on pool_former_addresses (user_id);
