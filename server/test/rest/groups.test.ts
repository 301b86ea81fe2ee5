import { expect, test } from 'vitest'
import { useAmplify } from '../identity/modes-client.ts'
import { atTheDesk, call, send } from './rest-client.ts'
import { given, givenAdmin, type Someone, tokenOf } from './rest-server.ts'

const groupOf = ({ sub }: Someone, group = 'pmfcadmin') => `/users/${sub}/groups/${group}`

test('into the group and out again; each change takes effect with the next sign-in', async () => {
  const { server } = await atTheDesk()
  const parent = await given(server)
  const added = await call('put', groupOf(parent))
  expect([added.status, added.body.groups]).toEqual([200, ['pmfcadmin']])
  expect((await call('put', groupOf(parent))).body.groups).toEqual(['pmfcadmin'])
  expect((await call('get', '/groups')).body).toEqual({ items: [{ name: 'pmfcadmin', users: 2 }] })
  expect((await send(server, 'get', '/admin/groups', { token: parent.accessToken })).status).toBe(401)
  expect((await call('delete', groupOf(parent))).status).toBe(200)
  expect((await call('get', `/users/${parent.sub}`)).body.groups).toEqual([])
  expect((await call('delete', groupOf(parent))).status).toBe(200)
})

test('nobody changes their own groups, however many administrators there are', async () => {
  const { server, admin } = await atTheDesk()
  await givenAdmin(server)
  for (const method of ['put', 'delete'] as const) {
    const { status, error, body } = await call(method, groupOf(admin))
    expect([status, error, body.code]).toEqual([409, 'ConflictException', 'OWN_ACCOUNT'])
  }
  expect((await call('get', `/users/${admin.sub}`)).body.groups).toEqual(['pmfcadmin'])
})

test('not with another kind of sign-in either', async () => {
  const { server, admin } = await atTheDesk()
  await givenAdmin(server)
  const token = await tokenOf(admin)
  for (const [method, path] of [
    ['delete', groupOf(admin)],
    ['post', `/users/${admin.sub}/disable`],
  ] as const)
    expect((await send(server, method, `/admin${path}`, { token })).body.code).toBe('OWN_ACCOUNT')
})

test('the last administrator stays, in the group and enabled', async () => {
  const { server, admin } = await atTheDesk()
  const token = await tokenOf({ ...admin, email: 'somebody.before@example.org' })
  for (const [method, path] of [
    ['delete', groupOf(admin)],
    ['post', `/users/${admin.sub}/disable`],
  ] as const) {
    const { status, body } = await send(server, method, `/admin${path}`, { token })
    expect([status, body.code]).toEqual([409, 'LAST_ADMINISTRATOR'])
  }
  const { body } = await call('get', `/users/${admin.sub}`)
  expect([body.groups, body.isEnabled]).toEqual([['pmfcadmin'], true])
})

test('two administrators who remove each other at the same moment: one stays', async () => {
  const { server, admin } = await atTheDesk()
  const other = await givenAdmin(server)
  const tokens = [await tokenOf(admin), await tokenOf(other)]
  await Promise.all(tokens.map((token) => send(server, 'get', '/admin/groups', { token })))
  const outcomes = await Promise.all([
    send(server, 'delete', `/admin${groupOf(other)}`, { token: tokens[0] }),
    send(server, 'post', `/admin/users/${admin.sub}/disable`, { token: tokens[1] }),
  ])
  expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('an unknown group', async () => {
  const { server } = await atTheDesk()
  const { status, body } = await call('put', groupOf(await given(server), 'referees'))
  expect([status, body.code]).toEqual([404, 'GROUP_NOT_FOUND'])
})

test('somebody removed can do nothing more, signed or with the token', async () => {
  const { server, admin } = await atTheDesk()
  const former = await givenAdmin(server)
  await useAmplify(server, former)
  expect((await call('get', '/groups')).status).toBe(200)
  const token = await tokenOf(admin)
  await send(server, 'delete', `/admin${groupOf(former)}`, { token })
  expect((await call('get', '/groups')).status).toBe(401)
  expect((await send(server, 'get', '/admin/groups', { token: former.accessToken })).status).toBe(401)
})
