import { clubContent } from '@touchline/domain/club/content.ts'
import { expect, test } from 'vitest'
import type { CalendarDay } from '../../../components/calendar/month-weeks.ts'
import { calendarView } from './calendar-view.ts'

const { content } = clubContent([])
const { months, totals } = calendarView(content)
const days = months.flatMap(({ weeks }) => weeks.flat()).filter((cell): cell is CalendarDay => cell !== null)
const dayOf = (day: string) => days.find((one) => one.day === day)

test('September to December in whole weeks that start on Sunday (S-4)', () => {
  expect(months.map(({ label }) => label)).toEqual([
    'September 2025',
    'October 2025',
    'November 2025',
    'December 2025',
  ])
  for (const { weeks } of months) for (const week of weeks) expect(week).toHaveLength(7)
  expect(months[0]?.weeks[0]?.map((cell) => cell?.day.slice(8))).toEqual([
    undefined,
    '01',
    '02',
    '03',
    '04',
    '05',
    '06',
  ])
})

test('thirty sessions and ten games', () => {
  expect(totals).toEqual({ sessions: 30, games: 10 })
  expect(days.filter(({ mark }) => mark === 'TRAINING' || mark === 'BOTH')).toHaveLength(30)
})

test.each([
  ['a session', '2025-09-06', 'TRAINING', ['Fall training 2025']],
  ['a game on a Friday', '2025-09-19', 'GAME', ['Orcas v Burnaby guests']],
  [
    'two games and a session',
    '2025-09-27',
    'BOTH',
    ['Herons v Foxes', 'Salmon v Cedars', 'Fall training 2025'],
  ],
  ['a weekday', '2025-09-08', null, []],
  ['the last day of the season, a Thursday', '2025-12-18', null, []],
])('%s', (_what, day, mark, titles) => {
  expect(dayOf(day)?.mark).toBe(mark)
  expect(dayOf(day)?.entries.map(({ title }) => title)).toEqual(titles)
})

test('a cancelled game is neither counted nor marked', () => {
  const matches = content.matches.map((match) => ({ ...match, status: 'CANCELLED' as const }))
  const view = calendarView({ ...content, matches })
  expect(view.totals).toEqual({ sessions: 30, games: 0 })
})
