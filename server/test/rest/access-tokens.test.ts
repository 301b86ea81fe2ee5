import { expect, test } from 'vitest'
import { call, send, sharedDesk } from './rest-client.ts'

const desk = sharedDesk()

test('made, shown once, listed without the token, revoked at once', async () => {
  const { server, admin } = desk
  const made = await call('post', '/access-tokens', { body: { name: ' Season report ', mayWrite: true } })
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
    createdBy: admin.email,
    createdAt: expect.any(String),
    revokedAt: null,
  })
  expect(JSON.stringify(listed.body)).not.toContain(token)
  expect((await send(server, 'get', '/admin/groups', { token })).status).toBe(200)
  expect((await call('delete', `/access-tokens/${id}`)).status).toBe(204)
  expect((await send(server, 'get', '/admin/groups', { token })).status).toBe(401)
  expect((await call('get', '/access-tokens')).body.items[0].revokedAt).toEqual(expect.any(String))
  expect((await call('delete', `/access-tokens/${id}`)).status).toBe(204)
})

test('only reads unless told otherwise', async () => {
  await call('post', '/access-tokens', { body: { name: 'Totals' } })
  expect((await call('get', '/access-tokens')).body.items[0].mayWrite).toBe(false)
})

test('a name is taken until its token is revoked: a repeated request leaves no second one behind', async () => {
  const body = { name: 'Report' }
  const { id } = (await call('post', '/access-tokens', { body })).body
  const again = await call('post', '/access-tokens', { body })
  expect([again.status, again.body.code]).toEqual([409, 'NAME_TAKEN'])
  await call('delete', `/access-tokens/${id}`)
  expect((await call('post', '/access-tokens', { body })).status).toBe(201)
})

test.each([
  [{ name: '' }, 'name'],
  [{ name: 'x'.repeat(101) }, 'name'],
  [{ name: ['a'] }, 'name'],
  [{ name: 'Report', mayWrite: 'yes' }, 'mayWrite'],
  [{ name: 'Report', createdBy: 'somebody@example.org' }, 'createdBy'],
])('%j is refused', async (body, field) => {
  const answer = await call('post', '/access-tokens', { body })
  expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]])
})
