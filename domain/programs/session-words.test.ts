import { expect, test } from 'vitest'
import { FALL_2025 } from './program-sessions.ts'
import { sessionWords } from './session-words.ts'

const between = (startDate: string, endDate: string, days: string[]) =>
  sessionWords({ startDate, endDate, days })

test('S-1, S-2: the fall of 2025 ends on a day without a session', () =>
  expect(sessionWords(FALL_2025)).toBe(
    '15 Saturdays and 15 Sundays, 30 sessions. It ends on a Thursday; the last session is on Sun, Dec 14.',
  ))

test.each([
  [['SAT'], '2025-12-13', '15 Saturdays.'],
  [['SAT'], '2025-12-18', '15 Saturdays. It ends on a Thursday; the last session is on Sat, Dec 13.'],
  [['SAT'], '2025-09-06', '1 Saturday.'],
  [['MON'], '2025-09-07', 'There are no sessions between these days.'],
  [['SAT', 'SUN'], '2025-09-07', '1 Saturday and 1 Sunday, 2 sessions.'],
])('S-2: %j from Sep 6 to %s', (days, endDate, words) =>
  expect(between('2025-09-06', endDate, days)).toBe(words),
)
