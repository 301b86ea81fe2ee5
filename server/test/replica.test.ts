import { randomUUID } from 'node:crypto'
import { isNonNullType } from 'graphql'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { migrate } from '../src/postgres/migrate.ts'
import { openPool, type Sql } from '../src/postgres/pool.ts'
import { ReplicaReads, readsFrom, replicaProblem } from '../src/postgres/reads.ts'
import { sealDatabase } from '../src/secrets/seal-database.ts'
import { admin, configureAmplify, type Person, parent, visitor } from './amplify-client.ts'
import { documentFor, operationsOf } from './attacks/attack-documents.ts'
import { sampleValue } from './attacks/sample-input.ts'
import { newDatabase } from './database.ts'
import { givenBy } from './given.ts'
import { type Pair, startPair } from './replica.ts'
import { type RunningServer, startServer } from './running-server.ts'
import { testKeys } from './secret-key.ts'

let pair: Pair
let replica: Sql
let server: RunningServer
let reads: ReplicaReads
let desk: Person
let given: ReturnType<typeof givenBy>
const warnings: unknown[] = []
const METRICS_TOKEN = 'vK2xQ8-a-token-for-tests-only'

beforeAll(async () => {
  pair = await startPair()
  const sql = openPool(pair.url, 1)
  await migrate(sql)
  await sealDatabase(sql, testKeys)
  await sql.end()
  replica = openPool(pair.replica.url, 4)
  server = await startServer({
    databaseUrl: pair.url,
    metricsToken: METRICS_TOKEN,
    limitFactor: 100,
    readsOf: (main) => {
      reads = new ReplicaReads(main, replica, (reason) => warnings.push(reason))
      return reads
    },
  })
  configureAmplify(server)
  desk = await admin()
  given = givenBy(desk)
})
afterAll(async () => {
  await server?.close()
  await replica?.end({ timeout: 5 })
  await pair?.close()
})

const nameOf = async (person: Person, id: string) =>
  (await person.ask('query Q($id: ID!) { getProgram(id: $id) { name } }', { id })).data.getProgram?.name

/** Asks until the replica is read again: after it lagged or was down, it is skipped for a moment. */
async function untilReplicaAnswers(): Promise<void> {
  const before = reads.answered.replica
  await expect
    .poll(
      async () => {
        await visitor().ask('query { listPrograms { items { id } } }')
        return reads.answered.replica
      },
      { timeout: 30_000 },
    )
    .toBeGreaterThan(before)
}

test('an acknowledged write is in the next answer, whoever asks', async () => {
  await untilReplicaAnswers()
  for (let n = 1; n <= 100; n += 1) {
    const { id } = await given.program({ name: `Program ${n}` })
    expect(await Promise.all([nameOf(desk, id), nameOf(visitor(), id)])).toEqual(
      Array(2).fill(`Program ${n}`),
    )
  }
})

test('a replica can answer every query of the service: none of them writes there', async () => {
  const { id: owner } = await given.user()
  // Gives the books something to be brought up to date with first.
  await server.sql`insert into stale_accounts (account_id) values (${owner})`
  await untilReplicaAnswers()
  warnings.length = 0
  const idOf = () => randomUUID()
  for (const field of operationsOf('Query')) {
    const needed = field.args.filter(({ type }) => isNonNullType(type))
    const variables = Object.fromEntries(
      needed.map(({ name, type }) => [name, sampleValue(type, name, { ownId: idOf(), idOf })]),
    )
    const { errors } = await desk.ask(documentFor('Query', field), variables)
    expect(errors.filter(({ errorType }) => errorType === 'InternalFailure')).toEqual([])
  }
  expect(warnings).toEqual([])
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  const metrics = await (await fetch(`${server.url}/metrics`, { headers })).text()
  expect(metrics).toContain(`touchline_reads{from="replica"} ${reads.answered.replica}`)
})

test('a lagging replica is not read: a family sees its own child at once', async () => {
  await untilReplicaAnswers()
  const user = await given.user()
  const mum = await parent(String(user.email))
  await replica`select pg_wal_replay_pause()`
  onTestFinished(async () => void (await replica`select pg_wal_replay_resume()`))
  const state = async () => (await replica`select pg_get_wal_replay_pause_state() as state`)[0]?.state
  await expect.poll(state, { timeout: 30_000 }).toBe('paused')
  const { id } = await given.player({ firstName: 'Late', userPlayersId: user.id })
  expect(await replica`select from players where id = ${id}`).toHaveLength(0)
  const { data } = await mum.ask('query Q($id: ID!) { getPlayer(id: $id) { firstName } }', { id })
  expect(data.getPlayer).toEqual({ firstName: 'Late' })
  await replica`select pg_wal_replay_resume()`
  await untilReplicaAnswers()
})

test('without its replica the site continues, says so once, and returns to it by itself', async () => {
  await untilReplicaAnswers()
  warnings.length = 0
  await pair.replica.stop()
  const { id } = await given.program({ name: 'While it was away' })
  for (let n = 0; n < 5; n += 1) expect(await nameOf(desk, id)).toBe('While it was away')
  expect(warnings).toHaveLength(1)
  await pair.replica.start()
  await untilReplicaAnswers()
  expect(await nameOf(desk, id)).toBe('While it was away')
})

test('only a replica of this very database is read', async () => {
  const stranger = await newDatabase()
  const pool = openPool(stranger.url, 1)
  onTestFinished(async () => {
    await pool.end()
    await stranger.drop()
  })
  const NONE = 'DATABASE_READ_URL doesn’t point to a replica of the database.'
  expect(await replicaProblem(server.sql, replica)).toBeNull()
  expect(await replicaProblem(server.sql, pool)).toBe(NONE)
  expect(await replicaProblem(server.sql, server.sql)).toBe(NONE)
  const told: unknown[] = []
  const fooled = new ReplicaReads(server.sql, pool, (reason) => told.push(String(reason)))
  const here = async (sql: Sql) => (await sql`select current_database() as name`)[0]?.name
  expect(await fooled.run(here)).toBe(await readsFrom(server.sql).run(here))
  expect(told).toEqual([`Error: ${NONE}`])
})
