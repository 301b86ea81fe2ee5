-- Each guardian has a number, which the family's payment reference is written from (B-7). Linked guardians use the lowest;
-- the others go on leading to their family.
create table family_numbers (
  number bigint generated always as identity primary key,
  user_id text collate "C" not null unique references users (id) on delete cascade
);
insert into family_numbers (user_id) select id from users order by created_at, id;

create function number_family() returns trigger language plpgsql as $$
begin
  insert into family_numbers (user_id) values (new.id);
  return null;
end
$$;
create trigger users_are_numbered after insert on users for each row execute function number_family();
