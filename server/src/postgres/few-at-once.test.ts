import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FewAtOnce, isOnThisMachine } from './few-at-once.ts'
import { readsFrom } from './reads.ts'

const reads = readsFrom(undefined as never)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Reads that end when they are let, and the numbers of those that have begun, in order. */
function readers(few: FewAtOnce, count: number) {
  const begun: number[] = []
  const ends = Array.from({ length: count }, () => Promise.withResolvers<number>())
  const answers = ends.map(({ promise }, n) =>
    few.run(() => {
      begun.push(n)
      return promise
    }),
  )
  const end = async (n: number) => {
    ends[n]?.resolve(n)
    await answers[n]
    await nextTurn()
  }
  const fail = async (n: number) => {
    ends[n]?.reject(new Error('lost'))
    await expect(answers[n]).rejects.toThrow('lost')
    await nextTurn()
  }
  return { begun, end, fail }
}

test('so many are under way, and the others follow in the order they came', async () => {
  const { begun, end, fail } = readers(new FewAtOnce(reads, 2), 6)
  expect(begun).toEqual([0, 1])
  await end(1)
  expect(begun).toEqual([0, 1, 2])
  await fail(0)
  expect(begun).toEqual([0, 1, 2, 3])
  await end(3)
  await end(2)
  expect(begun).toEqual([0, 1, 2, 3, 4, 5])
})

test('for a long one nobody waits longer than ten milliseconds, and it gives no second place when it ends', async () => {
  const { begun, end } = readers(new FewAtOnce(reads, 1), 5)
  await vi.advanceTimersByTimeAsync(9)
  expect(begun).toEqual([0])
  await vi.advanceTimersByTimeAsync(2)
  expect(begun).toEqual([0, 1])
  await end(0)
  expect(begun).toEqual([0, 1])
  await vi.advanceTimersByTimeAsync(30)
  expect(begun).toEqual([0, 1, 2, 3, 4])
  expect(vi.getTimerCount()).toBe(0)
})

test('whoever comes in the moment a place is given on waits as well', async () => {
  const few = new FewAtOnce(reads, 1)
  const first = readers(few, 2)
  const ending = first.end(0)
  const late = readers(few, 1)
  await ending
  expect([first.begun, late.begun]).toEqual([[0, 1], []])
  await first.end(1)
  expect(late.begun).toEqual([0])
})

test.each([
  ['postgres://touchline@127.0.0.1:5432/touchline', true],
  ['postgres://touchline@localhost/touchline', true],
  ['postgres://touchline@[::1]:5432/touchline', true],
  ['postgres://touchline@postgres:5432/touchline', true],
  ['postgres:///touchline?host=/var/run/postgresql', true],
  ['postgres://touchline@10.0.0.4/touchline', false],
  ['postgres://touchline@[2001:db8::7]/touchline', false],
  ['postgres://touchline@db.example.org/touchline', false],
])('%s is on this machine: %s', (url, isHere) => {
  expect(isOnThisMachine(url)).toBe(isHere)
})
