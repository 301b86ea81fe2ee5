-- What an administrator may do at the desk; null for everything, as for all who are there when this comes in.
alter table pool_users add column permissions text[] check (
  permissions <@ array[
    'REGISTRATIONS', 'MONEY', 'KIT', 'EMAIL', 'TOURNAMENTS', 'SETTINGS', 'PEOPLE', 'HEALTH', 'EVERYTHING'
  ]
);
