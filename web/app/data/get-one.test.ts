import { expect, test, vi } from 'vitest'
import { amplifyClient } from './client.ts'
import { getOne, loadRow } from './get-one.ts'
import { makeRequest } from './request.ts'
import { errors, row, standInServer } from './test/stand-in-server.ts'

const server = standInServer()
const request = makeRequest(amplifyClient())

test.each([
  ['there', row('p1'), row('p1')],
  ['missing', null, null],
  ['deleted', row('p1', { _deleted: true }), null],
])('a row that is %s', async (_what, answer, expected) => {
  server.answer = () => answer
  expect(await loadRow(request, 'Player', 'p1')).toEqual(expected)
  expect(await getOne(request, 'Player', 'p1')).toEqual(expected)
})

test('a failure is thrown by the load, logged and null for the get', async () => {
  server.answer = () => errors({ message: 'busy' })
  const log = vi.fn()
  await expect(loadRow(request, 'Player', 'p1')).rejects.toThrow('GraphQL Error: busy')
  expect(await getOne(request, 'Player', 'p1', log)).toBeNull()
  expect(log.mock.calls).toEqual([
    ['Could not get Player p1', expect.objectContaining({ message: 'GraphQL Error: busy' })],
  ])
})

test('the log is console.error by default', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  server.answer = () => errors({ message: 'busy' })
  expect(await getOne(request, 'Player', 'p1')).toBeNull()
  expect(log).toHaveBeenCalledOnce()
  log.mockRestore()
})

test('a model without a template is a mistake, not a missing row', async () => {
  const message = 'No query template found for model: AppliableDiscount'
  await expect(getOne(request, 'AppliableDiscount', 'a1')).rejects.toThrow(message)
})
