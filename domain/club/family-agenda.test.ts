import { describe, expect, test } from 'vitest'
import type { TrainingPlan } from '../programs/child-sessions.ts'
import { FALL_2025 } from '../programs/program-sessions.ts'
import type { AgendaEntry } from './agenda.ts'
import { clubContent } from './content.ts'
import { type AgendaChild, familyAgenda } from './family-agenda.ts'

const { content } = clubContent([])
const quiet = { ...content, matches: [], events: [] }

const fall = { ...FALL_2025, id: 'fall', name: 'Fall training', location: null }

const plan = (values: Partial<TrainingPlan> = {}): TrainingPlan => ({
  status: 'ACTIVE',
  days: ['SAT'],
  months: ['2025-10'],
  fee: { type: 'MONTHLY_ONCE' },
  program: fall,
  ...values,
})
const child = (firstName: string, plans: TrainingPlan[], birthDate = '2017-05-31'): AgendaChild => ({
  firstName,
  birthDate,
  registrations: plans,
})

const saturdays = ['2025-10-04', '2025-10-11', '2025-10-18', '2025-10-25']
const dates = (entries: AgendaEntry[]) => entries.map(({ date }) => date)

test('C-9: only the days and months of the plan', () => {
  expect(dates(familyAgenda(quiet, [child('Maya', [plan()])]))).toEqual(saturdays)
})

test.each([
  ['PENDING', 4],
  ['APPROVED', 4],
  ['ACTIVE', 4],
  ['WAITLISTED', 0],
  ['CANCELLED', 0],
  ['WITHDRAWN', 0],
  ['COMPLETED', 0],
] as const)('C-9: a registration that is %s has %d sessions', (status, sessions) =>
  expect(familyAgenda(quiet, [child('Maya', [plan({ status })])])).toHaveLength(sessions),
)

test('C-9: an event is one day, whatever months it names', () => {
  const cup = { ...fall, id: 'cup', name: 'Cup', startDate: '2025-10-17', endDate: '2025-10-17' }
  const entry = plan({ program: cup, fee: { type: 'EVENT' }, months: [], days: [] })
  expect(dates(familyAgenda(quiet, [child('Maya', [entry])]))).toEqual(['2025-10-17'])
})

describe('siblings', () => {
  const maya = child('Maya', [plan()])
  const leo = child('Leo', [plan({ days: ['SAT', 'SUN'], fee: { type: 'MONTHLY_TWICE' } })])

  test('C-9: siblings who train together share an entry, which names them', () => {
    const [saturday, sunday] = familyAgenda(quiet, [maya, leo])
    expect(saturday).toMatchObject({
      uid: 'session-fall-2025-10-04',
      title: 'Fall training: Maya and Leo',
      startTime: '17:00',
      arrive: '16:50',
      place: content.field.name,
      status: 'ON',
    })
    expect([sunday?.title, sunday?.date]).toEqual(['Fall training: Leo', '2025-10-05'])
  })

  test('C-9: an entry keeps its id when a sibling joins', () => {
    const uids = familyAgenda(quiet, [maya]).map(({ uid }) => uid)
    const after = familyAgenda(quiet, [maya, leo]).map(({ uid }) => uid)
    expect(uids.filter((uid) => !after.includes(uid))).toEqual([])
  })
})

test('C-9: what the club has said about a day stands with it, and cancelled stays', () => {
  const changes = [{ day: '2025-10-11', status: 'CANCELLED' as const, note: 'Standing water.' }]
  const entries = familyAgenda({ ...quiet, seasons: [{ ...content.season, changes }] }, [
    child('Maya', [plan()]),
  ])
  expect(entries.map(({ status, note }) => [status, note])).toEqual([
    ['ON', null],
    ['CANCELLED', 'Standing water.'],
    ['ON', null],
    ['ON', null],
  ])
})

describe('matches', () => {
  const match = {
    ...(content.matches[0] as (typeof content.matches)[0]),
    date: '2025-10-05',
    groups: [9, 10],
  }
  const matchesOf = (children: AgendaChild[]) =>
    familyAgenda({ ...quiet, matches: [match] }, children).filter(({ kind }) => kind === 'MATCH')

  test.each([
    ['a year too old', '2015-12-31', 0],
    ['U10', '2016-01-01', 1],
    ['U9', '2017-12-31', 1],
    ['a year too young', '2018-01-01', 0],
  ])('C-9: only those of their age group: %s', (_who, birthDate, count) =>
    expect(matchesOf([child('Maya', [plan()], birthDate)])).toHaveLength(count),
  )

  test('C-9: only for children who hold a place', () => {
    const waiting = child('Leo', [plan({ status: 'WAITLISTED' })])
    expect(matchesOf([child('Maya', [plan()]), waiting])[0]?.who).toBe('Maya')
    expect(matchesOf([waiting])).toEqual([])
  })
})

test('C-9: the club’s events come with a place, and without one there is nothing', () => {
  const events = (plans: TrainingPlan[]) =>
    familyAgenda(content, [child('Maya', plans)]).filter(({ uid }) => uid.startsWith('event-'))
  expect(events([plan()])).toHaveLength(content.events.length)
  expect(events([])).toEqual([])
})
