-- Tombstones whose personal data is gone. One that is not listed here yet is wiped by the nightly job, so that rows
-- which were deleted before there was such a job are wiped as well.
create table wiped_rows (
  model text collate "C" not null check (model in ('User', 'Player')),
  id text collate "C" not null,
  wiped_at timestamptz not null,
  primary key (model, id)
);

-- Families who have closed their account while something they paid for was under way: the record goes once that is over.
create table account_closings (
  user_id text collate "C" primary key references users (id),
  closed_at timestamptz not null
);

-- Set for the last email to somebody who has left: it goes sooner than others.
alter table mail_outbox add column forget_at timestamptz;
