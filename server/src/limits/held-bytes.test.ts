import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { HeldBytes } from './held-bytes.ts'

const held = () => new HeldBytes({ ofOne: 100, ofAll: 250 })
const connections = (count: number) => Array.from({ length: count }, () => new PassThrough())
const gone = (all: PassThrough[]) => all.map(({ destroyed }) => destroyed)
const closed = (one: PassThrough) => new Promise((resolve) => one.once('close', resolve))

test('a network that has too much waiting loses what has waited longest', () => {
  const [bytes, all] = [held(), connections(3)]
  for (const one of all) bytes.hold(one, 'a', 50)
  expect(gone(all)).toEqual([true, false, false])
})

test('what has gone out, and what was cut off, counts no more', async () => {
  const [bytes, all] = [held(), connections(4)]
  const [first, second, third, fourth] = all as [PassThrough, PassThrough, PassThrough, PassThrough]
  bytes.hold(first, 'a', 50)()
  bytes.hold(second, 'a', 100)
  second.destroy()
  await closed(second)
  const release = bytes.hold(third, 'a', 60)
  bytes.hold(third, 'a', 40)
  release()
  release()
  bytes.hold(fourth, 'a', 60)
  expect(gone(all)).toEqual([false, true, false, false])
  bytes.hold(fourth, 'a', 1)
  expect(gone(all)).toEqual([false, true, true, false])
})

test('another network pays for it only where it has most of all', () => {
  const [bytes, all] = [held(), connections(4)]
  for (const [n, one] of all.entries()) bytes.hold(one, `network ${n}`, [60, 90, 80, 30][n] ?? 0)
  expect(gone(all)).toEqual([false, true, false, false])
})

test('one connection that asks and asks is cut off by itself', () => {
  const [bytes, [one]] = [held(), connections(1) as [PassThrough]]
  for (let n = 0; n < 4; n += 1) bytes.hold(one, 'a', 30)
  expect(one.destroyed).toBe(true)
  bytes.hold(one, 'a', 30)()
})
