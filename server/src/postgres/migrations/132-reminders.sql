-- Which reminders an account has had, by the day on which something was due and the days from there (B-15). Each goes out once.
create table payment_reminders (
  user_id text collate "C" not null references users (id) on delete cascade,
  due_on date not null,
  days_after integer not null,
  sent_at timestamptz not null,
  primary key (user_id, due_on, days_after)
);

-- Families with whom the club has agreed to wait (B-16).
create table reminder_pauses (
  user_id text collate "C" primary key references users (id) on delete cascade,
  until date not null,
  reason text not null,
  made_by text not null
);
