import { expect, test } from 'vitest'
import { comingSessions } from './sessions.ts'
import { registeredPlayer } from './test/some-family.ts'

const noChanges = { changes: [] }

test.each([
  ['the day before', { day: '2025-10-03', time: '12:00' }, '2025-10-04'],
  ['a minute before the end', { day: '2025-10-04', time: '18:29' }, '2025-10-04'],
  ['at the end', { day: '2025-10-04', time: '18:30' }, '2025-10-11'],
  ['after the last of the months paid for', { day: '2025-10-25', time: '19:00' }, undefined],
])('a session counts until it ends: %s', (_when, now, day) =>
  expect(comingSessions([registeredPlayer('Ada')], noChanges, now)[0]?.day).toBe(day),
)

const now = { day: '2025-10-01', time: '12:00' }

test('children who train at the same time share an entry', () => {
  const [next] = comingSessions([registeredPlayer('Ada'), registeredPlayer('Bea')], noChanges, now)
  expect(next?.players.map(({ firstName }) => firstName)).toEqual(['Ada', 'Bea'])
})

test('each child goes on their own days', () => {
  const players = [registeredPlayer('Ada'), registeredPlayer('Bea', { days: ['SUN'] })]
  const days = comingSessions(players, noChanges, now).map(({ day, players: who }) => [day, who.length])
  expect(days.slice(0, 3)).toEqual([
    ['2025-10-04', 1],
    ['2025-10-05', 1],
    ['2025-10-11', 1],
  ])
})

test.each(['WAITLISTED', 'CANCELLED', 'WITHDRAWN'] as const)('a child who is %s does not train', (status) =>
  expect(comingSessions([registeredPlayer('Ada', { status })], noChanges, now)).toEqual([]),
)

test('a child whose registration is still being checked is marked in the session', () => {
  const players = [
    registeredPlayer('Ada', { status: 'APPROVED' }),
    registeredPlayer('Bea', { status: 'PENDING' }),
  ]
  const [next] = comingSessions(players, noChanges, now)
  expect(next?.players.map(({ firstName }) => firstName)).toEqual(['Ada', 'Bea'])
  expect(next?.unchecked.map(({ firstName }) => firstName)).toEqual(['Bea'])
})

test('what the club has announced about a day is part of its session', () => {
  const changes = [
    {
      day: '2025-10-04',
      status: 'MOVED' as const,
      note: 'Dry turf.',
      place: 'East field',
      startTime: '16:00',
    },
  ]
  expect(comingSessions([registeredPlayer('Ada')], { changes }, now)[0]).toMatchObject({
    status: 'MOVED',
    note: 'Dry turf.',
    place: 'East field',
    startTime: '16:00',
    endTime: '18:30',
  })
})
