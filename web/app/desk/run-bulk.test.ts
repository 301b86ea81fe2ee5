import { expect, test } from 'vitest'
import { type BulkProgress, runBulk } from './run-bulk.ts'

const problemOf = (error: unknown) => (error as Error).message

test('a failed row is reported with its reason, and the others are done', async () => {
  const seen: BulkProgress<string>[] = []
  const act = async (row: string) => {
    if (row === 'b') throw new Error('All places are taken.')
  }
  const result = await runBulk({
    rows: ['a', 'b', 'c'],
    act,
    problemOf,
    onProgress: (progress) => seen.push(progress),
  })
  expect(result).toEqual({ total: 3, done: 2, failures: [{ row: 'b', message: 'All places are taken.' }] })
  expect(seen.map(({ done, failures }) => [done, failures.length])).toEqual([
    [1, 0],
    [1, 1],
    [2, 1],
  ])
})

test('a stopped run does not start the next row', async () => {
  const done: string[] = []
  const result = await runBulk({
    rows: ['a', 'b', 'c'],
    act: async (row) => done.push(row),
    problemOf,
    onProgress: () => {},
    isStopped: () => done.length === 1,
  })
  expect([done, result.done]).toEqual([['a'], 1])
})
