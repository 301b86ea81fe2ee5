import type { Payment } from '@touchline/domain/club/schemas/payment.ts'
import { inEveryLanguage } from '@touchline/domain/in-every-language.ts'
import type { Language } from '@touchline/domain/languages.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { wordsIn } from '@touchline/domain/words-in.ts'
import { howToPay } from '../money/how-to-pay.ts'
import type { WordsIn } from '../users/write-to-guardians.ts'
import * as en from './emails.texts.ts'
import * as hans from './emails.texts.zh-Hans.ts'
import * as hant from './emails.texts.zh-Hant.ts'

const textsIn = inEveryLanguage(en, hans, hant)

export interface Ordered {
  firstName: string
  /** Its name in a language. */
  item(language: Language): string
  /** Null for items with one size. */
  size: string | null
  quantity: number
  totalCents: number
  /** The reference that the family writes on each payment. */
  reference: string | null
}

const ORDERS = '/guardian/registrations#kit'

/** '2 × Socks, size S for Maya' */
function goodsOf({ quantity, item, size, firstName }: Ordered, language: Language): string {
  const texts = textsIn(language)
  return texts.goodsFor(texts.goods(quantity, item(language), size), firstName)
}

/** The club's own names of sizes and items, which may be in English. */
const namesOf = (orders: readonly Ordered[], language: Language) =>
  orders.flatMap(({ item, size }) => [item(language), size ?? ''])

const totalOf = (orders: readonly Ordered[]) => orders.reduce((sum, { totalCents }) => sum + totalCents, 0)

/** One email about a whole order, for one child or several. */
export const orderReceived =
  (orders: readonly Ordered[], payment: Payment, pickUp: string): WordsIn =>
  (language) => {
    const texts = textsIn(language)
    const names = wordsIn(language).and([...new Set(orders.map(({ firstName }) => firstName))])
    const amountCents = totalOf(orders)
    const reference = orders[0]?.reference
    return {
      subject: texts.receivedSubject(names),
      paragraphs: [
        [texts.received, ...orders.map((order) => goodsOf(order, language))].join('\n'),
        amountCents === 0 ? texts.nothingToPay : howToPay(payment, language),
        texts.next(pickUp),
        texts.mayChange,
      ],
      facts: amountCents === 0 ? {} : { amountCents, reference, payTo: payment.etransferTo },
      action: { label: texts.see, path: ORDERS },
      english: [...namesOf(orders, language), payment.etransfer, payment.cash, pickUp],
    }
  }

export const orderPaid =
  (order: Ordered, pickUp: string): WordsIn =>
  (language) => {
    const texts = textsIn(language)
    return {
      subject: texts.paidSubject(order.item(language), order.firstName),
      paragraphs: [texts.paid(goodsOf(order, language)), texts.next(pickUp)],
      facts: { amountCents: order.totalCents, reference: order.reference },
      action: { label: texts.see, path: ORDERS },
      english: [...namesOf([order], language), pickUp],
    }
  }

export const orderReady =
  (order: Ordered, pickUp: string): WordsIn =>
  (language) => {
    const texts = textsIn(language)
    return {
      subject: texts.readySubject(order.item(language), order.firstName),
      paragraphs: [texts.ready(goodsOf(order, language)), pickUp],
      action: { label: texts.see, path: ORDERS },
      english: [...namesOf([order], language), pickUp],
    }
  }

/** The reason is in the club's own words. */
export const orderCancelled =
  (order: Ordered, reason: string | null): WordsIn =>
  (language) => {
    const texts = textsIn(language)
    return {
      subject: texts.cancelledSubject(order.item(language), order.firstName),
      paragraphs: [texts.cancelled(goodsOf(order, language)), ...(reason ? [reason] : [])],
      action: { label: texts.see, path: ORDERS },
      english: [...namesOf([order], language), reason ?? ''],
    }
  }

export const orderRefunded =
  (order: Ordered, reason: string | null): WordsIn =>
  (language) => {
    const texts = textsIn(language)
    return {
      subject: texts.refundedSubject(formatCents(order.totalCents), order.item(language)),
      paragraphs: [texts.refunded(goodsOf(order, language)), ...(reason ? [reason] : [])],
      facts: { refundCents: order.totalCents, reference: order.reference },
      action: { label: texts.see, path: ORDERS },
      english: [...namesOf([order], language), reason ?? ''],
    }
  }
