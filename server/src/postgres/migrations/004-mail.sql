-- Letters to be sent: written in the transaction of what causes them, sent by a queue afterwards.
create table mail_outbox (
  id text collate "C" primary key,
  recipient text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  -- The clock's time, not the transaction's: letters of one transaction keep their order.
  created_at timestamptz not null default clock_timestamp(),
  -- Not worth sending any more from then on, as with a code that has run out.
  expires_at timestamptz,
  -- Not to be tried before; moved on by every attempt.
  due_at timestamptz not null default '-infinity',
  attempts integer not null default 0,
  last_error text,
  sent_at timestamptz,
  -- Given up after the last attempt, or refused for good.
  failed_at timestamptz
);
create index mail_outbox_by_recipient on mail_outbox (lower(recipient), created_at desc);
create index mail_outbox_unsent on mail_outbox (due_at, created_at) where sent_at is null and failed_at is null;
create index mail_outbox_failed on mail_outbox (failed_at desc) where failed_at is not null;
