import { describe, expect, test } from 'vitest'
import type { Entry, EntryKind } from './entry.ts'
import { paidFor } from './receipt.ts'
import { yearStatement } from './year-statement.ts'

const entry = (id: string, kind: EntryKind, cents: number, rest: Partial<Entry> & { day?: string } = {}) => ({
  id,
  kind,
  cents,
  itemId: null,
  month: null,
  dueOn: null,
  reversesId: null,
  day: '2025-10-01',
  ...rest,
})
const maya = entry('maya', 'CHARGE', 8000, { itemId: 'maya', month: '2025-10', dueOn: '2025-10-01' })
const leo = entry('leo', 'CHARGE', 6400, { itemId: 'leo', month: '2025-10', dueOn: '2025-10-05' })

const said = (entries: Entry[], id: string) => {
  const { parts, aheadCents } = paidFor(entries, id)
  return [...parts.map(({ due, cents }) => [due.itemId, cents]), aheadCents]
}

describe('B-13: what a payment was for', () => {
  test.each<[string, Entry[], unknown[]]>([
    ['one charge', [maya, entry('paid', 'PAYMENT', 8000)], [['maya', 8000], 0]],
    ['a part of it', [maya, entry('paid', 'PAYMENT', 7999)], [['maya', 7999], 0]],
    ['a cent too much', [maya, entry('paid', 'PAYMENT', 8001)], [['maya', 8000], 1]],
    [
      'the rest of one and a part of the next',
      [maya, leo, entry('before', 'PAYMENT', 5000), entry('paid', 'PAYMENT', 5000)],
      [['maya', 3000], ['leo', 2000], 0],
    ],
    ['what it names', [maya, leo, entry('paid', 'PAYMENT', 6400, { itemId: 'leo' })], [['leo', 6400], 0]],
    ['nothing yet', [entry('paid', 'PAYMENT', 5000)], [5000]],
    [
      'what came later changes nothing',
      [
        maya,
        entry('paid', 'PAYMENT', 10000),
        leo,
        entry('off', 'CREDIT', 8000, { itemId: 'maya' }),
        entry('back', 'REVERSAL', 10000, { reversesId: 'paid' }),
      ],
      [['maya', 8000], 2000],
    ],
  ])('%s', (_case, entries, wanted) => expect(said(entries, 'paid')).toEqual(wanted))
})

describe('B-14: the statement of a year', () => {
  const paid = entry('paid', 'PAYMENT', 5000, { day: '2025-12-31' })
  const entries = [
    { ...maya, day: '2025-09-20' },
    paid,
    entry('undone', 'REVERSAL', 5000, { reversesId: 'paid', day: '2026-01-01' }),
    entry('late', 'PAYMENT', 8000, { day: '2025-12-30' }),
  ]

  test('opens with what the year before closed with, and goes by the day of the bank', () => {
    const [before, after] = [yearStatement(entries, 2025), yearStatement(entries, 2026)]
    expect(before.lines.map((line) => [line.entry.id, line.cents, line.balanceCents])).toEqual([
      ['maya', 8000, 8000],
      ['late', -8000, 0],
      ['paid', -5000, -5000],
    ])
    expect([before.openingCents, before.closingCents]).toEqual([0, -5000])
    expect([after.openingCents, after.lines[0]?.cents, after.closingCents]).toEqual([-5000, 5000, 0])
  })

  test('a year without entries carries the balance on', () =>
    expect(yearStatement(entries, 2027)).toEqual({ openingCents: 0, lines: [], closingCents: 0 }))
})
