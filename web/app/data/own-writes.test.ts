import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lookAfterOthers, rememberOwnWrites } from './own-writes.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const row = (id: string, _version: number) => ({ id, _version })

function looking() {
  const look = vi.fn()
  return { look, ...lookAfterOthers(look) }
}

test('many changes by others cause one reload', () => {
  const { look, hear } = looking()
  for (let n = 0; n < 50; n++) hear(row(`others-${n}`, 1))
  expect(look).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(look).toHaveBeenCalledOnce()
  hear(row('others-0', 2))
  vi.runAllTimers()
  expect(look).toHaveBeenCalledTimes(2)
})

test('news of a write from this tab causes no reload, whether it comes before or after the answer', () => {
  const { look, hear } = looking()
  hear(row('early', 2))
  rememberOwnWrites(row('early', 2))
  vi.runAllTimers()
  hear(row('early', 2))
  hear(row('early', 1))
  vi.runAllTimers()
  rememberOwnWrites({ items: [row('one', 1), row('two', 1)] })
  hear(row('one', 1))
  hear(row('two', 1))
  vi.runAllTimers()
  expect(look).not.toHaveBeenCalled()
})

test.each([
  ['a later version of the same row', [row('mine', 4)]],
  ['another row among one’s own', [row('mine', 3), row('theirs', 1)]],
  ['anything at all, after a lost connection', [undefined, row('mine', 3)]],
])('%s causes a reload', (_what, changes) => {
  const { look, hear } = looking()
  rememberOwnWrites(row('mine', 3))
  for (const change of changes) hear(change)
  vi.runAllTimers()
  expect(look).toHaveBeenCalledOnce()
})

test('only the latest writes are remembered', () => {
  const { look, hear } = looking()
  rememberOwnWrites(row('oldest', 1))
  rememberOwnWrites({ items: Array.from({ length: 200 }, (_, n) => row(`later-${n}`, 1)) })
  hear(row('later-0', 1))
  vi.runAllTimers()
  expect(look).not.toHaveBeenCalled()
  hear(row('oldest', 1))
  vi.runAllTimers()
  expect(look).toHaveBeenCalledOnce()
})

test('answers without a row are ignored, and a stopped listener does not reload', () => {
  for (const answer of [null, undefined, 'text', 7, { totalCents: 1 }, { items: [null, { id: 'x' }] }])
    rememberOwnWrites(answer)
  const { look, hear, stop } = looking()
  hear(row('x', 1))
  stop()
  vi.runAllTimers()
  expect(look).not.toHaveBeenCalled()
})
