import { Amplify } from 'aws-amplify'
import { del, get, post } from 'aws-amplify/api'
import { fetchAuthSession } from 'aws-amplify/auth'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { forFile } from '../for-file.ts'
import { realtimeSocket } from '../realtime-socket.ts'
import { ask, useAmplify } from './modes-client.ts'
import { modesServer, startModesServer } from './modes-server.ts'
import { sign } from './sigv4-signer.ts'

const MINUTE = 60_000
const QUERY = JSON.stringify({ query: 'query P { listPrograms { items { name } } }', variables: {} })
const JSON_TYPE = { 'content-type': 'application/json; charset=UTF-8' }

/** How far the server's clock is ahead of the test's. */
let ahead = 0

const server = await forFile(
  startModesServer({ now: () => new Date(performance.timeOrigin + performance.now() + ahead) }),
)
afterEach(() => {
  ahead = 0
  vi.useRealTimers()
})

interface Keys {
  accessKeyId: string
  secretAccessKey: string
  sessionToken: string
}

async function keysOf(user?: Parameters<typeof useAmplify>[1]): Promise<Keys> {
  await useAmplify(server, user)
  return (await fetchAuthSession()).credentials as Keys
}

const host = () => new URL(server.url).host

interface Sent {
  path?: string
  body?: string
  service?: string
  region?: string
  at?: Date
  /** What is sent instead of what was signed. */
  sends?: { path?: string; body?: string; headers?: Record<string, string> }
}

async function send(credentials: Keys, { path = '/graphql', body = QUERY, sends = {}, ...scope }: Sent = {}) {
  const signing = { credentials, at: new Date(), ...scope }
  const { headers, url } = await sign(signing, { host: host(), path, headers: JSON_TYPE, body })
  const { host: _host, ...rest } = headers as Record<string, string>
  const answer = await fetch(`${server.url}${sends.path ?? url}`, {
    method: 'POST',
    headers: { ...rest, ...sends.headers },
    body: sends.body ?? body,
  })
  const json = await answer.json()
  return { status: answer.status, type: answer.headers.get('x-amzn-errortype'), json }
}

test.each<[string, Sent]>([
  ['appsync', { service: 'appsync' }],
  ['execute-api', { service: 'execute-api' }],
  ['other bytes of the same JSON', { body: `{ "query":"query { listPrograms { items { name } } }" }  ` }],
])('the data service accepts a signed request: %s', async (_what, sent) => {
  expect(await send(await keysOf(), sent)).toMatchObject({ status: 200, json: { data: {} } })
})

test.each<[string, Sent, string]>([
  ['a tampered body', { sends: { body: QUERY.replace('name', 'id') } }, 'does not match'],
  ['a tampered query', { sends: { path: '/graphql?x=1' } }, 'does not match'],
  ['a tampered type', { sends: { headers: { 'content-type': 'application/json' } } }, 'does not match'],
  ['a tampered moment', { sends: { headers: { 'x-amz-date': '20200101T000000Z' } } }, 'different days'],
  ['another region', { region: 'eu-west-1' }, 'scoped to the region us-east-1'],
  ['another service', { service: 's3' }, 'scoped to the service'],
  ['a made-up session', { sends: { headers: { 'x-amz-security-token': 'AQAAAA' } } }, 'is invalid'],
])('the data service refuses %s as unauthorised', async (_what, sent, reason) => {
  expect(await send(await keysOf(), sent)).toEqual({
    status: 401,
    type: 'UnauthorizedException',
    json: { errors: [{ errorType: 'UnauthorizedException', message: expect.stringContaining(reason) }] },
  })
})

test('a REST API names the problem', async () => {
  const keys = await keysOf()
  const path = '/staging/admin/users'
  const rest = { service: 'execute-api', path, body: '{}' }
  expect(await send(keys, rest)).toMatchObject({ status: 200, json: { role: 'VISITOR' } })
  expect(await send(keys, { ...rest, sends: { body: '{"a":1}' } })).toMatchObject({
    status: 403,
    type: 'InvalidSignatureException',
  })
  expect(await send({ ...keys, sessionToken: 'x' }, rest)).toMatchObject({
    type: 'UnrecognizedClientException',
  })
  ahead = 60 * MINUTE
  expect(await send(keys, rest)).toMatchObject({ type: 'ExpiredTokenException' })
})

test('somebody else’s secret key does not work', async () => {
  const guest = await keysOf()
  const admin = await keysOf(await server.signIn(['pmfcadmin']))
  const mixed = { ...admin, secretAccessKey: guest.secretAccessKey }
  expect(await send(mixed)).toMatchObject({ status: 401 })
  expect(await send({ ...guest, sessionToken: admin.sessionToken })).toMatchObject({ status: 401 })
})

test.each([
  ['within the window it is answered', 4 * MINUTE, 200],
  ['after it, refused', 6 * MINUTE, 401],
  ['from before it, refused', -6 * MINUTE, 401],
])('a request that is sent again: %s', async (_what, later, status) => {
  const keys = await keysOf()
  ahead = later
  expect(await send(keys)).toMatchObject({ status })
})

test('a device with a wrong clock: the client corrects it by itself', async () => {
  await keysOf()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 20 * MINUTE })
  expect(await ask('query P { listPrograms { items { name } } }', { authMode: 'iam' })).toMatchObject({
    errors: [],
  })
})

test('a server set to another day: the client signs by the server’s clock', async () => {
  const nextYear = await startModesServer({ now: () => new Date(Date.now() + 365 * 24 * 60 * MINUTE) })
  onTestFinished(() => nextYear.close())
  await useAmplify(nextYear)
  expect(await ask('query P { listPrograms { items { name } } }', { authMode: 'iam' })).toMatchObject({
    errors: [],
  })
})

test('a clock that cannot be corrected: Unauthorized', async () => {
  await keysOf()
  ahead = 20 * MINUTE
  const { errors } = await ask('query P { listPrograms { items { name } } }', { authMode: 'iam' })
  expect(errors[0]?.message).toBe('Unauthorized')
})

test.each([
  ['a minute before the hour', 59, 200],
  ['at the hour', 60, 401],
])('credentials %s', async (_when, minutes, status) => {
  const keys = await keysOf()
  ahead = minutes * MINUTE
  expect(await send(keys, { at: new Date(Date.now() + ahead) })).toMatchObject({ status })
})

test('credentials of a session that has ended are refused at once', async () => {
  const user = await server.signIn()
  const keys = await keysOf(user)
  expect(await send(keys)).toMatchObject({ status: 200 })
  await server.sql`update pool_sessions set ended_at = now() where id = ${user.session}`
  expect(await send(keys)).toMatchObject({ status: 401, type: 'UnauthorizedException' })
})

test('the real client signs REST: methods, queries, bodies and odd letters', async () => {
  await keysOf(await server.signIn(['pmfcadmin']))
  const options = { queryParams: { search: "zoë o'neil (x)*", limit: '10' } }
  const calls = [
    get({ apiName: 'admin', path: '/users', options }),
    get({ apiName: 'manage', path: `/export/${encodeURIComponent('zoë@example.org')}` }),
    post({
      apiName: 'admin',
      path: '/users/7/groups',
      options: { body: { group: 'pmfcadmin', note: 'Zoë' } },
    }),
    del({ apiName: 'admin', path: '/users/7/groups/pmfcadmin' }),
  ]
  for (const call of calls) {
    const { statusCode, body } = (await call.response) as Awaited<ReturnType<typeof get>['response']>
    expect({ statusCode, answer: await body.json() }).toEqual({ statusCode: 200, answer: { role: 'ADMIN' } })
  }
})

test('behind a proxy that changes host and path, the public address is the signed one', async () => {
  const publicUrl = 'https://club.example/site'
  const proxied = await modesServer({ publicUrl })
  await useAmplify(server)
  const { amplify } = await (await fetch(`${proxied.url}/config.json`)).json()
  expect(amplify.API.GraphQL).toMatchObject({ endpoint: `${publicUrl}/graphql`, defaultAuthMode: 'iam' })
  const identityPoolEndpoint = `${proxied.url}/cognito/identity-pool`
  Amplify.configure({ Auth: { Cognito: { ...amplify.Auth.Cognito, identityPoolEndpoint } } })
  const credentials = (await fetchAuthSession({ forceRefresh: true })).credentials as Keys
  const request = { host: 'club.example', path: '/site/graphql', headers: JSON_TYPE, body: QUERY }
  const { headers } = await sign({ credentials, at: new Date() }, request)
  const { host: _host, ...rest } = headers as Record<string, string>
  const answer = await fetch(`${proxied.url}/graphql`, { method: 'POST', headers: rest, body: QUERY })
  expect(answer.status).toBe(200)
})

async function realtimeHeaders(path: string, body: string, at = new Date()) {
  const headers = {
    accept: 'application/json, text/javascript',
    'content-encoding': 'amz-1.0',
    'content-type': 'application/json; charset=UTF-8',
  }
  const request = await sign({ credentials: await keysOf(), at }, { host: host(), path, headers, body })
  return request.headers as Record<string, string>
}

test.each([
  ['for another path', '/graphql', '{}', 0, 'does not match'],
  ['for another body', '/graphql/connect', '{"a":1}', 0, 'does not match'],
  ['six minutes ago', '/graphql/connect', '{}', -6 * MINUTE, 'Signature expired'],
])('realtime: a connection signed %s is refused', async (_what, path, body, later, reason) => {
  const headers = await realtimeHeaders(path, body, new Date(Date.now() + later))
  const socket = await realtimeSocket(server.url, headers)
  expect(await socket.next()).toEqual({
    type: 'connection_error',
    payload: {
      errors: [
        { errorType: 'UnauthorizedException', errorCode: 401, message: expect.stringContaining(reason) },
      ],
    },
  })
})

test('realtime: a start must be signed for exactly its own text', async () => {
  const socket = await realtimeSocket(server.url, await realtimeHeaders('/graphql/connect', '{}'))
  const query = 'subscription { onCreateProgram { name } }'
  const authorization = await realtimeHeaders('/graphql', JSON.stringify({ query }))
  socket.start('one', query, { authorization })
  expect(await socket.next()).toEqual({ type: 'start_ack', id: 'one' })
  socket.start('two', 'subscription { onCreateProgram { id } }', { authorization })
  expect(await socket.next()).toMatchObject({
    type: 'error',
    id: 'two',
    payload: { errors: [{ errorType: 'UnauthorizedException' }] },
  })
})
