import { expect, test } from 'vitest'
import { monthOf } from '../calendar-day.ts'
import { seasonCalendar } from '../programs/program-sessions.ts'
import { clubAgenda, gameDays } from './agenda.ts'
import { clubContent } from './content.ts'

const { content } = clubContent([])
const agenda = clubAgenda(content)

test('C-5: 30 sessions, 10 games and the events, in order of time', () => {
  const count = (kind: string) => agenda.filter((entry) => entry.kind === kind).length
  expect([count('TRAINING'), count('MATCH')]).toEqual([30, 10])
  expect(agenda).toHaveLength(30 + 10 + content.events.length)
  const times = agenda.map(({ date, startTime }) => `${date} ${startTime ?? ''}`)
  expect(times).toEqual(times.toSorted())
  expect(new Set(agenda.map(({ uid }) => uid)).size).toBe(agenda.length)
})

test('C-5: a session as families plan it', () =>
  expect(agenda.find(({ uid }) => uid === 'training-2025-09-06')).toEqual({
    uid: 'training-2025-09-06',
    kind: 'TRAINING',
    title: 'Fall training 2025',
    date: '2025-09-06',
    endDate: null,
    startTime: '17:00',
    endTime: '18:30',
    arrive: '16:50',
    who: 'Ages 3 to 15',
    place: 'Cedar Bend Field',
    mapLink: content.field.mapLink,
    status: 'ON',
    note: null,
    page: null,
    sequence: 1,
  }))

test('C-5: Thanksgiving weekend is flagged, and a changed entry keeps its id', () => {
  const flagged = agenda.filter(({ note, kind }) => kind === 'TRAINING' && note?.startsWith('Thanksgiving'))
  expect(flagged.map(({ date }) => date)).toEqual(['2025-10-11', '2025-10-12'])
  const changes = [
    { day: '2025-10-04', status: 'CANCELLED' as const, note: 'Thunder.' },
    {
      day: '2025-10-05',
      status: 'MOVED' as const,
      note: 'The field is closed.',
      startTime: '17:30',
      endTime: '19:00',
      place: 'Maple Grounds',
    },
  ]
  const changed = clubAgenda({ ...content, season: { ...content.season, changes } })
  const session = (day: string) => changed.find(({ uid }) => uid === `training-${day}`)
  expect(session('2025-10-04')).toMatchObject({ status: 'CANCELLED', startTime: '17:00', note: 'Thunder.' })
  expect(session('2025-10-05')).toMatchObject({
    status: 'MOVED',
    startTime: '17:30',
    endTime: '19:00',
    arrive: '17:20',
    place: 'Maple Grounds',
    mapLink: null,
  })
})

test('the calendar has training days, game days and both, with their totals (S-4)', () => {
  const { months, totals } = seasonCalendar(content.season, gameDays(content))
  expect(totals).toEqual({ sessions: 30, games: 10 })
  const days = months.flatMap((month) => month.days)
  const ofKind = (kind: string) => days.filter((entry) => entry.kind === kind).map(({ day }) => day)
  expect(ofKind('GAME')).toEqual(['2025-09-19', '2025-10-03'])
  expect(ofKind('BOTH')).toHaveLength(7)
  expect(ofKind('TRAINING')).toHaveLength(23)
  expect(new Set(ofKind('BOTH').map(monthOf))).toEqual(new Set(['2025-09', '2025-10', '2025-11', '2025-12']))
})

test('a day with only a cancelled game is not a game day', () => {
  const [first, ...others] = content.matches
  if (!first) throw new Error('no matches')
  const matches = [{ ...first, status: 'CANCELLED' as const }, ...others]
  expect(gameDays({ matches })).toHaveLength(9)
  expect(clubAgenda({ ...content, matches })).toHaveLength(agenda.length)
})
