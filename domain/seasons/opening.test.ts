import { expect, test } from 'vitest'
import { isReturning, lastTraining, opensOn } from './opening.ts'

const winter = { startDate: '2026-01-10', opensForReturning: '2025-11-01', opensForAll: '2025-11-15' }
const earlier = (changes: object = {}) => ({
  status: 'COMPLETED' as const,
  fee: { type: 'MONTHLY_ONCE' as const },
  program: { startDate: '2025-09-06', endDate: '2025-12-18' },
  ...changes,
})

test.each([
  ['both days', {}, '2025-11-01', '2025-11-15'],
  ['no day of their own', { opensForReturning: null }, '2025-11-15', '2025-11-15'],
  ['no day for all', { opensForAll: null }, null, null],
])('S-15: with %s', (_case, changes, returning, all) => {
  const season = { ...winter, ...changes }
  expect(opensOn(season, true)).toBe(returning)
  expect(opensOn(season, false)).toBe(all)
})

test.each([
  ['PENDING', true, true],
  ['WAITLISTED', true, true],
  ['APPROVED', true, true],
  ['ACTIVE', true, true],
  ['COMPLETED', true, true],
  ['WITHDRAWN', true, false],
  ['REJECTED', false, false],
  ['CANCELLED', false, false],
] as const)('S-15, S-16: %s returns: %s, is asked: %s', (status, returns, isAsked) => {
  expect(isReturning(winter, [earlier({ status })])).toBe(returns)
  expect(lastTraining(winter, [earlier({ status })]) !== null).toBe(isAsked)
})

test('S-15: who is in this season only has not been here before', () => {
  const program = { startDate: '2026-01-10', endDate: '2026-03-20' }
  expect(isReturning(winter, [earlier({ program })])).toBe(false)
})

test('S-16: the last one of several counts, within a year, and only training', () => {
  const spring = earlier({ program: { startDate: '2025-04-01', endDate: '2025-06-30' } })
  const long = { startDate: '2024-09-07' }
  expect(lastTraining(winter, [spring, earlier(), spring])).toEqual(earlier())
  const ended = (endDate: string) => lastTraining(winter, [earlier({ program: { ...long, endDate } })])
  expect(ended('2025-01-09')).not.toBeNull()
  expect(ended('2025-01-08')).toBeNull()
  expect(ended('2026-01-10')).not.toBeNull()
  expect(ended('2026-01-11')).toBeNull()
  expect(lastTraining(winter, [earlier({ fee: { type: 'TRIAL' } })])).toBeNull()
})
