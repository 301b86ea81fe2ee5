import { beforeAll, expect, test } from 'vitest'
import { givenAccessToken } from '../access-token.ts'
import { forFile } from '../for-file.ts'
import { realtimeSocket } from '../realtime-socket.ts'
import { sender, someone, startMatrixServer } from './matrix-people.ts'

/** Two processes on one database: what one of them knows about a token must not open the other. */
const server = await forFile(startMatrixServer())
const other = await forFile(startMatrixServer({ databaseUrl: server.databaseUrl }))
const family = await someone(server)
let player: string

beforeAll(async () => {
  const input = { firstName: 'Mia', lastName: 'Singh', birthDate: '2017-05-31', healthNotes: 'asthma' }
  const create = 'mutation M($input: CreatePlayerInput!) { it: createPlayer(input: $input) { id } }'
  player = (await sender(server, { authorization: family.userPool })(create, { input })).data.it.id
})

async function tokenFor(wanted: Parameters<typeof givenAccessToken>[1], to = server) {
  const { token } = await givenAccessToken(server.sql, wanted)
  return sender(to, { authorization: token })
}

const errorOf = (answer: Awaited<ReturnType<ReturnType<typeof sender>>>) => answer.errors[0]?.message

test('X-2: a model outside its scope is closed, at the root and as a relation, whatever plan is cached', async () => {
  const query = '{ listPlayers { items { firstName user { email } } } }'
  const [all, players, programs] = [
    await tokenFor({}),
    await tokenFor({ models: ['Player'] }),
    await tokenFor({ models: ['Program'] }),
  ]
  for (let round = 0; round < 2; round += 1) {
    const whole = await all(query)
    expect(whole.data.listPlayers.items).toEqual([{ firstName: 'Mia', user: { email: family.email } }])
    const half = await players(query)
    expect(half.data.listPlayers.items).toEqual([{ firstName: 'Mia', user: null }])
    expect(errorOf(half)).toBe('Not Authorized to access user on type Player')
    const none = await programs(query)
    expect([none.data.listPlayers, errorOf(none)]).toEqual([
      null,
      'Not Authorized to access listPlayers on type Query',
    ])
  }
})

test('X-2: the audit shows the models in the token’s scope, and no account', async () => {
  const query = '{ listAuditEntries(limit: 1000) { items { model } } }'
  const seen = async (models: string[] | null) => {
    const { data } = await (await tokenFor({ models }))(query)
    return [...new Set(data.listAuditEntries.items.map(({ model }: { model: string }) => model))]
  }
  await givenAccessToken(server.sql)
  expect(await seen(['AuditEntry', 'Player'])).toEqual(['Player'])
  expect(await seen(['AuditEntry', 'Program'])).toEqual([])
  expect(await seen(null)).not.toContain('AccessToken')
})

test('X-2: a value computed from a closed model is null', async () => {
  const query = '{ listPlayers { items { missingConsents } } }'
  const read = async (models: string[]) =>
    (await (await tokenFor({ models }))(query)).data.listPlayers.items[0]
  expect(await read(['Player', 'Consent'])).toEqual({ missingConsents: expect.any(Array) })
  expect(await read(['Player'])).toEqual({ missingConsents: null })
})

test.each([
  'mutation { it: createPlayer(input: { firstName: "A", lastName: "B", birthDate: "2017-05-31" }) { id } }',
  'mutation { it: registerPlayers(input: { registrations: [] }) { items { id } } }',
  'mutation { it: familyCalendar { url } }',
])('X-2: %s is refused to a token for programs', async (query) => {
  const answer = await (await tokenFor({ models: ['Program'] }))(query)
  expect(errorOf(answer)).toMatch(/^Not Authorized to access \w+ on type Mutation$|Cannot query field/)
  expect(answer.data?.it ?? null).toBeNull()
})

test('X-2: it cannot subscribe to other models either', async () => {
  const { token } = await givenAccessToken(server.sql, { models: ['Program'] })
  const socket = await realtimeSocket(server.url)
  socket.start('mine', 'subscription { onCreatePlayer { id } }', { authorization: { Authorization: token } })
  expect(await socket.next()).toMatchObject({ type: 'error', id: 'mine' })
})

test('X-4: health notes are null, cannot be searched, and cannot be written by a token', async () => {
  const send = await tokenFor({})
  const read = await send('{ listPlayers { items { firstName healthNotes } } }')
  expect(read.data.listPlayers.items).toEqual([{ firstName: 'Mia', healthNotes: null }])
  for (const filter of [
    '{ healthNotes: { contains: "asthma" } }',
    '{ or: [{ healthNotes: { eq: "asthma" } }] }',
    '{ not: { healthNotes: { attributeExists: true } } }',
  ]) {
    const found = await send(`{ listPlayers(filter: ${filter}) { items { id } } }`)
    expect([found.data.listPlayers, errorOf(found)]).toEqual([
      null,
      'Not Authorized to access healthNotes on type Player',
    ])
  }
  const update = `mutation { it: updatePlayer(input: { id: "${player}", _version: 1, healthNotes: "none" }) { id } }`
  expect(errorOf(await send(update))).toBe('Unauthorized on [healthNotes]')
  const condition = `mutation { it: updatePlayer(input: { id: "${player}", _version: 1, lastName: "S" },
    condition: { healthNotes: { eq: "asthma" } }) { id } }`
  expect(errorOf(await send(condition))).toBe('Not Authorized to access healthNotes on type Player')
})

test('X-1: from the moment it expires it is refused, by every process and for every subscription', async () => {
  const { id, token } = await givenAccessToken(server.sql, { days: 1 })
  const sends = [server, other].map((to) => sender(to, { authorization: token }))
  const statuses = async () =>
    Promise.all(sends.map(async (send) => (await send('{ listPrograms { items { id } } }')).status))
  const socket = await realtimeSocket(other.url)
  socket.start('mine', 'subscription { onUpdatePlayer { firstName } }', {
    authorization: { Authorization: token },
  })
  expect(await socket.next()).toEqual({ type: 'start_ack', id: 'mine' })
  expect(await statuses()).toEqual([200, 200])
  await server.sql`update access_tokens set expires_at = now() - interval '1 second' where id = ${id}`
  expect(await statuses()).toEqual([401, 401])
  const [row] = await server.sql`select _version from players where id = ${player}`
  const rename = `mutation { updatePlayer(input: { id: "${player}", _version: ${row?._version}, lastName: "Gill" }) { id } }`
  expect((await sender(server, { authorization: family.userPool })(rename)).errors).toEqual([])
  expect(await socket.next()).toMatchObject({ type: 'error', id: 'mine' })
})

test('X-1: the name of an expired token is free again', async () => {
  const { id } = await givenAccessToken(server.sql, { name: 'Screen' })
  await server.sql`update access_tokens set expires_at = now() - interval '1 second' where id = ${id}`
  await expect(givenAccessToken(server.sql, { name: 'Screen' })).resolves.toBeDefined()
})
