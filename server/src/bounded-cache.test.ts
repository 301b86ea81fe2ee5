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

const weighed = (bytes: number, largest?: number) =>
  new BoundedCache<string>(1_000, { bytes, largest, weigh: (key, value) => key.length + value.length })

test('what is heavier than an eighth of the whole is not kept, and what stood in its place is gone', () => {
  const cache = weighed(80)
  cache.set('a', 'x'.repeat(9))
  cache.set('b', 'x'.repeat(10))
  expect([cache.get('a'), cache.get('b')]).toEqual(['x'.repeat(9), undefined])
  cache.set('a', 'x'.repeat(10))
  expect(cache.get('a')).toBeUndefined()
})

test('how heavy one entry may be can be said', () => {
  const cache = weighed(80, 40)
  cache.set('a', 'x'.repeat(39))
  cache.set('b', 'x'.repeat(40))
  expect([cache.get('a')?.length, cache.get('b')]).toEqual([39, undefined])
})

test('whatever is done, the entries never weigh more than the whole, and the newest is there', () => {
  const uses = fc.array(fc.tuple(fc.integer({ min: 10, max: 40 }), fc.integer({ min: 0, max: 18 })), {
    minLength: 1,
    maxLength: 200,
  })
  fc.assert(
    fc.property(uses, (all) => {
      const make = () => {
        const cache = weighed(100, 20)
        for (const [key, length] of all) cache.set(String(key), 'x'.repeat(length))
        return cache
      }
      const keys = [...new Set(all.map(([key]) => String(key)))]
      const there = keys.filter((key) => make().get(key) !== undefined)
      const bytes = there.reduce((sum, key) => sum + key.length + (make().get(key) ?? '').length, 0)
      expect(bytes).toBeLessThanOrEqual(100)
      expect(there).toContain(String(all.at(-1)?.[0]))
    }),
  )
})

test('one that is set again and again counts once', () => {
  const cache = weighed(80)
  cache.set('other', 'x')
  for (let n = 0; n < 100; n += 1) cache.set('a', 'x'.repeat(9))
  expect(cache.get('other')).toBe('x')
})
