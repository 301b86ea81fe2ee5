import { readFileSync } from 'node:fs'
import { buildSchema } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPool, type Sql } from '../../src/postgres/pool.ts'
import { routes } from '../../src/rest/routes.ts'
import { admin, configureAmplify } from '../amplify-client.ts'
import { CARDS_NOWHERE } from '../money/stripe-stand-in.ts'
import { send } from '../rest/rest-client.ts'
import { startServer } from '../running-server.ts'
import { servedRoutes } from '../served-routes.ts'
import { signToken } from '../tokens.ts'
import type { Club } from './club.ts'
import { tablesReader } from './read-tables.ts'
import { AGAIN, RENEWED } from './writes/again.ts'
import { deskWrites } from './writes/desk-writes.ts'
import { familyWrites } from './writes/family-writes.ts'
import { moneyWrites } from './writes/money-writes.ts'
import { pageWrites } from './writes/page-writes.ts'
import { routeWrites } from './writes/route-writes.ts'
import { rowWrites } from './writes/row-writes.ts'
import { tournamentWrites } from './writes/tournament-writes.ts'
import type { Writes } from './writes/write.ts'

const WRITES: Writes = {
  ...rowWrites,
  ...familyWrites,
  ...moneyWrites,
  ...deskWrites,
  ...routeWrites,
  ...tournamentWrites,
  ...pageWrites,
}

const NOW = '2025-09-28T17:00:00Z'
const club = { now: new Date(NOW) } as Club
/** A single connection, because it learns the tables on first use. */
let reading: Sql
let readTables: () => Promise<Set<string>>

beforeAll(async () => {
  club.server = await startServer({ now: () => club.now, cards: CARDS_NOWHERE, limitFactor: 1_000 })
  configureAmplify(club.server)
  club.desk = await admin()
  const token = await signToken({ email: club.desk.email, groups: ['pmfcadmin'] })
  club.call = (method, path, body) => send(club.server, method, `/manage${path}`, { token, body })
  reading = openPool(club.server.databaseUrl, 1)
  readTables = await tablesReader(reading)
})
afterAll(async () => {
  await reading.end()
  await club.server.close()
})

const isWrite = (method: string) => method.toLowerCase() !== 'get'

test('every mutation, every route of the desk and every page that accepts input is in one of the lists', () => {
  const schema = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'))
  const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {})
  const ofDesk = Object.values(routes).flat()
  const pages = servedRoutes(club.server.app).filter(({ path }) => !path.startsWith('/staging/'))
  const all = [
    ...mutations,
    ...ofDesk.filter(({ method }) => isWrite(method)).map(({ method, path }) => `${method} ${path}`),
    ...pages.filter(({ method }) => isWrite(method)).map(({ method, path }) => `${method} ${path}`),
  ]
  // The server's table has no addresses that end with a wildcard.
  const listed = [...Object.keys(WRITES).filter((name) => !name.endsWith('/*')), ...Object.keys(AGAIN)]
  expect(listed.toSorted()).toEqual([...new Set(all)].toSorted())
})

const differences = (before: Set<string>, after: Set<string>): string[] => [
  ...[...before].filter((row) => !after.has(row)),
  ...[...after].filter((row) => !before.has(row)),
]

/** The first send must succeed: if nothing was written, repeating it would prove nothing. */
test.each(Object.entries(WRITES))(
  '%s, sent again since its answer was lost, leaves all as it was after the first time',
  async (name, write) => {
    club.now = new Date(NOW)
    const sendIt = await write(club)
    const before = await readTables()
    expect(await sendIt()).toBeNull()
    const once = await readTables()
    expect(differences(before, once)).not.toEqual([])
    await sendIt()
    const changed = differences(once, await readTables())
    expect(changed.filter((row) => !RENEWED[name]?.some((table) => row.startsWith(`${table} `)))).toEqual([])
  },
)
