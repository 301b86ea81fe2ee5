-- A word that begins with a digit gets a letter before it, lest '4e3d' be taken for the number 4e3 and a d.
create or replace function search_words(content text) returns tsvector
  language sql immutable strict parallel safe
  return to_tsvector(
    'simple',
    regexp_replace(
      ' ' || translate(regexp_replace(normalize(content, nfkd), U&'[\0300-\036F]', '', 'g'), '@._+-/''’', '        '),
      ' ([0-9])', ' x\1', 'g'
    )
  );
reindex index users_by_words;
reindex index players_by_words;

-- Accounts that have no row at the club yet are found by the same words as those that have one.
create index pool_users_by_words on pool_users
  using gin (search_words(coalesce(attributes ->> 'given_name', '') || ' ' || coalesce(attributes ->> 'family_name', '') || ' ' || email));

-- Who is linked with whom as one family.
create index users_by_family on users (family, created_at, id);

-- What somebody did.
create index audit_entries_by_actor_email on audit_entries (actor_email, created_at, id);
