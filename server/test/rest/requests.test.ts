import { expect, test } from 'vitest'
import { atTheDesk, call, countRequests, send, sharedDesk } from './rest-client.ts'
import { given, tokenOf } from './rest-server.ts'

const desk = sharedDesk()

test.each([
  ['no JSON', '{"email":', 400, 'ValidationException'],
  ['an empty body', '', 400, 'ValidationException'],
  ['a list', '[]', 400, 'ValidationException'],
  ['null', 'null', 400, 'ValidationException'],
  ['somebody’s prototype', '{"__proto__":{"email":"a@example.org"}}', 400, 'ValidationException'],
  [
    'more than anybody has to say',
    JSON.stringify({ email: 'a'.repeat(70_000) }),
    413,
    'PayloadTooLargeException',
  ],
])('%s is refused in words', async (_what, body, status, error) => {
  const { server, admin } = desk
  const answer = await send(server, 'post', '/admin/users', { token: await tokenOf(admin), body })
  expect([answer.status, answer.error]).toEqual([status, error])
  expect(answer.body.message).toMatch(/\w/)
  expect(server.faults).toEqual([])
})

test('a body of another type', async () => {
  const { server, admin } = desk
  const token = await tokenOf(admin)
  const headers = { 'content-type': 'text/xml' }
  const answer = await send(server, 'post', '/admin/users', { token, body: '<user/>', headers })
  expect([answer.status, answer.error]).toEqual([415, 'UnsupportedMediaTypeException'])
})

test.each([
  ['get', '/admin'],
  ['get', '/admin/nothing'],
  ['delete', '/admin/users'],
  ['head', '/admin/users'],
  ['get', '/other/users'],
])('%s %s: not found', async (method, path) => {
  const { server, admin } = desk
  const { status, error } = await send(server, method, path, { token: await tokenOf(admin) })
  expect([status, error]).toEqual([404, 'NotFoundException'])
})

test.each(['%00', '%ff', '%E0%A4%A', 'a'.repeat(200), "'; drop table users; --", '..%2f..'])(
  'an id like %s is nobody’s',
  async (id) => {
    const { server, admin } = desk
    const { status } = await send(server, 'get', `/admin/users/${id}`, {
      token: await tokenOf(admin),
    })
    expect([400, 404]).toContain(status)
    expect(server.faults).toEqual([])
  },
)

test('an answer is JSON, has an id, and may not be cached', async () => {
  const { server, admin } = desk
  const { headers } = await send(server, 'get', '/admin/groups', { token: await tokenOf(admin) })
  expect(headers.get('content-type')).toMatch(/^application\/json/)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-amzn-requestid')).toMatch(/\w/)
})

test('an error is a plain sentence that names the log line; the client retries, and nothing is done', async () => {
  const { server } = await atTheDesk()
  const parent = await given(server)
  await call('get', '/groups')
  await server.sql`alter table audit_entries rename to elsewhere`
  const requests = countRequests(server)
  const body = { targetUserId: parent.userId, reason: 'A phone call' }
  const answer = await call('post', '/impersonations', { body })
  expect([answer.status, answer.error, requests.count]).toEqual([500, 'InternalFailure', 3])
  expect(answer.body.message).toContain(server.faults.at(-1)?.reference)
  expect(JSON.stringify(answer.body)).not.toMatch(/relation|audit_entries/)
  expect(await server.sql`select from impersonations`).toHaveLength(0)
  await server.sql`alter table elsewhere rename to audit_entries`
  expect((await call('post', '/impersonations', { body })).status).toBe(201)
})
