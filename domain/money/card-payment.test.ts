import { describe, expect, test } from 'vitest'
import { cardBookingDay, cardSum } from './card-payment.ts'
import type { Due } from './dues.ts'

const due = (month: string, dueOn: string, cents = 8_000, coveredCents = 0): Due => ({
  itemId: 'maya',
  month,
  dueOn,
  cents,
  coveredCents,
})
const FALL = [
  due('2025-09', '2025-09-01', 8_000, 3_000),
  due('2025-10', '2025-10-01'),
  due('2025-11', '2025-11-01'),
]
const next = { what: 'NEXT', itemId: null, month: null } as const

describe('B-24: what is asked of a card', () => {
  test.each([
    ['what is due by today', next, '2025-10-20', { cents: 13_000, itemId: null, month: null }],
    ['what is due first', next, '2025-08-20', { cents: 5_000, itemId: null, month: null }],
    ['all of it', { ...next, what: 'ALL' }, '2025-08-20', { cents: 21_000, itemId: null, month: null }],
    [
      'one month',
      { what: 'ONE', itemId: 'maya', month: '2025-10' },
      '2025-08-20',
      { cents: 8_000, itemId: 'maya', month: '2025-10' },
    ],
  ] as const)('%s', (_name, choice, today, sum) => expect(cardSum(FALL, choice, today)).toEqual(sum))

  test.each([
    ['nothing is open', [due('2025-09', '2025-09-01', 8_000, 8_000)], next],
    ['somebody else’s', FALL, { what: 'ONE', itemId: 'leo', month: '2025-10' }],
    ['a month that nobody charged', FALL, { what: 'ONE', itemId: 'maya', month: '2025-12' }],
  ] as const)('nothing where %s', (_name, dues, choice) =>
    expect(cardSum(dues, choice, '2025-10-20')).toMatchObject({ code: 'NOTHING_DUE' }),
  )

  test.each([
    [49, { code: 'TOO_LITTLE' }],
    [50, { cents: 50 }],
    [51, { cents: 51 }],
  ])('%i cents', (cents, expected) =>
    expect(cardSum([due('2025-09', '2025-09-01', cents)], next, '2025-10-20')).toMatchObject(expected),
  )
})

test.each([
  ['the day it was paid', '2025-10-01', '2025-10-01'],
  ['today, if the books of that month are closed', '2025-09-30', '2025-10-20'],
  ['today, if the clocks disagree', '2025-10-21', '2025-10-20'],
])('B-24: it is booked on %s', (_name, paidOn, day) =>
  expect(cardBookingDay(paidOn, '2025-10-20', '2025-09')).toBe(day),
)
