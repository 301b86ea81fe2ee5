import { expect, test } from 'vitest'
import { FALL_2025, sessionsPerMonth } from '../programs/program-sessions.ts'
import { centsPerSession, longMonthNotes } from './per-session.ts'

test.each([
  [8000, 4, 2000],
  [8000, 5, 1600],
  [15000, 8, 1875],
  [8000, 3, 2667],
  [100, 8, 13],
])('M-9: %i cents over %i sessions are %i each', (cents, sessions, each) =>
  expect(centsPerSession(cents, sessions)).toBe(each),
)

test('M-9: November has five weekends for the price of four', () => {
  const saturdays = sessionsPerMonth({ ...FALL_2025, days: ['SAT'] })
  expect(longMonthNotes(8000, saturdays)).toEqual([
    'November has 5 sessions for the same $80.00: $16.00 a session instead of $20.00.',
  ])
  expect(longMonthNotes(15000, sessionsPerMonth(FALL_2025))).toEqual([
    'November has 10 sessions for the same $150.00: $15.00 a session instead of $18.75.',
  ])
})

test('M-9: of the months asked about, measured by the whole season', () => {
  const saturdays = sessionsPerMonth({ ...FALL_2025, days: ['SAT'] })
  expect(longMonthNotes(8000, saturdays, ['2025-10', '2025-12'])).toEqual([])
  expect(longMonthNotes(8000, saturdays, ['2025-11', '2025-12'])).toEqual([
    'November has 5 sessions for the same $80.00: $16.00 a session instead of $20.00.',
  ])
})

test('M-9: says nothing about equal months, or none', () => {
  expect(longMonthNotes(8000, [{ month: '2025-10', sessions: 4 }])).toEqual([])
  expect(longMonthNotes(8000, [])).toEqual([])
})
