import { describe, expect, test } from 'vitest'
import { FALL_2025 } from '../programs/program-sessions.ts'
import {
  type MonthlyRegistration,
  monthChoices,
  monthsChangeRefusal,
  monthsDifference,
  monthsRefusal,
} from './change-months.ts'

const saturdays = (values: Partial<MonthlyRegistration> = {}): MonthlyRegistration => ({
  status: 'ACTIVE',
  fee: { type: 'MONTHLY_ONCE' },
  withdrawalAskedAt: null,
  days: ['SAT'],
  months: ['2025-10', '2025-11'],
  program: FALL_2025,
  breakdown: [],
  ...values,
})
const credited = [{ month: '2025-11', credit: { cents: 8000, reason: 'Paid.' } }]

test('B-18: months with a session to come can be added, and one that has not begun be taken away', () =>
  expect(monthChoices(saturdays(), '2025-10-20')).toEqual([
    { month: '2025-10', isChosen: true, fixed: 'October began on Sat, Oct 4.' },
    { month: '2025-11', isChosen: true, fixed: null },
    { month: '2025-12', isChosen: false, fixed: null },
  ]))

describe('B-18, F-1: a month goes back before the day of its first session', () => {
  test.each([
    ['2025-10-31', null],
    ['2025-11-01', 'November began on Sat, Nov 1.'],
  ])('November on %s', (today, fixed) =>
    expect(monthChoices(saturdays(), today).find(({ month }) => month === '2025-11')?.fixed).toBe(fixed),
  )

  test('on the days that the child trains: Sundays begin on November 2', () =>
    expect(monthChoices(saturdays({ days: ['SUN'] }), '2025-11-01')[1]?.fixed).toBeNull())

  test('but not where what was paid for one day counts for it', () =>
    expect(monthChoices(saturdays({ breakdown: credited }), '2025-10-20')[1]?.fixed).toContain('ask us'))
})

test('B-18: what is over cannot be added', () =>
  expect(monthChoices(saturdays({ months: ['2025-11'] }), '2025-11-20').map(({ month }) => month)).toEqual([
    '2025-11',
    '2025-12',
  ]))

describe('B-18: refused', () => {
  test.each<[string, Partial<MonthlyRegistration>, string]>([
    ['in line', { status: 'WAITLISTED' }, 'NO_PLACE_YET'],
    ['left', { status: 'WITHDRAWN' }, 'NO_PLACE_YET'],
    ['leaving', { withdrawalAskedAt: '2025-10-01T10:00:00Z' }, 'LEAVING'],
    ['an event', { fee: { type: 'EVENT' } }, 'NO_MONTHS'],
  ])('%s', (_case, values, code) =>
    expect(monthsChangeRefusal(saturdays(values), '2025-10-20')?.code).toBe(code),
  )

  test('at the end of the season there is nothing left to change', () =>
    expect(monthsChangeRefusal(saturdays({ months: ['2025-12'] }), '2025-12-06')?.code).toBe('NO_MONTH_LEFT'))

  test.each([
    ['fine', ['2025-10', '2025-11', '2025-12'], undefined],
    ['one that has begun is missing', ['2025-11'], 'MONTH_FIXED'],
    ['one that is over', ['2025-09', '2025-10'], 'NO_SUCH_MONTH'],
    ['one twice', ['2025-10', '2025-11', '2025-11'], 'NO_SUCH_MONTH'],
    ['no month at all', ['someday'], 'NO_SUCH_MONTH'],
  ])('%s', (_case, wanted, code) => expect(monthsRefusal(saturdays(), wanted, '2025-10-20')?.code).toBe(code))

  test('one month stays', () =>
    expect(monthsRefusal(saturdays(), [], '2025-09-20')?.code).toBe('NO_MONTH_LEFT'))
})

test('what is added and what is taken away', () =>
  expect(monthsDifference(['2025-10', '2025-11'], ['2025-12', '2025-10'])).toEqual({
    added: ['2025-12'],
    takenAway: ['2025-11'],
  }))
