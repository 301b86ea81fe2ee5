-- The words by which the desk finds somebody are kept with the row: worked out once when it is written, not for every
-- row that a search looks at. See decision 29.
drop index users_by_words, players_by_words, pool_users_by_words;

alter table users add column words tsvector generated always as
  (search_words(coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(email, ''))) stored;
create index users_by_words on users using gin (words);

alter table pool_users add column words tsvector generated always as
  (search_words(coalesce(attributes ->> 'given_name', '') || ' ' || coalesce(attributes ->> 'family_name', '') || ' ' || email)) stored;
create index pool_users_by_words on pool_users using gin (words);

-- A player's own words and the guardian's, so that one look into one index finds 'maya singh' whosever name Singh is.
alter table players add column words tsvector;

create function keep_player_words() returns trigger language plpgsql as $$
declare
  guardian tsvector;
begin
  -- The lock makes a change of the guardian that is under way, and this one, take turns.
  select u.words into guardian from users u where u.id = new.user_players_id and not u._deleted for share;
  new.words := search_words(coalesce(new.first_name, '') || ' ' || coalesce(new.last_name, '')) || coalesce(guardian, '');
  return new;
end $$;

-- Whatever is written into words itself is a call to work them out again.
create trigger keep_player_words before insert or update of first_name, last_name, user_players_id, words on players
  for each row execute function keep_player_words();

create function pass_words_to_players() returns trigger language plpgsql as $$
begin
  update players set words = null where user_players_id = new.id;
  return null;
end $$;

create trigger pass_words_to_players after update on users
  for each row when (old.words is distinct from new.words or old._deleted is distinct from new._deleted)
  execute function pass_words_to_players();

update players set words = null;
create index players_by_words on players using gin (words);
