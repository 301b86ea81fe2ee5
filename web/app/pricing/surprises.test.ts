import { expect, test } from 'vitest'
import { fall, somePlayer } from '../family/test/some-family.ts'
import type { Joining } from './family-price.ts'
import { begunMonths, surprises } from './surprises.ts'

const child = (firstName: string, ...months: string[]): Joining => ({
  registrationId: firstName,
  player: somePlayer(firstName),
  program: fall,
  fee: fall.fees[0] as (typeof fall.fees)[0],
  days: ['SAT'],
  months: months.length > 0 ? months : ['2025-09', '2025-10', '2025-11'],
})

const NOVEMBER = 'November has 5 sessions for the same $80.00: $16.00 a session instead of $20.00.'

test('M-9: five weekends for the price of four, mentioned once for two children', () =>
  expect(surprises([child('Ada'), child('Bea')], '2025-09-01')).toEqual([NOVEMBER]))

test('M-9: a long month is one that is long within the season, not among the chosen months', () => {
  expect(surprises([child('Ada', '2025-11', '2025-12')], '2025-10-30')).toEqual([NOVEMBER])
  expect(surprises([child('Ada', '2025-10', '2025-12')], '2025-09-30')).toEqual([])
})

test.each([
  ['on its first day', '2025-11-01', 1, []],
  ['the day after', '2025-11-02', 0, ['4 of 5']],
  ['on its last day', '2025-11-29', 0, ['1 of 5']],
  ['once it is over', '2025-11-30', 0, []],
])('S-3: November %s', (_when, today, surprising, left) => {
  const joining = [child('Ada', '2025-11')]
  expect(surprises(joining, today)).toHaveLength(surprising)
  expect(begunMonths(joining, today)).toEqual(
    left.map(
      (part) =>
        `November has started: ${part} sessions are left, at the price of the full month. Untick it above to leave it out.`,
    ),
  )
})
