import { FORMER_PLAYER } from '@touchline/domain/retention/former-player.ts'
import type { Transaction } from '../postgres/pool.ts'
import { wipeHistoryOf } from './wipe-history.ts'
import { takeOffTeamLists } from './wipe-team-lists.ts'

/** Empties the row of a merged player, whose data and history live on with the other. */
export async function wipePlayerRow(tx: Transaction, id: string, now: Date): Promise<void> {
  const { firstName, lastName, birthDate } = FORMER_PLAYER
  await tx`
    update players set first_name = ${firstName}, last_name = ${lastName}, birth_date = ${birthDate}, gender = null,
      health_notes = null, emergency_contact = null, emergency_phone = null, photo_consent = null, shirt_size = null,
      sock_size = null, shin_guard_size = null, ball_size = null, clearance_date = null
    where id = ${id} and _deleted`
  await tx`
    insert into wiped_rows (model, id, wiped_at) values ('Player', ${id}, ${now})
    on conflict (model, id) do nothing`
}

/**
 * Wipes the data of a player who has just become a tombstone. What the books need is kept, without a name (Z-3).
 */
export async function wipePlayer(tx: Transaction, id: string, now: Date): Promise<void> {
  await wipePlayerRow(tx, id, now)
  const registrations = await tx<Id[]>`
    update player_program_registrations set reason = null, withdrawal_cause = null, doctors_note = null,
      price_working = ${withoutNames(tx, 'price_working')}, refund_working = ${withoutNames(tx, 'refund_working')}
    where player_registrations_id = ${id} returning id`
  await tx`delete from fund_cases where registration_id = any(${registrations.map((row) => row.id)})`
  const orders = await tx<Id[]>`
    update kit_orders set notes = null where player_kit_orders_id = ${id} returning id`
  const signUps = await tx<Id[]>`
    update tournament_sign_ups set wish = null where player_id = ${id} returning id`
  const others = await tx<Id[]>`
    select id from registration_discounts
    where player_program_registration_discounts_id = any(${registrations.map((row) => row.id)})
    union all select id from consents where player_id = ${id}`
  await wipeHistoryOf(tx, [id, ...[...registrations, ...orders, ...signUps, ...others].map((row) => row.id)])
  await forgetInGroupEmails(tx, id)
  await takeOffTeamLists(tx, [id])
  await tx`delete from attendance where player_id = ${id}`
}

interface Id {
  id: string
}

/** Replaces the player's name in each line of a price calculation. */
const withoutNames = (tx: Transaction, column: 'price_working' | 'refund_working') => tx`
  regexp_replace(${tx(column)}::text, '"playerName"\\s*:\\s*"([^"\\\\]|\\\\.)*"',
    ${`"playerName":"${FORMER_PLAYER.firstName} ${FORMER_PLAYER.lastName}"`}, 'g')::json`

/** Removes names from group emails that were sent; failed ones are retried unchanged. */
const forgetInGroupEmails = (tx: Transaction, playerId: string) => tx`
  update campaign_receivers set field_values = '{}'
  where state in ('SENT', 'RETURNED', 'SKIPPED')
    and user_id = (select user_players_id from players where id = ${playerId})`
