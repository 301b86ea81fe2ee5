import { expect, test } from 'vitest'
import { isWorthPreparing } from './prepared.ts'

const uses = (text: string, times: number, now?: number) =>
  Array.from({ length: times }, () => isWorthPreparing(text, now))

/** What other tests have filled in the same process is gone by then. */
const hours = (n: number) => performance.now() + n * 3_600_000

test('a text is prepared when it is asked for the fourth time', () =>
  expect(uses('select 4', 5, hours(2))).toEqual([false, false, false, true, true]))

test('a very long one never is', () =>
  expect([...new Set(uses(`select '${'x'.repeat(32_000)}'`, 20))]).toEqual([false]))

test('all of them together have an end, until the connections that keep them are gone', () => {
  const long = (n: number) => `select '${n}${'x'.repeat(30_000)}'`
  const prepared = Array.from({ length: 200 }, (_, n) => uses(long(n), 4, hours(4)).at(-1))
  expect(prepared.filter(Boolean).length).toBe(66)
  expect(uses('select 5', 4, hours(4)).at(-1)).toBe(true)
  expect(uses(long(1_000), 4, hours(4)).at(-1)).toBe(false)
  expect(uses(long(1_000), 1, hours(6))).toEqual([true])
})
