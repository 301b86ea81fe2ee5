-- The desk reads the whole audit newest first, and by the day.
create index audit_entries_by_created_at on audit_entries (created_at, id);
