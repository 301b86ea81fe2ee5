import { expect, test } from 'vitest'
import { inOneGo } from './in-one-go.ts'

test('answers come in the order of the list, whichever is there first', async () => {
  const later = Promise.withResolvers<string>()
  const both = inOneGo([later.promise, Promise.resolve(2)])
  later.resolve('one')
  expect(await both).toEqual(['one', 2])
})

test('the first refusal in the list counts, once everything is over', async () => {
  const [first, last] = [Promise.withResolvers<never>(), Promise.withResolvers<string>()]
  let isOver = false
  const refused = inOneGo([first.promise, Promise.reject(new Error('second')), last.promise]).finally(() => {
    isOver = true
  })
  const told = expect(refused).rejects.toThrow('first')
  first.reject(new Error('first'))
  await Promise.allSettled([first.promise])
  expect(isOver).toBe(false)
  last.resolve('done')
  await told
})

test('what PostgreSQL undid counts before what came too late for that reason', async () => {
  const late = Object.assign(new Error('current transaction is aborted'), { code: '25P02' })
  const undone = Object.assign(new Error('deadlock detected'), { code: '40P01' })
  await expect(inOneGo([Promise.reject(late), Promise.reject(undone)])).rejects.toBe(undone)
  await expect(inOneGo([Promise.reject(late)])).rejects.toBe(late)
})
