import { expect, test } from 'vitest'
import { isRepeated } from './repeated-request.ts'

const made = { player: 'maya', fee: 'once', months: ['2025-10'], days: null, status: 'APPROVED' }

test.each([
  ['the same', { player: 'maya', fee: 'once', months: ['2025-10'], days: null }, true],
  ['what is left to the club', { player: 'maya', fee: 'once' }, true],
  ['another status, which is not asked about', { player: 'maya', fee: 'once', status: 'PENDING' }, true],
  ['another player', { player: 'zoe', fee: 'once' }, false],
  ['other months', { player: 'maya', fee: 'once', months: ['2025-10', '2025-11'] }, false],
  ['days that were not chosen', { player: 'maya', fee: 'once', days: ['SAT'] }, false],
])('R-12: %s', (_case, asked, answer) =>
  expect(isRepeated(['player', 'fee', 'months', 'days'], asked, made)).toBe(answer),
)
