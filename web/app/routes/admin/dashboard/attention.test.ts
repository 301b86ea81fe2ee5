import { expect, test } from 'vitest'
import { elsewhereWords, tilesOf } from './attention.ts'
import type { DeskNumbers } from './desk-numbers.ts'

const calm: DeskNumbers = {
  asOf: '2025-09-20T17:00:00.000Z',
  attention: {
    pending: { count: 0, since: null, elsewhere: 0 },
    overdue: { count: 0, cents: 0, elsewhere: 0 },
    leaving: { count: 0, since: null, elsewhere: 0 },
    freePlaces: [],
    kitReady: 0,
    kitStale: 0,
    consentsMissing: 0,
    eventConsents: null,
    unusual: 0,
    failedEmails: 0,
    calls: 0,
  },
  totals: { players: 0, families: 0, live: 0, programs: 0 },
  weeks: [],
  ages: [],
  money: [],
  kit: [],
}
const withNeeds = (attention: Partial<DeskNumbers['attention']>): DeskNumbers => ({
  ...calm,
  attention: { ...calm.attention, ...attention },
})

test('nothing to decide, no tile', () => expect(tilesOf(calm)).toEqual([]))

test('families who wait for us come before money, and money before kit', () => {
  const tiles = tilesOf(
    withNeeds({
      kitReady: 2,
      kitStale: 1,
      overdue: { count: 1, cents: 28_000, elsewhere: 0 },
      leaving: { count: 1, since: '2025-09-19T17:00:00.000Z', elsewhere: 0 },
      pending: { count: 3, since: '2025-09-18T17:00:00.000Z', elsewhere: 0 },
      freePlaces: [{ programId: 'p1', program: 'Juniors', free: 1, waiting: 2 }],
      consentsMissing: 1,
      eventConsents: { slug: 'fun-day', event: 'Fun day', date: '2025-10-04', missing: 2 },
      unusual: 2,
      failedEmails: 1,
      calls: 2,
    }),
  )
  expect(tiles.map(({ key }) => key)).toEqual([
    'pending',
    'free p1',
    'leaving',
    'calls',
    'overdue',
    'unusual',
    'emails',
    'event consents',
    'consents',
    'kit',
    'stale kit',
  ])
  expect(tiles[0]).toMatchObject({ title: 'registrations to review', note: 'The oldest came in 2 days ago.' })
  expect(tiles[1]).toMatchObject({ title: 'waiting while a place is free', note: 'Juniors' })
  expect(tiles[2]).toMatchObject({ title: 'withdrawal request', note: 'The first came in a day ago.' })
  expect(tiles[3]).toMatchObject({ title: 'phone calls to make', to: '/admin/calls' })
  expect(tiles[4]).toMatchObject({ title: 'payment overdue', note: '$280.00 total.' })
  expect(tiles[7]).toMatchObject({
    count: 2,
    title: 'children without a signed form for the next event',
    note: 'Fun day, Sat, Oct 4',
    to: '/admin/tournaments/fun-day?part=consents',
  })
})

test('each tile leads to exactly the rows that it counts', () =>
  expect(tilesOf(withNeeds({ overdue: { count: 2, cents: 1, elsewhere: 0 } }))[0]?.to).toBe(
    '/admin/registrations?status=APPROVED&overdue=1',
  ))

test('S-19: one line says what waits in other seasons, if anything does', () => {
  expect(elsewhereWords(calm)).toBe('')
  const pending = { count: 0, since: null, elsewhere: 3 }
  const overdue = { count: 4, cents: 28_000, elsewhere: 1 }
  expect(elsewhereWords(withNeeds({ pending, overdue }))).toBe(
    '3 registrations to review and 1 payment overdue',
  )
})
