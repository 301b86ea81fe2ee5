import { expect, test } from 'vitest'
import { readIn } from './consents-card.tsx'

test.each([
  [null, ''],
  ['en', ''],
  ['zh-Hans', ', read in Simplified Chinese'],
  ['zh-Hant', ', read in Traditional Chinese'],
] as const)('Y-6: the desk sees the language in which a text was read: %s', (language, words) =>
  expect(readIn(language)).toBe(words),
)
