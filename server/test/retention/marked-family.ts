import { randomUUID } from 'node:crypto'
import type { Sql } from '../../src/postgres/pool.ts'
import { heldColumns } from '../../src/retention/held-columns.ts'
import { type Fill, fillTable, type Values } from './fill-table.ts'
import { tournamentRows } from './marked-tournament.ts'

export interface MarkedFamily {
  marker: string
  email: string
  userId: string
  playerId: string
  poolUserId: string
}

const DEAD = { _deleted: false, _version: 1, _last_changed_at: 1 }

/**
 * A family with rows in every table, and a marker in each personal column. A new table for personal data needs a line
 * here: `wiping.test.ts` fails until it has one.
 */
export async function givenMarkedFamily(sql: Sql, { marker, at }: Fill): Promise<MarkedFamily> {
  const [userId, playerId, poolUserId] = [randomUUID(), randomUUID(), randomUUID()]
  const email = `${marker}@example.org`
  const family = { marker, email, userId, playerId, poolUserId }
  for (const [table, rows] of rowsOf(family))
    for (const values of rows) await fillTable(sql, table, values, { marker, at })
  return family
}

function rowsOf(family: MarkedFamily): [table: string, rows: Values[]][] {
  return [...clubRows(family), ...peopleRows(family), ...mailRows(family), ...tournamentRows(family)]
}

function clubRows({ marker, email, userId, playerId }: MarkedFamily): [string, Values[]][] {
  const [program, fee, discount] = [`${userId} program`, `${userId} fee`, `${userId} discount`]
  const [registration, order] = [`${userId} registration`, `${userId} order`]
  const working = JSON.stringify({ lines: [{ playerName: `${marker} "Ma\\ya"`, totalCents: 1 }] })
  const entry = {
    subject_user_id: userId,
    as_user_id: null,
    actor_role: 'PARENT',
    actor_email: email,
    ...DEAD,
  }
  const told = JSON.stringify({
    id: 'x',
    firstName: marker,
    email,
    reason: marker,
    notes: marker,
    healthNotes: marker,
  })
  const about = (model: string, row_id: string) => ({
    ...entry,
    id: randomUUID(),
    model,
    row_id,
    before: told,
    after: told,
  })
  return [
    ['users', [{ id: userId, email, family: null, ...DEAD }]],
    ['players', [{ id: playerId, user_players_id: userId, status: 'ACTIVE', ...DEAD }]],
    [
      'consents',
      [
        {
          id: randomUUID(),
          user_id: userId,
          player_id: playerId,
          text: 'RISK',
          language: 'zh-Hant',
          ...DEAD,
        },
      ],
    ],
    ['injury_holds', [{ player_id: playerId }]],
    [
      'programs',
      [{ id: program, kind: 'TRAINING', status: 'OPEN', end_date: '2026-02-28', season_id: null, ...DEAD }],
    ],
    ['attendance', [{ program_id: program, player_id: playerId, day: '2026-02-28', state: 'HERE' }]],
    ['field_links', [{ id: `${userId} link`, program_id: program, revoked_at: null }]],
    ['field_notes', [{ id: randomUUID(), link_id: `${userId} link`, day: '2026-02-28', kind: 'VISITOR' }]],
    ['program_fees', [{ id: fee, program_fees_id: program, type: 'EVENT', ...DEAD }]],
    ['discounts', [{ id: discount, type: 'FAMILY', ...DEAD }]],
    [
      'player_program_registrations',
      [
        {
          id: registration,
          player_registrations_id: playerId,
          program_fee_registrations_id: fee,
          status: 'COMPLETED',
          withdrawal_cause: 'INJURY',
          pay_plan: 'MONTHLY',
          price_working: working,
          refund_working: working,
          ...DEAD,
        },
      ],
    ],
    [
      'registration_discounts',
      [
        {
          id: randomUUID(),
          player_program_registration_discounts_id: registration,
          registration_id: registration,
          discount_id: discount,
          ...DEAD,
        },
      ],
    ],
    [
      'kit_orders',
      [{ id: order, player_kit_orders_id: playerId, item_type: 'SOCKS', status: 'DELIVERED', ...DEAD }],
    ],
    ['reminder_pauses', [{ user_id: userId }]],
    ['fund_cases', [{ id: randomUUID(), registration_id: registration, state: 'ASKED', entry_id: null }]],
    ['card_payments', [{ id: randomUUID(), user_id: userId, state: 'PAID' }]],
    [
      'ledger_entries',
      [
        {
          id: `${userId} entry`,
          number: undefined,
          user_id: userId,
          kind: 'PAYMENT',
          source: 'DESK',
          method: 'CASH',
          registration_id: registration,
          kit_order_id: null,
          sign_up_id: null,
          reverses_id: null,
        },
      ],
    ],
    ['bank_lines', [{ id: randomUUID(), number: undefined, state: 'BOOKED', entry_id: `${userId} entry` }]],
    [
      'audit_entries',
      [
        about('User', userId),
        about('Player', playerId),
        about('PlayerProgramRegistration', registration),
        about('KitOrder', order),
        about('Account', 'somebody'),
        { ...about('Address', email), subject_user_id: null },
        { ...about('Player', playerId), actor_role: 'ADMIN', actor_email: 'desk@example.org' },
      ],
    ],
  ]
}

function peopleRows({ marker, email, userId, poolUserId }: MarkedFamily): [string, Values[]][] {
  const ofAccount = { user_id: poolUserId }
  const other = randomUUID()
  return [
    ['pool_users', [{ id: poolUserId, email, status: 'CONFIRMED', permissions: null }]],
    ['pool_former_addresses', [{ ...ofAccount, expires_at: new Date('2099-01-01') }]],
    ['pool_groups', [ofAccount]],
    ['pool_codes', [{ ...ofAccount, subject: poolUserId, purpose: 'SIGN_UP', sent_to: email }]],
    ['pool_sessions', [{ ...ofAccount, id: `${marker} session` }]],
    ['pool_second_factors', [ofAccount]],
    ['pool_recovery_codes', [ofAccount]],
    ['pool_second_factor_setups', [{ session_id: `${marker} session` }]],
    ['pool_refresh_tokens', [{ session_id: `${marker} session` }]],
    ['pool_known_places', [ofAccount]],
    ['pool_attempts', [{}]],
    ['outside_addresses', [{ email }]],
    ['family_calendars', [{ user_id: userId }]],
    [
      'users',
      [
        {
          id: other,
          email: 'twin@example.org',
          first_name: '',
          last_name: '',
          avatar_url: '',
          phone: '',
          language: '',
          external_user_id: '',
          family: null,
          ...DEAD,
        },
      ],
    ],
    ['known_apart', [{ one_id: [userId, other].sort()[0], other_id: [userId, other].sort()[1] }]],
    ['family_invitations', [{ id: randomUUID(), inviter_id: userId }]],
    ['family_codes', [{ id: randomUUID(), user_id: userId }]],
    ['move_ins', [{ id: `${userId} move-in`, number: undefined }]],
    ['moved_in_addresses', [{ user_id: userId, move_in_id: `${userId} move-in` }]],
    ['barred_guardians', [{ user_id: other, from_user_id: userId }]],
    ['impersonations', [{ id: randomUUID(), target_user_id: userId }]],
    ['club_jobs', [{ id: randomUUID(), kind: 'EXPORT', state: 'DONE', input: JSON.stringify({ email }) }]],
    ['account_closings', []],
    ['wiped_rows', []],
  ]
}

function mailRows({ email, userId }: MarkedFamily): [string, Values[]][] {
  const campaign = `${userId} campaign`
  return [
    ['campaigns', [{ id: campaign, purpose: 'NOTICE', status: 'SENT' }]],
    [
      'campaign_receivers',
      [{ id: randomUUID(), campaign_id: campaign, user_id: userId, address: email, state: 'SENT' }],
    ],
    [
      'mail_outbox',
      [
        {
          id: randomUUID(),
          recipient: email,
          campaign_id: null,
          files_of: null,
          failed_at: null,
          forget_at: null,
          return_token: undefined,
        },
        {
          id: randomUUID(),
          recipient: 'club@example.org',
          text_body: `Please answer to ${email}.`,
          campaign_id: null,
          files_of: null,
          failed_at: null,
          forget_at: null,
        },
      ],
    ],
    ['mail_refusals', [{ address: email }]],
    ['contact_messages', [{ id: randomUUID(), email, reference: randomUUID() }]],
    ['opening_notices', [{ id: randomUUID(), email }]],
  ]
}

/** Every table with a personal column. */
export const personalTables = (): string[] => [
  ...new Set(
    [...heldColumns]
      .filter(([, line]) => line !== 'club' && line !== 'staff' && line !== 'leftovers')
      .map(([place]) => place.split('.')[0] as string),
  ),
]
