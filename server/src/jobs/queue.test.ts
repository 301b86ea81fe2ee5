import { expect, onTestFinished, test } from 'vitest'
import { newDatabase } from '../../test/database.ts'
import { type Queue, startQueue } from './queue.ts'

const tomorrow = () => new Date(Date.now() + 24 * 60 * 60_000)

async function databaseForTest(): Promise<string> {
  const database = await newDatabase()
  onTestFinished(() => database.drop())
  return database.url
}

async function queueForTest(databaseUrl: string, failures: string[] = []): Promise<Queue> {
  const log = { warn: () => {}, error: (_details: object, message: string) => failures.push(message) }
  const queue = await startQueue({ databaseUrl, names: ['mail'], log })
  onTestFinished(() => queue.stop())
  return queue
}

/** Counts jobs as they are done; `reached` resolves with the one of that number. */
function counter() {
  let done = 0
  const waiting = new Map<number, () => void>()
  return {
    done: () => done,
    count: async () => {
      done++
      waiting.get(done)?.()
    },
    reached: (number: number) => new Promise<void>((resolve) => waiting.set(number, resolve)),
  }
}

test('jobs with one key wait as one, whichever process adds them; others wait beside it', async () => {
  const url = await databaseForTest()
  const [one, other] = await Promise.all([queueForTest(url), queueForTest(url)])
  await one.call('mail', { key: 'now' })
  await other.call('mail', { key: 'now' })
  await one.call('mail', { key: 'email 7' })
  const jobs = counter()
  const second = jobs.reached(2)
  await other.work('mail', 2, jobs.count)
  await second
  await other.stop()
  expect(jobs.done()).toBe(2)
})

test('a job for later waits, and does not keep one for now from running', async () => {
  const queue = await queueForTest(await databaseForTest())
  const jobs = counter()
  const first = jobs.reached(1)
  await queue.work('mail', 1, jobs.count)
  await queue.call('mail', { at: tomorrow(), key: 'later' })
  await queue.call('mail', { key: 'now' })
  await first
  await queue.stop()
  expect(jobs.done()).toBe(1)
})

test('a job that fails is reported, and the next one runs', async () => {
  const failures: string[] = []
  const queue = await queueForTest(await databaseForTest(), failures)
  const jobs = counter()
  const [first, second] = [jobs.reached(1), jobs.reached(2)]
  await queue.work('mail', 1, async () => {
    await jobs.count()
    if (jobs.done() === 1) throw new Error('the database is away')
  })
  await queue.call('mail')
  await first
  await queue.call('mail')
  await second
  expect(failures).toEqual(['a job failed'])
})
