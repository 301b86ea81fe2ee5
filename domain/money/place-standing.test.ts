import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { registrationCharges } from './charges.ts'
import type { Due } from './dues.ts'
import { accountOf, openCents, paymentState } from './dues.ts'
import type { Entry } from './entry.ts'
import { nextToPay, openSum } from './next-to-pay.ts'
import { ACTIVE_FROM, type ActiveFrom, isAllPaid, isPlaceActive } from './place-standing.ts'

const due = (month: string, cents: number, coveredCents: number): Due => ({
  itemId: 'maya',
  month,
  dueOn: `${month}-01`,
  cents,
  coveredCents,
})

describe('B-20: when a place is ACTIVE', () => {
  const unpaid = [due('2025-09', 8000, 0), due('2025-10', 8000, 0)]
  const part = [due('2025-09', 8000, 7999), due('2025-10', 8000, 0)]
  const first = [due('2025-09', 8000, 8000), due('2025-10', 8000, 0)]
  const second = [due('2025-09', 8000, 0), due('2025-10', 8000, 8000)]
  const helped = [due('2025-09', 0, 0), due('2025-10', 8000, 0)]
  const all = [due('2025-09', 8000, 8000), due('2025-10', 8000, 8000)]
  test.each<[string, Due[], [approval: boolean, first: boolean, all: boolean]]>([
    ['nothing charged', [], [true, false, false]],
    ['nothing paid', unpaid, [true, false, false]],
    ['a cent too little', part, [true, false, false]],
    ['the first month', first, [true, true, false]],
    ['another month, by name', second, [true, false, false]],
    ['a fund has the first month', helped, [true, true, false]],
    ['everything', all, [true, true, true]],
  ])('%s', (_case, dues, expected) =>
    expect(ACTIVE_FROM.map((from) => isPlaceActive(dues, from))).toEqual(expected),
  )
})

describe('B-3: when months are due', () => {
  const line = { listCents: 8000, totalCents: 8000, discounts: [] }
  const months = (addedOn?: string) =>
    ['2025-09', '2025-10', '2025-11'].map((month) => ({
      ...line,
      month,
      ...(month === '2025-11' && addedOn ? { addedOn } : {}),
    }))
  const days = (plan: 'MONTHLY' | 'AT_ONCE', dayOfMonth: number, approvedOn: string, addedOn?: string) => {
    const breakdown = months(addedOn) as unknown as Parameters<typeof registrationCharges>[0]['breakdown']
    const place = { status: 'APPROVED', breakdown, refund: null, approvedOn } as const
    return registrationCharges(place, { dueDays: 7, plan, dayOfMonth }).map(({ dueOn }) => dueOn)
  }
  test.each([
    ['2025-09-01', 'DUE'],
    ['2025-09-02', 'OVERDUE'],
  ])('R-13: approved on August 20 and not paid, on %s: %s', (today, state) => {
    const dues = days('MONTHLY', 1, '2025-08-20').map((dueOn) => ({ ...due('2025-09', 8000, 0), dueOn }))
    expect(paymentState(dues, today)).toBe(state)
  })

  test.each<[Parameters<typeof days>, string[]]>([
    [
      ['MONTHLY', 15, '2025-08-20'],
      ['2025-09-01', '2025-10-15', '2025-11-15'],
    ],
    [
      ['MONTHLY', 28, '2025-10-10'],
      ['2025-10-17', '2025-10-28', '2025-11-28'],
    ],
    [
      ['AT_ONCE', 15, '2025-08-20'],
      ['2025-09-01', '2025-09-01', '2025-09-01'],
    ],
    [
      ['AT_ONCE', 15, '2025-08-27'],
      ['2025-09-03', '2025-09-03', '2025-09-03'],
    ],
    [
      ['AT_ONCE', 15, '2025-08-20', '2025-10-02'],
      ['2025-09-01', '2025-09-01', '2025-10-09'],
    ],
  ])('%j', (terms, expected) => expect(days(...terms)).toEqual(expected))
})

test.each<[string, Due[], string, [number, string, boolean, number] | null]>([
  ['nothing charged', [], '2025-09-01', null],
  ['all paid', [due('2025-09', 8000, 8000)], '2025-09-01', null],
  ['the day before', [due('2025-09', 8000, 0)], '2025-08-31', [8000, '2025-09-01', false, 0]],
  ['on the day', [due('2025-09', 8000, 3000)], '2025-09-01', [5000, '2025-09-01', true, 0]],
  [
    'two are due, one comes later',
    [due('2025-09', 8000, 8000), due('2025-10', 8000, 0), due('2025-11', 8000, 0), due('2025-12', 4000, 0)],
    '2025-11-20',
    [16000, '2025-10-01', true, 4000],
  ],
])('B-21: %s', (_case, dues, today, expected) => {
  const next = nextToPay(dues, today)
  expect(next && [next.cents, next.dueOn, next.isDueNow, openSum(next.later)]).toEqual(expected)
})

/** Places with a few months each, and arbitrary payments. */
const account = fc
  .record({
    charges: fc.array(
      fc.record({
        item: fc.integer({ min: 0, max: 2 }),
        month: fc.integer({ min: 1, max: 9 }),
        cents: fc.integer({ min: 1, max: 9000 }),
      }),
      { maxLength: 12 },
    ),
    payments: fc.array(
      fc.record({ item: fc.integer({ min: -1, max: 2 }), cents: fc.integer({ min: 1, max: 20_000 }) }),
      {
        maxLength: 8,
      },
    ),
  })
  .map(({ charges, payments }): Entry[] => {
    const entry = { reversesId: null, month: null, dueOn: null }
    return [
      ...charges.map(({ item, month, cents }, index) => ({
        ...entry,
        id: `charge ${index}`,
        kind: 'CHARGE' as const,
        cents,
        itemId: `place ${item}`,
        month: `2025-0${month}`,
        dueOn: `2025-0${month}-01`,
      })),
      ...payments.map(({ item, cents }, index) => ({
        ...entry,
        id: `payment ${index}`,
        kind: 'PAYMENT' as const,
        cents,
        itemId: item < 0 ? null : `place ${item}`,
      })),
    ]
  })

test('B-20: a payment never takes a place away, and what all pays for, the first does, too', () =>
  fc.assert(
    fc.property(account, (entries) => {
      const standing = (some: readonly Entry[]) =>
        ['place 0', 'place 1', 'place 2'].map((id) => {
          const dues = accountOf(some).dues.filter(({ itemId }) => itemId === id)
          return (from: ActiveFrom) => isPlaceActive(dues, from)
        })
      const charges = entries.filter(({ kind }) => kind === 'CHARGE')
      const payments = entries.filter(({ kind }) => kind === 'PAYMENT')
      for (let count = 0; count <= payments.length; count += 1) {
        const now = standing([...charges, ...payments.slice(0, count)])
        const then = standing([...charges, ...payments.slice(0, count + 1)])
        now.forEach((isActive, place) => {
          expect(isActive('APPROVAL')).toBe(true)
          if (isActive('ALL_PAID')) expect(isActive('FIRST_PAYMENT')).toBe(true)
          for (const from of ACTIVE_FROM) if (isActive(from)) expect(then[place]?.(from)).toBe(true)
        })
      }
    }),
  ))

test('B-21: what is next and what comes later are all that is open', () =>
  fc.assert(
    fc.property(account, fc.integer({ min: 1, max: 9 }), (entries, month) => {
      const today = `2025-0${month}-15`
      const { dues } = accountOf(entries)
      const next = nextToPay(dues, today)
      const open = dues.filter((one) => openCents(one) > 0)
      expect((next?.cents ?? 0) + openSum(next?.later ?? [])).toBe(openSum(dues))
      expect(next === null).toBe(dues.length === 0 || isAllPaid(dues))
      if (!next) return
      expect(next.dues.length + next.later.length).toBe(open.length)
      expect(next.later.every(({ dueOn }) => dueOn > today && dueOn > next.dueOn)).toBe(true)
    }),
  ))
