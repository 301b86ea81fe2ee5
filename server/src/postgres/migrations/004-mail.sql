-- Letters to be sent: written in the transaction of what causes them, sent by a queue afterwards.
create table mail_outbox (
  id text collate "C" primary key,
  recipient text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  attempts integer not null default 0,
  last_error text,
  -- Given up after the last attempt, or refused for good.
  failed_at timestamptz
);
create index mail_outbox_by_recipient on mail_outbox (recipient, created_at);
create index mail_outbox_unsent on mail_outbox (created_at) where sent_at is null and failed_at is null;
