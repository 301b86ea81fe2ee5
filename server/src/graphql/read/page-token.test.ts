import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { openToken, scopeKey } from './page-token.ts'

const KEY = scopeKey('secret', ['Query', 'listPlayers'])

/** As PostgreSQL makes it inside the statement. */
function sealed(payload: string, key = KEY): string {
  const seal = createHash('sha256').update(`${key}${payload}`).digest('hex').slice(0, 32)
  return `${Buffer.from(payload).toString('base64url')}.${seal}`
}

test('gives back the place that it was made for', () => {
  expect(openToken(sealed('["2025-09-01T17:00:00.000Z", "id-1"]'), KEY)).toEqual([
    '2025-09-01T17:00:00.000Z',
    'id-1',
  ])
  expect(openToken(sealed('[1756746000000, "足球 \\"quoted\\""]'), KEY)).toEqual([
    1_756_746_000_000,
    '足球 "quoted"',
  ])
})

test.each([
  ['made for another query', sealed('["a"]', scopeKey('secret', ['Query', 'listUsers']))],
  ['made with another secret', sealed('["a"]', scopeKey('other', ['Query', 'listPlayers']))],
  ['empty', ''],
  ['a seal alone', `.${sealed('["a"]').split('.')[1]}`],
  ['a body alone', sealed('["a"]').split('.')[0] as string],
  ['another body', `${Buffer.from('["b"]').toString('base64url')}.${sealed('["a"]').split('.')[1]}`],
  ['a seal cut short', sealed('["a"]').slice(0, -1)],
  ['a seal in capitals', sealed('["a"]').replace(/\..*/, (seal) => seal.toUpperCase())],
])('refuses what was %s', (_how, token) =>
  expect(() => openToken(token, KEY)).toThrow(
    'This nextToken does not belong to this query. Ask for the first page again.',
  ),
)

test('the key depends on every part of the scope, and on its order', () => {
  const keys = [['a', 'b'], ['b', 'a'], ['ab'], ['a', 'b', null], ['a', { b: 1 }]].map((scope) =>
    scopeKey('secret', scope),
  )
  expect(new Set(keys).size).toBe(5)
})
