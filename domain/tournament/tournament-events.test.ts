import { expect, test } from 'vitest'
import type { ClubEvent } from '../club/schemas/events.ts'
import { rundownOf } from './day/rundown-of.ts'
import { emptyPlan } from './plan/new-plan.ts'
import { type CalendarTournament, withTournaments } from './tournament-events.ts'

const field = { name: 'Minoru Park', mapLink: 'https://maps.example/minoru' }
const TODAY = '2026-11-20'

const cup: CalendarTournament = {
  slug: 'winter-cup',
  name: 'Winter Cup',
  kind: 'OTHER',
  date: '2026-12-19',
  status: 'PUBLISHED',
  version: 1,
  plan: null,
}
const newYear: CalendarTournament = {
  ...cup,
  slug: 'lunar-new-year',
  name: 'Lunar New Year Tournament',
  kind: 'LUNAR_NEW_YEAR',
  date: '2027-02-06',
}
const written: ClubEvent = {
  id: 'lunar-new-year-tournament',
  date: '2027-02-13',
  endDate: null,
  startTime: '09:00',
  endTime: '17:30',
  arrive: null,
  title: 'Lunar New Year tournament',
  kind: 'TOURNAMENT',
  who: 'All families',
  place: 'Minoru Park',
  mapLink: null,
  description: 'A lion dance at noon.',
  page: '/lunar-new-year-tournament',
  status: 'ON',
}

const calendar = (...tournaments: CalendarTournament[]) => ({ tournaments, today: TODAY, field })

test('C-13: a tournament that is out is an event, with the way to its page', () =>
  expect(withTournaments([], calendar(cup))).toEqual([
    {
      id: 'tournament-winter-cup',
      date: '2026-12-19',
      endDate: null,
      startTime: null,
      endTime: null,
      arrive: null,
      title: 'Winter Cup',
      kind: 'TOURNAMENT',
      who: 'Players, families and guests',
      place: 'Minoru Park',
      mapLink: 'https://maps.example/minoru',
      description: 'Teams, times, pitches and results are on the tournament’s page.',
      page: '/tournaments/winter-cup',
      status: 'ON',
    },
  ]))

test('C-13: its hours are those of families: neither setting up nor tearing down', () => {
  const rundown = rundownOf('2026-12-12', {
    '08:00': { minutes: 60, kind: 'SETUP', title: 'Set up', owner: 'marshals' },
    '09:00': { minutes: 20, kind: 'CHECKIN', title: 'Check-in', owner: 'desk' },
    '14:30': { minutes: 20, kind: 'AWARD', title: 'Medals', owner: 'MC' },
    '14:50': { minutes: 40, kind: 'TEARDOWN', title: 'Tear down', owner: 'everybody' },
  })
  const funDay = {
    ...cup,
    kind: 'FUN_DAY' as const,
    date: '2026-12-12',
    plan: { ...emptyPlan('Main turf'), rundown },
  }
  expect(withTournaments([], calendar(funDay))).toMatchObject([
    {
      kind: 'FUN_DAY',
      startTime: '09:00',
      endTime: '14:50',
      place: 'Main turf',
      mapLink: null,
      page: '/fun-day-tournament',
    },
  ])
})

test.each([
  ['has the day of the tournament', newYear, { date: '2027-02-06', status: 'ON' }],
  [
    'is off with it',
    { ...newYear, status: 'CANCELLED' as const },
    { date: '2027-02-06', status: 'CANCELLED' },
  ],
])('C-13: what the club has written about it %s, and is said once', (_what, one, expected) =>
  expect(withTournaments([written], calendar(one))).toEqual([{ ...written, ...expected }]),
)

test('C-13: what was written about another year stays as it is', () => {
  const last = { ...written, date: '2026-02-21' }
  const [first, second] = withTournaments([last], calendar(newYear))
  expect(first).toEqual(last)
  expect(second).toMatchObject({ date: '2027-02-06', page: '/lunar-new-year-tournament' })
})

test.each([
  ['without a day', { ...cup, date: null }, []],
  ['called off', { ...cup, status: 'CANCELLED' as const }, ['CANCELLED']],
  [
    'called off by the weather',
    { ...cup, plan: { ...emptyPlan('Turf'), weather: { state: 'CANCELLED' as const, message: '' } } },
    ['CANCELLED'],
  ],
])('C-13: one %s', (_what, one, statuses) =>
  expect(withTournaments([], calendar(one)).map(({ status }) => status)).toEqual(statuses),
)
