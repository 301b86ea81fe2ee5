import { FALL_2025 } from '@touchline/domain/programs/program-sessions.ts'
import { expect, test } from 'vitest'
import { fall } from '../family/test/some-family.ts'
import type { OfferedFee } from './offered-program.ts'
import { planOptions } from './plan-options.ts'

const fee = (type: OfferedFee['type']): OfferedFee => ({ id: type, type, amountCents: 0, discounts: [] })
const names = (days: string[] | null, ...types: OfferedFee['type'][]) =>
  planOptions({ ...FALL_2025, days, fees: types.map(fee) }, '2025-09-01').map(({ name }) => name)

test.each([
  ['two days', ['SAT', 'SUN'], ['Saturday', 'Sunday', 'Saturday and Sunday']],
  ['one day', ['WED'], ['Wednesday']],
  [
    'three days',
    ['MON', 'WED', 'FRI'],
    ['Monday', 'Wednesday', 'Friday', 'Monday and Wednesday', 'Monday and Friday', 'Wednesday and Friday'],
  ],
  ['no days of its own: the club’s', null, ['Saturday', 'Sunday', 'Saturday and Sunday']],
])('E-8: a program of %s', (_case, days, expected) =>
  expect(names(days, 'MONTHLY_ONCE', 'MONTHLY_TWICE')).toEqual(expected),
)

test('an event and a free trial have one option each', () =>
  expect(names(['SAT', 'SUN'], 'EVENT', 'TRIAL')).toEqual(['The whole event', 'One free visit']))

test('an option keeps its id, so that a draft finds it again', () =>
  expect(planOptions(fall, '2025-09-01').map(({ id }) => id)).toEqual([
    'MONTHLY_ONCE SAT',
    'MONTHLY_ONCE SUN',
    'MONTHLY_TWICE SAT SUN',
  ]))

test.each([
  ['2025-12-13', ['Saturday', 'Sunday', 'Saturday and Sunday']],
  ['2025-12-14', ['Sunday']],
])('S-3: on %s the choices left are %j', (today, expected) =>
  expect(planOptions(fall, today).map(({ name }) => name)).toEqual(expected),
)
