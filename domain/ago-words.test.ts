import { expect, test } from 'vitest'
import { agoWords } from './ago-words.ts'

const now = new Date('2025-09-10T12:00:00.000Z')
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString()

test.each([
  [0.9, 'just now'],
  [1, 'a minute ago'],
  [2, '2 minutes ago'],
  [59.9, '59 minutes ago'],
  [60, 'an hour ago'],
  [120, '2 hours ago'],
  [24 * 60 - 1, '23 hours ago'],
  [24 * 60, 'a day ago'],
  [3 * 24 * 60, '3 days ago'],
])('%s minutes before: %s', (minutes, words) => expect(agoWords(before(minutes), now)).toBe(words))
