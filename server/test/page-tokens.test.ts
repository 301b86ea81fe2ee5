import { describe, expect, test } from 'vitest'
import { configureAmplify, type Person, parent } from './amplify-client.ts'
import { askFor } from './calls.ts'
import { deskForFile } from './desk-for-file.ts'
import { givenBy } from './given.ts'
import { startServer } from './running-server.ts'

const { server, desk } = await deskForFile('2025-09-01T17:00:00Z')

const refused = {
  errorType: 'ValidationError',
  message: 'This nextToken does not belong to this query. Ask for the first page again.',
  errorInfo: { code: 'BAD_NEXT_TOKEN', field: 'nextToken' },
}

const query = `query I($key: ID!, $sort: ModelSortDirection, $filter: ModelPlayerFilterInput, $limit: Int, $nextToken: String) {
  it: playersByUserPlayersId(userPlayersId: $key, sortDirection: $sort, filter: $filter, limit: $limit, nextToken: $nextToken) {
    items { id } nextToken } }`

interface Asked {
  who: Person
  variables: Record<string, unknown>
}

/** A parent with three players, and the token of their first page. */
async function firstPage() {
  const given = givenBy(desk)
  const user = await given.user()
  for (const firstName of ['Ada', 'Bo', 'Cy']) await given.player({ userPlayersId: user.id, firstName })
  const mum = await parent(user.email as string)
  const variables = { key: user.id, filter: { lastName: { eq: 'Singh' } }, limit: 1 }
  const { it } = await askFor(mum, query, variables)
  return { mum, user, asked: { who: mum, variables } satisfies Asked, token: it.nextToken as string }
}

test('its own query accepts it, even with another page size', async () => {
  const { asked, token } = await firstPage()
  for (const limit of [1, 2, 1000]) {
    const { it, error } = await askFor(asked.who, query, { ...asked.variables, limit, nextToken: token })
    expect(error).toBeUndefined()
    expect(it.items).toHaveLength(Math.min(limit, 2))
  }
})

test('it contains only the position, and is safe in an address', async () => {
  const { token, user } = await firstPage()
  expect(token).toMatch(/^[A-Za-z0-9_-]+\.[0-9a-f]{32}$/)
  const [body = ''] = token.split('.')
  const [createdAt, id] = JSON.parse(Buffer.from(body, 'base64url').toString())
  expect(createdAt).toBe('2025-09-01T17:00:00.000Z')
  expect(id).not.toBe(user.id)
})

describe('refused', () => {
  const flipped = (text: string, at: number) =>
    text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1)
  const forgeries: [string, (token: string) => string][] = [
    ['made up', () => 'abc'],
    ['empty seal', (token) => `${token.split('.')[0]}.`],
    ['no seal', (token) => token.split('.')[0] ?? ''],
    ['cut short', (token) => token.slice(0, -1)],
    ['body cut short', (token) => token.slice(8)],
    ['another place under the same seal', (token) => flipped(token, 4)],
    ['another seal', (token) => `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`],
    ['another row', (token) => `${Buffer.from('["2025","0"]').toString('base64url')}.${token.split('.')[1]}`],
    ['not even text that is safe', () => `\u0000'"{}`],
    ['a megabyte of it', () => 'A'.repeat(1_000_000)],
  ]
  test.each(forgeries)('forged: %s', async (_how, forge) => {
    const { asked, token } = await firstPage()
    const { it, error } = await askFor(asked.who, query, { ...asked.variables, nextToken: forge(token) })
    expect(it).toBeNull()
    expect(error).toMatchObject(refused)
  })

  const foreign: [string, (page: Awaited<ReturnType<typeof firstPage>>) => Promise<Asked> | Asked][] = [
    ['another caller’s', async ({ asked }) => ({ ...asked, who: await parent('other@example.org') })],
    ['an administrator', ({ asked }) => ({ ...asked, who: desk })],
    ['another key', ({ asked }) => ({ ...asked, variables: { ...asked.variables, key: 'else' } })],
    [
      'another filter',
      ({ asked }) => ({
        ...asked,
        variables: { ...asked.variables, filter: { lastName: { ne: 'Singh' } } },
      }),
    ],
    [
      'another value in the filter',
      ({ asked }) => ({
        ...asked,
        variables: { ...asked.variables, filter: { lastName: { eq: 'Lee' } } },
      }),
    ],
    ['no filter', ({ asked }) => ({ ...asked, variables: { ...asked.variables, filter: undefined } })],
    ['the other direction', ({ asked }) => ({ ...asked, variables: { ...asked.variables, sort: 'DESC' } })],
  ]
  test.each(foreign)('foreign: %s', async (_how, other) => {
    const page = await firstPage()
    const { who, variables } = await other(page)
    const { it, error } = await askFor(who, query, { ...variables, nextToken: page.token })
    expect(it).toBeNull()
    expect(error).toMatchObject(refused)
  })

  test('foreign: another query’s', async () => {
    const { mum, user, token } = await firstPage()
    const others = [
      `query L($nextToken: String) { it: listPlayers(nextToken: $nextToken) { items { id } } }`,
      `query S($nextToken: String) { it: syncPlayers(nextToken: $nextToken) { items { id } } }`,
      `query N($nextToken: String) { it: getUser(id: "${user.id}") { players(nextToken: $nextToken) { items { id } } } }`,
      `query P($nextToken: String) { it: listPrograms(nextToken: $nextToken) { items { id } } }`,
    ]
    for (const other of others)
      expect((await askFor(mum, other, { nextToken: token })).error).toMatchObject(refused)
  })
})

test('both processes of an installation accept it', async () => {
  const { asked, token } = await firstPage()
  const other = await startServer({ databaseUrl: server.databaseUrl })
  configureAmplify(other)
  const { it, error } = await askFor(asked.who, query, { ...asked.variables, nextToken: token })
  configureAmplify(server)
  await other.close()
  expect([it?.items.length, error]).toEqual([1, undefined])
})

test('once rows are no longer theirs, a parent’s old token shows nothing', async () => {
  const { asked, token, user } = await firstPage()
  const elsewhere = await givenBy(desk).user()
  await server.sql`update players set user_players_id = ${elsewhere.id} where user_players_id = ${user.id}`
  const { it } = await askFor(asked.who, query, { ...asked.variables, nextToken: token })
  expect(it).toEqual({ items: [], nextToken: null })
})
