-- The columns whose values have been sealed with SECRET_KEY: from then on nothing in them counts as plain text.
create table sealed_columns (
  name text collate "C" primary key,
  sealed_at timestamptz not null default now()
);

-- Sealed, it is no JSON any more.
alter table pool_keys alter column private_key type text using private_key::text;
