import { expect, test } from 'vitest'
import { weekdayOf } from '../calendar-day.ts'
import { nextSeason } from './program-copy.ts'

const fall = {
  name: 'Fall training 2025: Juniors',
  startDate: '2025-09-06',
  endDate: '2025-12-18',
  minBirthYear: 2015,
  maxBirthYear: 2019,
  capacity: 40,
  status: 'CLOSED',
}

test('S-10: 52 weeks later, one year up, to be opened', () =>
  expect(nextSeason(fall)).toEqual({
    name: 'Fall training 2026: Juniors',
    startDate: '2026-09-05',
    endDate: '2026-12-17',
    minBirthYear: 2016,
    maxBirthYear: 2020,
    capacity: 40,
    status: 'DRAFT',
  }))

test('S-10: the weekdays stay, also over a leap day', () => {
  const spring = nextSeason({ ...fall, startDate: '2027-09-04', endDate: '2028-03-05' })
  expect([weekdayOf(spring.startDate), weekdayOf(spring.endDate)]).toEqual(['SAT', 'SUN'])
})

test.each([
  ['Season 2025/2026', 'Season 2026/2027'],
  ['Little Kickers', 'Little Kickers'],
  ['Room 12025', 'Room 12025'],
])('S-10: %s is then %s', (name, next) => expect(nextSeason({ ...fall, name }).name).toBe(next))

test('S-10: without birth years there are none', () => {
  const { minBirthYear, maxBirthYear } = nextSeason({ ...fall, minBirthYear: null, maxBirthYear: undefined })
  expect([minBirthYear, maxBirthYear]).toEqual([null, undefined])
})
