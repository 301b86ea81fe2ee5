import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../calendar-day.ts'
import { daysHeld, dueStep, heldUntil, lastDayDue } from './unconfirmed-places.ts'

const registeredOn = '2025-09-01'

test.each([
  ['2025-09-10', null, null],
  ['2025-09-11', null, 'REMIND'],
  ['2025-09-11', '2025-09-11', null],
  ['2025-09-15', '2025-09-11', null],
  ['2025-09-16', '2025-09-11', 'CANCEL'],
  // The server was off, but nobody loses a place without a reminder four days before.
  ['2025-10-01', null, 'REMIND'],
  ['2025-10-05', '2025-10-01', null],
  ['2025-10-06', '2025-10-01', 'CANCEL'],
] as const)('R-14: registered on September 1, on %s, reminded on %s', (today, remindedOn, step) =>
  expect(dueStep({ registeredOn, remindedOn }, 14, today)).toBe(step),
)

test.each([
  ['2025-09-11', null, '2025-09-15'],
  ['2025-10-01', null, '2025-10-05'],
  ['2025-10-03', '2025-10-01', '2025-10-05'],
] as const)('R-14: the last day as it is announced on %s', (today, remindedOn, last) =>
  expect(heldUntil({ registeredOn, remindedOn }, 14, today)).toBe(last),
)

test.each([
  [14, 7, 14],
  [7, 7, 7],
  [7, 21, 21],
])('R-14: %d days, and %d to pay', (pendingDays, dueDays, days) =>
  expect(daysHeld(pendingDays, dueDays)).toBe(days),
)

test('R-14: nothing is due for whoever registered later than the last day that is looked at', () => {
  const later = fc.integer({ min: 1, max: 60 })
  const reminded = fc.option(fc.integer({ min: 0, max: 60 }))
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 }), later, reminded, (days, after, remindedAfter) => {
      const place = {
        registeredOn: addDays(lastDayDue(days, registeredOn), after),
        remindedOn:
          remindedAfter === null ? null : addDays(lastDayDue(days, registeredOn), after + remindedAfter),
      }
      expect(dueStep(place, days, registeredOn)).toBeNull()
    }),
  )
  expect(dueStep({ registeredOn: lastDayDue(14, '2025-09-11'), remindedOn: null }, 14, '2025-09-11')).toBe(
    'REMIND',
  )
})
