import type { Language } from '../languages.ts'
import { type Refusal, refusalIn } from '../refusal.ts'
import * as texts from './card-payment.texts.ts'
import { isClosed } from './closing.ts'
import { type Due, openCents } from './dues.ts'
import { nextToPay, openSum } from './next-to-pay.ts'

/** What a family pays by card: the next payment, everything that is open, or one item in one month (B-24). */
export const CARD_CHOICES = ['NEXT', 'ALL', 'ONE'] as const

export interface CardChoice {
  what: (typeof CARD_CHOICES)[number]
  /** The item, when ONE is paid. */
  itemId: string | null
  month: string | null
  /** The language of the card service's page, and of ours afterwards. */
  language?: Language
}

/**
 * OPEN: the family is still at the card service. PAID: it is in the books. WRONG_AMOUNT: paid, but not the amount asked
 * for.
 */
export const CARD_PAYMENT_STATES = ['OPEN', 'PAID', 'EXPIRED', 'WRONG_AMOUNT'] as const
export type CardPaymentState = (typeof CARD_PAYMENT_STATES)[number]

/** The amount to charge to a card. It covers the named item if there is one, otherwise the oldest due first (B-4). */
export interface CardSum {
  cents: number
  itemId: string | null
  month: string | null
}

/** The smallest amount that card services accept. */
const LEAST_CARD_CENTS = 50

export type CardRefusal = Refusal<'NOTHING_DUE' | 'TOO_LITTLE'>

/** The amount for the family's choice, taken from the books alone. */
export function cardSum(
  dues: readonly Due[],
  { what, itemId, month }: CardChoice,
  today: string,
): CardSum | CardRefusal {
  const named = dues.find((due) => due.itemId === itemId && due.month === month)
  const sums = {
    NEXT: () => nextToPay(dues, today)?.cents ?? 0,
    ALL: () => openSum(dues),
    ONE: () => (named ? openCents(named) : 0),
  }
  const cents = sums[what]()
  if (cents === 0)
    return refusalIn(texts, { code: 'NOTHING_DUE', field: 'what', sentence: 'nothingToPay', facts: {} })
  if (cents < LEAST_CARD_CENTS) {
    const facts = { least: LEAST_CARD_CENTS }
    return refusalIn(texts, { code: 'TOO_LITTLE', field: 'what', sentence: 'tooLittleForCard', facts })
  }
  return what === 'ONE' ? { cents, itemId, month } : { cents, itemId: null, month: null }
}

/** The card service is unreachable, and nothing was paid. */
export const noCardServiceRefusal = (): Refusal<'NO_CARD_SERVICE'> =>
  refusalIn(texts, { code: 'NO_CARD_SERVICE', field: 'what', sentence: 'noCardService', facts: {} })

/** The booking day of a card payment: the day it was paid, or today if the books of that month are closed (B-17). */
export const cardBookingDay = (paidOn: string, today: string, closedThrough: string | null): string =>
  paidOn > today || isClosed(paidOn, closedThrough) ? today : paidOn
