import { type NextToPay, openSum } from '@touchline/domain/money/next-to-pay.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import type { QuoteLine } from '@touchline/domain/pricing/quote-types.ts'
import { dayName, listOf, monthName, ordinal } from '@touchline/domain/words.ts'
import type { EmailFacts } from '../mail/templates/email-facts.ts'

/** What an email about a registration says of it. */
export interface AboutRegistration {
  firstName: string
  program: string
  /** What the family writes on every payment. */
  reference: string | null
  priceCents: number
  lines: readonly QuoteLine[]
  /** The next session of the child, 'Sat, Sep 6, 5:00–6:30 PM', and the field. */
  when: string | null
  where: string | null
}

export const REGISTRATIONS = '/guardian/registrations'
export const SEE = { label: 'See your registrations', path: REGISTRATIONS }

export const inLine = (position: number) =>
  position > 10 ? `number ${position} in line` : `${ordinal(position)} in line`

/** Of several children only what holds for all of them: a line has one time and one field. */
export function sessionOf(children: readonly AboutRegistration[]): EmailFacts {
  const [first] = children
  const isSame = children.every(({ when, where }) => when === first?.when && where === first?.where)
  return first?.when && isSame ? { when: first.when, where: first.where } : {}
}

/** 'September $64.00, October $64.00. In all $128.00, with the family discount.' */
export function breakdown({ lines, priceCents }: AboutRegistration): string {
  const months = lines.map(({ month, totalCents }) => `${monthName(month)} ${formatCents(totalCents)}`)
  const discounts = [...new Set(lines.flatMap((line) => line.discounts.map(({ name }) => name)))]
  const off = discounts.length > 0 ? `, after ${listOf(discounts, 'and')}` : ''
  return `${listOf(months, 'and')}: ${formatCents(priceCents)} total${off}.`
}

/** 'After that: $64.00 by Wed, Oct 1 and $32.00 by Mon, Dec 1.' Nothing where all of it is due at once. */
export function afterThat({ later }: NextToPay): string[] {
  const byDay = Map.groupBy(later, ({ dueOn }) => dueOn)
  const parts = [...byDay].map(([day, dues]) => `${formatCents(openSum(dues))} by ${dayName(day)}`)
  return parts.length > 0 ? [`After that: ${listOf(parts, 'and')}.`] : []
}
