-- The words of a name or an address: without accents, cut at the signs that stand within both.
create function search_words(content text) returns tsvector
  language sql immutable strict parallel safe
  return to_tsvector(
    'simple',
    translate(regexp_replace(normalize(content, nfkd), U&'[\0300-\036F]', '', 'g'), '@._+-/''’', '        ')
  );

-- Indexes by which the desk finds people.
create index users_by_words on users
  using gin (search_words(coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(email, '')));
create index players_by_words on players
  using gin (search_words(coalesce(first_name, '') || ' ' || coalesce(last_name, '')));
