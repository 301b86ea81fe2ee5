import { expect, test } from 'vitest'
import { clubDay, clubTime } from './club-clock.ts'

test.each([
  ['the last minute of a summer day', '2025-09-07T06:59:00Z', '2025-09-06', '23:59'],
  ['midnight in summer', '2025-09-07T07:00:00Z', '2025-09-07', '00:00'],
  ['the last minute of a winter day', '2025-12-14T07:59:00Z', '2025-12-13', '23:59'],
  ['midnight in winter', '2025-12-14T08:00:00Z', '2025-12-14', '00:00'],
  ['kick-off', '2025-09-07T00:00:00Z', '2025-09-06', '17:00'],
])('S-1: %s at the field', (_when, instant, day, time) => {
  expect(clubDay(new Date(instant))).toBe(day)
  expect(clubTime(new Date(instant))).toBe(time)
})
