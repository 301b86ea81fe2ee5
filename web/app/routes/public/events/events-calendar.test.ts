import { clubAgenda } from '@touchline/domain/club/agenda.ts'
import { clubContent } from '@touchline/domain/club/content.ts'
import { expect, test } from 'vitest'
import { eventsCalendar } from './events-calendar.ts'

const { content } = clubContent([])
const months = eventsCalendar(clubAgenda(content))
const dayOf = (day: string) => months.flatMap(({ weeks }) => weeks.flat()).find((cell) => cell?.day === day)

test('covers the first to the last month with an entry', () => {
  expect(months.map(({ label }) => label)).toEqual([
    'September 2025',
    'October 2025',
    'November 2025',
    'December 2025',
    'January 2026',
    'February 2026',
  ])
})

test.each([
  ['training', '2025-09-13', 'TRAINING', 'Fall training 2025'],
  ['a game', '2025-09-19', 'GAME', 'Orcas v Burnaby guests'],
  ['both', '2025-10-26', 'BOTH', 'Foxes v Surrey guests and Fall training 2025'],
  ['an event with training', '2025-10-04', 'EVENT_AND_TRAINING', 'Photo day and Fall training 2025'],
  ['an event alone', '2026-02-21', 'EVENT', 'Lunar New Year tournament'],
  ['the middle of the break', '2025-12-25', 'OFF', 'Winter break'],
  ['the last day of the break', '2026-01-04', 'OFF', 'Winter break'],
  ['nothing', '2026-01-05', null, ''],
])('%s', (_what, day, mark, words) => expect(dayOf(day)).toMatchObject({ mark, words }))

test('a single day makes one month, and no entries make none', () => {
  const [first] = clubAgenda(content)
  expect(eventsCalendar(first ? [first] : []).map(({ label }) => label)).toEqual(['September 2025'])
  expect(eventsCalendar([])).toEqual([])
})

test('empty months before a distant day are left out', () => {
  const entries = clubAgenda(content).filter(({ uid }) => uid !== 'event-lunar-new-year-tournament')
  const last = entries.at(-1)
  const farAway = last ? [{ ...last, date: '2027-02-06', endDate: null }] : []
  expect(
    eventsCalendar([...entries, ...farAway])
      .map(({ label }) => label)
      .slice(-2),
  ).toEqual(['January 2026', 'February 2027'])
})
