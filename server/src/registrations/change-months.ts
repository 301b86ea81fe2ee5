import { randomUUID } from 'node:crypto'
import type { RowOf } from '@touchline/domain/models/rows.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { present } from '@touchline/domain/present.ts'
import { DISCOUNT_DEFAULTS } from '@touchline/domain/pricing/discount-types.ts'
import { quoteForMonths, quoteWithMonths } from '@touchline/domain/pricing/quote.ts'
import type { Quote, QuoteLine } from '@touchline/domain/pricing/quote-types.ts'
import type { Requote } from '@touchline/domain/pricing/requote.ts'
import {
  type ChangedMonths,
  type MonthlyRegistration,
  monthsDifference,
  monthsRefusal,
} from '@touchline/domain/registrations/change-months.ts'
import { playerStatusRefusal } from '@touchline/domain/registrations/eligibility.ts'
import { automaticRegistrationMove } from '@touchline/domain/status/registration.ts'
import * as z from 'zod'
import { SYSTEM } from '../graphql/caller.ts'
import { refuse } from '../graphql/errors.ts'
import { updateRecorded } from '../graphql/write/record.ts'
import { selectRow } from '../graphql/write/rows.ts'
import type { Action, WriteContext } from '../graphql/write/rules.ts'
import { undone } from '../graphql/write/undone.ts'
import { parsed } from '../graphql/write/validate-input.ts'
import { followRegistration } from '../money/follow-prices.ts'
import { openMonthsOf } from '../money/open-months.ts'
import { settlePaid } from '../money/settle-paid.ts'
import { visiblePlayer } from '../players/visible-player.ts'
import { breakdownOf, quoteOfRow } from './breakdown.ts'
import { priceFamily } from './family-prices.ts'
import { keepDiscounts } from './keep-discounts.ts'
import { lockOwnRegistration } from './lock-own-registration.ts'
import { sendChangedMonths, sendRequoted } from './send-registration-emails.ts'

type Row = RowOf<'PlayerProgramRegistration'>

const Registration = modelNamed('PlayerProgramRegistration')

const MOST_MONTHS = 36

const Input = z.object({
  registrationId: z.string(),
  months: z.array(z.string().max('2025-10'.length, 'This is too long.')).max(MOST_MONTHS),
  _version: z.int().nullish(),
  priceCents: z.int().nullish(),
})

/** Adds months to a registration, or removes months that have not begun, without a new registration (B-18). */
export const changeMonths: Action = {
  model: Registration,
  tokenWrites: ['PlayerProgramRegistration'],
  async run(context, given) {
    const { registrationId, months, _version: version, priceCents } = parsed(Input, given)
    const isPreview = version == null
    const change = (at: WriteContext) => changed(at, registrationId, months, { version, priceCents })
    const result = isPreview ? await undone(context, change) : await change(context)
    return { typeName: 'ChangedMonths', texts: { working: JSON.stringify(result) } }
  },
}

interface Seen {
  version?: number | null | undefined
  priceCents?: number | null | undefined
}

async function changed(
  context: WriteContext,
  registrationId: string,
  wanted: readonly string[],
  seen: Seen,
): Promise<ChangedMonths> {
  const current = await lockOwnRegistration(context, registrationId)
  const { added, takenAway } = monthsDifference(current.months ?? [], wanted)
  // Repeated after a double tap or a lost response, there is nothing left to do.
  if (added.length === 0 && takenAway.length === 0) return unchanged(current)
  if (seen.version != null && seen.version !== current._version) refuse(CHANGED)
  const { player, program } = await checked(context, current, wanted, added.length > 0)
  const open = await openMonthsOf(context.tx, current)
  const left = await withoutMonths(context, current, takenAway)
  const joined = await withMonths(context, left.row, player, added)
  const after = joined.row
  const result: ChangedMonths = {
    version: current._version,
    months: after.months ?? [],
    beforeCents: current.priceCents ?? 0,
    priceCents: after.priceCents ?? 0,
    added: breakdownOf(after).filter(({ month }) => added.includes(month)),
    takenAway: breakdownOf(current)
      .filter(({ month }) => takenAway.includes(month))
      .map(({ month, totalCents }) => ({
        month,
        cents: totalCents,
        paidCents: isCharged(current) ? totalCents - (open.get(month) ?? 0) : 0,
      })),
    siblings: [...left.requotes, ...joined.requotes]
      .flatMap(({ changes }) => changes)
      .filter((change) => change.registrationId !== current.id),
  }
  if (seen.priceCents != null && seen.priceCents !== result.priceCents) refuse(CHANGED)
  await followRegistration(context, current, after)
  await sendChangedMonths(context, { registration: after, player, program }, result)
  for (const requoted of [...left.requotes, ...joined.requotes]) await sendRequoted(context, requoted)
  // What was paid for a removed month may now cover the rest (B-5).
  if (player.userPlayersId && takenAway.length > 0)
    await settlePaid({ ...context, caller: SYSTEM, myUserId: null }, player.userPlayersId)
  return result
}

const CHANGED = {
  code: 'CHANGED',
  field: 'months',
  message: 'Something has changed in the meantime. Please check it again before you send it.',
} as const

const isCharged = ({ status }: Row) => status === 'APPROVED' || status === 'ACTIVE'

function unchanged(row: Row): ChangedMonths {
  const priceCents = row.priceCents ?? 0
  const { _version: version, months } = row
  return {
    version,
    months: months ?? [],
    beforeCents: priceCents,
    priceCents,
    added: [],
    takenAway: [],
    siblings: [],
  }
}

/** The place exists already, but a player on hold may not add months (E-3). */
async function checked(context: WriteContext, current: Row, wanted: readonly string[], isMore: boolean) {
  const player = await visiblePlayer(context, current.playerRegistrationsId)
  const feeId = current.programFeeRegistrationsId
  const fee = await selectRow(context.tx, modelNamed('ProgramFee'), 'id = $1', [feeId])
  const program = await selectRow(context.tx, modelNamed('Program'), 'id = $1', [fee.programFeesId])
  const registration: MonthlyRegistration = {
    status: current.status,
    fee,
    withdrawalAskedAt: current.withdrawalAskedAt,
    days: current.days ?? [],
    months: current.months ?? [],
    program,
    breakdown: breakdownOf(current),
  }
  refuse(monthsRefusal(registration, wanted, context.today))
  if (isMore) refuse(playerStatusRefusal({ player }))
  return { player, program }
}

interface Priced {
  row: Row
  requotes: Requote[]
}

/** For the prices of siblings, it is as if the child had left for those months (M-7). */
async function withoutMonths(
  context: WriteContext,
  current: Row,
  takenAway: readonly string[],
): Promise<Priced> {
  if (takenAway.length === 0) return { row: current, requotes: [] }
  const months = (current.months ?? []).filter((month) => !takenAway.includes(month))
  const price = quoteForMonths(present(quoteOfRow(current), 'a price'), months)
  const row = await keepMonths(context, current, months, price)
  const { requoted } = await priceFamily(context, row.playerRegistrationsId, { cause: 'SIBLING_LEFT' })
  return { row: await readAgain(context, row), requotes: [requoted] }
}

/** Priced as if registered today, but at the place's own fee and with its manual discounts. */
async function withMonths(
  context: WriteContext,
  current: Row,
  player: RowOf<'Player'>,
  added: string[],
): Promise<Priced> {
  if (added.length === 0) return { row: current, requotes: [] }
  const id = randomUUID()
  const lines = breakdownOf(current)
  const { quotes, requoted } = await priceFamily(context, player.id, {
    cause: 'SIBLING_JOINED',
    joining: [
      {
        id,
        player,
        feeId: current.programFeeRegistrationsId,
        months: added,
        status: current.status,
        asAgreed: { listCents: present(lines[0], 'a month').listCents, manualDiscountIds: byHand(lines) },
      },
    ],
  })
  const before = await readAgain(context, current)
  const price = quoteWithMonths(
    present(quoteOfRow(before), 'a price'),
    present(quotes.get(id), 'a price of what is added'),
    current.id,
    context.today,
  )
  const months = [...(before.months ?? []), ...added].toSorted()
  return { row: await keepMonths(context, before, months, price), requotes: [requoted] }
}

const byHand = (lines: readonly QuoteLine[]): string[] =>
  lines
    .flatMap(({ discounts }) => discounts)
    .filter(({ type }) => DISCOUNT_DEFAULTS[type].isGivenByHand)
    .map(({ discountId }) => discountId)

async function keepMonths(context: WriteContext, row: Row, months: string[], price: Quote): Promise<Row> {
  const facts = { status: row.status, priceCents: price.totalCents, endDate: context.today }
  const after = await updateRecorded(context, Registration, row, {
    months,
    priceCents: price.totalCents,
    priceWorking: JSON.stringify(price),
    status: automaticRegistrationMove(facts, context.today) ?? row.status,
  })
  await keepDiscounts(context, after)
  return after
}

/** Pricing the family may have changed the row. */
const readAgain = ({ tx }: WriteContext, { id }: Row): Promise<Row> =>
  selectRow(tx, Registration, 'id = $1', [id])
