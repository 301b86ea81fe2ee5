import { expect, test, vi } from 'vitest'
import { configureAmplify, admin as signedAsDesk } from '../amplify-client.ts'
import { givenFamily } from '../family.ts'
import { useAmplify } from '../identity/modes-client.ts'
import { outboxRows } from '../mail/outbox-rows.ts'
import { PATIENT } from '../patient.ts'
import type { RunningServer } from '../running-server.ts'
import { type Answer, atTheDesk, call, send, sharedDesk } from './rest-client.ts'
import { given, givenAdmin, type RestServer, restServer, tokenOf } from './rest-server.ts'

const desk = sharedDesk()

const start = (email: unknown) => call('post', '/exports', { body: { email } }, 'manage')
const job = (id: string) => call('get', `/jobs/${id}`, {}, 'manage')

/** Polls until the job is no longer waiting, like a browser: often, but well below the limit of one desk. */
const finished = (ask: () => Promise<Answer>): Promise<Answer['body']> =>
  vi.waitUntil(async () => {
    const { status, body } = await ask()
    expect(status).toBe(200)
    return body.state !== 'QUEUED' && body
  }, PATIENT)

/** One complete export, started only once, because starts are limited. */
async function exported(email: string): Promise<Answer['body']> {
  const { body } = await start(email)
  return finished(() => job(body.id))
}

test('a family’s whole file, by their address in any spelling', async () => {
  const { server, admin } = desk
  configureAmplify(server as unknown as RunningServer)
  const family = await givenFamily(await signedAsDesk())
  await useAmplify(server, admin)
  const started = await start(` ${String(family.user.email).toUpperCase()} `)
  expect([started.status, started.body]).toEqual([
    202,
    expect.objectContaining({ kind: 'EXPORT', state: 'QUEUED', requestedBy: admin.email, result: null }),
  ])
  const { state, result, reference } = await finished(() => job(started.body.id))
  expect([state, reference, result.account, result.emails]).toEqual(['DONE', null, null, []])
  const { users, players, registrations, registrationDiscounts, kitOrders, consents } = result
  expect(users).toEqual([expect.objectContaining({ id: family.user.id, email: family.user.email })])
  expect(players).toEqual([expect.objectContaining({ id: family.player.id, firstName: 'Maya' })])
  expect(registrations).toEqual([expect.objectContaining({ id: family.registration.id, status: 'PENDING' })])
  expect(registrationDiscounts.map(({ id }: { id: string }) => id)).toContain(family.registrationDiscount.id)
  expect(kitOrders).toEqual([
    expect.objectContaining({ id: family.kitOrder.id, unitPrice: expect.any(Number) }),
  ])
  expect(consents).toEqual([expect.objectContaining({ id: family.consent.id, agreed: true })])
  expect(
    result.auditEntries.map(({ model, action }: Record<string, string>) => `${action} ${model}`),
  ).toEqual(expect.arrayContaining(['CREATE Player', 'CREATE KitOrder', 'EXPORT User']))
})

test('nothing of anybody else’s, but deleted rows too', async () => {
  const { server } = desk
  const [mine] = [await given(server), await given(server)]
  await server.sql`update users set _deleted = true where id = ${mine.userId}`
  const { result } = await exported(mine.email)
  expect(result.users).toEqual([expect.objectContaining({ id: mine.userId, _deleted: true })])
  expect(result.auditEntries).toEqual([])
})

test('the account and its emails, without anything that would let somebody sign in', async () => {
  const { server } = desk
  const parent = await given(server)
  await server.sql`update pool_users set password_hash = '$argon2id$secret' where id = ${parent.sub}`
  await call('post', `/users/${parent.sub}/reset-password`)
  await server.sql`insert into mail_outbox (id, recipient, subject, text_body, html_body)
                   values ('welcome', ${parent.email}, 'Welcome', 'Hello', '<p>Hello</p>')`
  const code = (await outboxRows(server.sql, parent.email)).find(({ subject }) => subject.includes('code'))
  const { result } = await exported(parent.email)
  expect(result.account).toMatchObject({ id: parent.sub, status: 'RESET_REQUIRED', signIns: [{}] })
  expect(result.emails).toMatchObject([
    { subject: null, text: null },
    { subject: 'Welcome', text: 'Hello' },
  ])
  expect(JSON.stringify(result)).not.toMatch(/argon2|passwordHash|token/i)
  expect(JSON.stringify(result)).not.toContain(code?.subject.slice(-6))
})

test('an expired code is part of what was written', async () => {
  const { server, admin } = await atTheDesk()
  const parent = await given(server)
  const token = await tokenOf(admin)
  await call('post', `/users/${parent.sub}/reset-password`)
  server.clock.forward(16)
  const { body } = await send(server, 'post', '/manage/exports', { token, body: { email: parent.email } })
  const { result } = await finished(() => send(server, 'get', `/manage/jobs/${body.id}`, { token }))
  expect(result.emails[0].subject).toMatch(/^Your PMFC code: \d{6}$/)
})

test('an unknown address: an empty file', async () => {
  const { state, result } = await exported('nobody@example.org')
  expect([state, result.users, result.account]).toEqual(['DONE', [], null])
})

test('the family can read that their data was exported, once per export', async () => {
  const { server, admin } = desk
  const parent = await given(server)
  const [first, repeated] = [await start(parent.email), await start(parent.email)]
  expect(repeated.body.id).toBe(first.body.id)
  await finished(() => job(first.body.id))
  const entries = await server.sql`
    select actor_email, action, row_id from audit_entries where subject_user_id = ${parent.userId}`
  expect([...entries]).toEqual([{ actor_email: admin.email, action: 'EXPORT', row_id: parent.userId }])
})

test('a result is kept for a day', async () => {
  const { server, admin } = await atTheDesk()
  const token = await tokenOf(admin)
  const { body } = await start('nobody@example.org')
  await finished(() => job(body.id))
  const look = () => send(server, 'get', `/manage/jobs/${body.id}`, { token })
  server.clock.forward(24 * 60 - 1)
  expect((await look()).status).toBe(200)
  server.clock.forward(2)
  expect([(await look()).status, (await look()).body.code]).toEqual([404, 'JOB_NOT_FOUND'])
  await send(server, 'post', '/manage/exports', { token, body: { email: 'other@example.org' } })
  expect(await server.sql`select from club_jobs where id = ${body.id}`).toHaveLength(0)
})

const waitingJob = (server: RestServer, email: string) => server.sql`
  insert into club_jobs (id, kind, input, requested_by, created_at)
  values ('left-behind', 'EXPORT', ${JSON.stringify({ email })}::text::json, 'desk@example.org', now())`

test('what a process left unfinished is done by the next one that starts', async () => {
  const first = await restServer()
  const parent = await given(first)
  await waitingJob(first, parent.email)
  await first.app.close()
  const second = await restServer({ databaseUrl: first.databaseUrl })
  await useAmplify(second, await givenAdmin(second))
  expect((await finished(() => job('left-behind'))).result.users).toHaveLength(1)
})

test('polling an unclaimed job starts it', async () => {
  const { server } = await atTheDesk()
  await waitingJob(server, 'nobody@example.org')
  expect((await finished(() => job('left-behind'))).state).toBe('DONE')
})

test('two processes: each job is done once', async () => {
  const { server } = await atTheDesk()
  await restServer({ databaseUrl: server.databaseUrl })
  const parents = await Promise.all(Array.from({ length: 6 }, () => given(server)))
  const jobs = await Promise.all(parents.map(({ email }) => start(email)))
  for (const { body } of jobs) await finished(() => job(body.id))
  expect(await server.sql`select from audit_entries where action = 'EXPORT'`).toHaveLength(6)
})

test('a failing job reports its reference in the log; the next one is done', async () => {
  const { server } = await atTheDesk()
  await server.sql`alter table mail_outbox rename to elsewhere`
  const { state, result, reference } = await exported('a@example.org')
  expect([state, result]).toEqual(['FAILED', null])
  expect(server.faults.map((fault) => fault.reference)).toContain(reference)
  await server.sql`alter table elsewhere rename to mail_outbox`
  expect((await exported('a@example.org')).state).toBe('DONE')
})

test.each([undefined, 'nonsense', 7, 'a@b', '@example.org'])('not for %j', async (email) => {
  const { status, body } = await start(email)
  expect([status, Object.keys(body.fields)]).toEqual([400, ['email']])
})

test('an unknown job', async () => {
  const { status, error, body } = await job('nothing')
  expect([status, error, body.code]).toEqual([404, 'NotFoundException', 'JOB_NOT_FOUND'])
})
