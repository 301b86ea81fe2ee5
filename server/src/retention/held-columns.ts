import { keysOf } from '@touchline/domain/records.ts'
import type { RetentionId } from '@touchline/domain/retention/retention.ts'

/** 'club' is for data that is not about a person: ids, statuses, dates, and the club's own words. */
type Held = RetentionId | 'club'

/**
 * For each line of the retention table (Z-1), the columns it covers: every column that can contain text or a birth
 * date. A test compares this with the database, so that no column can be added without deciding how long it is kept.
 */
const COLUMNS: Record<string, Partial<Record<Held, string>>> = {
  users: {
    account:
      'email external_user_id first_name last_name avatar_url phone language newsletter family_emails words',
    club: 'id family',
  },
  players: {
    player: `first_name last_name birth_date gender photo_consent shirt_size sock_size shin_guard_size ball_size
      clearance_date words`,
    care: 'health_notes emergency_contact emergency_phone',
    club: 'id status user_players_id',
  },
  consents: {
    consents: 'text text_version agreed language signed_on',
    staff: 'seen_by',
    club: 'id user_id player_id',
  },
  family_codes: { account: 'code_hash', staff: 'made_by', club: 'id user_id' },
  move_ins: { staff: 'made_by undone_by', club: 'id file_name' },
  moved_in_rows: { club: 'move_in_id model row_id' },
  moved_in_addresses: { account: 'email', club: 'user_id move_in_id' },
  moved_in_places: { club: 'registration_id move_in_id' },
  moved_in_payments: { club: 'entry_id move_in_id' },
  sheet_layouts: { club: 'key columns' },
  sheet_programs: { club: 'key fee_id' },
  player_program_registrations: {
    books: `status months days pay_plan price_cents price_working reference line_number offer_expires_at offer_passed_at
      approved_at paid_at withdrawal_asked_at withdrawn_at refund_cents refund_working refunded_at`,
    player: 'reason withdrawal_cause doctors_note',
    club: 'id player_registrations_id program_fee_registrations_id group_id replaces_id',
  },
  unconfirmed_reminders: { club: 'registration_id' },
  fund_cases: { player: 'fund note', club: 'id registration_id state granted_on asked_on entry_id' },
  unpaid_notices: { club: 'registration_id email_name last_day' },
  season_invitations: { club: 'season_id player_id' },
  registration_discounts: {
    books: 'month percentage_basis_points amount_cents',
    club: 'id player_program_registration_discounts_id discount_id registration_id',
  },
  kit_orders: {
    books: `item_type item_name size status reference quantity unit_price_cents total_amount_cents order_date paid_date
      delivered_date`,
    player: 'notes',
    club: 'id player_kit_orders_id',
  },
  ledger_entries: {
    books: 'month due_on day bank_reference',
    account: 'payer note',
    staff: 'booked_by',
    club: 'id user_id kind source registration_id kit_order_id sign_up_id reverses_id method',
  },
  receipts: { club: 'entry_id' },
  books_closed: { club: 'through' },
  payment_reminders: { club: 'user_id due_on' },
  reminder_pauses: { account: 'reason', staff: 'made_by', club: 'user_id until' },
  bank_lines: {
    books: 'day text bank_id payer_key note notice_sender notice_reference met_day met_text met_bank_id',
    staff: 'decided_by imported_by',
    club: 'id state entry_id',
  },
  card_payments: {
    books: 'session_id payment_intent_id',
    account: 'problem',
    club: 'id user_id item_id month state',
  },
  card_refunds: { club: 'id payment_id registration_id state refund_id' },
  credit_refunds: { club: 'id user_id entry_ids' },
  card_notices: { club: 'id payment_id kind state' },
  bank_layouts: { club: 'key layout' },
  family_numbers: { club: 'user_id' },
  account_dues: {
    club: 'account_id registration_id kit_order_id sign_up_id program_id month due_on day_before',
  },
  open_days: { club: 'due_on day_before' },
  account_credits: { club: 'account_id' },
  due_months: { club: 'month program_id' },
  cash_months: { club: 'month' },
  stale_accounts: { club: 'account_id month' },
  audit_entries: {
    history: 'row_id before after reason',
    staff: 'actor_email',
    club: 'id actor_role action model as_user_id subject_user_id',
  },
  seasons: {
    club: 'id name start_date end_date days start_time end_time location changes opens_for_returning opens_for_all status',
  },
  programs: {
    club: 'id name description kind location days start_time end_time status start_date end_date season_id translations',
  },
  program_fees: { club: 'id program_fees_id type' },
  discounts: { club: 'id name type description conditions start_date end_date' },
  appliable_discounts: { club: 'id program_fee_id discount_id' },
  club_settings: { club: 'id key value translations' },
  attendance: { attendance: 'absent_said_by', club: 'program_id player_id day state' },
  field_links: { staff: 'name made_by', club: 'id program_id' },
  field_notes: { fieldNotes: 'words', staff: 'read_by', club: 'id link_id day kind' },
  tournaments: { tournaments: 'plan', club: 'id slug name kind date status public_plan sign_up_until' },
  tournament_sign_ups: {
    books: 'status fee_cents line_number offer_expires_at offer_passed_at left_at',
    player: 'wish',
    club: 'id tournament_id player_id',
  },
  tournament_desks: { tournaments: 'draft', staff: 'changed_by', club: 'tournament_id' },
  tournament_entries: { tournaments: 'entry entered_by', club: 'id tournament_id match_id key outcome' },
  thank_you_notes: {
    notes: 'words',
    staff: 'decided_by',
    club: 'id tournament_id team_id official_id state',
  },
  wishes: { notes: 'key wish' },
  fun_day_waivers: {
    waivers: 'guardian_name relation email signature',
    waiverCare: 'phone emergency_name emergency_phone',
    club: 'id reference event text_version language',
  },
  fun_day_waiver_children: { waivers: 'name birth_date', waiverCare: 'health_notes', club: 'waiver_id' },
  opening_notices: { notices: 'email language', club: 'id open_then' },
  contact_messages: { messages: 'name email phone topic child_age message', club: 'id reference' },
  family_calendars: { calendar: 'secret secret_hash', club: 'user_id' },
  family_invitations: { unconfirmed: 'email', club: 'id inviter_id' },
  barred_guardians: { account: 'reason', staff: 'barred_by', club: 'user_id from_user_id' },
  known_apart: { staff: 'said_by', club: 'one_id other_id' },
  wiped_rows: { leftovers: 'model id' },
  account_closings: { club: 'user_id' },
  campaigns: {
    staff: 'created_by updated_by',
    club: 'id purpose subject body translations audience status left_out problem',
  },
  campaign_files: { staff: 'added_by', club: 'id campaign_id name kind content' },
  campaign_receivers: {
    groupEmails: 'name address language field_values problem',
    club: 'id campaign_id user_id household state',
  },
  mail_outbox: {
    emails: 'recipient subject text_body html_body last_error unsubscribe_url return_token',
    staff: 'phoned_by',
    club: 'id campaign_id files_of receipts',
  },
  mail_refusals: { refusedAddresses: 'address last_error' },
  club_jobs: { exports: 'input result', staff: 'requested_by', club: 'id kind state reference' },
  pool_users: {
    account: 'email password_hash sign_up_key_hash tried_password_hash attributes words',
    club: 'id status permissions',
  },
  pool_former_addresses: { account: 'email', club: 'user_id' },
  pool_groups: { account: 'name', club: 'user_id' },
  pool_codes: { codes: 'subject sent_to code_hash', club: 'purpose user_id' },
  pool_sessions: { signIns: 'id', club: 'user_id' },
  pool_second_factors: { account: 'secret', club: 'user_id' },
  pool_recovery_codes: { account: 'code_hash', club: 'user_id' },
  pool_second_factor_setups: { signIns: 'secret', club: 'session_id' },
  pool_password_proofs: { club: 'session_id purpose' },
  pool_refresh_tokens: { signIns: 'token_hash', club: 'session_id' },
  pool_known_places: { networks: 'network_hash', club: 'user_id' },
  pool_attempts: { codes: 'subject' },
  pool_keys: { club: 'id private_key public_key' },
  outside_addresses: { signIns: 'issuer subject email' },
  access_tokens: { staff: 'created_by', club: 'id name token_hash models areas' },
  client_uses: { club: 'key' },
  client_sockets: { club: 'process key' },
  injury_holds: { holds: 'name_hash birth_hash family_hashes', club: 'player_id' },
  impersonations: { viewings: 'reason', staff: 'admin_email', club: 'id target_user_id' },
  secrets: { club: 'name value' },
  sealed_columns: { club: 'name' },
  job_runs: { club: 'name' },
  health_alarms: { club: 'topic' },
  migrations: { club: 'name' },
}

/** The line of the retention table for each `table.column`. */
export const heldColumns: ReadonlyMap<string, Held> = new Map(
  Object.entries(COLUMNS).flatMap(([table, lines]) =>
    keysOf(lines).flatMap((line) =>
      (lines[line] ?? '').split(/\s+/).map((column): [string, Held] => [`${table}.${column}`, line]),
    ),
  ),
)
