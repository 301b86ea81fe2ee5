import { expect, test } from 'vitest'
import { narrowAddress } from './page-reads.ts'

const day = {
  teams: [{ id: 'koi' }, { id: 'drums' }],
  divisions: [{ id: 'u8' }],
  pitches: [],
  officials: [],
  rundown: [{ kind: 'PLAY', owner: 'Tent crew' }],
  revision: 2,
}
const data = {
  root: { today: '2026-02-01' },
  'routes/tournament/team-schedule': { day, events: [{ slug: 'fun-day' }] },
}
const narrowed = (search: string) => narrowAddress(`https://club.example/team-schedule${search}`, data)

test.each([
  ['', null],
  ['?event=fun-day&team=koi&team=drums&paper=2&print=strips', null],
  ['?team=invented', '/team-schedule'],
  ['?event=gone&team=koi&team=x', '/team-schedule?team=koi'],
  ['?paper=3&print=strips', '/team-schedule?print=strips'],
])('reduces %s to %s', (asked, remains) => expect(narrowed(asked)).toBe(remains))

test('keeps values that cannot be checked, and a page without data', () => {
  expect(narrowAddress('https://club.example/lesson-plans?week=3', { root: {} })).toBe(null)
  expect(narrowAddress('https://club.example/team-schedule?team=x', {})).toBe(null)
})
