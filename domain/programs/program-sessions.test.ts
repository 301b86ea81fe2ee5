import { describe, expect, test } from 'vitest'
import {
  FALL_2025,
  monthsToBill,
  programSessions,
  remainingMonths,
  seasonCalendar,
  serviceMonths,
  sessionsPerMonth,
} from './program-sessions.ts'

const sessions = programSessions(FALL_2025)

describe('S-1, S-2: the fall of 2025', () => {
  test('15 Saturdays and 15 Sundays', () => {
    expect(sessions).toHaveLength(30)
    expect(sessions.filter(({ weekday }) => weekday === 'SAT')).toHaveLength(15)
    expect(sessions.filter(({ weekday }) => weekday === 'SUN')).toHaveLength(15)
  })

  test('from Sep 6 to Dec 14, at five', () => {
    expect(sessions[0]).toEqual({ day: '2025-09-06', weekday: 'SAT', startTime: '17:00', endTime: '18:30' })
    expect(sessions[1]?.day).toBe('2025-09-07')
    expect(sessions.slice(-2).map(({ day }) => day)).toEqual(['2025-12-13', '2025-12-14'])
    expect(FALL_2025.arriveMinutesEarly).toBe(10)
  })

  test('8, 8, 10 and 4 sessions a month; half of them on Saturdays', () => {
    const counts = (days: readonly string[]) =>
      sessionsPerMonth({ ...FALL_2025, days }).map((row) => row.sessions)
    expect(counts(['SAT', 'SUN'])).toEqual([8, 8, 10, 4])
    expect(counts(['SAT'])).toEqual([4, 4, 5, 2])
    expect(counts(['SUN'])).toEqual([4, 4, 5, 2])
  })

  test('the first and last day belong to a program', () =>
    expect(programSessions({ startDate: '2025-09-06', endDate: '2025-09-13', days: ['SAT'] })).toHaveLength(
      2,
    ))

  test('a program without days trains on Saturdays and Sundays, one of a single day on that day', () => {
    const days = (startDate: string, endDate: string) =>
      programSessions({ startDate, endDate }).map(({ day }) => day)
    expect(days('2025-10-03', '2025-10-06')).toEqual(['2025-10-04', '2025-10-05'])
    expect(days('2025-10-03', '2025-10-03')).toEqual(['2025-10-03'])
  })
})

describe('S-3: service months', () => {
  test('of the fall, and over New Year', () => {
    expect(serviceMonths(FALL_2025)).toEqual(['2025-09', '2025-10', '2025-11', '2025-12'])
    expect(serviceMonths({ startDate: '2025-12-31', endDate: '2026-01-01' })).toEqual(['2025-12', '2026-01'])
  })

  test.each([
    ['2025-06-01', ['2025-09', '2025-10', '2025-11', '2025-12']],
    ['2025-09-27', ['2025-09', '2025-10', '2025-11', '2025-12']],
    ['2025-09-28', ['2025-09', '2025-10', '2025-11', '2025-12']],
    ['2025-09-29', ['2025-10', '2025-11', '2025-12']],
    ['2025-12-14', ['2025-12']],
    ['2025-12-15', []],
  ])('on %s there remain %j', (today, months) => expect(remainingMonths(FALL_2025, today)).toEqual(months))

  test.each([
    ['2025-11-29', ['SAT'], ['2025-11', '2025-12']],
    ['2025-11-30', ['SAT'], ['2025-12']],
    ['2025-11-30', ['SUN'], ['2025-11', '2025-12']],
    ['2025-11-30', ['SAT', 'SUN'], ['2025-11', '2025-12']],
    ['2025-12-14', ['SAT'], []],
  ])('on %s there remain on %j %j', (today, days, months) =>
    expect(remainingMonths(FALL_2025, today, days)).toEqual(months),
  )

  test('a one-day event has its month, whatever days are named', () =>
    expect(
      remainingMonths({ startDate: '2025-11-12', endDate: '2025-11-12' }, '2025-11-01', ['SAT']),
    ).toEqual(['2025-11']))
})

test.each([
  ['2025-10-26', ['2025-10', '2025-11', '2025-12']],
  ['2025-10-27', ['2025-11', '2025-12']],
  ['2025-12-14', ['2025-12']],
  ['2025-12-15', ['2025-09', '2025-10', '2025-11', '2025-12']],
])('S-7: on %s a family that names no months is billed %j', (today, months) =>
  expect(monthsToBill(FALL_2025, today)).toEqual(months),
)

test.each([
  ['2025-11-30', ['SAT'], ['2025-12']],
  ['2025-12-14', ['SAT'], []],
  ['2025-12-15', ['SAT'], ['2025-09', '2025-10', '2025-11', '2025-12']],
])('S-7: on %s a child of %j is billed %j', (today, days, months) =>
  expect(monthsToBill(FALL_2025, today, days)).toEqual(months),
)

describe('S-4: the calendar', () => {
  const calendar = seasonCalendar(FALL_2025, ['2025-09-20', '2025-09-20', '2025-11-11', '2026-01-03'])
  const kind = (day: string) =>
    calendar.months.flatMap(({ days }) => days).find((row) => row.day === day)?.kind

  test('four whole months', () =>
    expect(calendar.months.map(({ label, blanks, days }) => [label, blanks, days.length])).toEqual([
      ['September 2025', 1, 30],
      ['October 2025', 3, 31],
      ['November 2025', 6, 30],
      ['December 2025', 1, 31],
    ]))

  test.each([
    ['2025-09-05', null],
    ['2025-09-06', 'TRAINING'],
    ['2025-09-20', 'BOTH'],
    ['2025-11-11', 'GAME'],
    ['2025-12-14', 'TRAINING'],
    ['2025-12-18', null],
    ['2025-12-20', null],
  ])('%s is %s', (day, answer) => expect(kind(day)).toBe(answer))

  test('totals: two games on a day are two, one outside the calendar is none', () =>
    expect(calendar.totals).toEqual({ sessions: 30, games: 3 }))

  test('February has its own length', () => {
    const winter = seasonCalendar({ startDate: '2026-02-01', endDate: '2026-02-28' }, [])
    expect(winter.months.map(({ days }) => days.length)).toEqual([28])
  })
})
