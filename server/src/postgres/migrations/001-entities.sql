-- The club's entities (domain/models.ts). A test compares these tables with the models.

-- Instants are kept as the very text the API answers with: UTC, ISO 8601, milliseconds. It sorts as
-- time does and costs nothing to read.
create domain instant as text collate "C"
  constraint instant_format check (value ~ '^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$');

create table users (
  id text collate "C" not null,
  external_user_id text,
  email text collate "C" not null,
  first_name text,
  last_name text,
  avatar_url text,
  phone text,
  language text,
  family text collate "C",
  newsletter boolean,
  created_at instant not null,
  updated_at instant not null,
  _version integer not null,
  _deleted boolean not null,
  _last_changed_at bigint not null,
  constraint users_pkey primary key (id)
);

create table players (
  id text collate "C" not null,
  first_name text not null,
  last_name text not null,
  birth_date date not null,
  status text collate "C" not null,
  user_players_id text collate "C",
  gender text,
  health_notes text,
  emergency_contact text,
  emergency_phone text,
  photo_consent boolean,
  shirt_size text,
  created_at instant not null,
  updated_at instant not null,
  _version integer not null,
  _deleted boolean not null,
  _last_changed_at bigint not null,
  constraint players_pkey primary key (id),
  constraint players_status_known check (status in ('ACTIVE', 'ON_HOLD', 'INACTIVE', 'ARCHIVED'))
);

create table consents (
  id text collate "C" not null,
  user_id text collate "C" not null,
  player_id text collate "C",
  text text collate "C" not null,
  text_version text not null,
  agreed boolean not null,
  created_at instant not null,
  updated_at instant not null,
  _version integer not null,
  _deleted boolean not null,
  _last_changed_at bigint not null,
  constraint consents_pkey primary key (id),
  constraint consents_text_known check (text in ('CONDUCT', 'RISK', 'CONCUSSION', 'PHOTOS', 'NEWSLETTER', 'FUN_DAY_WAIVER'))
);

create table programs (
  id text collate "C" not null,
  name text not null,
  description text,
  start_date date not null,
  end_date date not null,
  kind text collate "C",
  location text,
  days text[],
  start_time text,
  end_time text,
  capacity integer,
  min_birth_year integer,
  max_birth_year integer,
  status text collate "C",
  created_at instant not null,
  updated_at instant not null,
  _version integer not null,
  _deleted boolean not null,
  _last_changed_at bigint not null,
  constraint programs_pkey primary key (id),
  constraint programs_kind_known check (kind in ('TRAINING', 'EVENT', 'TRIAL')),
  constraint programs_status_known check (status in ('DRAFT', 'OPEN', 'CLOSED'))
);

create table program_fees (
  id text collate "C" not null,
  program_fees_id text collate "C" not null,
  type text collate "C" not null,
  amount_cents integer not null,
  created_at instant not null,
  updated_at instant not null,
  _version integer not null,
  _deleted boolean not null,
  _last_changed_at bigint not null,
  constraint program_fees_pkey primary key (id),
  constraint program_fees_type_known check (type in ('MONTHLY_ONCE', 'MONTHLY_TWICE', 'EVENT', 'TRIAL'))
);

create table discounts (
  id text collate "C" not null,
  name text not null,
  type text collate "C" not null,
  percentage_basis_points integer not null,
  description text,
  conditions text,
  start_date date,
  end_date date,
  active boolean,
  priority integer,
  stacks boolean,
  created_at instant not null,
  updated_at instant not null,
  _version integer not null,
  _deleted boolean not null,
  _last_changed_at bigint not null,
  constraint discounts_pkey primary key (id),
  constraint discounts_type_known check (type in ('SEASONAL', 'FAMILY', 'EARLY_BIRD', 'HARDSHIP', 'VOLUNTEER'))
);

create table appliable_discounts (
  id text collate "C" not null,
  program_fee_id text collate "C" not null,
  discount_id text collate "C" not null,
  created_at instant not null,
  updated_at instant not null,
  _version integer not null,
  _deleted boolean not null,
  _last_changed_at bigint not null,
  constraint appliable_discounts_pkey primary key (id)
);

create table player_program_registrations (
  id text collate "C" not null,
  status text collate "C" not null,
  player_registrations_id text collate "C" not null,
  program_fee_registrations_id text collate "C" not null,
  months text[],
  days text[],
  price_cents integer,
  price_working json,
  waitlist_position integer,
  offer_expires_at instant,
  reason text,
  created_at instant not null,
  updated_at instant not null,
  _version integer not null,
  _deleted boolean not null,
  _last_changed_at bigint not null,
  constraint player_program_registrations_pkey primary key (id),
  constraint player_program_registrations_status_known check (status in ('PENDING', 'WAITLISTED', 'APPROVED', 'ACTIVE', 'REJECTED', 'CANCELLED', 'WITHDRAWN', 'COMPLETED'))
);

create table registration_discounts (
  id text collate "C" not null,
  player_program_registration_discounts_id text collate "C" not null,
  discount_id text collate "C" not null,
  registration_id text collate "C" not null,
  percentage_basis_points integer,
  amount_cents integer,
  month text,
  created_at instant not null,
  updated_at instant not null,
  _version integer not null,
  _deleted boolean not null,
  _last_changed_at bigint not null,
  constraint registration_discounts_pkey primary key (id)
);

create table kit_orders (
  id text collate "C" not null,
  player_kit_orders_id text collate "C" not null,
  item_type text collate "C" not null,
  size text,
  quantity integer not null,
  unit_price_cents integer not null,
  total_amount_cents integer not null,
  status text collate "C" not null,
  notes text,
  order_date instant,
  paid_date instant,
  delivered_date instant,
  reference text,
  created_at instant not null,
  updated_at instant not null,
  _version integer not null,
  _deleted boolean not null,
  _last_changed_at bigint not null,
  constraint kit_orders_pkey primary key (id),
  constraint kit_orders_item_type_known check (item_type in ('SOCKS', 'WATER_BOTTLE', 'SHIN_GUARDS', 'TOQUE', 'SHORTS', 'JERSEY_HOME', 'JERSEY_AWAY', 'TRAINING_TOP', 'HOODIE', 'RAIN_JACKET', 'BALL', 'BACKPACK', 'FULL_KIT')),
  constraint kit_orders_status_known check (status in ('PENDING', 'PAID', 'READY', 'DELIVERED', 'CANCELLED', 'REFUNDED'))
);

create table club_settings (
  id text collate "C" not null,
  key text not null,
  value json not null,
  published boolean not null,
  created_at instant not null,
  updated_at instant not null,
  _version integer not null,
  _deleted boolean not null,
  _last_changed_at bigint not null,
  constraint club_settings_pkey primary key (id)
);

create table tournaments (
  id text collate "C" not null,
  slug text not null,
  name text not null,
  date date,
  status text collate "C" not null,
  revision integer,
  plan json,
  created_at instant not null,
  updated_at instant not null,
  _version integer not null,
  _deleted boolean not null,
  _last_changed_at bigint not null,
  constraint tournaments_pkey primary key (id),
  constraint tournaments_status_known check (status in ('DRAFT', 'PUBLISHED', 'LIVE', 'FINISHED', 'CANCELLED'))
);

create table audit_entries (
  id text collate "C" not null,
  actor_email text,
  actor_role text not null,
  as_user_id text collate "C",
  action text not null,
  model text not null,
  row_id text collate "C" not null,
  before json,
  after json,
  reason text,
  subject_user_id text collate "C",
  created_at instant not null,
  updated_at instant not null,
  _version integer not null,
  _deleted boolean not null,
  _last_changed_at bigint not null,
  constraint audit_entries_pkey primary key (id)
);

alter table players add constraint players_user_players_id_fkey foreign key (user_players_id) references users (id);

alter table consents add constraint consents_user_id_fkey foreign key (user_id) references users (id);

alter table consents add constraint consents_player_id_fkey foreign key (player_id) references players (id);

alter table program_fees add constraint program_fees_program_fees_id_fkey foreign key (program_fees_id) references programs (id);

alter table appliable_discounts add constraint appliable_discounts_program_fee_id_fkey foreign key (program_fee_id) references program_fees (id);

alter table appliable_discounts add constraint appliable_discounts_discount_id_fkey foreign key (discount_id) references discounts (id);

alter table player_program_registrations add constraint player_program_registrations_player_registrations_id_fkey foreign key (player_registrations_id) references players (id);

alter table player_program_registrations add constraint player_program_registrations_program_fee_registrations_id_fkey foreign key (program_fee_registrations_id) references program_fees (id);

alter table registration_discounts add constraint registration_discounts_player_program_registration_discounts_id foreign key (player_program_registration_discounts_id) references player_program_registrations (id);

alter table registration_discounts add constraint registration_discounts_discount_id_fkey foreign key (discount_id) references discounts (id);

alter table kit_orders add constraint kit_orders_player_kit_orders_id_fkey foreign key (player_kit_orders_id) references players (id);

create index users_by_email on users (email, created_at, id);

create index users_by_change on users (_last_changed_at, id);

create index players_by_user_players_id on players (user_players_id, created_at, id);

create index players_by_change on players (_last_changed_at, id);

create index consents_by_user_id on consents (user_id, created_at, id);

create index consents_by_player_id on consents (player_id, created_at, id);

create index consents_by_change on consents (_last_changed_at, id);

create index programs_by_change on programs (_last_changed_at, id);

create index program_fees_by_program_fees_id on program_fees (program_fees_id, created_at, id);

create index program_fees_by_change on program_fees (_last_changed_at, id);

create unique index program_fees_by_program_fees_id_and_type_once on program_fees (program_fees_id, type) where not _deleted;

create index discounts_by_change on discounts (_last_changed_at, id);

create index appliable_discounts_by_program_fee_id on appliable_discounts (program_fee_id, created_at, id);

create index appliable_discounts_by_discount_id on appliable_discounts (discount_id, created_at, id);

create index appliable_discounts_by_change on appliable_discounts (_last_changed_at, id);

create unique index appliable_discounts_by_program_fee_id_and_discount_id_once on appliable_discounts (program_fee_id, discount_id) where not _deleted;

create index player_program_registrations_by_player_registrations_id on player_program_registrations (player_registrations_id, created_at, id);

create index player_program_registrations_by_program_fee_registrations_id on player_program_registrations (program_fee_registrations_id, created_at, id);

create index player_program_registrations_by_status on player_program_registrations (status, created_at, id);

create index player_program_registrations_by_change on player_program_registrations (_last_changed_at, id);

create index registration_discounts_by_player_program_registration_discounts on registration_discounts (player_program_registration_discounts_id, created_at, id);

create index registration_discounts_by_discount_id on registration_discounts (discount_id, created_at, id);

create index registration_discounts_by_change on registration_discounts (_last_changed_at, id);

create index kit_orders_by_player_kit_orders_id on kit_orders (player_kit_orders_id, created_at, id);

create index kit_orders_by_status on kit_orders (status, created_at, id);

create index kit_orders_by_player_kit_orders_id_and_status on kit_orders (player_kit_orders_id, status, id);

create index kit_orders_by_change on kit_orders (_last_changed_at, id);

create unique index kit_orders_by_reference_once on kit_orders (reference) where not _deleted;

create index club_settings_by_key on club_settings (key, created_at, id);

create index club_settings_by_change on club_settings (_last_changed_at, id);

create unique index club_settings_by_key_once on club_settings (key) where not _deleted;

create index tournaments_by_slug on tournaments (slug, created_at, id);

create index tournaments_by_change on tournaments (_last_changed_at, id);

create unique index tournaments_by_slug_once on tournaments (slug) where not _deleted;

create index audit_entries_by_row_id on audit_entries (row_id, created_at, id);

create index audit_entries_by_subject_user_id on audit_entries (subject_user_id, created_at, id);

create index audit_entries_by_change on audit_entries (_last_changed_at, id);
