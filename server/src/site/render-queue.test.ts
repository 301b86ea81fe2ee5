import { expect, test } from 'vitest'
import type { Turns } from '../turns.ts'
import { renderQueue, TooBusy } from './pages.ts'

/** Renderings that end when they are told to. */
function renderings(queue: Turns) {
  const begun: (() => void)[] = []
  return {
    begun,
    ask: () => queue.run(() => new Promise<void>((resolve) => begun.push(resolve))),
  }
}

test('a few at a time, the others in their order, and none is lost when one fails', async () => {
  const queue = renderQueue()
  const { begun, ask } = renderings(queue)
  const failing = queue.run(() => Promise.reject(new Error('no database')))
  const asked = Array.from({ length: 6 }, ask)
  await expect(failing).rejects.toThrow('no database')
  expect(begun).toHaveLength(4)
  while (begun.length > 0) {
    begun.shift()?.()
    await new Promise(setImmediate)
  }
  await Promise.all(asked)
})

test('a flood is turned away at once, and the next after it is served', async () => {
  const queue = renderQueue()
  const { begun, ask } = renderings(queue)
  const results = Promise.allSettled(Array.from({ length: 1_000 }, ask))
  for (let ended = 0; ended < 64; ended += 1) {
    await new Promise(setImmediate)
    begun.shift()?.()
  }
  const refused = (await results).filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(1_000 - 64)
  expect(refused[0]).toMatchObject({ reason: expect.any(TooBusy) })
  await expect(queue.run(async () => 'served')).resolves.toBe('served')
})
