import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { makeAccessToken } from '../../src/identity/access-tokens.ts'
import { removeFromGroup } from '../../src/identity/user-pool/administration.ts'
import { endSessions, holdSession } from '../../src/identity/user-pool/sessions.ts'
import { openPool, type Sql } from '../../src/postgres/pool.ts'
import { givenAccessToken } from '../access-token.ts'
import { newDatabase } from '../database.ts'
import { call, send, sharedDesk } from './rest-client.ts'
import { givenAdmin, provesPassword, type Someone, tokenOf } from './rest-server.ts'

const desk = sharedDesk()

/** A route that its area allows; there is no such tournament. */
const LINKS = '/manage/tournaments/none/result-links'

async function make(body: object) {
  await provesPassword(desk.server, desk.admin, 'MAKE_ACCESS_TOKEN')
  return call('post', '/access-tokens', { body })
}

test('A-1: created only right after the password was repeated, once for each', async () => {
  const body = { name: randomUUID() }
  const refused = await call('post', '/access-tokens', { body })
  expect([refused.status, refused.body.code]).toEqual([403, 'PASSWORD_AGAIN'])
  expect((await make(body)).status).toBe(201)
  expect((await call('post', '/access-tokens', { body: { name: randomUUID() } })).status).toBe(403)
})

test('created, shown once, listed without the token, revoked at once', async () => {
  const { server, admin } = desk
  const scope = { days: 30, models: ['Program'], areas: ['TOURNAMENTS'] }
  const made = await make({ name: ' Season report ', mayWrite: true, ...scope })
  expect(made).toEqual({
    status: 201,
    error: null,
    body: { id: expect.any(String), token: expect.stringMatching(/^touchline_[\w-]{43}$/) },
  })
  const { id, token } = made.body
  const listed = await call('get', '/access-tokens')
  expect(listed.body.items[0]).toEqual({
    id,
    name: 'Season report',
    mayWrite: true,
    models: ['Program'],
    areas: ['TOURNAMENTS'],
    createdBy: admin.email,
    createdAt: expect.any(String),
    expiresAt: expect.any(String),
    lastUsedAt: null,
    revokedAt: null,
  })
  expect(JSON.stringify(listed.body)).not.toContain(token)
  expect((await send(server, 'get', LINKS, { token })).status).toBe(404)
  expect((await call('get', '/access-tokens')).body.items[0].lastUsedAt).toEqual(expect.any(String))
  expect((await call('delete', `/access-tokens/${id}`)).status).toBe(204)
  expect((await send(server, 'get', LINKS, { token })).status).toBe(401)
  expect((await call('get', '/access-tokens')).body.items[0].revokedAt).toEqual(expect.any(String))
  expect((await call('delete', `/access-tokens/${id}`)).status).toBe(204)
})

test('its first use of the day is in the history of its maker, and only that', async () => {
  const { server, admin } = desk
  const { token } = (await make({ name: randomUUID(), areas: ['TOURNAMENTS'] })).body
  const uses = async () => {
    const rows = await server.sql`
      select after from audit_entries e join pool_users a on a.id = e.row_id
      where e.action = 'ACCESS_TOKEN_USED' and a.email = ${admin.email}`
    return rows.reduce((sum, { after }) => sum + JSON.parse(after).count, 0)
  }
  const before = await uses()
  for (let n = 0; n < 3; n += 1) await send(server, 'get', LINKS, { token })
  expect(await uses()).toBe(before + 1)
})

test('by default read-only, for every model and no area, for 90 days (X-1)', async () => {
  await make({ name: 'Totals' })
  const [{ createdAt, expiresAt, ...token }] = (await call('get', '/access-tokens')).body.items
  expect(token).toMatchObject({ mayWrite: false, models: null, areas: [] })
  expect((Date.parse(expiresAt) - Date.parse(createdAt)) / 86_400_000).toBe(90)
})

test('a name is taken until its token is revoked: a repeated request leaves no second token behind', async () => {
  const body = { name: 'Report' }
  const { id } = (await make(body)).body
  const again = await make(body)
  expect([again.status, again.body.code]).toEqual([409, 'NAME_TAKEN'])
  await call('delete', `/access-tokens/${id}`)
  expect((await make(body)).status).toBe(201)
})

test('eight want the same name at the same moment: one gets it, and the others are told why', async () => {
  const { server, admin } = desk
  const body = { name: randomUUID() }
  const request = { token: await tokenOf(admin), body }
  await Promise.all(Array.from({ length: 8 }, () => server.sql`select pg_sleep(0)`))
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => send(server, 'post', '/admin/access-tokens', request)),
  )
  const outcomes = answers.map(({ status, body }) => `${status} ${body.code ?? 'made'}`).sort()
  expect(outcomes).toEqual(['201 made', ...Array(7).fill('409 NAME_TAKEN')])
  expect(server.faults).toEqual([])
  expect(await server.sql`select from access_tokens where name = ${body.name}`).toHaveLength(1)
})

test('an access token cannot create another one', async () => {
  const { server, admin } = desk
  const { token } = await givenAccessToken(server.sql, { createdBy: admin.email })
  const answer = await send(server, 'post', '/admin/access-tokens', { token, body: { name: randomUUID() } })
  expect([answer.status, answer.body.code]).toEqual([403, 'NOT_BY_TOKEN'])
})

describe('somebody who is no longer an administrator at that very moment', () => {
  const sessionOf = async (sql: Sql, { sub }: Someone): Promise<string> =>
    (await sql`select id from pool_sessions where user_id = ${sub}`)[0]?.id

  /** Resolves once a transaction waits for the lock of another. */
  async function somebodyWaits(sql: Sql): Promise<void> {
    for (;;) {
      const waiting = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      if (waiting.length > 0) return
    }
  }

  test('gets no token when the removal comes first', async () => {
    const { server } = desk
    const former = await givenAdmin(server)
    const body = { name: randomUUID() }
    const asked = await server.sql.begin(async (tx) => {
      await endSessions(tx, former.sub, new Date())
      const asking = send(server, 'post', '/admin/access-tokens', { token: former.accessToken, body })
      await somebodyWaits(server.sql)
      return { asking }
    })
    expect((await asked.asking).status).toBe(401)
    expect(await server.sql`select from access_tokens where name = ${body.name}`).toHaveLength(0)
  })

  test('loses the token when the token comes first', async () => {
    const { server, admin } = desk
    const former = await givenAdmin(server)
    const session = await sessionOf(server.sql, former)
    const name = randomUUID()
    const { removing } = await server.sql.begin(async (tx) => {
      expect(await holdSession(tx, session)).toBe(true)
      await makeAccessToken(tx, { name, mayWrite: true, createdBy: former.email }, new Date())
      const removing = removeFromGroup({ ...server.pool, by: admin.email }, former.sub, 'pmfcadmin')
      await somebodyWaits(server.sql)
      return { removing }
    })
    await removing
    const [made] = await server.sql`select revoked_at from access_tokens where name = ${name}`
    expect(made?.revoked_at).toBeInstanceOf(Date)
  })
})

test('if two tokens had the same name before names were unique, the older one is renamed', async () => {
  const database = await newDatabase()
  const sql = openPool(database.url, 1)
  onTestFinished(async () => {
    await sql.end()
    await database.drop()
  })
  await sql`drop index access_tokens_by_name_once`
  await sql`drop table outside_addresses`
  const insert = (id: string, day: number, revokedAt: Date | null) => sql`
    insert into access_tokens (id, name, token_hash, may_write, created_by, created_at, expires_at, revoked_at)
    values (${id}, 'Report', ${id}, false, 'desk@example.org', ${new Date(2025, 8, day)}, now(), ${revokedAt})`
  await insert('first-of-three', 1, null)
  await insert('second', 2, null)
  await insert('third', 3, null)
  await insert('revoked', 4, new Date())
  const migration = new URL('../../src/postgres/migrations/006-identity-additions.sql', import.meta.url)
  await sql.unsafe(await readFile(migration, 'utf8'))
  expect((await sql`select name from access_tokens order by created_at`).map(({ name }) => name)).toEqual([
    'Report (first-of)',
    'Report (second)',
    'Report',
    'Report',
  ])
})

test.each([
  [{ name: '' }, 'name'],
  [{ name: 'x'.repeat(101) }, 'name'],
  [{ name: ['a'] }, 'name'],
  [{ name: 'Report', mayWrite: 'yes' }, 'mayWrite'],
  [{ name: 'Report', days: 0 }, 'days'],
  [{ name: 'Report', days: 366 }, 'days'],
  [{ name: 'Report', days: 1.5 }, 'days'],
  [{ name: 'Report', models: [] }, 'models'],
  [{ name: 'Report', models: ['Account'] }, 'models.0'],
  [{ name: 'Report', areas: ['EVERYTHING'] }, 'areas.0'],
  [{ name: 'Report', createdBy: 'somebody@example.org' }, 'createdBy'],
])('%j is refused', async (body, field) => {
  const answer = await call('post', '/access-tokens', { body })
  expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]])
})
