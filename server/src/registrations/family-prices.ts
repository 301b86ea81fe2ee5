import { clubDay } from '@touchline/domain/club-clock.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { present } from '@touchline/domain/present.ts'
import { quoteOf } from '@touchline/domain/pricing/quote.ts'
import type { Quote, QuoteLine } from '@touchline/domain/pricing/quote-types.ts'
import {
  type PricedRegistration,
  type Requote,
  type RequoteCause,
  requote,
} from '@touchline/domain/pricing/requote.ts'
import type { RowOf } from '@touchline/domain/rows.ts'
import {
  automaticRegistrationMove,
  LIVE_REGISTRATION_STATUSES,
  type RegistrationStatus,
} from '@touchline/domain/status/registration.ts'
import { arrayLiteral } from '../graphql/statement.ts'
import { updateRecorded } from '../graphql/write/record.ts'
import { selectRows } from '../graphql/write/rows.ts'
import type { WriteContext } from '../graphql/write/rules.ts'
import type { Transaction } from '../postgres/pool.ts'
import { breakdownOf } from './breakdown.ts'
import { type ByHand, keepDiscounts } from './keep-discounts.ts'
import { type FeePlan, plansOfFees } from './plans.ts'

const Registration = modelNamed('PlayerProgramRegistration')

/** A registration that is about to be written. */
export interface Joining {
  id: string
  player: RowOf<'Player'>
  feeId: string
  months: string[]
  status: RegistrationStatus
  /** For a smaller plan that this one replaces. */
  alreadyPaid?: { month: string; cents: number }[]
}

interface Change {
  cause: RequoteCause
  joining?: Joining[]
  /** A discount that the club has given to a registration by hand, or taken back. */
  byHand?: { registrationId: string; given?: ByHand; takenBack?: string }
}

export interface FamilyPrices {
  /** Of those about to be written, by id. */
  quotes: Map<string, Quote>
  /** What has become of the others. */
  requoted: Requote
}

/**
 * Prices a locked family after somebody came or went: what is about to be written gets its quote, what is written and
 * not paid is changed with its discount rows. Nothing is done about what is paid.
 */
export async function priceFamily(
  context: WriteContext,
  playerId: string,
  { cause, joining = [], byHand }: Change,
): Promise<FamilyPrices> {
  const { tx } = context
  const players = await familyPlayers(tx, playerId)
  const live = await liveRegistrations(tx, [...players.keys()])
  const feeIds = [...live.map((row) => row.programFeeRegistrationsId), ...joining.map((one) => one.feeId)]
  const agreedIds = live.flatMap((row) => breakdownOf(row).flatMap(agreedDiscounts))
  const plans = await plansOfFees(tx, feeIds, agreedIds)
  const before = live.map((row) =>
    asPriced(row, present(players.get(row.playerRegistrationsId), 'the player'), plans),
  )
  const registrations = [
    ...before.map((one) => (one.id === byHand?.registrationId ? withByHand(one, byHand) : one)),
    ...joining.map((one) => asNew(one, plans, context.today)),
  ]
  const requoted = requote({ cause, registrations, others: [] })
  for (const row of live) {
    const given = row.id === byHand?.registrationId ? byHand?.given : undefined
    await keepPrice(context, row, quoteOf(requoted.quote, row.id), given)
  }
  return { quotes: new Map(joining.map(({ id }) => [id, quoteOf(requoted.quote, id)])), requoted }
}

/** Guardians whose accounts are linked are one family. */
async function familyPlayers(tx: Transaction, playerId: string): Promise<Map<string, RowOf<'Player'>>> {
  const rows = await selectRows(
    tx,
    modelNamed('Player'),
    `not _deleted and (id = $1 or user_players_id in (
       select u.id from players mine join users me on me.id = mine.user_players_id
       join users u on u.id = me.id or (u.family = me.family and not u._deleted) where mine.id = $1))`,
    [playerId],
  )
  return new Map(rows.map((row) => [row.id, row]))
}

const liveRegistrations = (
  tx: Transaction,
  playerIds: string[],
): Promise<RowOf<'PlayerProgramRegistration'>[]> =>
  selectRows(
    tx,
    Registration,
    `player_registrations_id = any($1) and status = any($2) and not _deleted order by id`,
    [arrayLiteral(playerIds), arrayLiteral(LIVE_REGISTRATION_STATUSES)],
    'for update',
  )

const agreedDiscounts = (line: QuoteLine) => line.discounts.map(({ discountId }) => discountId)

const planOf = (plans: ReadonlyMap<string, FeePlan>, feeId: string): FeePlan =>
  present(plans.get(feeId), 'the plan of a fee')

function asPriced(
  row: RowOf<'PlayerProgramRegistration'>,
  player: RowOf<'Player'>,
  plans: ReadonlyMap<string, FeePlan>,
): PricedRegistration {
  const breakdown = breakdownOf(row)
  const { plan, others } = planOf(plans, row.programFeeRegistrationsId)
  const agreed = new Set(breakdown.flatMap(agreedDiscounts))
  return {
    id: row.id,
    player: quotePlayer(player),
    plan: { ...plan, discounts: [...plan.discounts, ...others.filter(({ id }) => agreed.has(id))] },
    months: row.months ?? [],
    registeredOn: clubDay(new Date(row.createdAt)),
    waitlisted: row.status === 'WAITLISTED',
    status: row.status,
    breakdown,
  }
}

const quotePlayer = (player: RowOf<'Player'>) => ({
  id: player.id,
  name: player.firstName,
  birthDate: player.birthDate,
})

const asNew = (
  { id, player, feeId, months, status, alreadyPaid }: Joining,
  plans: ReadonlyMap<string, FeePlan>,
  today: string,
): PricedRegistration => ({
  id,
  player: quotePlayer(player),
  plan: planOf(plans, feeId).plan,
  months,
  registeredOn: today,
  waitlisted: status === 'WAITLISTED',
  status,
  alreadyPaid,
  breakdown: [],
})

/** What was taken back was never agreed. */
function withByHand(
  one: PricedRegistration,
  { given, takenBack }: NonNullable<Change['byHand']>,
): PricedRegistration {
  const breakdown = one.breakdown.map((line) => ({
    ...line,
    discounts: line.discounts.filter(({ discountId }) => discountId !== takenBack),
  }))
  return { ...one, breakdown, manualDiscountIds: given ? [given.discountId] : [] }
}

const amounts = (lines: readonly QuoteLine[]) =>
  JSON.stringify(
    lines.map(({ month, totalCents, discounts }) => [
      month,
      totalCents,
      discounts.map(({ discountId, amountCents }) => [discountId, amountCents]),
    ]),
  )

/** Once nothing is owed any more, an approved registration is active. */
async function keepPrice(
  context: WriteContext,
  row: RowOf<'PlayerProgramRegistration'>,
  price: Quote,
  given?: ByHand,
): Promise<void> {
  if (amounts(price.lines) === amounts(breakdownOf(row))) return
  const facts = { status: row.status, priceCents: price.totalCents, endDate: context.today }
  const status = automaticRegistrationMove(facts, context.today) ?? row.status
  const changes = { priceCents: price.totalCents, priceWorking: JSON.stringify(price), status }
  await keepDiscounts(context, await updateRecorded(context, Registration, row, changes), given)
}
