import { describe, expect, test } from 'vitest'
import { FALL_2025 } from '../programs/program-sessions.ts'
import { type OneDay, secondDay } from './second-day.ts'

const fees = [
  { id: 'once', type: 'MONTHLY_ONCE' },
  { id: 'twice', type: 'MONTHLY_TWICE' },
] as const

const saturdays = (values: Partial<OneDay> = {}): OneDay => ({
  status: 'ACTIVE',
  withdrawalAskedAt: null,
  fee: { type: 'MONTHLY_ONCE' },
  days: ['SAT'],
  months: ['2025-10', '2025-11'],
  program: { ...FALL_2025, fees },
  breakdown: [
    { month: '2025-10', totalCents: 8000, credit: null },
    { month: '2025-11', totalCents: 6400, credit: null },
  ],
  ...values,
})

const added = (values: Partial<OneDay> = {}, day = 'SUN', today = '2025-10-20') =>
  secondDay(saturdays(values), day, today)
const refused = (...asked: Parameters<typeof added>) => {
  const answer = added(...asked)
  return 'refusal' in answer ? answer.refusal.code : undefined
}

test('M-11: both days for the months that are left, with what is paid for them', () =>
  expect(added()).toEqual({
    plan: {
      feeId: 'twice',
      days: ['SAT', 'SUN'],
      months: ['2025-10', '2025-11'],
      alreadyPaid: [
        { month: '2025-10', cents: 8000 },
        { month: '2025-11', cents: 6400 },
      ],
    },
  }))

test('M-11: months that are over stay with the one day', () =>
  expect(added({}, 'SUN', '2025-11-01')).toMatchObject({
    plan: { months: ['2025-11'], alreadyPaid: [{ month: '2025-11', cents: 6400 }] },
  }))

test('S-3: a month without a session left on the second day stays with the one day', () =>
  expect(added({ days: ['SUN'], months: ['2025-11', '2025-12'] }, 'SAT', '2025-11-30')).toMatchObject({
    plan: { months: ['2025-12'] },
  }))

test.each(['PENDING', 'APPROVED'] as const)('M-11: %s has paid nothing yet', (status) =>
  expect(added({ status })).toMatchObject({
    plan: { months: ['2025-10', '2025-11'], alreadyPaid: [] },
  }),
)

test('M-11: Sunday first keeps the order of the week', () =>
  expect(added({ days: ['SUN'] }, 'SAT')).toMatchObject({ plan: { days: ['SAT', 'SUN'] } }))

describe('M-11: refused', () => {
  test.each(['WAITLISTED', 'CANCELLED', 'WITHDRAWN', 'COMPLETED'] as const)('while %s', (status) =>
    expect(refused({ status })).toBe('NO_PLACE_YET'),
  )

  test('while the family asks to leave', () =>
    expect(refused({ withdrawalAskedAt: '2025-10-01T17:00:00.000Z' })).toBe('LEAVING'))

  test.each([
    ['the same day', {}, 'SAT'],
    ['a day on which nobody trains', {}, 'MON'],
    ['who comes on both days', { fee: { type: 'MONTHLY_TWICE' }, days: ['SAT', 'SUN'] }, 'SUN'],
    ['a program without such a fee', { program: { ...FALL_2025, fees: [fees[0]] } }, 'SUN'],
  ] as [string, Partial<OneDay>, string][])('%s', (_case, values, day) =>
    expect(refused(values, day)).toBe('NO_SECOND_DAY'),
  )

  test.each([
    ['on the last day', '2025-11-30', undefined],
    ['the day after', '2025-12-01', 'NO_SECOND_DAY'],
  ])('%s of the last month', (_when, today, code) => expect(refused({}, 'SUN', today)).toBe(code))

  test('a month that is over and not paid', () => {
    const status = 'APPROVED' as const
    expect(refused({ status }, 'SUN', '2025-10-26')).toBeUndefined()
    expect(refused({ status }, 'SUN', '2025-11-01')).toBe('PAY_FIRST')
  })
})
