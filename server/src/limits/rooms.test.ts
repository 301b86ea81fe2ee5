import { expect, test } from 'vitest'
import { Rooms } from './rooms.ts'

const rooms = (waiting = 10) => new Rooms({ room: 10, waiting, refusal: () => new Error('too many at once') })

/** Work that ends when it is told to. */
function work(all: Rooms, client: string, size: number) {
  const end = Promise.withResolvers<void>()
  const one = { isBegun: false, end: end.resolve, done: Promise.resolve() }
  one.done = all.run(client, size, () => {
    one.isBegun = true
    return end.promise
  })
  return one
}

const begun = (...all: { isBegun: boolean }[]) => all.map(({ isBegun }) => isBegun)

test('what one client asks for at once is begun as far as there is room, in its order', async () => {
  const all = rooms()
  const [one, other, small] = [work(all, 'a', 6), work(all, 'a', 6), work(all, 'a', 1)]
  await Promise.resolve()
  expect(begun(one, other, small)).toEqual([true, false, false])
  one.end()
  await one.done
  expect(begun(one, other, small)).toEqual([true, true, true])
})

test('nobody waits for what somebody else has asked for', async () => {
  const all = rooms()
  const [one, other] = [work(all, 'a', 10), work(all, 'b', 10)]
  await Promise.resolve()
  expect(begun(one, other)).toEqual([true, true])
})

test('what is larger than the room has it for itself', async () => {
  const all = rooms()
  const [small, large, next] = [work(all, 'a', 1), work(all, 'a', 50), work(all, 'a', 1)]
  small.end()
  await small.done
  expect(begun(large, next)).toEqual([true, false])
  large.end()
  await large.done
  expect(begun(next)).toEqual([true])
})

test('who comes after a long line is refused, and what failed has given its room back', async () => {
  const all = rooms(1)
  const failed = all.run('a', 10, () => Promise.reject(new Error('failed')))
  const next = work(all, 'a', 10)
  await expect(work(all, 'a', 10).done).rejects.toThrow('too many at once')
  await expect(failed).rejects.toThrow('failed')
  next.end()
  await next.done
})
