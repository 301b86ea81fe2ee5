import { expect, test } from 'vitest'
import { amplifyClient } from './client.ts'
import { everyPage, everyPageOf } from './every-page.ts'
import { makeRequest } from './request.ts'
import { row, standInServer } from './test/stand-in-server.ts'

const server = standInServer()
const request = makeRequest(amplifyClient())
const registrations = { model: 'Player', id: 'p1', field: 'registrations', selection: 'id' }

test('reads pages until there is no next token, even past an empty page', async () => {
  const pages = [
    { items: ['a', 'b'], nextToken: 'second' },
    { items: [], nextToken: 'third' },
    { items: ['c'], nextToken: null },
  ]
  const asked: (string | null)[] = []
  const load = async (nextToken: string | null) => {
    asked.push(nextToken)
    return pages[asked.length - 1] as { items: string[]; nextToken: string | null }
  }
  expect(await everyPage(load)).toEqual(['a', 'b', 'c'])
  expect(asked).toEqual([null, 'second', 'third'])
})

test('a list that arrived complete is not requested again', async () => {
  expect(await everyPageOf(request, registrations, { items: [row('a')], nextToken: null })).toHaveLength(1)
  expect(server.asked).toEqual([])
})

test('a list that did not fit is fetched from where it stopped', async () => {
  const pages = [
    { registrations: { items: [row('b')], nextToken: 'third' } },
    { registrations: { items: [row('c')], nextToken: null } },
  ]
  server.answer = () => pages[server.asked.length - 1]
  const first = { items: [row('a')], nextToken: 'second' }
  const all = await everyPageOf<{ id: string }>(request, registrations, first)
  expect(all.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect(server.asked.map(({ variables }) => variables)).toEqual([
    { id: 'p1', nextToken: 'second' },
    { id: 'p1', nextToken: 'third' },
  ])
})

test('a row deleted in the meantime has nothing more', async () => {
  server.answer = () => null
  const first = { items: [row('a')], nextToken: 'second' }
  expect(await everyPageOf(request, registrations, first)).toHaveLength(1)
})
