import { isDay } from '../calendar-day.ts'
import { formatCents } from '../pricing/cents.ts'
import type { Refusal } from '../refusal.ts'
import { accountOf } from './dues.ts'
import type { Entry, EntryKind } from './entry.ts'
import { standing } from './entry.ts'
import { openSum } from './next-to-pay.ts'

/** What the desk may book by hand. Charges are not among these: they follow the prices of places and orders. */
export const BOOKED_BY_HAND = ['PAYMENT', 'CREDIT', 'REFUND', 'FUND_HELP', 'WRITE_OFF', 'REVERSAL'] as const
export type BookedByHand = (typeof BOOKED_BY_HAND)[number]

/** An entry that the desk wants to book. */
export interface Booking {
  kind: BookedByHand
  cents: number
  itemId: string | null
  month: string | null
  reversesId: string | null
  /** The day the money reached the bank, or came in an envelope. */
  day: string
  /** Who paid; for help from a fund, the fund. */
  payer: string | null
  note: string | null
}

export type BookingRefusal = Refusal<
  | 'BAD_AMOUNT'
  | 'BAD_DAY'
  | 'REASON_NEEDED'
  | 'FUND_NEEDED'
  | 'NOTHING_CHARGED'
  | 'TOO_MUCH'
  | 'NO_ENTRY'
  | 'ALREADY_REVERSED'
  | 'BY_PRICE'
>

/** $100,000.00, more than any family pays in a year. */
const MOST_CENTS = 10_000_000
const NEEDS_REASON: readonly EntryKind[] = ['CREDIT', 'WRITE_OFF', 'REVERSAL']

/** An entry as the desk sees it. One that follows a price is undone by changing the price. */
export interface BookedEntry extends Entry {
  isByPrice: boolean
}

/** Null if money can have moved on that day: today or earlier. */
export const dayRefusal = (day: string, today: string): Refusal<'BAD_DAY'> | null =>
  isDay(day) && day <= today
    ? null
    : { code: 'BAD_DAY', field: 'day', message: 'Please choose a day that isn’t in the future.' }

/** Null when the desk may book this on an account with these entries (B-6). */
export function bookingRefusal(
  entries: readonly BookedEntry[],
  booking: Booking,
  today: string,
): BookingRefusal | null {
  const { kind, cents, day, note } = booking
  const badDay = dayRefusal(day, today)
  if (badDay) return badDay
  if (NEEDS_REASON.includes(kind) && !note?.trim())
    return { code: 'REASON_NEEDED', field: 'note', message: 'Please say why. The family can read it.' }
  if (kind === 'REVERSAL') return reversalRefusal(entries, booking)
  if (!Number.isInteger(cents) || cents <= 0 || cents > MOST_CENTS)
    return { code: 'BAD_AMOUNT', field: 'amount', message: 'Please enter an amount such as 212.00.' }
  if (kind === 'PAYMENT') return null
  if (kind === 'FUND_HELP' && !booking.payer?.trim())
    return { code: 'FUND_NEEDED', field: 'payer', message: 'Please name the fund, such as KidSport.' }
  return limitRefusal(entries, booking)
}

/** A refund cannot exceed the family's credit, and a reduction cannot exceed what the item costs. */
function limitRefusal(
  entries: readonly BookedEntry[],
  { kind, cents, itemId, month }: Booking,
): BookingRefusal | null {
  const { dues, creditCents } = accountOf(entries)
  if (kind === 'REFUND')
    return cents <= creditCents
      ? null
      : tooMuch(
          `The family has ${formatCents(creditCents)} in credit. Take something off what they owe first.`,
        )
  const named = dues.filter((due) => due.itemId === itemId && (month === null || due.month === month))
  if (itemId === null || named.length === 0)
    return { code: 'NOTHING_CHARGED', field: 'itemId', message: 'Please choose what to take it off.' }
  if (kind === 'FUND_HELP') {
    const open = openSum(named)
    return cents <= open
      ? null
      : tooMuch(`Only ${formatCents(open)} is still owed, so a fund can’t pay more.`)
  }
  const most = named.reduce((sum, due) => sum + due.cents, 0)
  return cents <= most ? null : tooMuch(`It costs ${formatCents(most)}, so you can’t take off more.`)
}

const tooMuch = (message: string): BookingRefusal => ({ code: 'TOO_MUCH', field: 'amount', message })

function reversalRefusal(entries: readonly BookedEntry[], { reversesId }: Booking): BookingRefusal | null {
  const field = 'reversesId'
  const undone = entries.find(({ id }) => id === reversesId)
  if (!undone || undone.kind === 'REVERSAL')
    return { code: 'NO_ENTRY', field, message: 'This entry can’t be undone.' }
  if (undone.isByPrice)
    return {
      code: 'BY_PRICE',
      field,
      message: 'This comes from a price. Change the registration or order instead.',
    }
  if (!standing(entries).some(({ id }) => id === reversesId))
    return { code: 'ALREADY_REVERSED', field, message: 'This entry is already undone.' }
  return null
}
