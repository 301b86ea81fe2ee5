-- Letters that come back: each leaves with a return address of its own, by which it is known again. Random, so that
-- nobody can name a letter but those who had it in their hands.
alter table mail_outbox
  add column return_token text collate "C" not null default replace(gen_random_uuid()::text, '-', '');
create unique index mail_outbox_by_return_token on mail_outbox (return_token);
comment on column mail_outbox.failed_at is
  'Given up after the last attempt, or refused for good; of one that was sent: when it came back.';

alter table campaign_receivers drop constraint campaign_receivers_state_check;
alter table campaign_receivers add constraint campaign_receivers_state_check
  check (state in ('WAITING', 'QUEUED', 'SENT', 'RETURNED', 'FAILED', 'SKIPPED'));

-- Where letters came back, the next one that a server takes proves nothing yet.
alter table mail_refusals add column came_back boolean not null default false;
