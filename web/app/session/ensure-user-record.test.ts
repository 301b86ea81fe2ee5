import { expect, test, vi } from 'vitest'
import { amplifyClient } from '../data/client.ts'
import { makeRequest } from '../data/request.ts'
import { errors, handled, row, standInServer } from '../data/test/stand-in-server.ts'
import { makeUserLookup } from '../data/user-cache.ts'
import { ensureUserRecord } from './ensure-user-record.ts'
import { identityFrom } from './identity.ts'

const server = standInServer()

function ensure(claims: Record<string, unknown> = {}) {
  const log = vi.fn()
  const request = makeRequest(amplifyClient())
  const findUsers = makeUserLookup({ request, isImpersonating: () => false, log })
  const identity = identityFrom({ sub: 's1', email: 'new@example.org', ...claims })
  return { log, ensured: ensureUserRecord({ request, findUsers, log }, identity) }
}

/** Sets the answers of the lookup and the creation. */
function answer(usersByEmail: unknown, createUser: unknown = row('created')) {
  server.answer = ({ field }) => (field === 'usersByEmail' ? usersByEmail : createUser)
}

const found = (...items: object[]) => ({ items, nextToken: null })
const asked = () => server.asked.map(({ field }) => field)

test('returns the existing record', async () => {
  answer(found(row('u1')))
  expect(await ensure().ensured).toEqual(row('u1'))
  expect(server.asked).toMatchObject([{ field: 'usersByEmail', variables: { email: 'new@example.org' } }])
})

test('returns the newest of several', async () => {
  const created = (id: string, createdAt: string) => row(id, { createdAt })
  answer(
    found(
      created('old', '2025-01-01T00:00:00.000Z'),
      created('new', '2025-03-01T00:00:00.000Z'),
      created('mid', '2025-02-01T00:00:00.000Z'),
    ),
  )
  expect(await ensure().ensured).toMatchObject({ id: 'new' })
})

test.each([
  ['an empty avatar', {}, ''],
  ['the avatar that is supplied', { picture: 'https://example.org/me.png' }, 'https://example.org/me.png'],
  ['none in place of one that is not shown', { picture: 'javascript:alert(1)' }, ''],
])('creates one if there is none: New User with %s', async (_what, claims, avatarUrl) => {
  answer(found())
  const { ensured, log } = ensure(claims)
  expect(await ensured).toEqual(row('created'))
  expect(server.asked[1]).toMatchObject({
    field: 'createUser',
    variables: {
      input: {
        externalUserId: 's1',
        email: 'new@example.org',
        firstName: 'New',
        lastName: 'User',
        avatarUrl,
        language: null,
      },
    },
  })
  expect(log).not.toHaveBeenCalled()
})

test.each([
  [
    { given_name: 'Priya', family_name: 'Sandhu' },
    { firstName: 'Priya', lastName: 'Sandhu' },
  ],
  [{ given_name: 'Priya' }, { firstName: 'Priya', lastName: '' }],
  [
    { given_name: ' ', family_name: '' },
    { firstName: 'New', lastName: 'User' },
  ],
])('creates one with the names given at sign-up (%o)', async (claims, names) => {
  answer(found())
  await ensure(claims).ensured
  expect(server.asked[1]).toMatchObject({ field: 'createUser', variables: { input: names } })
})

test('a failing lookup is logged, and the user is created', async () => {
  answer(errors({ message: 'busy' }))
  const { ensured, log } = ensure()
  expect(await ensured).toEqual(row('created'))
  expect(asked()).toEqual(['usersByEmail', 'createUser'])
  expect(log.mock.calls).toEqual([
    ['Could not find the users with email new@example.org', new Error('GraphQL Error: busy')],
  ])
})

test('if the creation fails too, both are logged and there is no user', async () => {
  server.answer = (_asked, response) => {
    response.destroy()
    return handled
  }
  const { ensured, log } = ensure()
  expect(await ensured).toBeNull()
  expect(log.mock.calls.map(([message]) => message)).toEqual([
    'Could not find the users with email new@example.org',
    'Could not ensure the user record of new@example.org',
  ])
})

test('a token without an address creates no record', async () => {
  const { ensured, log } = ensure({ email: undefined })
  expect(await ensured).toBeNull()
  expect(server.asked).toEqual([])
  expect(log).toHaveBeenCalledTimes(1)
})
