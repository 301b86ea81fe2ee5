import { expect, test } from 'vitest'
import { amplifyClient } from './client.ts'
import { makeRequest } from './request.ts'
import { searchAll, searchFirst } from './search.ts'
import { errors, row, standInServer } from './test/stand-in-server.ts'

const server = standInServer()
const request = makeRequest(amplifyClient())
const search = {
  model: 'Player',
  selection: 'id',
  filter: { words: { match: 'maya' } },
  sort: [{ field: 'lastName', direction: 'asc' as const }],
}

test('returns everything found, in pages of 1,000 until there is no next token', async () => {
  const pages = [
    { items: [row('a'), row('b')], nextToken: 'second' },
    { items: [row('c')], nextToken: null },
  ]
  server.answer = () => pages[server.asked.length - 1]
  const rows = await searchAll<{ id: string }>(request, search)
  expect(rows.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  const { filter, sort } = search
  expect(server.asked.map(({ variables }) => variables)).toEqual([
    { filter, sort, limit: 1000, nextToken: null },
    { filter, sort, limit: 1000, nextToken: 'second' },
  ])
})

test('shows a small first page of a long list while the rest is loading', async () => {
  const pages = [
    { items: [row('a')], nextToken: 'second' },
    { items: [row('b')], nextToken: null },
  ]
  server.answer = () => pages[server.asked.length - 1]
  const shown: unknown[] = []
  const show = (rows: { id: string }[]) => shown.push([rows.map(({ id }) => id), server.asked.length])
  const rows = await searchAll<{ id: string }>(request, search, { limit: 100, show })
  expect(shown).toEqual([[['a'], 1]])
  expect(rows.map(({ id }) => id)).toEqual(['a', 'b'])
  expect(server.asked.map(({ variables }) => [variables.limit, variables.nextToken])).toEqual([
    [100, null],
    [1000, 'second'],
  ])
})

test('a first page that is the whole list is not shown separately', async () => {
  server.answer = () => ({ items: [row('a')], nextToken: null })
  const show = () => expect.unreachable()
  expect(await searchAll(request, search, { limit: 100, show })).toHaveLength(1)
})

test('the first few are one page', async () => {
  server.answer = () => ({ items: [row('a')], nextToken: 'more' })
  expect(await searchFirst<{ id: string }>(request, search, 20)).toHaveLength(1)
  expect(server.asked.map(({ variables }) => variables.limit)).toEqual([20])
})

test('a page that fails makes the search fail', async () => {
  server.answer = () =>
    server.asked.length === 1 ? { items: [row('a')], nextToken: 'second' } : errors({ message: 'bad token' })
  await expect(searchAll(request, search)).rejects.toThrow('GraphQL Error: bad token')
})
