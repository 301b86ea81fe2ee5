import { monthOf } from '@touchline/domain/calendar-day.ts'
import { formatCentsShort } from '@touchline/domain/pricing/cents.ts'
import type { Quote } from '@touchline/domain/pricing/quote-types.ts'
import type { Offer } from '@touchline/domain/seasons/offers.ts'
import { type ChildPlan, seasonQuote } from '@touchline/domain/seasons/season-quote.ts'
import * as texts from './home.texts.ts'

/** The season's price lists, and the months that can still be booked. */
export interface Season {
  offers: readonly Offer[]
  months: readonly string[]
}

/** How many children train once a week, how many train twice, and in which months. */
export interface FamilyChoice {
  once: number
  twice: number
  months: string[]
  /** The index of one of the season's price lists, cheapest first; there is only one unless programs differ. */
  offer: number
}

export const MOST_CHILDREN = 4

/** Reads the address and ignores nonsense. By default: one child, one month. */
export function familyChoice(
  query: URLSearchParams,
  { offers, months }: Season,
  today: string,
): FamilyChoice {
  const asked = Number(query.get('offer') ?? 0)
  const offer = offers[asked] ? asked : 0
  if (!query.has('once') && !query.has('twice'))
    return { once: 1, twice: 0, months: usualMonth(months, today), offer }
  return {
    offer,
    once: countFrom(query.get('once')),
    twice: countFrom(query.get('twice')),
    months: months.filter((month) => query.getAll('month').includes(month)),
  }
}

/** The query for this choice. */
export function choiceQuery({ once, twice, months, offer }: FamilyChoice): URLSearchParams {
  const query = new URLSearchParams({ once: String(once), twice: String(twice) })
  if (offer > 0) query.set('offer', String(offer))
  for (const month of months) query.append('month', month)
  return query
}

const countFrom = (text: string | null) => {
  const count = Number(text)
  return Number.isInteger(count) && count >= 0 && count <= MOST_CHILDREN ? count : 0
}

function usualMonth(months: readonly string[], today: string): string[] {
  const now = months.find((month) => month === monthOf(today))
  return months.filter((month) => month === (now ?? months[0]))
}

/** Null while no child or no month is chosen. */
export function familyPrice({ offers }: Season, choice: FamilyChoice, today: string): Quote | null {
  const { once, twice, months } = choice
  const offer = offers[choice.offer]
  if (!offer || once + twice === 0 || months.length === 0) return null
  const children: ChildPlan[] = [
    ...Array<ChildPlan>(once).fill({ timesAWeek: 1 }),
    ...Array<ChildPlan>(twice).fill({ timesAWeek: 2 }),
  ]
  return seasonQuote(offer, { children, months, today })
}

/** 'Your family saves $32 this month.' */
export function savingSentence({ discountCents }: Quote, { months }: FamilyChoice): string | null {
  if (discountCents === 0) return null
  const amount = formatCentsShort(discountCents)
  return months.length === 1 ? texts.saving(amount) : texts.savingOver(amount, months.length)
}
