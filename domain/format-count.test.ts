import { expect, test } from 'vitest'
import { formatCount } from './format-count.ts'

test('every three digits of a count are set apart, as the browser would', () => {
  for (const count of [0, 7, 999, 1000, 12_345, 999_999, 1_000_000, -1234])
    expect(formatCount(count)).toBe(count.toLocaleString('en-CA'))
})
