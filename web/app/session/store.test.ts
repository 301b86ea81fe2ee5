import { expect, test, vi } from 'vitest'
import { firstValue, makeStore } from './store.ts'

test('listeners get every value until they stop', () => {
  const store = makeStore(1)
  const heard: number[] = []
  const stop = store.subscribe(() => heard.push(store.get()))
  store.set(2)
  store.set(3)
  stop()
  store.set(4)
  expect(heard).toEqual([2, 3])
  expect(store.get()).toBe(4)
})

test('a function that subscribes twice is called twice, and each stop ends one', () => {
  const store = makeStore(1)
  const listener = vi.fn()
  const stop = store.subscribe(listener)
  store.subscribe(listener)
  stop()
  store.set(2)
  expect(listener).toHaveBeenCalledTimes(1)
})

test('a listener that stops during a notification does not affect the others', () => {
  const store = makeStore(1)
  const last = vi.fn()
  const stop = store.subscribe(() => stop())
  store.subscribe(last)
  store.set(2)
  expect(last).toHaveBeenCalledTimes(1)
})

test('the first matching value may be the current one, or come later', async () => {
  const store = makeStore(1)
  expect(await firstValue(store, (value) => value === 1)).toBe(1)
  const later = firstValue(store, (value) => value > 2)
  store.set(2)
  store.set(3)
  store.set(4)
  expect(await later).toBe(3)
})
