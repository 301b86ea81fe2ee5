import { clubDay } from '@touchline/domain/club-clock.ts'
import { isOneOf } from '@touchline/domain/is-one-of.ts'
import type { RowOf } from '@touchline/domain/models/rows.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { present } from '@touchline/domain/present.ts'
import { quoteOf } from '@touchline/domain/pricing/quote.ts'
import type { Plan, Quote, QuoteLine } from '@touchline/domain/pricing/quote-types.ts'
import {
  type PricedRegistration,
  type Requote,
  type RequoteCause,
  requote,
} from '@touchline/domain/pricing/requote.ts'
import {
  automaticRegistrationMove,
  LIVE_REGISTRATION_STATUSES,
  type RegistrationStatus,
} from '@touchline/domain/status/registration.ts'
import { updateRecorded } from '../graphql/write/record.ts'
import { selectRows } from '../graphql/write/rows.ts'
import type { WriteContext } from '../graphql/write/rules.ts'
import { followRegistration } from '../money/follow-prices.ts'
import { openMonths } from '../money/open-months.ts'
import { inOneGo } from '../postgres/in-one-go.ts'
import type { Transaction } from '../postgres/pool.ts'
import { arrayLiteral } from '../postgres/sql-value.ts'
import { breakdownOf } from './breakdown.ts'
import { type ByHand, keepDiscounts } from './keep-discounts.ts'
import { plansOfFees } from './plans.ts'

const Registration = modelNamed('PlayerProgramRegistration')

/** A registration about to be written. */
export interface Joining {
  id: string
  player: RowOf<'Player'>
  feeId: string
  months: string[]
  status: RegistrationStatus
  /** Amounts paid for a smaller plan that this one replaces. */
  alreadyPaid?: { month: string; cents: number }[]
  /** For months added to an existing registration: its monthly price and manual discounts. */
  asAgreed?: { listCents: number; manualDiscountIds: string[] }
}

interface Change {
  cause: RequoteCause
  joining?: Joining[]
  /** A discount given manually, as a row to be written. */
  given?: ByHand
  /** The registration that is replaced by a new one. */
  leaving?: string | null
}

export interface FamilyPrices {
  /** Quotes for new registrations, by id. */
  quotes: Map<string, Quote>
  /** Price changes of the others. */
  requoted: Requote
}

/**
 * Prices a locked family after a child was added or removed: new registrations get a quote, and unpaid ones get a new
 * price with its discount rows. Paid ones are not changed.
 */
export async function priceFamily(
  context: WriteContext,
  playerId: string,
  { cause, joining = [], given, leaving = null }: Change,
): Promise<FamilyPrices> {
  const { tx } = context
  const [players, written] = await inOneGo([familyPlayers(tx, playerId), pricedOrCounted(tx, playerId)])
  const rows = written.filter(({ id }) => id !== leaving)
  const feeIds = [...rows.map((row) => row.programFeeRegistrationsId), ...joining.map((one) => one.feeId)]
  const [plans, open] = await inOneGo([
    plansOfFees(tx, feeIds),
    rows.some(({ status }) => status === 'ACTIVE') ? openMonths(tx, playerId) : new Map(),
  ])
  const before = rows.map((row) => ({
    ...asPriced(row, present(players.get(row.playerRegistrationsId), 'the player'), plans),
    openMonths: [...(open.get(row.id)?.keys() ?? [])],
  }))
  const live = rows.filter(isLive)
  const requoted = requote({
    cause,
    registrations: [...before.filter(isLive), ...joining.map((one) => asNew(one, plans, context.today))],
    others: before.filter((one) => !isLive(one)),
  })
  for (const row of live) await keepPrice(context, row, quoteOf(requoted.quote, row.id), given)
  return { quotes: new Map(joining.map(({ id }) => [id, quoteOf(requoted.quote, id)])), requoted }
}

/**
 * Linked guardians are one family. They are read into an array first, so that their players are found by an index:
 * with a plain `in` under `or`, PostgreSQL would read every player of the club.
 */
const IN_FAMILY = `not _deleted and (id = $1 or user_players_id = any(array(
  select u.id from players mine join users me on me.id = mine.user_players_id
  join users u on u.id = me.id or (u.family = me.family and not u._deleted) where mine.id = $1)))`

async function familyPlayers(tx: Transaction, playerId: string): Promise<Map<string, RowOf<'Player'>>> {
  const rows = await selectRows(tx, modelNamed('Player'), IN_FAMILY, [playerId])
  return new Map(rows.map((row) => [row.id, row]))
}

/** Registrations that may get a new price, and past ones that still count for the months they trained. */
const pricedOrCounted = (tx: Transaction, playerId: string): Promise<RowOf<'PlayerProgramRegistration'>[]> =>
  selectRows(
    tx,
    Registration,
    `player_registrations_id = any(array(select id from players where ${IN_FAMILY})) and status = any($2) and not _deleted
     order by id`,
    [playerId, arrayLiteral([...LIVE_REGISTRATION_STATUSES, 'COMPLETED'])],
    'for update',
  )

const isLive = ({ status }: { status: RegistrationStatus }) => isOneOf(LIVE_REGISTRATION_STATUSES, status)

const planOf = (plans: ReadonlyMap<string, Plan>, feeId: string): Plan =>
  present(plans.get(feeId), 'the plan of a fee')

function asPriced(
  row: RowOf<'PlayerProgramRegistration'>,
  player: RowOf<'Player'>,
  plans: ReadonlyMap<string, Plan>,
): PricedRegistration {
  const breakdown = breakdownOf(row)
  const plan = planOf(plans, row.programFeeRegistrationsId)
  return {
    id: row.id,
    player: quotePlayer(player),
    plan: { ...plan, amountCents: breakdown[0]?.listCents ?? plan.amountCents },
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
  { id, player, feeId, months, status, alreadyPaid, asAgreed }: Joining,
  plans: ReadonlyMap<string, Plan>,
  today: string,
): PricedRegistration => ({
  id,
  player: quotePlayer(player),
  plan: asAgreed ? { ...planOf(plans, feeId), amountCents: asAgreed.listCents } : planOf(plans, feeId),
  manualDiscountIds: asAgreed?.manualDiscountIds ?? [],
  months,
  registeredOn: today,
  waitlisted: status === 'WAITLISTED',
  status,
  alreadyPaid,
  breakdown: [],
})

const amounts = (lines: readonly QuoteLine[]) =>
  JSON.stringify(
    lines.map(({ month, totalCents, isSettled = false, discounts }) => [
      month,
      totalCents,
      isSettled,
      discounts.map(({ discountId, amountCents }) => [discountId, amountCents]),
    ]),
  )

/** An approved registration becomes active once nothing is owed any more. */
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
  const after = await updateRecorded(context, Registration, row, changes)
  await keepDiscounts(context, after, given)
  await followRegistration(context, row, after)
}
