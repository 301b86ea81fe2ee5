import { accountOf } from './dues.ts'
import type { WordedEntry } from './entry-words.ts'
import { sharedCosts } from './shared-cost.ts'

/** The program registrations that cost something, which are the ones the club can confirm to a fund (B-23). */
export function lettersFor(entries: readonly WordedEntry[]): string[] {
  const programs = new Set(entries.flatMap(({ itemId, programName }) => (programName && itemId) || []))
  const costs = accountOf(entries).dues.filter(({ cents }) => cents > 0)
  const helped = sharedCosts(entries).map(({ itemId }) => itemId)
  return [...new Set([...costs.flatMap(({ itemId }) => itemId ?? []), ...helped])].filter((id) =>
    programs.has(id),
  )
}

/** What a place costs, who pays which part, and how much of the family's part has been paid. */
export function placeCosts(entries: readonly WordedEntry[], placeId: string) {
  const dues = accountOf(entries).dues.filter(({ itemId }) => itemId === placeId)
  const funds = sharedCosts(entries).find(({ itemId }) => itemId === placeId)?.funds ?? []
  const familyCents = dues.reduce((sum, { cents }) => sum + cents, 0)
  return {
    months: dues.flatMap(({ month }) => month ?? []),
    totalCents: familyCents + funds.reduce((sum, { cents }) => sum + cents, 0),
    funds,
    familyCents,
    paidCents: dues.reduce((sum, { coveredCents }) => sum + coveredCents, 0),
  }
}
