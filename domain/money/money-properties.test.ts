import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BOOKED_BY_HAND, type BookedEntry, type Booking, bookingRefusal } from './booking.ts'
import { accountOf, openCents, paymentState } from './dues.ts'
import { balanceCents } from './entry.ts'

const ITEMS = ['maya', 'leo', 'kit']
const MONTHS = ['2025-09', '2025-10', '2025-11']
const TODAY = '2025-12-31'

const cents = fc.oneof(fc.constantFrom(1, 6400, 8000, 21200), fc.integer({ min: 1, max: 30000 }))
const charged = fc.record({
  do: fc.constant('charge' as const),
  item: fc.constantFrom(...ITEMS),
  month: fc.constantFrom(...MONTHS),
  cents,
  day: fc.integer({ min: 10, max: 28 }),
})
const booked = fc.record({
  do: fc.constant('book' as const),
  kind: fc.constantFrom(...BOOKED_BY_HAND),
  item: fc.option(fc.constantFrom(...ITEMS)),
  month: fc.option(fc.constantFrom(...MONTHS)),
  cents,
  which: fc.nat(),
})
const year = fc.array(fc.oneof(charged, booked), { maxLength: 40 })
type Step = typeof year extends fc.Arbitrary<(infer One)[]> ? One : never

/** A family's year, without the bookings that the rules refuse. */
function entriesOf(story: readonly Step[]): BookedEntry[] {
  const entries: BookedEntry[] = []
  for (const step of story) {
    const common = { id: `${entries.length}`, cents: step.cents, month: step.month, itemId: step.item }
    if (step.do === 'charge') {
      const dueOn = `${step.month}-${step.day}`
      entries.push({ ...common, kind: 'CHARGE', dueOn, reversesId: null, isByPrice: true })
      continue
    }
    const undone = step.kind === 'REVERSAL' ? entries[step.which % entries.length] : undefined
    const booking: Booking = {
      ...common,
      kind: step.kind,
      reversesId: undone?.id ?? null,
      day: TODAY,
      payer: 'KidSport',
      note: 'agreed',
    }
    if (bookingRefusal(entries, booking, TODAY) === null)
      entries.push({
        ...common,
        cents: undone?.cents ?? step.cents,
        kind: step.kind,
        dueOn: null,
        reversesId: undone?.id ?? null,
        isByPrice: false,
      })
  }
  return entries
}
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

test('B-1, B-4: in any year, what is open less the credit is the sum of the entries, after every entry', () =>
  fc.assert(
    fc.property(year, (story) => {
      const entries = entriesOf(story)
      for (let n = 0; n <= entries.length; n++) {
        const some = entries.slice(0, n)
        const { dues, creditCents } = accountOf(some)
        expect(sum(dues.map(openCents)) - creditCents).toBe(balanceCents(some))
        for (const due of dues) {
          expect(Number.isInteger(due.cents) && Number.isInteger(due.coveredCents)).toBe(true)
          expect(due.coveredCents).toBeGreaterThanOrEqual(0)
          expect(due.coveredCents).toBeLessThanOrEqual(due.cents)
        }
        // A family never has credit and debt at the same time.
        if (creditCents > 0) expect(dues.every((due) => openCents(due) === 0)).toBe(true)
        if (balanceCents(some) > 0) expect(paymentState(dues, '2030-01-01')).toBe('OVERDUE')
      }
    }),
  ))

test('B-1: replaying the entries gives the same, and the sums of families are the sum of the club', () =>
  fc.assert(
    fc.property(fc.array(year, { maxLength: 4 }), (stories) => {
      const families = stories.map(entriesOf)
      expect(families.map(accountOf)).toEqual(stories.map(entriesOf).map(accountOf))
      const all = families.flatMap((entries, family) =>
        entries.map((entry) => ({
          ...entry,
          id: `${family} ${entry.id}`,
          reversesId: entry.reversesId === null ? null : `${family} ${entry.reversesId}`,
        })),
      )
      expect(balanceCents(all)).toBe(sum(families.map(balanceCents)))
    }),
  ))

test('B-6: what goes back to a family is never more than it has paid, as long as nothing is undone', () =>
  fc.assert(
    fc.property(year, (story) => {
      const entries = entriesOf(story.filter((step) => step.do === 'charge' || step.kind !== 'REVERSAL'))
      const of = (kind: string) =>
        sum(entries.filter((entry) => entry.kind === kind).map((entry) => entry.cents))
      expect(of('REFUND')).toBeLessThanOrEqual(of('PAYMENT'))
    }),
  ))
