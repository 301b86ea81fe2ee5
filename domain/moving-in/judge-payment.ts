import { addDays } from '../calendar-day.ts'
import { permissionRefusal } from '../identity/permissions.ts'
import { bookingRefusal } from '../money/booking.ts'
import { closedRefusal } from '../money/closing.ts'
import { formatCents } from '../pricing/cents.ts'
import { dayAndYear } from '../words.ts'
import type { PartOutcome, PlacePlan } from './judge-place.ts'
import type { Unread } from './read-date.ts'
import type { SheetPayment } from './read-places.ts'

export interface KnownPayment {
  family: string
  day: string
  cents: number
}

/** What the books know, for judging payments. */
export interface PaymentFacts {
  payments: readonly KnownPayment[]
  closedThrough: string | null
  today: string
  mayBook: boolean
}

interface PaymentOfRow {
  payment: SheetPayment | Unread
  /** null for a new family. */
  family: string | null
  /** What happens to the row's registration, if it has one. */
  place: (PartOutcome & { plan?: PlacePlan }) | null
  isAnother: boolean
}

/** In days: the bank may date a payment a little later than the family sent it. */
const NEAR = 5

/** Payments in the books that no row has claimed yet. */
type Unclaimed = KnownPayment[]

/** Claims the payment in the books that matches this one exactly, so that no other row can claim it as well. */
export function claimSame({ payment, family }: PaymentOfRow, unclaimed: Unclaimed): boolean {
  if ('problem' in payment) return false
  const place = unclaimed.findIndex(
    (one) => one.family === family && one.day === payment.day && one.cents === payment.cents,
  )
  if (place < 0) return false
  unclaimed.splice(place, 1)
  return true
}

/** Decides what happens to a row's payment that has no exact match in the books (I-12). */
export function judgePayment(asked: PaymentOfRow, unclaimed: Unclaimed, facts: PaymentFacts): PartOutcome {
  const { payment, family, place } = asked
  if ('problem' in payment) return refused(payment.problem)
  if (!facts.mayBook) return refused(permissionRefusal(['MONEY']).message)
  if (place?.outcome === 'UNCLEAR') return { outcome: 'UNCLEAR', why: 'Waits for the registration.' }
  if (place?.outcome === 'LEFT_OUT') return { outcome: 'LEFT_OUT', why: 'Left out with the registration.' }
  if (place?.outcome === 'REFUSED') return refused('Its registration can’t be imported.')
  if (place?.plan?.becomes === 'CANCELLED')
    return refused('This child has left. Please book what you still owe the family yourself.')
  const { cents, day, payer } = payment
  const booking = {
    kind: 'PAYMENT',
    cents,
    day,
    payer,
    itemId: null,
    month: null,
    reversesId: null,
    note: null,
  } as const
  const refusal = bookingRefusal([], booking, facts.today) ?? closedRefusal(day, facts.closedThrough)
  if (refusal) return refused(refusal.message)
  const near = unclaimed.find(
    (one) =>
      one.family === family &&
      one.cents === cents &&
      one.day >= addDays(day, -NEAR) &&
      one.day <= addDays(day, NEAR),
  )
  const what = `${formatCents(cents)} on ${dayAndYear(day)}`
  if (!near || asked.isAnother) return { outcome: 'NEW', why: `Paid ${what}.` }
  return {
    outcome: 'UNCLEAR',
    why: `Paid ${what}. There is a payment of the same amount on ${dayAndYear(near.day)}: is this another one?`,
  }
}

const refused = (why: string): PartOutcome => ({ outcome: 'REFUSED', why })
