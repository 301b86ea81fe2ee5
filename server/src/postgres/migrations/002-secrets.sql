-- Secrets that every process of an installation shares, made at the first start.
create table secrets (
  name text primary key,
  value text not null
);
