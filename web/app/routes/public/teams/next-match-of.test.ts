import { clubContent } from '@touchline/domain/club/content.ts'
import { expect, test } from 'vitest'
import { nextMatchOf } from './next-match-of.ts'

const { matches } = clubContent([]).content
const next = (name: string, today: string) => nextMatchOf({ name }, matches, today)?.date ?? null

test.each([
  ['at home', 'Herons', '2025-09-20', '2025-09-27'],
  ['as a guest', 'Foxes', '2025-09-20', '2025-09-27'],
  ['on the day', 'Foxes', '2025-09-27', '2025-09-27'],
  ['the day after', 'Foxes', '2025-09-28', '2025-10-26'],
  ['after its last one', 'Foxes', '2025-10-27', null],
  ['of a team without games', 'Ravens', '2025-09-01', null],
])('the next game %s', (_what, name, today, date) => expect(next(name, today)).toBe(date))

test('a cancelled game is none', () => {
  const cancelled = matches.map((match) => ({ ...match, status: 'CANCELLED' as const }))
  expect(nextMatchOf({ name: 'Foxes' }, cancelled, '2025-09-01')).toBeNull()
})
