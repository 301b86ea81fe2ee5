-- What a family without an email would have read is phoned (P-18). It lies in the outbox like all that the club has to say, and
-- never comes up there: the mail job of this release and of the one before leaves what is due in the year 9999 alone.
alter table mail_outbox add column call_from timestamptz, add column phoned_by text;
create index mail_outbox_calls on mail_outbox (created_at) where call_from is not null;
