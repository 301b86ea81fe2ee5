import { describe, expect, test } from 'vitest'
import { askFor, deleteRow } from './calls.ts'
import { deskForFile } from './desk-for-file.ts'
import { givenPlayers } from './many-players.ts'

const { server, desk } = await deskForFile('2025-09-01T17:00:00Z')

const players = (minutes: number[]) => givenPlayers(server, desk, minutes)
const minutesUpTo = (count: number) => Array.from({ length: count }, (_, n) => n)
const byId = (ids: string[]) => ids.toSorted()

interface Page {
  items: { id: string }[]
  nextToken: string | null
}

type Ask = (page: { limit: number; nextToken: string | null }) => Promise<Page>

async function walk(ask: Ask, limit: number): Promise<string[][]> {
  const pages: string[][] = []
  let nextToken: string | null = null
  do {
    const page: Page = await ask({ limit, nextToken })
    pages.push(page.items.map(({ id }) => id))
    nextToken = page.nextToken
  } while (nextToken !== null && pages.length < 100)
  return pages
}

/** The four kinds of paged queries, on one user's players. */
const kinds: [string, (userId: string, sort?: string) => Ask, (ids: string[]) => string[]][] = [
  [
    'a list, by id',
    (userId) => async (page) =>
      (
        await askFor(
          desk,
          `query L($filter: ModelPlayerFilterInput, $limit: Int, $nextToken: String) {
            it: listPlayers(filter: $filter, limit: $limit, nextToken: $nextToken) { items { id } nextToken } }`,
          { filter: { userPlayersId: { eq: userId } }, ...page },
        )
      ).it,
    byId,
  ],
  [
    'an index query, by createdAt',
    (userId, sort = 'ASC') =>
      async (page) =>
        (
          await askFor(
            desk,
            `query I($userId: ID!, $sort: ModelSortDirection, $limit: Int, $nextToken: String) {
            it: playersByUserPlayersId(userPlayersId: $userId, sortDirection: $sort, limit: $limit, nextToken: $nextToken) {
              items { id } nextToken } }`,
            { userId, sort, ...page },
          )
        ).it,
    (ids) => ids,
  ],
  [
    'a nested connection, by createdAt',
    (userId, sort = 'ASC') =>
      async (page) =>
        (
          await askFor(
            desk,
            `query N($userId: ID!, $sort: ModelSortDirection, $limit: Int, $nextToken: String) { it: getUser(id: $userId) {
            players(sortDirection: $sort, limit: $limit, nextToken: $nextToken) { items { id createdAt } nextToken } } }`,
            { userId, sort, ...page },
          )
        ).it.players,
    (ids) => ids,
  ],
  [
    'sync, by change',
    (userId) => async (page) =>
      (
        await askFor(
          desk,
          `query S($filter: ModelPlayerFilterInput, $limit: Int, $nextToken: String) {
            it: syncPlayers(filter: $filter, limit: $limit, nextToken: $nextToken, lastSync: 1) { items { id } nextToken } }`,
          { filter: { userPlayersId: { eq: userId } }, ...page },
        )
      ).it,
    (ids) => ids,
  ],
]

describe.each(kinds)('%s', (_kind, asking, inOrder) => {
  test('every row once, full pages until the last', async () => {
    const { user, ids } = await players(minutesUpTo(7))
    const pages = await walk(asking(user.id), 3)
    expect(pages.map(({ length }) => length)).toEqual([3, 3, 1])
    expect(pages.flat()).toEqual(inOrder(ids))
  })

  test('a last page that is exactly full says that there is no more', async () => {
    const { user, ids } = await players(minutesUpTo(6))
    const pages = await walk(asking(user.id), 3)
    expect(pages.map(({ length }) => length)).toEqual([3, 3])
    expect(pages.flat()).toEqual(inOrder(ids))
  })

  test('no rows: one empty page', async () => {
    const { user } = await players([])
    expect(await walk(asking(user.id), 3)).toEqual([[]])
  })

  test('rows of the same moment are neither skipped nor repeated', async () => {
    const { user, ids } = await players([5, 5, 5, 5, 5, 5, 5])
    for (const limit of [1, 2, 7]) expect((await walk(asking(user.id), limit)).flat()).toEqual(byId(ids))
  })

  test('a row is deleted between two pages, even the one that the token names', async () => {
    const { user, ids } = await players(minutesUpTo(5))
    const ordered = inOrder(ids)
    const ask = asking(user.id)
    const first = await ask({ limit: 2, nextToken: null })
    for (const id of [ordered[1], ordered[3]]) await deleteRow(desk, 'Player', { id, _version: 1 })
    const rest = await ask({ limit: 2, nextToken: first.nextToken })
    expect(rest.items.map(({ id }) => id).slice(0, 2)).toEqual([ordered[2], ordered[4]])
  })
})

describe('the other way round', () => {
  test.each(kinds.slice(1, 3))('%s', async (_kind, asking) => {
    const { user, ids } = await players([1, 2, 2, 2, 3])
    // For equal minutes the greater id was created first, and comes first in descending order.
    const expected = [ids[4], ids[1], ids[2], ids[3], ids[0]]
    for (const limit of [1, 2, 5])
      expect((await walk(asking(user.id, 'DESC'), limit)).flat()).toEqual(expected)
  })
})

describe('the size of a page', () => {
  test('a hundred by default', async () => {
    const { user } = await players(minutesUpTo(101))
    const query = `query D($id: ID!, $limit: Int) { it: getUser(id: $id) { players(limit: $limit) { items { id } nextToken } } }`
    for (const limit of [undefined, null]) {
      const { it } = await askFor(desk, query, { id: user.id, limit })
      expect(it.players.items).toHaveLength(100)
      expect(it.players.nextToken).not.toBeNull()
    }
  })

  test('a thousand at most', async () => {
    const { user, ids } = await players(minutesUpTo(1001))
    const pages = await walk((kinds[1] as (typeof kinds)[0])[1](user.id), 1000)
    expect(pages.map(({ length }) => length)).toEqual([1000, 1])
    expect(pages.flat()).toEqual(ids)
  })

  test.each([0, -1, 1001, 2_147_483_647])('%d is refused', async (limit) => {
    const { user } = await players([1])
    const refused = {
      errorType: 'ValidationError',
      message: 'limit must be between 1 and 1000.',
      errorInfo: { code: 'BAD_LIMIT', field: 'limit' },
    }
    const list = await desk.ask(
      `query L($limit: Int) { listPlayers(limit: $limit) { items { id } nextToken } }`,
      {
        limit,
      },
    )
    expect(list.data).toEqual({ listPlayers: null })
    expect(list.errors).toEqual([expect.objectContaining({ ...refused, path: ['listPlayers'] })])
    const nested = await askFor(
      desk,
      `query N($id: ID!, $limit: Int) { it: getUser(id: $id) { players(limit: $limit) { items { id } } } }`,
      { id: user.id, limit },
    )
    expect(nested.error).toMatchObject(refused)
  })

  test('a refused page does not affect its neighbours', async () => {
    const { user } = await players([1])
    const { data } = await desk.ask(
      `query Q($id: ID!) { before: getUser(id: $id) { id } bad: listPlayers(limit: 0) { items { id } nextToken }
        after: playersByUserPlayersId(userPlayersId: $id) { items { firstName } nextToken } }`,
      { id: user.id },
    )
    expect(data).toEqual({
      before: { id: user.id },
      bad: null,
      after: { items: [{ firstName: 'Player 0' }], nextToken: null },
    })
  })
})
