import { Hub } from 'aws-amplify/utils'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { ownIdentity } from '../src/identity/modes-config.ts'
import { limits } from '../src/limits/limit-table.ts'
import { MAIL_JOB } from '../src/mail/outbox/outbox.ts'
import { migrate, migrationNames } from '../src/postgres/migrate.ts'
import { openPool, type Sql } from '../src/postgres/pool.ts'
import { admin, configureAmplify, type Person } from './amplify-client.ts'
import { newDatabase } from './database.ts'
import { givenBy } from './given.ts'
import { TestSmtp } from './mail/smtp.ts'
import { PATIENT } from './patient.ts'
import { type RealtimeSocket, realtimeSocket } from './realtime-socket.ts'
import type { RunningServer } from './running-server.ts'
import { type ServerProcess, startProcess } from './server-process.ts'
import { signToken } from './tokens.ts'

/** Each check is a request to a server that is busy with others. */
const UNHURRIED = { ...PATIENT, interval: 250 }

const DEMO_ACCOUNTS = 'admin@example.org, parent@example.org, newparent@example.org'

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

const cleanUps: (() => Promise<void>)[] = []
const smtp = new TestSmtp()
let desk: Person
let given: ReturnType<typeof givenBy>
let sql: Sql
/** Started together on an empty database; the tests with two use the first two. */
let four: ServerProcess[]

beforeAll(async () => {
  const atEnd: AtEnd = (cleanUp) => cleanUps.unshift(cleanUp)
  desk = await admin()
  given = givenBy(desk)
  await smtp.listen()
  atEnd(() => smtp.close())
  const database = await emptyDatabase(atEnd)
  sql = database.sql
  const env = { DATABASE_URL: database.url, DEMO: '1', SMTP_URL: smtp.url }
  four = await Promise.all([1, 2, 3, 4].map(() => startProcess(env, atEnd)))
})
afterAll(async () => {
  for (const cleanUp of cleanUps) await cleanUp()
})

/** Points the Amplify client at this server. */
const talkTo = (server: ServerProcess | undefined) => configureAmplify({ url: server?.url } as RunningServer)

test('four that start together on an empty database migrate and fill it once', async () => {
  const migrated = four.map(({ output }) => output.stdout.match(/^Migrated: .*$/gm) ?? [])
  expect(migrated.map((lines) => lines.length).sort()).toEqual([0, 0, 0, migrationNames().length])
  expect(migrated.flat().sort()).toEqual(migrationNames().map((name) => `Migrated: ${name}`))
  expect((await sql`select name from migrations order by name`).map(({ name }) => name)).toEqual(
    migrationNames(),
  )
  expect(await sql`select from users where email = 'admin@example.org'`).toHaveLength(1)
  for (const { url, output } of four) {
    expect(output.stderr).toBe('')
    // Printed right after it is ready, which is all that was waited for.
    await vi.waitUntil(() => output.stdout.includes(`\nDemo accounts: ${DEMO_ACCOUNTS}\n`), PATIENT)
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
  }
})

test('eight connections that migrate at once take turns: the first does it, the others find it done', async () => {
  const { url } = await emptyDatabase()
  const pools = Array.from({ length: 8 }, () => openPool(url, 1))
  onTestFinished(async () => {
    await Promise.all(pools.map((pool) => pool.end()))
  })
  await Promise.all(pools.map((pool) => pool`select 1`))
  const done = await Promise.all(pools.map(migrate))
  expect(done.filter((names) => names.length > 0)).toEqual([migrationNames()])
})

/** The answer of this process's user pool. */
async function askPool({ url }: ServerProcess, operation: string, body: object) {
  const answer = await fetch(`${url}/cognito/user-pool`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify({ ClientId: ownIdentity.userPoolClientId, ...body }),
  })
  return answer.json()
}

/** The next row received by a subscriber. */
async function heard(socket: RealtimeSocket) {
  let frame = await socket.next()
  while (frame.type !== 'data') frame = await socket.next()
  return frame.payload?.data
}

describe.each([2, 4])('%i running on one database', (count) => {
  let servers: ServerProcess[]

  beforeAll(() => {
    servers = four.slice(0, count)
  })

  test('subscribers on each hear in order what is written on any, by the access rules', async () => {
    talkTo(servers[0])
    const [user, other] = [await given.user(), await given.user()]
    const credentials = { Authorization: await signToken({ email: user.email as string }) }
    const sockets = await Promise.all(servers.map(({ url }) => realtimeSocket(url, credentials)))
    for (const socket of sockets) {
      socket.start('players', 'subscription { onCreatePlayer { firstName } }')
      expect(await socket.next()).toEqual({ type: 'start_ack', id: 'players' })
    }
    for (const [n, server] of servers.entries()) {
      talkTo(server)
      await given.player({ firstName: 'Hidden', userPlayersId: other.id })
      await given.player({ firstName: `Written at ${n}`, userPlayersId: user.id })
    }
    for (const socket of sockets)
      for (const n of servers.keys())
        expect(await heard(socket)).toEqual({ onCreatePlayer: { firstName: `Written at ${n}` } })
  })

  test('a page cached by each is updated everywhere when one of them changes its content', async () => {
    const pageAt = async ({ url }: ServerProcess) => (await fetch(`${url}/programs`)).text()
    const pages = await Promise.all(servers.map(pageAt))
    talkTo(servers[0])
    const { data } = await desk.ask('query { listPrograms(limit: 200) { items { id name _version } } }')
    const shown = data.listPrograms.items.find(({ name }: { name: string }) =>
      pages.every((page) => page.includes(name)),
    )
    const name = `Shown by all ${count}`
    const { errors } = await desk.ask(
      'mutation M($input: UpdateProgramInput!) { updateProgram(input: $input) { id } }',
      { input: { id: shown.id, name, _version: shown._version } },
    )
    expect(errors).toEqual([])
    for (const server of servers)
      await vi.waitUntil(async () => (await pageAt(server)).includes(name), UNHURRIED)
  })

  test('an allowance used up on one is used up on all', async () => {
    const message = {
      name: 'Ana',
      email: 'ana@example.org',
      phone: '',
      topic: 'KIT',
      childAge: '',
      message: 'Hello?',
    }
    const statusAt = async ({ url }: ServerProcess) => {
      const answer = await fetch(`${url}/contact-messages`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.20.30.${count}` },
        // A second tap is the same message: it counts, but is not emailed again.
        body: JSON.stringify({ message, key: 'one-and-the-same' }),
      })
      return answer.status
    }
    const [first, ...others] = servers as [ServerProcess, ...ServerProcess[]]
    for (let n = 0; n < limits['contact messages'].address; n += 1) expect(await statusAt(first)).toBe(200)
    expect(await statusAt(first)).toBe(429)
    for (const server of others) await vi.waitUntil(async () => (await statusAt(server)) === 429, UNHURRIED)
  })

  test('signing out on one ends the session on all, at once', async () => {
    const [first, last] = [servers[0], servers.at(-1)] as [ServerProcess, ServerProcess]
    const { AuthenticationResult } = await askPool(first, 'InitiateAuth', {
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: 'parent@example.org', PASSWORD: 'kickoff-2022' },
    })
    const { AccessToken } = AuthenticationResult
    const statusAt = async ({ url }: ServerProcess) => {
      const body = JSON.stringify({ query: '{ usersByEmail(email: "parent@example.org") { items { id } } }' })
      const headers = { authorization: AccessToken, 'content-type': 'application/json' }
      return (await fetch(`${url}/graphql`, { method: 'POST', headers, body })).status
    }
    expect(await Promise.all(servers.map(statusAt))).toEqual(servers.map(() => 200))
    expect(await askPool(last, 'GlobalSignOut', { AccessToken })).toEqual({})
    expect(await Promise.all(servers.map(statusAt))).toEqual(servers.map(() => 401))
  })

  test('every email is sent once, whichever process is called to send it', async () => {
    const addresses = servers.flatMap((_, n) => [0, 1, 2].map((m) => `new-${count}-${n}-${m}@example.org`))
    await Promise.all(
      addresses.map((Username, n) =>
        askPool(servers[n % count] as ServerProcess, 'SignUp', { Username, Password: 'plenty of grass' }),
      ),
    )
    const underWay = () =>
      sql`select from mail_outbox where sent_at is null and failed_at is null union all
        select from jobs.job where name = ${MAIL_JOB} and state in ('created', 'active') and start_after <= now()`
    await vi.waitUntil(async () => (await underWay()).length === 0, UNHURRIED)
    const receivers = smtp.received.flatMap(({ recipients }) => recipients)
    expect(receivers.filter((address) => address.startsWith(`new-${count}-`)).sort()).toEqual(
      addresses.sort(),
    )
  })

  test('a page token of one is valid on the others', async () => {
    talkTo(servers[0])
    const names = [1, 2, 3].map((n) => `List of ${count}, ${n}`)
    for (const name of names) await given.program({ name })
    const page = async (nextToken: string | null) =>
      (
        await desk.ask(
          `query Q($name: String, $nextToken: String) { listPrograms(
            filter: { name: { beginsWith: $name } }, limit: 2, nextToken: $nextToken) { items { name } nextToken } }`,
          { name: `List of ${count}`, nextToken },
        )
      ).data.listPrograms
    const first = await page(null)
    for (const server of servers.slice(1)) {
      talkTo(server)
      const second = await page(first.nextToken)
      const found = [...first.items, ...second.items].map(({ name }) => name)
      expect(found.sort()).toEqual(names)
      expect(second).toMatchObject({ items: [expect.anything()], nextToken: null })
    }
  })
})

test('one that lost its channel for a while disconnects its clients, and they come back by themselves', async () => {
  const [a, b] = four as [ServerProcess, ServerProcess]
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
  expect(await channels()).toHaveLength(four.length)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query = 'listen "changes"'`
  expect(await socket.closed).toBe(1012)
  await backAgain.promise
  talkTo(a)
  await given.program({ name: 'After the gap' })
  expect(await events.next()).toEqual({ onCreateProgram: { name: 'After the gap' } })
  expect(events.errors).toEqual([])
})
