-- Who may see and act for the children of whom (P-12): everybody for their own, and guardians of one family for each
-- other's. Every path asks here.
create view shared_guardians as
  select id as user_id, id as guardian_id from users where not _deleted
  union all
  select u.id, g.id from users u join users g on g.family = u.family and g.id <> u.id
  where not u._deleted and not g._deleted;

-- Somebody asks another guardian to share their children; both have to say yes (P-13).
create table family_invitations (
  id text primary key,
  inviter_id text not null references users (id),
  -- In lower case; whoever signs in with it is the one who is meant.
  email text not null,
  made_at timestamptz not null,
  accepted_at timestamptz,
  unique (inviter_id, email)
);
create index family_invitations_by_email on family_invitations (email);

-- A guardian whom a court, say, has left without access to another's children (P-14).
create table barred_guardians (
  user_id text not null references users (id),
  from_user_id text not null references users (id),
  reason text not null,
  barred_by text not null,
  barred_at timestamptz not null,
  primary key (user_id, from_user_id)
);
create index barred_guardians_by_from on barred_guardians (from_user_id);

-- False: the family's other guardian gets the emails about the children (N-12).
alter table users add column family_emails boolean;

-- Each guardian of a household may get an email to a group (N-2); no address gets it twice.
alter table campaign_receivers drop constraint campaign_receivers_campaign_id_household_key;
