import { expect, test } from 'vitest'
import { whenToPay } from './when-to-pay.ts'

test('B-3: by the month, on the day of the month that the club has set', () =>
  expect(whenToPay({ dueDays: 10, plan: 'MONTHLY', dayOfMonth: 15 })).toBe(
    'You pay month by month: the first within 10 days after we confirm the place (or by the 1st of that month, if later), the others by the 15th of each month.',
  ))

test('B-3: all at once', () =>
  expect(whenToPay({ dueDays: 7, plan: 'AT_ONCE', dayOfMonth: 15 })).toBe(
    'You pay for all your months at once, within 7 days after we confirm the place (or by the 1st of your first month, if later).',
  ))

test('B-27: as the family chooses', () =>
  expect(whenToPay({ dueDays: 7, plan: 'FAMILY_CHOOSES', dayOfMonth: 15 })).toBe(
    'You choose when you register: month by month, by the 15th of each month, or everything at once. The first payment is due within 7 days after we confirm the place (or by the 1st of your first month, if later).',
  ))
