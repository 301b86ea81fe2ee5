import { expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

/** A job whose runs end when the test says so. */
function slowJob() {
  const ends: (() => void)[] = []
  const run = oneAtATime(() => new Promise<void>((resolve) => ends.push(resolve)))
  return { run, ends }
}

test('what is called for during a run is one run more, after it', async () => {
  const { run, ends } = slowJob()
  const first = run()
  await Promise.all([run(), run()])
  expect(ends).toHaveLength(1)
  ends[0]?.()
  await expect.poll(() => ends.length).toBe(2)
  ends[1]?.()
  await first
  expect(ends).toHaveLength(2)
  const later = run()
  expect(ends).toHaveLength(3)
  ends[2]?.()
  await later
})

test('a run that fails keeps nobody from the next', async () => {
  let runs = 0
  const run = oneAtATime(async () => {
    runs += 1
    throw new Error('out of reach')
  })
  await expect(run()).rejects.toThrow('out of reach')
  await expect(run()).rejects.toThrow('out of reach')
  expect(runs).toBe(2)
})
