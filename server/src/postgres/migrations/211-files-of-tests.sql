-- A test of an email to a group comes with the files of that email (N-15), in the lane of ordinary emails.
alter table mail_outbox add files_of text collate "C" references campaigns (id) on delete set null;
