import { expect, test } from 'vitest'
import { fall } from '../family/test/some-family.ts'
import type { OfferedFee } from './offered-program.ts'
import { planOptions } from './plan-options.ts'

const fee = (type: OfferedFee['type']): OfferedFee => ({ id: type, type, amountCents: 0, discounts: [] })
const names = (days: string[] | null, ...types: OfferedFee['type'][]) =>
  planOptions({ days, fees: types.map(fee) }).map(({ name }) => name)

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

test('an event and a free visit are one thing each', () =>
  expect(names(['SAT', 'SUN'], 'EVENT', 'TRIAL')).toEqual(['The whole event', 'One free visit']))

test('an option names itself the same each time, so that a draft finds it again', () =>
  expect(planOptions(fall).map(({ id }) => id)).toEqual([
    'MONTHLY_ONCE SAT',
    'MONTHLY_ONCE SUN',
    'MONTHLY_TWICE SAT SUN',
  ]))
