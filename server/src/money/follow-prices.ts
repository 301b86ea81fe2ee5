import { clubDay } from '@touchline/domain/club-clock.ts'
import type { RowOf } from '@touchline/domain/models/rows.ts'
import {
  type Charge,
  dueWithin,
  kitOrderCharge,
  registrationCharges,
} from '@touchline/domain/money/charges.ts'
import { accountOf, openCents } from '@touchline/domain/money/dues.ts'
import { standing } from '@touchline/domain/money/entry.ts'
import { refundToSend } from '@touchline/domain/money/refund-to-send.ts'
import { centsFromDollars } from '@touchline/domain/pricing/cents.ts'
import { signUpCents } from '@touchline/domain/tournament/sign-up.ts'
import { readSettings } from '../club/load-club.ts'
import type { WriteContext } from '../graphql/write/rules.ts'
import { breakdownOf, refundBreakdownOf } from '../registrations/breakdown.ts'
import {
  book,
  bookAll,
  entriesOfFamily,
  entriesOfItem,
  type Item,
  idOf,
  type LedgerEntry,
  type NewEntry,
  payerOf,
} from './ledger.ts'

type Registration = RowOf<'PlayerProgramRegistration'>
type Order = RowOf<'KitOrder'>
type SignUp = RowOf<'TournamentSignUp'>

/** After a place has changed, updates the books with its price, and with the refund if it was marked as sent (B-2). */
export async function followRegistration(
  context: WriteContext,
  before: Registration,
  after: Registration | null,
): Promise<void> {
  const item = { registrationId: before.id }
  const userId = await payerOf(context.tx, before.playerRegistrationsId)
  if (userId === null) return
  const { payment } = await readSettings(context.tx)
  const row = after ?? { ...before, status: 'CANCELLED' as const }
  const charges = registrationCharges(
    {
      status: row.status,
      breakdown: breakdownOf(row),
      refund: row.refundWorking === null ? null : refundBreakdownOf(row),
      approvedOn: row.approvedAt === null ? context.today : clubDay(new Date(row.approvedAt)),
      payPlan: row.payPlan,
    },
    payment,
  )
  // Automatic changes record their own reason.
  const why =
    (context.caller.role === 'SYSTEM' && row.reason !== before.reason && row.reason) || WHY[row.status]
  const notes = { note: why ?? 'Price changed', goneNote: why ?? 'Month taken away' }
  await follow(context, { userId, item, ...notes }, charges)
  if (before.refundedAt === null && row.refundedAt !== null)
    await sendBack(context, userId, item, row.refundCents ?? 0)
  if (before.refundedAt !== null && row.refundedAt === null) await undo(context, item, 'REFUND')
}

/** The desk has marked a place as paid: books a payment of all that is still open, dated today. */
export async function payForPlace(
  context: WriteContext,
  { id, playerRegistrationsId }: Registration,
): Promise<void> {
  const userId = await payerOf(context.tx, playerRegistrationsId)
  if (userId !== null) await pay(context, userId, { registrationId: id })
}

const WHY: Partial<Record<Registration['status'], string>> = {
  WITHDRAWN: 'Withdrawn',
  CANCELLED: 'Cancelled',
  REJECTED: 'Not accepted',
  PENDING: 'Reopened',
  WAITLISTED: 'On the waiting list',
}

const PAID_ORDERS: readonly Order['status'][] = ['PAID', 'READY', 'DELIVERED', 'REFUNDED']

/** The same after a kit order was placed or changed. */
export async function followKitOrder(
  context: WriteContext,
  before: Order | null,
  after: Order,
): Promise<void> {
  const item = { kitOrderId: after.id }
  const userId = await payerOf(context.tx, after.playerKitOrdersId)
  if (userId === null) return
  const charge = kitOrderCharge(
    {
      status: after.status,
      totalCents: centsFromDollars(after.totalAmount) ?? 0,
      orderedOn: clubDay(new Date(after.orderDate ?? after.createdAt)),
    },
    (await readSettings(context.tx)).payment,
  )
  const [wasPaid, isPaid] = [
    before !== null && PAID_ORDERS.includes(before.status),
    PAID_ORDERS.includes(after.status),
  ]
  if (isPaid && !wasPaid) {
    await follow(context, { userId, item, note: 'Price changed' }, [charge])
    await pay(context, userId, item)
    return
  }
  if (wasPaid && !isPaid) await undo(context, item, 'PAYMENT')
  if (before?.status === 'REFUNDED' && after.status !== 'REFUNDED') await undo(context, item, 'REFUND')
  await follow(context, { userId, item, note: after.status === 'REFUNDED' ? 'Refunded' : 'Cancelled' }, [
    charge,
  ])
  if (after.status === 'REFUNDED' && before?.status !== 'REFUNDED')
    await sendBack(context, userId, item, centsFromDollars(after.totalAmount) ?? 0)
}

/** The same after a child has joined or left a tournament (T-36). */
export async function followSignUp(context: WriteContext, signUp: SignUp): Promise<void> {
  const userId = await payerOf(context.tx, signUp.playerId)
  if (userId === null) return
  const dueOn = dueWithin(context.today, (await readSettings(context.tx)).payment)
  const charge = { month: null, cents: signUpCents(signUp), dueOn }
  await follow(context, { userId, item: { signUpId: signUp.id }, note: 'No longer signed up' }, [charge])
}

/** Books the difference between an item's current price and what was booked for it, month by month. */
async function follow(
  context: WriteContext,
  { userId, item, note, goneNote = note }: { userId: string; item: Item; note: string; goneNote?: string },
  charges: readonly Charge[],
): Promise<void> {
  const booked = (await entriesOfItem(context.tx, item)).filter(({ source }) => source === 'PRICE')
  const netOf = (month: string | null) =>
    booked
      .filter((entry) => entry.month === month)
      .reduce((sum, { kind, cents }) => sum + (kind === 'CHARGE' ? cents : -cents), 0)
  // Months that were removed cost nothing.
  const gone = [...new Set(booked.map(({ month }) => month))]
    .filter((month) => !charges.some((charge) => charge.month === month))
    .map((month): Charge => ({ month, cents: 0, dueOn: context.today }))
  const entries = [...charges, ...gone].flatMap(({ month, cents, dueOn }): NewEntry[] => {
    const difference = cents - netOf(month)
    const entry = { userId, source: 'PRICE' as const, item, month, cents: Math.abs(difference) }
    if (difference === 0) return []
    if (difference > 0) return [{ ...entry, kind: 'CHARGE', dueOn }]
    const why = gone.some((charge) => charge.month === month) ? goneNote : note
    return [{ ...entry, kind: 'CREDIT', note: why }]
  })
  await bookAll(context, entries)
}

/** Books a payment of what is still open on the item. */
async function pay(context: WriteContext, userId: string, item: Item): Promise<void> {
  const { dues } = accountOf(await entriesOfFamily(context.tx, userId))
  const cents = dues
    .filter(({ itemId }) => itemId === idOf(item))
    .reduce((sum, due) => sum + openCents(due), 0)
  if (cents > 0) await book(context, { userId, source: 'STATUS', kind: 'PAYMENT', item, cents })
}

/** Books what was not sent before, but not more than there is (B-9); other dues stay open. */
async function sendBack(context: WriteContext, userId: string, item: Item, promised: number): Promise<void> {
  const cents = refundToSend(await entriesOfFamily(context.tx, userId), idOf(item), promised)
  if (cents > 0) await book(context, { userId, source: 'STATUS', kind: 'REFUND', item, cents })
}

/** Reverses the payment or refund that the club had marked. */
async function undo(context: WriteContext, item: Item, kind: LedgerEntry['kind']): Promise<void> {
  const entries = standing(await entriesOfItem(context.tx, item))
  for (const { id, userId, cents } of entries.filter((one) => one.kind === kind && one.source === 'STATUS'))
    await book(context, {
      userId,
      source: 'STATUS',
      kind: 'REVERSAL',
      item,
      cents,
      reversesId: id,
      note: 'Taken back',
    })
}
