import { expect, test } from 'vitest'
import { amplifyClient } from './client.ts'
import { makeRequest } from './request.ts'
import { row, standInServer } from './test/stand-in-server.ts'
import { createRow, deleteRow, updateRow } from './write-row.ts'

const server = standInServer()
const request = makeRequest(amplifyClient())

test('create', async () => {
  server.answer = () => row('new')
  const input = { firstName: 'Ada', lastName: 'Moss', birthDate: '2016-05-01' }
  expect(await createRow(request, 'Player', input)).toEqual(row('new'))
  expect(server.asked).toMatchObject([{ field: 'createPlayer', variables: { input } }])
})

test('create and update with a condition', async () => {
  server.answer = () => row('o1')
  const condition = { status: { eq: 'PENDING' } }
  await createRow(request, 'KitOrder', { quantity: 1 }, condition)
  await updateRow(request, 'KitOrder', { id: 'o1', _version: 1, size: 'M' }, condition)
  expect(server.asked).toMatchObject([
    { field: 'createKitOrder', variables: { input: { quantity: 1 }, condition } },
    { field: 'updateKitOrder', variables: { input: { id: 'o1', _version: 1, size: 'M' }, condition } },
  ])
})

test('delete sends the id and the version alone', async () => {
  const tombstone = { id: 'fee', _version: 4, _deleted: true }
  server.answer = () => tombstone
  const fee = { id: 'fee', _version: 3, amount: 80 }
  expect(await deleteRow(request, 'ProgramFee', fee)).toEqual(tombstone)
  expect(server.asked[0]?.variables).toEqual({ input: { id: 'fee', _version: 3 } })
})

test.each([
  ['create', () => createRow(request, 'Referee', {})],
  ['update', () => updateRow(request, 'ProgramFee', { id: 'a', _version: 1 })],
  ['delete', () => deleteRow(request, 'RegistrationDiscount', { id: 'a', _version: 1 })],
])('no %s template', async (verb, call) => {
  await expect(call()).rejects.toThrow(`No ${verb} mutation template found for model: `)
  expect(server.asked).toEqual([])
})
