import { expect, test } from 'vitest'
import { amplifyClient } from './client.ts'
import { getMany } from './get-many.ts'
import { makeRequest, type Request } from './request.ts'
import { errors, row, standInServer } from './test/stand-in-server.ts'

const server = standInServer()
const request = makeRequest(amplifyClient())
const twentyFive = Array.from({ length: 25 }, (_, index) => `p${index}`)

test('batches of 10: each in parallel, one batch after another', async () => {
  let running = 0
  const runningAtStart: number[] = []
  const counted: Request = async (document, variables) => {
    runningAtStart.push(++running)
    return request<never>(document, variables).finally(() => running--)
  }
  server.answer = ({ variables }) => row(variables.id as string)
  const rows = await getMany(counted, 'Player', twentyFive)
  expect(rows.map(({ id }) => id)).toEqual(twentyFive)
  const ten = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
  expect(runningAtStart).toEqual([...ten, ...ten, 1, 2, 3, 4, 5])
})

test('each id once; missing and deleted rows are left out', async () => {
  server.answer = ({ variables: { id } }) =>
    id === 'missing' ? null : row(id as string, { _deleted: id === 'deleted' })
  const rows = await getMany(request, 'Player', ['b', 'missing', 'a', 'deleted', 'b'])
  expect(rows.map(({ id }) => id)).toEqual(['b', 'a'])
  expect(server.asked).toHaveLength(4)
})

test('no ids, no request', async () => {
  expect(await getMany(request, 'Player', [])).toEqual([])
  expect(server.asked).toEqual([])
})

test('one failure makes the whole call fail', async () => {
  server.answer = ({ variables: { id } }) => (id === 'b' ? errors({ message: 'busy' }) : row(id as string))
  await expect(getMany(request, 'Player', ['a', 'b'])).rejects.toThrow('GraphQL Error: busy')
})
