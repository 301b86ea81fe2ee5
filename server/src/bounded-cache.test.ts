import { expect, test } from 'vitest'
import { BoundedCache } from './bounded-cache.ts'

const filled = (most: number, ...keys: string[]) => {
  const cache = new BoundedCache<string>(most)
  for (const key of keys) cache.set(key, key.toUpperCase())
  return cache
}
const kept = (cache: BoundedCache<string>, ...keys: string[]) => keys.filter((key) => cache.get(key))

test('forgets what was used longest ago', () =>
  expect(kept(filled(2, 'a', 'b', 'c'), 'a', 'b', 'c')).toEqual(['b', 'c']))

test('reading counts as use', () => {
  const cache = filled(2, 'a', 'b')
  expect(cache.get('a')).toBe('A')
  cache.set('c', 'C')
  expect(kept(cache, 'a', 'b', 'c')).toEqual(['a', 'c'])
})

test('setting again counts as use, and does not take a second place', () => {
  const cache = filled(2, 'a', 'b')
  cache.set('a', 'A2')
  cache.set('c', 'C')
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual(['A2', undefined, 'C'])
})

test('what is deleted leaves its place', () => {
  const cache = filled(2, 'a', 'b')
  cache.delete('b')
  cache.delete('nothing')
  cache.set('c', 'C')
  expect(kept(cache, 'a', 'b', 'c')).toEqual(['a', 'c'])
})

test('names that objects have by themselves are keys like any other', () => {
  const cache = filled(3, '__proto__', 'constructor')
  expect([cache.get('toString'), cache.get('__proto__'), cache.get('constructor')]).toEqual([
    undefined,
    '__PROTO__',
    'CONSTRUCTOR',
  ])
})
