import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CLUB_ZONE, clubDay, clubInstant, clubTime } from './club-clock.ts'

test.each([
  ['the last minute of a summer day', '2025-09-07T06:59:00Z', '2025-09-06', '23:59'],
  ['midnight in summer', '2025-09-07T07:00:00Z', '2025-09-07', '00:00'],
  ['the last minute of a winter day', '2025-12-14T07:59:00Z', '2025-12-13', '23:59'],
  ['midnight in winter', '2025-12-14T08:00:00Z', '2025-12-14', '00:00'],
  ['kick-off', '2025-09-07T00:00:00Z', '2025-09-06', '17:00'],
  ['the last minute of the last standard time', '2026-03-08T09:59:00Z', '2026-03-08', '01:59'],
  ['the clocks are put forward for the last time', '2026-03-08T10:00:00Z', '2026-03-08', '03:00'],
  ['where they would have been put back', '2026-11-01T09:00:00Z', '2026-11-01', '02:00'],
  ['midnight in a winter since', '2026-12-14T07:00:00Z', '2026-12-14', '00:00'],
])('S-1: %s at the field', (_when, instant, day, time) => {
  expect(clubDay(new Date(instant))).toBe(day)
  expect(clubTime(new Date(instant))).toBe(time)
})

test.each([
  ['summer', '2025-09-06', '17:00', '2025-09-07T00:00:00.000Z'],
  ['winter', '2025-12-13', '17:00', '2025-12-14T01:00:00.000Z'],
  ['midnight', '2025-12-14', '00:00', '2025-12-14T08:00:00.000Z'],
  ['the minute before the clocks go forward', '2026-03-08', '01:59', '2026-03-08T09:59:00.000Z'],
  ['an hour that is skipped', '2026-03-08', '02:30', '2026-03-08T10:30:00.000Z'],
  ['the minute after it', '2026-03-08', '03:00', '2026-03-08T10:00:00.000Z'],
  ['an hour that comes twice', '2025-11-02', '01:30', '2025-11-02T08:30:00.000Z'],
  ['after the clocks went back', '2025-11-02', '02:00', '2025-11-02T10:00:00.000Z'],
])('S-1: the instant of a time at the field, %s', (_when, day, time, instant) => {
  expect(clubInstant(day, time).toISOString()).toBe(instant)
})

test('S-1: as the newest time zone data have it, at any instant of thirty years', () => {
  const parts = { dateStyle: 'short', timeStyle: 'short' } as const
  const runtime = new Intl.DateTimeFormat('sv-SE', { ...parts, timeZone: CLUB_ZONE })
  const instant = fc.date({ min: new Date('2007-02-01'), max: new Date('2037-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(instant, (at) => {
      expect(`${clubDay(at)} ${clubTime(at)}`).toBe(runtime.format(at))
    }),
    { numRuns: 2_000 },
  )
})
