-- Two administrators may write on one draft: whoever was slower is told who was first.
alter table campaigns add column updated_by text;
update campaigns set updated_by = created_by;
alter table campaigns alter column updated_by set not null;
