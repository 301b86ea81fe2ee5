import { clubDay } from '@touchline/domain/club-clock.ts'
import { accountOf, openCents } from '@touchline/domain/money/dues.ts'
import { isWaitedFor } from '@touchline/domain/money/fund-case.ts'
import { unpaidSince } from '@touchline/domain/money/unpaid-places.ts'
import { readSettings } from '../club/load-club.ts'
import type { WriteContext } from '../graphql/write/rules.ts'
import type { Transaction } from '../postgres/pool.ts'
import { familyUserIds } from '../users/family-users.ts'
import { proposalsFor } from './bank/bank-clues.ts'
import { casesOfFamily } from './fund-cases-of.ts'
import { entriesOfFamily } from './ledger.ts'
import { isPaused } from './reminders.ts'
import { notifiedAt } from './unpaid-notices.ts'

/** An approved place that is due, and for which nothing is paid. */
export interface UnpaidPlace {
  id: string
  firstName: string
  program: string
  dueOn: string
  /** The amount due by today. */
  cents: number
  notice: { lastDay: string; notifiedOn: string | null } | null
}

/**
 * A family's unpaid places that may be lost; none while the club has agreed to wait, or while money has come in that
 * may be this family's and is not booked yet (B-26). The family is locked.
 */
export async function unpaidPlacesOf({ tx, today }: WriteContext, userId: string): Promise<UnpaidPlace[]> {
  const userIds = await familyUserIds(tx, userId)
  if (await isPaused(tx, userIds, today)) return []
  const { dueDays } = (await readSettings(tx)).payment
  const entries = await entriesOfFamily(tx, userId)
  const { dues } = accountOf(entries)
  const cases = await casesOfFamily(tx, userIds)
  const found: UnpaidPlace[] = []
  for (const { approvedAt, notifiedAt, lastDay, ...place } of await approvedPlaces(tx, userIds)) {
    const dueOn = unpaidSince(entries, { id: place.id, approvedOn: clubDay(new Date(approvedAt)) }, dueDays)
    const isHelped = cases.some((one) => one.itemId === place.id && isWaitedFor(one, today))
    if (dueOn === null || dueOn >= today || isHelped) continue
    const cents = dues
      .filter((due) => due.itemId === place.id && due.dueOn < today)
      .reduce((sum, due) => sum + openCents(due), 0)
    const notice = lastDay === null ? null : { lastDay, notifiedOn: notifiedAt && clubDay(notifiedAt) }
    found.push({ ...place, dueOn, cents, notice })
  }
  return found.length > 0 && (await hasMoneyWaiting(tx, userIds)) ? [] : found
}

interface Approved extends Pick<UnpaidPlace, 'id' | 'firstName' | 'program'> {
  approvedAt: string
  lastDay: string | null
  notifiedAt: Date | null
}

const approvedPlaces = (tx: Transaction, userIds: string[]) => tx<Approved[]>`
  select r.id, p.first_name as "firstName", g.name as program, r.approved_at as "approvedAt", n.last_day::text as "lastDay",
    ${notifiedAt(tx)} as "notifiedAt"
  from player_program_registrations r
    join players p on p.id = r.player_registrations_id
    join program_fees f on f.id = r.program_fee_registrations_id join programs g on g.id = f.program_fees_id
    left join unpaid_notices n on n.registration_id = r.id
  where p.user_players_id = any(${userIds}) and r.status = 'APPROVED' and r.approved_at is not null and not r._deleted
  order by p.first_name, r.id`

/** Whether there is an unbooked bank line that seems to be theirs, or an unfinished card payment. */
async function hasMoneyWaiting(tx: Transaction, userIds: string[]): Promise<boolean> {
  const [card] = await tx`
    select from card_payments where user_id = any(${userIds}) and state in ('OPEN', 'WRONG_AMOUNT')`
  if (card) return true
  const lines = await tx<{ cents: number; text: string; isVerified: boolean }[]>`
    select cents, text, is_verified as "isVerified" from bank_lines where state = 'OPEN'`
  const [account] = await tx<{ id: string }[]>`
    select account_of(u) as id from users u where u.id = any(${userIds}) and not u._deleted limit 1`
  return (await proposalsFor(tx, lines)).some(
    ({ accountId }) => accountId !== null && accountId === account?.id,
  )
}
