import { clubContent } from '@touchline/domain/club/content.ts'
import { expect, test } from 'vitest'
import { nextMatches, nextMatchOf } from './next-matches.ts'

const { matches } = clubContent([]).content
const shown = (today: string) => {
  const next = nextMatches(matches, today)
  return { dates: next.matches.map(({ date }) => date), arePlayed: next.arePlayed }
}

test.each([
  ['before the first', '2025-09-01', ['2025-09-19', '2025-09-27', '2025-09-27'], false],
  ['on a match day', '2025-09-19', ['2025-09-19', '2025-09-27', '2025-09-27'], false],
  ['the day after', '2025-09-20', ['2025-09-27', '2025-09-27', '2025-10-03'], false],
  ['on the last match day', '2025-12-07', ['2025-12-07'], false],
  ['after the last, newest first', '2025-12-08', ['2025-12-07', '2025-11-23', '2025-11-15'], true],
])('%s', (_when, today, dates, arePlayed) => expect(shown(today)).toEqual({ dates, arePlayed }))

test('a cancelled match does not count as played', () => {
  const cancelled = matches.map((match) => ({ ...match, status: 'CANCELLED' as const }))
  expect(nextMatches(cancelled, '2026-01-01').matches).toEqual([])
})

test('a club without matches gets an empty list', () => {
  expect(nextMatches([], '2025-09-01')).toEqual({ matches: [], arePlayed: true })
})

const next = (name: string, today: string) => nextMatchOf({ name }, matches, today)?.date ?? null

test.each([
  ['at home', 'Herons', '2025-09-20', '2025-09-27'],
  ['as a guest', 'Foxes', '2025-09-20', '2025-09-27'],
  ['on the day', 'Foxes', '2025-09-27', '2025-09-27'],
  ['the day after', 'Foxes', '2025-09-28', '2025-10-26'],
  ['after its last one', 'Foxes', '2025-10-27', null],
  ['of a team without games', 'Ravens', '2025-09-01', null],
])('the next game %s', (_what, name, today, date) => expect(next(name, today)).toBe(date))

test('a cancelled game is not the next game', () => {
  const cancelled = matches.map((match) => ({ ...match, status: 'CANCELLED' as const }))
  expect(nextMatchOf({ name: 'Foxes' }, cancelled, '2025-09-01')).toBeNull()
})
