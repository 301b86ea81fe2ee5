import { clubContent } from '@touchline/domain/club/content.ts'
import { expect, test } from 'vitest'
import { nextEvent } from './next-event.ts'

const { events } = clubContent([]).content

test.each([
  ['before everything', '2025-09-01', 'family-game'],
  ['on its last day', '2025-12-14', 'family-game'],
  ['the day after', '2025-12-15', 'lunar-new-year-tournament'],
  ['after everything', '2026-02-22', undefined],
])('%s', (_when, today, id) => expect(nextEvent(events, today)?.id).toBe(id))

test('a cancelled event is skipped', () => {
  const cancelled = events.map((event) => ({ ...event, status: 'CANCELLED' as const }))
  expect(nextEvent(cancelled, '2025-09-01')).toBeNull()
})
