import { Hub } from 'aws-amplify/utils'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { migrate, migrationNames } from '../src/postgres/migrate.ts'
import { openPool, type Sql } from '../src/postgres/pool.ts'
import { admin, configureAmplify, type Person, parent } from './amplify-client.ts'
import { newDatabase } from './database.ts'
import { givenBy } from './given.ts'
import { realtimeSocket } from './realtime-socket.ts'
import type { RunningServer } from './running-server.ts'
import { type ServerProcess, startProcess } from './server-process.ts'
import { signToken } from './tokens.ts'

let desk: Person
let given: ReturnType<typeof givenBy>

beforeAll(async () => {
  desk = await admin()
  given = givenBy(desk)
})

type AtEnd = (cleanUp: () => Promise<void>) => void

async function emptyDatabase(atEnd: AtEnd = onTestFinished): Promise<{ url: string; sql: Sql }> {
  const database = await newDatabase({ template: 'template1' })
  const sql = openPool(database.url, 2)
  atEnd(async () => {
    await sql.end()
    await database.drop()
  })
  return { url: database.url, sql }
}

/** From now on the Amplify client talks to this one. */
const talkTo = ({ url }: ServerProcess) => configureAmplify({ url } as RunningServer)

const startTwo = (env: Record<string, string>, atEnd: AtEnd = onTestFinished) =>
  Promise.all([1, 2].map(() => startProcess(env, atEnd))) as Promise<[ServerProcess, ServerProcess]>

test('two that start together on an empty database migrate it and fill it once', async () => {
  const { url: databaseUrl, sql } = await emptyDatabase()
  const servers = await startTwo({ DATABASE_URL: databaseUrl, DEMO: '1' })
  const migrated = servers.map(({ output }) => output.stdout.match(/^Migrated: .*$/gm) ?? [])
  expect(migrated.map((lines) => lines.length).sort()).toEqual([0, migrationNames().length])
  expect(migrated.flat().sort()).toEqual(migrationNames().map((name) => `Migrated: ${name}`))
  expect((await sql`select name from migrations order by name`).map(({ name }) => name)).toEqual(
    migrationNames(),
  )
  expect(await sql`select from users where email = 'admin@example.org'`).toHaveLength(1)
  for (const { url, output } of servers) {
    expect(output.stderr).toBe('')
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
  }
})

test('eight warm connections that migrate at the same moment take turns: the first does it, the others find it done', async () => {
  const { url } = await emptyDatabase()
  const pools = Array.from({ length: 8 }, () => openPool(url, 1))
  onTestFinished(async () => {
    await Promise.all(pools.map((pool) => pool.end()))
  })
  await Promise.all(pools.map((pool) => pool`select 1`))
  const done = await Promise.all(pools.map(migrate))
  expect(done.filter((names) => names.length > 0)).toEqual([migrationNames()])
})

describe('two that run on one database', () => {
  const cleanUps: (() => Promise<void>)[] = []
  let sql: Sql
  let a: ServerProcess
  let b: ServerProcess

  beforeAll(async () => {
    const atEnd: AtEnd = (cleanUp) => cleanUps.unshift(cleanUp)
    const database = await emptyDatabase(atEnd)
    sql = database.sql
    ;[a, b] = await startTwo({ DATABASE_URL: database.url }, atEnd)
  })
  afterAll(async () => {
    for (const cleanUp of cleanUps) await cleanUp()
  })

  test('a subscriber at one hears in order what is written at the other, by the rules of access', async () => {
    talkTo(b)
    const [user, other] = [await given.user(), await given.user()]
    const mum = await parent(user.email as string)
    const events = mum.subscribe('subscription { onCreatePlayer { firstName } }')
    onTestFinished(() => events.end())
    await events.ready
    talkTo(a)
    await given.player({ firstName: 'Hidden', userPlayersId: other.id })
    for (const firstName of ['One', 'Two', 'Three']) await given.player({ firstName, userPlayersId: user.id })
    for (const firstName of ['One', 'Two', 'Three'])
      expect(await events.next()).toEqual({ onCreatePlayer: { firstName } })
  })

  test('a page token of one is good at the other', async () => {
    talkTo(a)
    const names = ['Page one', 'Page two', 'Page three']
    for (const name of names) await given.program({ name })
    const page = async (nextToken: string | null) =>
      (
        await desk.ask(
          `query Q($nextToken: String) { listPrograms(
            filter: { name: { beginsWith: "Page " } }, limit: 2, nextToken: $nextToken) { items { name } nextToken } }`,
          { nextToken },
        )
      ).data.listPrograms
    const first = await page(null)
    talkTo(b)
    const second = await page(first.nextToken)
    expect([...first.items, ...second.items].map(({ name }) => name).sort()).toEqual([...names].sort())
    expect(second).toMatchObject({ items: [expect.anything()], nextToken: null })
  })

  test('one that lost its channel for a while sends its clients away, and they come back by themselves', async () => {
    talkTo(b)
    const events = desk.subscribe('subscription { onCreateProgram { name } }')
    onTestFinished(() => events.end())
    await events.ready
    const socket = await realtimeSocket(b.url, { Authorization: await signToken({ email: 'a@example.org' }) })
    const backAgain = Promise.withResolvers<void>()
    onTestFinished(
      Hub.listen('api', ({ payload }) => {
        if (payload.event === 'Subscription ack') backAgain.resolve()
      }),
    )
    const channels = () =>
      sql`select pid from pg_stat_activity where datname = current_database() and query = 'listen "changes"'`
    expect(await channels()).toHaveLength(2)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query = 'listen "changes"'`
    expect(await socket.closed).toBe(1012)
    await backAgain.promise
    talkTo(a)
    await given.program({ name: 'After the gap' })
    expect(await events.next()).toEqual({ onCreateProgram: { name: 'After the gap' } })
    expect(events.errors).toEqual([])
  })
})
