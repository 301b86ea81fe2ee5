import { expect, test } from 'vitest'
import { bulkDelete } from './bulk-delete.ts'
import { amplifyClient } from './client.ts'
import { makeRequest, type Request } from './request.ts'
import { errors, standInServer } from './test/stand-in-server.ts'

const server = standInServer()
const request = makeRequest(amplifyClient())

test('one by one, failures collected', async () => {
  let running = 0
  const runningAtStart: number[] = []
  const counted: Request = async (document, variables) => {
    runningAtStart.push(++running)
    return request<never>(document, variables).finally(() => running--)
  }
  server.answer = ({ variables }) => {
    const { id } = variables.input as { id: string }
    return id === 'b' ? errors({ message: 'Conflict resolver rejects mutation.' }) : { id, _deleted: true }
  }
  const rows = ['a', 'b', 'c'].map((id, index) => ({ id, _version: index + 1 }))
  expect(await bulkDelete(counted, 'Player', rows)).toEqual({
    deleted: ['a', 'c'],
    failures: [{ id: 'b', message: 'GraphQL Error: Conflict resolver rejects mutation.' }],
  })
  expect(server.asked.map(({ variables }) => variables)).toEqual(rows.map((input) => ({ input })))
  expect(runningAtStart).toEqual([1, 1, 1])
})

test('a model without a delete', async () => {
  const message = 'No delete mutation template found for model: RegistrationDiscount'
  const rows = [{ id: 'a', _version: 1 }]
  await expect(bulkDelete(request, 'RegistrationDiscount', rows)).rejects.toThrow(message)
  expect(server.asked).toEqual([])
})
