import { readFileSync } from 'node:fs'
import { models } from '@touchline/domain/models.ts'
import { generateClient } from 'aws-amplify/api'
import { buildSchema, parse, validate } from 'graphql'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openPool, type Sql } from '../server/src/postgres/pool.ts'
import { admin, configureAmplify } from '../server/test/amplify-client.ts'
import { newDatabase } from '../server/test/database.ts'
import { givenBy } from '../server/test/given.ts'
import { type RunningServer, startServer } from '../server/test/running-server.ts'
import { signToken } from '../server/test/tokens.ts'
import { bulkDelete } from '../web/app/data/bulk-delete.ts'
import { amplifyClient, type Client } from '../web/app/data/client.ts'
import { completeDataByEmail } from '../web/app/data/complete-data.ts'
import {
  createDocument,
  type Document,
  deleteDocument,
  getDocument,
  indexDocuments,
  listDocument,
  updateDocument,
} from '../web/app/data/documents.ts'
import { findUsersByEmail } from '../web/app/data/find-users.ts'
import { getMany } from '../web/app/data/get-many.ts'
import { getOne } from '../web/app/data/get-one.ts'
import { listAll, listByForeignKey, listByIndex } from '../web/app/data/list-all.ts'
import { makeRequest, type Request } from '../web/app/data/request.ts'
import { updateStatus } from '../web/app/data/update-status.ts'
import { makeUserLookup } from '../web/app/data/user-cache.ts'

const cleanUps: (() => Promise<void>)[] = []
let databaseUrl: string
let sql: Sql
let given: ReturnType<typeof givenBy>
let desk: Request
let visitor: Request
let asked = 0

beforeAll(async () => {
  const database = await newDatabase()
  databaseUrl = database.url
  sql = openPool(databaseUrl, 2)
  cleanUps.push(async () => {
    await sql.end()
    await database.drop()
  })
  const server = await startServer({ databaseUrl })
  cleanUps.push(server.close)
  talkTo(server)
  given = givenBy(await admin())
  desk = await signedIn('desk@example.org', ['pmfcadmin'])
  visitor = makeRequest(amplifyClient())
})
beforeEach(() => {
  asked = 0
})
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp()
})

const talkTo = ({ url }: Pick<RunningServer, 'url'>) => configureAmplify({ url } as RunningServer)

/** A counting request function that uses somebody's token, like the browser's. */
async function signedIn(email: string, groups: string[] = []): Promise<Request> {
  const client = generateClient({
    authMode: 'lambda',
    authToken: await signToken({ email, groups }),
  }) as unknown as Client
  const counting: Client = {
    graphql: (operation) => {
      asked += 1
      return client.graphql(operation)
    },
    cancel: (pending) => client.cancel(pending),
  }
  return makeRequest(counting, { authMode: 'lambda' })
}

const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)

const registrationFee = async () => given.fee((await given.program({ endDate: '2099-12-18' })).id)

test('every document of the browser is one that the service understands', () => {
  const schema = buildSchema(readFileSync(new URL('../server/schema.graphql', import.meta.url), 'utf8'))
  const templates = { listDocument, getDocument, createDocument, updateDocument, deleteDocument }
  const written = Object.entries(templates).map(([name, template]) => {
    const documents = Object.keys(models).flatMap((model): Document[] => {
      try {
        return [template(model)]
      } catch {
        return []
      }
    })
    return [name, documents] as const
  })
  expect(Object.fromEntries(written.map(([name, documents]) => [name, documents.length]))).toEqual({
    listDocument: 10,
    getDocument: 8,
    createDocument: 10,
    updateDocument: 7,
    deleteDocument: 8,
  })
  const indexed = Object.values(indexDocuments)
  expect(indexed).toHaveLength(6)
  for (const { query } of [...written.flatMap(([, documents]) => documents), ...indexed])
    expect({ query, errors: validate(schema, parse(query)) }).toEqual({ query, errors: [] })
})

test('a list of more than a thousand comes in pages until the last, without the deleted', async () => {
  await sql`
    insert into discounts (id, name, type, percentage_basis_points, created_at, updated_at, _version, _deleted, _last_changed_at)
    select 'discount-' || n, 'Sibling', 'FAMILY', 1000, '2025-01-01T00:00:00.000Z', '2025-01-01T00:00:00.000Z', 1, n > 2100, n
    from generate_series(1, 2150) n`
  const rows = await listAll(desk, 'Discount', { name: { eq: 'Sibling' } })
  expect(new Set(ids(rows)).size).toBe(2100)
  expect(rows).toHaveLength(2100)
  expect(asked).toBe(3)
  expect(await listAll(desk, 'Discount', { name: { eq: 'nobody' } })).toEqual([])
})

test('many ids are got in batches: in their order, each once, without the missing', async () => {
  const made = await Promise.all(Array.from({ length: 25 }, (_, n) => given.player({ firstName: `P${n}` })))
  const rows = await getMany(desk, 'Player', [...ids(made), 'missing', ...ids(made)])
  expect(ids(rows)).toEqual(ids(made))
  expect(asked).toBe(26)
})

test('the complete data of an address is that family’s, for the desk and for the family itself', async () => {
  const [user, other] = [await given.user(), await given.user()]
  const fee = await registrationFee()
  const family = async (userPlayersId: string) => {
    const players = [await given.player({ userPlayersId }), await given.player({ userPlayersId })]
    const registrations = [await given.registration(players[0]?.id as string, fee.id)]
    return { players, registrations, kitOrders: [await given.kitOrder(players[1]?.id as string)] }
  }
  const mine = await family(user.id)
  await family(other.id)
  const email = user.email as string
  for (const request of [desk, await signedIn(email)]) {
    const { users, players, registrations, kitOrders } = await completeDataByEmail(request, email)
    expect(ids(users)).toEqual([user.id])
    expect(ids(players).sort()).toEqual(ids(mine.players).sort())
    expect(ids(registrations)).toEqual(ids(mine.registrations))
    expect(ids(kitOrders)).toEqual(ids(mine.kitOrders))
  }
  const stranger = await signedIn(other.email as string)
  const nothing = { users: [], players: [], registrations: [], kitOrders: [] }
  expect(await completeDataByEmail(stranger, email)).toEqual(nothing)
  expect(await listByForeignKey(desk, 'Player', 'userPlayersId', user.id)).toHaveLength(2)
  expect(await listByIndex(desk, 'playersByUserPlayersId', { userPlayersId: user.id })).toHaveLength(2)
})

test('a bulk deletion goes on past a player who is registered', async () => {
  const players = [await given.player(), await given.player({ firstName: 'Leo' }), await given.player()]
  const [first, registered, last] = players as [Player, Player, Player]
  await given.registration(registered.id, (await registrationFee()).id)
  const { deleted, failures } = await bulkDelete(desk, 'Player', players as never)
  expect(deleted).toEqual([first.id, last.id])
  expect(failures).toEqual([{ id: registered.id, message: expect.stringMatching(/^GraphQL Error: .*Leo/) }])
  expect(ids(await getMany(desk, 'Player', ids(players)))).toEqual([registered.id])
})

type Player = Awaited<ReturnType<typeof given.player>>

test('a status is set at the given or the current version, and a stale version is refused', async () => {
  const { id } = await given.player()
  expect(await updateStatus(desk, 'Player', id, 'INACTIVE', 1)).toMatchObject({
    status: 'INACTIVE',
    _version: 2,
  })
  expect(await updateStatus(desk, 'Player', id, 'ACTIVE')).toMatchObject({ status: 'ACTIVE', _version: 3 })
  const stale = updateStatus(desk, 'Player', id, 'INACTIVE', 1)
  await expect(stale).rejects.toThrow('GraphQL Error: Conflict resolver rejects mutation.')
  await expect(stale).rejects.toMatchObject({
    cause: { errors: [{ errorType: 'ConflictUnhandled', data: { id, status: 'ACTIVE', _version: 3 } }] },
  })
  await expect(updateStatus(desk, 'Player', 'gone', 'ACTIVE')).rejects.toThrow(
    'Player with id gone not found',
  )
})

test('users are found by their address in any case; a refusal is logged and finds nobody', async () => {
  const user = await given.user({ email: 'grandma@example.org' })
  expect(ids(await findUsersByEmail(desk, 'Grandma@Example.org'))).toEqual([user.id])
  expect(await findUsersByEmail(desk, 'nobody@example.org')).toEqual([])
  const log = vi.fn()
  expect(await findUsersByEmail(visitor, 'grandma@example.org', log)).toEqual([])
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.any(String), new Error('Unauthorized'))
})

test('a user is looked up once in half a minute, however many ask, and each time while impersonating', async () => {
  const user = await given.user()
  const email = user.email as string
  let [now, isImpersonating] = [0, false]
  const find = makeUserLookup({ request: desk, isImpersonating: () => isImpersonating, now: () => now })
  for (const users of await Promise.all([find(email), find(email)])) expect(ids(users)).toEqual([user.id])
  now = 29_999
  await find(email)
  expect(asked).toBe(1)
  now = 30_000
  await find(email)
  expect(asked).toBe(2)
  isImpersonating = true
  await find(email)
  await find(email)
  expect(asked).toBe(4)
})

test('a server that is gone is a network error where it counts, and nothing found where that will do', async () => {
  const server = await startServer({ databaseUrl })
  talkTo(server)
  await server.close()
  await expect(listAll(desk, 'Program')).rejects.toThrow(/^A network error has occurred\.$/)
  const log = vi.fn()
  expect(await getOne(desk, 'Program', 'any', log)).toBeNull()
  expect(await completeDataByEmail(desk, 'any@example.org', log)).toEqual({
    users: [],
    players: [],
    registrations: [],
    kitOrders: [],
  })
  expect(log.mock.calls.map(([, error]) => error.message)).toEqual(
    Array(2).fill('A network error has occurred.'),
  )
})
