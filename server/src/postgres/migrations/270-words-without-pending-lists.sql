-- GIN indexes keep new entries in a list that each search reads from end to end until autovacuum merges it. Our searches
-- far outnumber our writes, so writes go straight into the index (decision 250).
alter index users_by_words set (fastupdate = off);
alter index pool_users_by_words set (fastupdate = off);
alter index players_by_words set (fastupdate = off);
alter index credit_refunds_by_entry set (fastupdate = off);
alter index injury_holds_by_family set (fastupdate = off);

-- What is in the lists by now would stay there.
select gin_clean_pending_list(index::regclass)
from unnest('{users_by_words,pool_users_by_words,players_by_words,credit_refunds_by_entry,injury_holds_by_family}'::text[]) index;
