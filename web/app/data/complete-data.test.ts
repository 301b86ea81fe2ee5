import { expect, test, vi } from 'vitest'
import { amplifyClient } from './client.ts'
import { completeDataByEmail } from './complete-data.ts'
import { makeRequest } from './request.ts'
import { errors, row, standInServer } from './test/stand-in-server.ts'

const server = standInServer()
const request = makeRequest(amplifyClient())
const family: Record<string, unknown[]> = {
  usersByEmail: [row('u1'), row('u2'), row('u3', { _deleted: true })],
  listPlayers: [row('p1', { userPlayersId: 'u1' }), row('p2', { userPlayersId: 'u2' })],
  listPlayerProgramRegistrations: [row('r1', { playerRegistrationsId: 'p1' })],
  listKitOrders: [row('k1', { playerKitOrdersId: 'p2' })],
}
const answerWith = (rows: Record<string, unknown[]>) => {
  server.answer = ({ field }) => ({ items: rows[field] ?? [], nextToken: null })
}

test('users, their players, and those players’ registrations and kit orders', async () => {
  answerWith(family)
  expect(await completeDataByEmail(request, 'parent@example.org')).toEqual({
    users: [row('u1'), row('u2')],
    players: family.listPlayers,
    registrations: family.listPlayerProgramRegistrations,
    kitOrders: family.listKitOrders,
  })
  const variables = Object.fromEntries(server.asked.map((asked) => [asked.field, asked.variables]))
  const ofPlayers = (key: string) => ({ or: [{ [key]: { eq: 'p1' } }, { [key]: { eq: 'p2' } }] })
  expect(variables).toMatchObject({
    usersByEmail: { email: 'parent@example.org' },
    listPlayers: { filter: { or: [{ userPlayersId: { eq: 'u1' } }, { userPlayersId: { eq: 'u2' } }] } },
    listPlayerProgramRegistrations: { filter: ofPlayers('playerRegistrationsId') },
    listKitOrders: { filter: ofPlayers('playerKitOrdersId') },
  })
})

test.each([
  ['no user', {}, ['usersByEmail']],
  ['no players', { usersByEmail: [row('u1')] }, ['usersByEmail', 'listPlayers']],
])('%s: no further requests', async (_what, rows, asked) => {
  answerWith(rows)
  const data = await completeDataByEmail(request, 'newparent@example.org')
  expect(data).toMatchObject({ players: [], registrations: [], kitOrders: [] })
  expect(server.asked.map(({ field }) => field)).toEqual(asked)
})

test.each(Object.keys(family))('%s fails: logged, four empty lists', async (failing) => {
  answerWith(family)
  const { answer } = server
  server.answer = (asked, response) =>
    asked.field === failing ? errors({ message: 'busy' }) : answer(asked, response)
  const log = vi.fn()
  expect(await completeDataByEmail(request, 'parent@example.org', log)).toEqual({
    users: [],
    players: [],
    registrations: [],
    kitOrders: [],
  })
  expect(log.mock.calls).toEqual([
    ['Could not load the complete data of parent@example.org', new Error('GraphQL Error: busy')],
  ])
})
