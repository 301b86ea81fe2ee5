import { describe, expect, test } from 'vitest'
import type { BookedEntry } from './booking.ts'
import { lastDayToPay, unpaidSince, unpaidStep } from './unpaid-places.ts'

const TERMS = { areGivenUp: true, daysOverdue: 14, noticeDays: 5 }
const dueOn = '2025-10-01'
const notified = (notifiedOn: string | null, lastDay = '2025-10-15') => ({ lastDay, notifiedOn })

describe('B-26: what becomes of a place that was due on October 1', () => {
  test.each([
    ['2025-10-09', null, null],
    ['2025-10-10', null, 'NOTIFY'],
    ['2025-10-15', notified('2025-10-10'), null],
    ['2025-10-16', notified('2025-10-10'), 'GIVE_UP'],
    // The email went out late, so the family gets its full days.
    ['2025-10-17', notified('2025-10-12'), null],
    ['2025-10-18', notified('2025-10-12'), 'GIVE_UP'],
    // It was never sent, or it bounced.
    ['2025-12-01', notified(null), null],
    // The server was off, or the club has only just turned this on.
    ['2025-11-20', null, 'NOTIFY'],
    ['2025-11-25', notified('2025-11-20', '2025-11-25'), null],
    ['2025-11-26', notified('2025-11-20', '2025-11-25'), 'GIVE_UP'],
  ] as const)('on %s, with notice %o: %s', (today, notice, step) =>
    expect(unpaidStep({ dueOn, notice }, TERMS, today)).toBe(step),
  )

  test('by default nothing', () =>
    expect(unpaidStep({ dueOn, notice: null }, { ...TERMS, areGivenUp: false }, '2025-12-01')).toBeNull())

  test.each([
    ['2025-10-01', null],
    ['2025-10-02', 'NOTIFY'],
  ] as const)('no notice before it is overdue, however long the notice: on %s', (today, step) =>
    expect(unpaidStep({ dueOn, notice: null }, { ...TERMS, daysOverdue: 3, noticeDays: 10 }, today)).toBe(
      step,
    ),
  )

  test.each([
    ['2025-10-10', '2025-10-15'],
    ['2025-10-11', '2025-10-16'],
  ])('notified on %s, it is held through %s', (today, last) =>
    expect(lastDayToPay(dueOn, TERMS, today)).toBe(last),
  )
})

let number = 0
const entry = (values: Partial<BookedEntry>): BookedEntry => {
  number += 1
  return {
    id: `entry ${number}`,
    kind: 'PAYMENT',
    cents: 1,
    itemId: null,
    month: null,
    dueOn: null,
    reversesId: null,
    isByPrice: false,
    ...values,
  }
}
const charge = (itemId: string, due: string) =>
  entry({ kind: 'CHARGE', cents: 8000, itemId, month: due.slice(0, 7), dueOn: due, isByPrice: true })
const OCTOBER = charge('maya', '2025-10-01')
const NOVEMBER = charge('maya', '2025-11-01')
const payment = entry({ cents: 1 })

describe('B-26: since when nothing is paid for a place', () => {
  const since = (entries: BookedEntry[], approvedOn = '2025-09-01') =>
    unpaidSince(entries, { id: 'maya', approvedOn }, 7)

  test.each([
    ['nothing', [], '2025-10-01'],
    ['a cent without a name', [payment], null],
    ['a cent for a later month', [entry({ itemId: 'maya', month: '2025-11' })], null],
    ['help from a fund', [entry({ kind: 'FUND_HELP', cents: 4000, itemId: 'maya' })], null],
    [
      'a payment that was undone',
      [payment, entry({ kind: 'REVERSAL', reversesId: payment.id })],
      '2025-10-01',
    ],
    ['a payment for a sibling', [entry({ cents: 8000, itemId: 'leo' })], '2025-10-01'],
    [
      'less to pay, since the price fell',
      [entry({ kind: 'CREDIT', itemId: 'maya', isByPrice: true })],
      '2025-10-01',
    ],
  ])('%s', (_what, paid, day) =>
    expect(since([charge('leo', '2025-11-01'), OCTOBER, NOVEMBER, ...paid])).toBe(day),
  )

  test('approved again, a place has the days to pay once more', () =>
    expect(since([OCTOBER, NOVEMBER], '2025-10-20')).toBe('2025-10-27'))

  test('where nothing is charged, nothing is owed', () => expect(since([])).toBeNull())
})
