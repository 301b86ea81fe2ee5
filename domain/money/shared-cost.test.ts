import { describe, expect, test } from 'vitest'
import { type Booking, bookingRefusal } from './booking.ts'
import type { Entry, EntryKind } from './entry.ts'
import { sharedCosts, sharedWords } from './shared-cost.ts'

type Line = Entry & { payer: string | null; isByPrice: boolean }

const entry = (id: string, kind: EntryKind, cents: number, more: Partial<Line> = {}): Line => ({
  id,
  kind,
  cents,
  itemId: 'maya',
  month: null,
  dueOn: kind === 'CHARGE' ? '2025-10-01' : null,
  reversesId: null,
  payer: null,
  isByPrice: kind === 'CHARGE',
  ...more,
})
const october = entry('october', 'CHARGE', 8000, { month: '2025-10' })
const november = entry('november', 'CHARGE', 8000, { month: '2025-11' })
const kidSport = entry('help', 'FUND_HELP', 12000, { payer: 'KidSport' })

describe('B-23: what a fund pays', () => {
  const help = (cents: number, more: Partial<Booking> = {}): Booking => ({
    kind: 'FUND_HELP',
    cents,
    itemId: 'maya',
    month: null,
    reversesId: null,
    day: '2025-10-20',
    payer: 'KidSport',
    note: null,
    ...more,
  })
  const paid = entry('paid', 'PAYMENT', 6000)

  test.each([
    ['all that is open', help(10000), null],
    ['a cent more', help(10001), 'TOO_MUCH'],
    ['more than is open of its month', help(8001, { month: '2025-11' }), 'TOO_MUCH'],
    ['without the name of the fund', help(10000, { payer: ' ' }), 'FUND_NEEDED'],
    ['for nothing', help(10000, { itemId: null }), 'NOTHING_CHARGED'],
  ])('%s', (_words, booking, code) =>
    expect(bookingRefusal([october, november, paid], booking, '2025-10-20')?.code ?? null).toBe(code),
  )

  test('beside the part of the family', () => {
    const jumpstart = entry('more', 'FUND_HELP', 1000, { payer: 'Jumpstart', month: '2025-11' })
    const shared = sharedCosts([october, november, kidSport, jumpstart])
    expect(shared).toEqual([
      {
        itemId: 'maya',
        familyCents: 3000,
        funds: [
          { name: 'KidSport', cents: 12000 },
          { name: 'Jumpstart', cents: 1000 },
        ],
      },
    ])
    expect(shared.map((one) => sharedWords(one))).toEqual([
      'You pay $30.00; KidSport pays $120.00 and Jumpstart pays $10.00.',
    ])
  })

  test('undone, the family pays all of it again', () => {
    const undo = entry('undo', 'REVERSAL', 12000, { reversesId: 'help' })
    expect(sharedCosts([october, november, kidSport, undo])).toEqual([])
  })
})
