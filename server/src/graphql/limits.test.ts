import { parse } from 'graphql'
import { expect, test } from 'vitest'
import { isTooLong, limitErrors } from './limits.ts'

const complaint = (query: string) => limitErrors(parse(query))[0]?.message.split(':')[0]
const nested = (depth: number): string => (depth === 0 ? 'id' : `a { ${nested(depth - 1)} }`)
const fields = (count: number) => Array.from({ length: count }, (_, n) => `f${n}`).join(' ')

test.each([
  ['fifteen levels', `{ ${nested(14)} }`, undefined],
  ['sixteen levels', `{ ${nested(15)} }`, 'This query is too deep'],
  ['1,500 fields', `{ ${fields(1_500)} }`, undefined],
  ['1,501 fields', `{ ${fields(1_501)} }`, 'This query is too broad'],
  [
    'the same fragment many times',
    `{ ${'...F '.repeat(16)} } fragment F on Q { ${fields(100)} }`,
    'This query is too broad',
  ],
  ['fragments that double each time', doubling(20), 'This query is too broad'],
  ['a page of 1,000 rows with 500 fields', `{ list(limit: 1000) { items { ${fields(498)} } } }`, undefined],
  [
    'a page of 1,000 rows with 1,000 fields',
    `{ list(limit: 1000) { items { ${fields(1_000)} } } }`,
    'This query would touch too many rows',
  ],
  ['a hundred rows where no limit is given', `{ list { items { ${fields(1_400)} } } }`, undefined],
  [
    'a page of less than nothing buys nothing',
    `{ a(limit: -9999999) { items { id } } b(limit: 1000) { items { ${fields(1_000)} } } }`,
    'This query would touch too many rows',
  ],
  [
    'a page of nothing does not make the rest free',
    `{ a(limit: 0) { items { b(limit: 1000) { items { c(limit: 1000) { items { d { items { e { items { f { items { ${fields(20)} } } } } } } } } } } } } }`,
    'This query would touch too many rows',
  ],
  [
    'rows in a fragment',
    `{ list(limit: 1000) { ...F } } fragment F on C { items { ${fields(1_000)} } }`,
    'This query would touch too many rows',
  ],
  [
    'rows in an inline fragment',
    `{ list(limit: 1000) { ... { ... { items { ${fields(1_000)} } } } } }`,
    'This query would touch too many rows',
  ],
  ['an alias of 63 characters', `{ ${'a'.repeat(63)}: b }`, undefined],
  ['an alias of 64 characters', `{ ${'a'.repeat(64)}: b }`, 'An alias may have at most 63 characters.'],
])('%s', (_case, query, expected) => expect(complaint(query)).toBe(expected))

test('the text itself', () =>
  expect([isTooLong('x'.repeat(50_000)), isTooLong('x'.repeat(50_001))]).toEqual([false, true]))

function doubling(times: number): string {
  const fragments = Array.from(
    { length: times },
    (_, n) => `fragment F${n} on Q { ...F${n + 1} ...F${n + 1} }`,
  )
  return `{ ...F0 } ${fragments.join(' ')} fragment F${times} on Q { id }`
}
