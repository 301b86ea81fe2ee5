-- Letters to groups: what is to be said, to whom, and what became of each letter.
create table campaigns (
  id text collate "C" primary key,
  purpose text not null check (purpose in ('NOTICE', 'NEWSLETTER')),
  subject text not null,
  body text not null,
  audience json not null,
  status text not null default 'DRAFT'
    check (status in ('DRAFT', 'SCHEDULED', 'SENDING', 'PAUSED', 'SENT', 'CANCELLED')),
  version integer not null default 1,
  -- When to begin, while it is scheduled.
  send_at timestamptz,
  created_by text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  -- Households of the group that got no letter, counted by why.
  left_out json,
  -- Why it could not begin.
  problem text
);
create index campaigns_by_time on campaigns (updated_at desc);
create index campaigns_under_way on campaigns (started_at) where status in ('SCHEDULED', 'SENDING');

-- One for each household, written in one step when sending begins.
create table campaign_receivers (
  -- Of its letter, too: what is tried again goes out under the same Message-ID.
  id text collate "C" primary key,
  campaign_id text collate "C" not null references campaigns on delete cascade,
  position integer not null,
  user_id text collate "C" not null,
  household text collate "C" not null,
  name text not null,
  address text not null,
  field_values json not null,
  -- QUEUED: its letter lies in the outbox.
  state text not null default 'WAITING' check (state in ('WAITING', 'QUEUED', 'SENT', 'FAILED', 'SKIPPED')),
  problem text,
  settled_at timestamptz,
  unique (campaign_id, household)
);
create unique index campaign_receivers_by_address_once on campaign_receivers (campaign_id, lower(address));
create index campaign_receivers_by_state on campaign_receivers (campaign_id, state, position);
create index campaign_receivers_queued on campaign_receivers (id) where state = 'QUEUED';

-- Letters to groups have a lane of their own in the outbox: a code that somebody waits for never stands behind them.
alter table mail_outbox
  add column campaign_id text collate "C" references campaigns on delete set null,
  add column unsubscribe_url text;
create index mail_outbox_by_campaign on mail_outbox (campaign_id) where campaign_id is not null;

-- Permanent refusals of an address in a row; a letter that is taken clears them.
create table mail_refusals (
  address text collate "C" primary key,
  refusals integer not null,
  last_error text not null,
  last_at timestamptz not null
);
