import { expect, test, vi } from 'vitest'
import { amplifyClient } from './client.ts'
import { makeRequest } from './request.ts'
import { errors, row, standInServer } from './test/stand-in-server.ts'
import { makeUserLookup } from './user-cache.ts'

const server = standInServer()
const PARENT = 'parent@example.org'

function lookup({ found = [row('u1')], impersonating = false } = {}) {
  server.answer = () => ({ items: found, nextToken: null })
  const state = { now: 1_000_000, impersonating }
  const log = vi.fn()
  const find = makeUserLookup({
    request: makeRequest(amplifyClient()),
    isImpersonating: () => state.impersonating,
    log,
    now: () => state.now,
  })
  return { find, state, log }
}

test.each([
  ['a moment', 1, 1],
  ['29,999 ms', 29_999, 1],
  ['30,000 ms', 30_000, 2],
])('after %s', async (_when, later, lookups) => {
  const { find, state } = lookup()
  await find(PARENT)
  state.now += later
  expect(await find(PARENT)).toEqual([row('u1')])
  expect(server.asked).toHaveLength(lookups)
})

test('each email has its own entry', async () => {
  const { find } = lookup()
  await find(PARENT)
  await find('other@example.org')
  expect(server.asked.map(({ variables }) => variables.email)).toEqual([PARENT, 'other@example.org'])
})

test('lookups of one email in flight are shared', async () => {
  const { find } = lookup()
  const [one, two] = await Promise.all([find(PARENT), find(PARENT), find('other@example.org')])
  expect(one).toEqual([row('u1')])
  expect(two).toEqual(one)
  expect(server.asked).toHaveLength(2)
})

test('while impersonating, nothing is cached, shared or read from the cache', async () => {
  const { find, state } = lookup()
  await find(PARENT)
  state.impersonating = true
  await Promise.all([find(PARENT), find(PARENT), find('target@example.org')])
  expect(server.asked).toHaveLength(4)
  state.impersonating = false
  await find('target@example.org')
  expect(server.asked).toHaveLength(5)
})

test.each([false, true])(
  'a failed lookup is logged, returns nothing and is not cached (impersonating: %s)',
  async (impersonating) => {
    const { find, log } = lookup({ impersonating })
    const { answer } = server
    server.answer = () => errors({ message: 'busy' })
    expect(await find(PARENT)).toEqual([])
    expect(log.mock.calls).toEqual([
      [`Could not find the users with email ${PARENT}`, new Error('GraphQL Error: busy')],
    ])
    server.answer = answer
    expect(await find(PARENT)).toEqual([row('u1')])
  },
)

test('an empty result is not cached: the user may be created in the next moment', async () => {
  const { find } = lookup({ found: [] })
  expect(await find(PARENT)).toEqual([])
  await find(PARENT)
  expect(server.asked).toHaveLength(2)
})

test.each([
  ['that user is forgotten', [PARENT], 1],
  ['everybody is forgotten', [], 2],
] as const)('%s', async (_what, forgotten, lookups) => {
  const { find } = lookup()
  await find(PARENT)
  await find('other@example.org')
  server.asked = []
  find.forget(...forgotten)
  await find(PARENT)
  await find('other@example.org')
  expect(server.asked).toHaveLength(lookups)
})

test('a lookup that was in flight when its user was forgotten is not cached', async () => {
  const { find } = lookup()
  const early = find(PARENT)
  find.forget(PARENT)
  expect(await early).toEqual([row('u1')])
  await find(PARENT)
  expect(server.asked).toHaveLength(2)
})
