import { expect, test } from 'vitest'
import type { Joining } from './family-price.ts'
import { surprises } from './surprises.ts'
import { fall, somePlayer } from './test/some-family.ts'

const child = (firstName: string): Joining => ({
  registrationId: firstName,
  player: somePlayer(firstName),
  program: fall,
  fee: fall.fees[0] as (typeof fall.fees)[0],
  days: ['SAT'],
  months: ['2025-09', '2025-10', '2025-11'],
})

test('M-9: five weekends for the price of four, said once for two children', () =>
  expect(surprises([child('Ada'), child('Bea')])).toEqual([
    'November has 5 sessions for the same $80.00: $16.00 a session instead of $20.00.',
  ]))
