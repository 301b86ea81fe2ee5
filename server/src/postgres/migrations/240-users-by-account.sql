-- The nightly look at the books goes through the accounts in order, fifty at a time: without an index each of those looks
-- reads every user. The same words as in account_of, which PostgreSQL writes out in their place.
create index users_by_account on users ((case when _deleted then id else coalesce(family, id) end));
