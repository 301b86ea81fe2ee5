import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openPool } from '../src/postgres/pool.ts'
import { cable } from './cable.ts'
import { newDatabase } from './database.ts'
import { PATIENT } from './patient.ts'
import { startPair } from './replica.ts'
import { serverForTest } from './running-server.ts'
import { startProcess } from './server-process.ts'
import { signToken } from './tokens.ts'

const AWAY = {
  errorType: 'ServiceUnavailable',
  message: "We can't reach our records right now. Please try again in a minute.",
}

const CREATE = 'mutation M($input: CreateDiscountInput!) { it: createDiscount(input: $input) { id } }'

/** Queries as the desk. */
async function ask(url: string, query: string, variables: object = {}) {
  const authorization = await signToken({ email: 'desk@example.org', groups: ['pmfcadmin'] })
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  })
  return response.json()
}

const create = (url: string, id: string) =>
  ask(url, CREATE, { input: { id, name: 'Sibling', type: 'FAMILY', percentage: 10 } })

const list = (url: string) => ask(url, '{ it: listDiscounts(limit: 1000) { items { id } } }')

const WRITERS = 4
const WRITES = 200

test('when a replica replaces the database, no acknowledged write is lost, and nobody restarts anything', async () => {
  const pair = await startPair()
  onTestFinished(() => pair.close())
  const main = openPool(pair.url, 1)
  await main`alter system set synchronous_standby_names = '*'`
  await main`select pg_reload_conf()`
  await main.end()
  const way = await cable(pair.url)
  const server = await startProcess({ DATABASE_URL: way.url })
  const acknowledged: string[] = []
  let refused = 0
  const write = async () => {
    while (acknowledged.length < WRITES) {
      const id = randomUUID()
      const { data, errors } = await create(server.url, id)
      if (data?.it) acknowledged.push(id)
      else {
        expect(errors).toEqual([expect.objectContaining(AWAY)])
        refused += 1
        await vi.waitUntil(async () => (await fetch(`${server.url}/healthz`)).ok, PATIENT)
      }
    }
  }
  const writing = Promise.all(Array.from({ length: WRITERS }, write))
  await vi.waitUntil(() => acknowledged.length > WRITES / 4, PATIENT)
  way.cut()
  await pair.stopMain()
  const replica = openPool(pair.replica.url, 1)
  onTestFinished(() => replica.end())
  await replica`select pg_promote()`
  await way.mend(pair.replica.url)
  await writing
  expect(refused).toBeGreaterThan(0)
  const kept = new Set((await list(server.url)).data.it.items.map(({ id }: { id: string }) => id))
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
})

test('a full disk refuses writes and keeps nothing of them, while reads continue', async () => {
  const server = await serverForTest()
  const { sql, url } = server
  // The error as PostgreSQL itself raises it.
  await sql.unsafe(`
    create function fill_disk() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$;
    create trigger fill_disk after insert on audit_entries execute function fill_disk()`)
  const id = randomUUID()
  expect((await create(url, id)).errors).toEqual([expect.objectContaining(AWAY)])
  expect((await list(url)).data.it.items).toEqual([])
  await sql`drop trigger fill_disk on audit_entries`
  expect((await create(url, id)).data.it).toEqual({ id })
})

test('a statement that never ends is given up, and later requests are answered', async () => {
  const database = await newDatabase()
  onTestFinished(() => database.drop())
  const { url } = await serverForTest({ databaseUrl: `${database.url}?statement_timeout=300` })
  const other = openPool(database.url, 1)
  onTestFinished(() => other.end())
  await other.begin(async (tx) => {
    await tx`lock table discounts in access exclusive mode`
    expect((await list(url)).errors).toEqual([expect.objectContaining(AWAY)])
  })
  expect((await list(url)).data.it.items).toEqual([])
})

test('without a free connection some are asked to try again, and all are answered once there are more', async () => {
  const database = await newDatabase()
  const role = `crowded_${randomUUID().replaceAll('-', '')}`
  const owner = openPool(database.url, 1)
  onTestFinished(async () => {
    await owner.unsafe(`drop owned by ${role}; drop role ${role}`)
    await owner.end()
    await database.drop()
  })
  await owner.unsafe(`
    create role ${role} login password 'crowded';
    grant all on all tables in schema public to ${role};
    grant all on all sequences in schema public to ${role}`)
  const address = new URL(database.url)
  address.username = role
  address.password = 'crowded'
  const { url } = await serverForTest({ databaseUrl: address.href })
  // Three connections at most from now on; the existing ones are closed.
  await owner.unsafe(`alter role ${role} connection limit 3`)
  await owner`select pg_terminate_backend(pid) from pg_stat_activity where usename = ${role}`
  const askers = () => Promise.all(Array.from({ length: 12 }, () => list(url)))
  const answers = await askers()
  const isAway = ({ errors }: { errors?: { errorType: string }[] }) =>
    errors?.[0]?.errorType === AWAY.errorType
  expect(answers.every((answer) => answer.data?.it || isAway(answer))).toBe(true)
  expect(answers.filter(isAway).length).toBeGreaterThan(0)
  await owner.unsafe(`alter role ${role} connection limit -1`)
  await vi.waitUntil(async () => (await askers()).every(({ data }) => data?.it), PATIENT)
})
