import { expect, test } from 'vitest'
import { amplifyClient } from './client.ts'
import { makeRequest } from './request.ts'
import { errors, row, standInServer } from './test/stand-in-server.ts'
import { updateStatus } from './update-status.ts'

const server = standInServer()
const request = makeRequest(amplifyClient())

test.each([
  ['the given version', 4, 4],
  ['a given version of 0', 0, 0],
  ['the current version when none is given', undefined, 7],
])('status update with %s', async (_which, given, sent) => {
  server.answer = ({ field }) => row('r1', { _version: field === 'getKitOrder' ? 7 : 8, status: 'PAID' })
  expect(await updateStatus(request, 'KitOrder', 'r1', 'PAID', given)).toMatchObject({ _version: 8 })
  expect(server.asked).toMatchObject([
    { field: 'getKitOrder', variables: { id: 'r1' } },
    { field: 'updateKitOrder', variables: { input: { id: 'r1', status: 'PAID', _version: sent } } },
  ])
})

test.each([
  ['missing', null],
  ['deleted', row('r1', { _deleted: true })],
])('status update of a %s row', async (_what, answer) => {
  server.answer = () => answer
  const update = updateStatus(request, 'PlayerProgramRegistration', 'r1', 'PAID', 3)
  await expect(update).rejects.toThrow(new Error('PlayerProgramRegistration with id r1 not found'))
  expect(server.asked).toHaveLength(1)
})

test('a status update that cannot load the row says why', async () => {
  server.answer = () => errors({ message: 'busy' })
  await expect(updateStatus(request, 'Player', 'p1', 'ACTIVE')).rejects.toThrow('GraphQL Error: busy')
})

test('status update of a model without an update', async () => {
  const message = 'No update mutation template found for model: ProgramFee'
  await expect(updateStatus(request, 'ProgramFee', 'a', 'PAID')).rejects.toThrow(message)
  expect(server.asked).toEqual([])
})
