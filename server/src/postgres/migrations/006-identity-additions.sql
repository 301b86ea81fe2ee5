-- One live access token of a name. Where two were made at the same moment, the older one gets its id's beginning added.
update access_tokens t set name = t.name || ' (' || left(t.id, 8) || ')'
where t.revoked_at is null and exists (
  select from access_tokens other
  where other.name = t.name and other.revoked_at is null and (other.created_at, other.id) > (t.created_at, t.id));
create unique index access_tokens_by_name_once on access_tokens (name) where revoked_at is null;

-- Which address an outside issuer's ID token has named for somebody: its access tokens, which name none, borrow it.
create table outside_addresses (
  issuer text collate "C" not null,
  subject text collate "C" not null,
  email text collate "C" not null,
  -- The ID token's own.
  expires_at timestamptz not null,
  primary key (issuer, subject)
);
