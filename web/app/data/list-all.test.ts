import { expect, test } from 'vitest'
import { amplifyClient } from './client.ts'
import { listAll, listByForeignKey, listByIndex } from './list-all.ts'
import { makeRequest } from './request.ts'
import { errors, row, standInServer } from './test/stand-in-server.ts'

const server = standInServer()
const request = makeRequest(amplifyClient())
const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)

test('pages of 1,000 until there is no next token, an empty page among them', async () => {
  const pages = [
    { items: [row('a'), row('b')], nextToken: 'second' },
    { items: [], nextToken: 'third' },
    { items: [row('c')], nextToken: null },
  ]
  server.answer = () => pages[server.asked.length - 1]
  expect(ids(await listAll(request, 'Player', { status: { eq: 'ACTIVE' } }))).toEqual(['a', 'b', 'c'])
  const filter = { status: { eq: 'ACTIVE' } }
  expect(server.asked.map(({ variables }) => variables)).toEqual([
    { filter, limit: 1000, nextToken: null },
    { filter, limit: 1000, nextToken: 'second' },
    { filter, limit: 1000, nextToken: 'third' },
  ])
})

test('deleted and hidden items are dropped', async () => {
  server.answer = () => ({
    items: [row('a'), row('b', { _deleted: true }), null, row('c', { _deleted: false })],
    nextToken: null,
  })
  expect(ids(await listAll(request, 'Program'))).toEqual(['a', 'c'])
})

test('a page that fails makes the list fail', async () => {
  server.answer = () =>
    server.asked.length === 1 ? { items: [row('a')], nextToken: 'second' } : errors({ message: 'bad token' })
  await expect(listAll(request, 'Program')).rejects.toThrow('GraphQL Error: bad token')
})

test('a model without a template', async () => {
  await expect(listAll(request, 'Referee')).rejects.toThrow('No query template found for model: Referee')
})

test('by a foreign key equal to a value', async () => {
  server.answer = () => ({ items: [row('fee')], nextToken: null })
  expect(ids(await listByForeignKey(request, 'ProgramFee', 'programFeesId', 'program-1'))).toEqual(['fee'])
  expect(server.asked).toMatchObject([
    { field: 'listProgramFees', variables: { filter: { programFeesId: { eq: 'program-1' } } } },
  ])
})

test('by an index, paged and without deleted items too', async () => {
  server.answer = () => ({
    items: [row(`order-${server.asked.length}`), row('gone', { _deleted: true })],
    nextToken: server.asked.length === 1 ? 'second' : null,
  })
  const variables = { playerKitOrdersId: 'p1', status: { eq: 'PAID' }, sortDirection: 'DESC' } as const
  const orders = await listByIndex(request, 'kitOrdersByPlayerKitOrdersIdAndStatus', variables)
  expect(ids(orders)).toEqual(['order-1', 'order-2'])
  expect(server.asked.map((asked) => asked.variables)).toEqual([
    { ...variables, limit: 1000, nextToken: null },
    { ...variables, limit: 1000, nextToken: 'second' },
  ])
})
