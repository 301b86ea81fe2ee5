import { clubInstant } from '@touchline/domain/club-clock.ts'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { clubTimeZone } from './club-time-zone.ts'

test.each(['2025-09-06', '2025-11-01', '2025-11-02', '2026-02-21', '2026-03-08', '2026-12-15', '2028-07-01'])(
  'five in the afternoon on %s is the same instant to a calendar program as to us',
  (day) => {
    const zone = new ICAL.Timezone(ICAL.Component.fromString(clubTimeZone([day])))
    const time = ICAL.Time.fromDateTimeString(`${day}T17:00:00`)
    time.zone = zone
    expect(time.toUnixTime() * 1000).toBe(clubInstant(day, '17:00').getTime())
  },
)

test('each change of the clocks stands there with its day and hour', () => {
  const changes = clubTimeZone(['2024-07-01']).match(/DTSTART:\d{8}T\d{6}/g)
  expect(changes).toEqual(
    [
      '20230101T000000',
      '20230312T020000',
      '20231105T020000',
      '20240310T020000',
      '20241103T020000',
      '20250309T020000',
      '20251102T020000',
    ].map((start) => `DTSTART:${start}`),
  )
})
