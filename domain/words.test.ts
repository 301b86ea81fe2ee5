import { expect, test } from 'vitest'
import { dayName, listOf, monthName, ordinal, statusWord } from './words.ts'

test('days and months read as the club writes them', () => {
  expect(dayName('2025-09-06')).toBe('Sat, Sep 6')
  expect(monthName('2025-01')).toBe('January')
  expect(monthName('2025-12-18')).toBe('December')
})

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a or b'],
  [['a', 'b', 'c'], 'a, b or c'],
])('the list %j reads "%s"', (words, text) => expect(listOf(words, 'or')).toBe(text))

test('a status and a count in words', () => {
  expect(statusWord('ON_HOLD')).toBe('on hold')
  expect(ordinal(2)).toBe('second')
  expect(ordinal(11)).toBe('11th')
})
