import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BoundedCache } from './bounded-cache.ts'

const filled = (most: number, ...keys: string[]) => {
  const cache = new BoundedCache<string>(most)
  for (const key of keys) cache.set(key, key.toUpperCase())
  return cache
}
/** Reading keeps what is read, so each key is asked of a cache of its own. */
const kept = (make: () => BoundedCache<string>, ...keys: string[]) => keys.filter((key) => make().get(key))

test('forgets what was used longest ago', () =>
  expect(kept(() => filled(4, 'a', 'b', 'c', 'd', 'e', 'f'), 'a', 'b', 'c', 'd', 'e', 'f')).toEqual([
    'e',
    'f',
  ]))

test('reading counts as use', () => {
  const make = () => {
    const cache = filled(4, 'a', 'b', 'c')
    expect(cache.get('a')).toBe('A')
    cache.set('d', 'D')
    return cache
  }
  expect(kept(make, 'a', 'b', 'c', 'd')).toEqual(['a', 'c', 'd'])
})

test('setting again gives the new value', () => {
  const cache = filled(4, 'a', 'b')
  cache.set('a', 'A2')
  expect(cache.get('a')).toBe('A2')
})

test('whatever is done, the last half is there and no more than all', () => {
  const keys = fc.array(fc.integer({ min: 0, max: 30 }).map(String), { maxLength: 200 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 }), keys, (half, uses) => {
      const make = () => filled(half * 2, ...uses)
      const lastUsed = [...new Set(uses.toReversed())]
      const there = kept(make, ...lastUsed)
      expect(there.length).toBeLessThanOrEqual(half * 2)
      expect(there).toEqual(expect.arrayContaining(lastUsed.slice(0, half)))
    }),
  )
})

test('names that objects have by themselves are keys like any other', () => {
  const cache = filled(6, '__proto__', 'constructor')
  expect([cache.get('toString'), cache.get('__proto__'), cache.get('constructor')]).toEqual([
    undefined,
    '__PROTO__',
    'CONSTRUCTOR',
  ])
})
