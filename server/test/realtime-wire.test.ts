import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { deskForFile } from './desk-for-file.ts'
import { asVisitor, type Frame, type RealtimeSocket, realtimeSocket } from './realtime-socket.ts'
import { signToken } from './tokens.ts'

const onProgram = 'subscription { onCreateProgram { name } }'
const LARGEST = 256 * 1024

const { server, given } = await deskForFile()

const connect = (credentials?: Record<string, string>) => realtimeSocket(server.url, credentials)

async function started(socket: RealtimeSocket, id: string, query = onProgram): Promise<void> {
  socket.start(id, query)
  expect(await socket.next()).toEqual({ type: 'start_ack', id })
}

const faultOf = (frame: Frame) => frame.payload?.errors?.[0]

test('a connection is acknowledged with its timeout and speaks graphql-ws', async () => {
  const socket = await connect()
  expect(socket.socket.protocol).toBe('graphql-ws')
  socket.send({ type: 'connection_init' })
  expect(await socket.next()).toEqual({
    type: 'connection_ack',
    payload: { connectionTimeoutMs: 300_000 },
  })
})

test('credentials in the query, as older clients send them, are accepted, too', async () => {
  const header = Buffer.from(JSON.stringify(asVisitor)).toString('base64')
  const url = `${server.url.replace('http:', 'ws:')}/graphql/realtime?header=${encodeURIComponent(header)}`
  const socket = new WebSocket(url, 'graphql-ws')
  onTestFinished(() => socket.terminate())
  await once(socket, 'open')
  socket.send(JSON.stringify({ type: 'connection_init' }))
  const [raw] = await once(socket, 'message')
  expect(JSON.parse(raw.toString()).type).toBe('connection_ack')
})

test.each([
  ['a wrong key', { 'x-api-key': 'not-the-key' }, 'You are not authorized to make this call.'],
  ['no credentials', {}, 'Missing authorization header.'],
  ['a made-up token', { Authorization: 'a.b.c' }, 'Token expired or not valid.'],
])('%s: the upgrade is accepted, then refused in the protocol', async (_what, credentials, message) => {
  const socket = await connect(credentials as Record<string, string>)
  expect(await socket.next()).toEqual({
    type: 'connection_error',
    payload: { errors: [{ errorType: 'UnauthorizedException', errorCode: 401, message }] },
  })
  expect(await socket.closed).toBe(1008)
})

test('each start is authorised separately: an expired token fails it, the socket and its sibling live on', async () => {
  const socket = await connect()
  await started(socket, 'sibling')
  const Authorization = await signToken({ email: 'late@example.org', expiresIn: '-1s' })
  socket.start('late', 'subscription { onCreatePlayer { id } }', { authorization: { Authorization } })
  expect(await socket.next()).toEqual({
    type: 'error',
    id: 'late',
    payload: {
      errors: [
        { errorType: 'UnauthorizedException', errorCode: 401, message: 'Token expired or not valid.' },
      ],
    },
  })
  await given.program({ name: 'Sibling' })
  expect(await socket.next()).toMatchObject({ type: 'data', id: 'sibling' })
})

test('a denial is worded so that the client keeps its other subscriptions', async () => {
  const socket = await connect()
  socket.start('denied', 'subscription { onCreatePlayer { id } }')
  const frame = await socket.next()
  expect(frame).toMatchObject({ type: 'error', id: 'denied' })
  expect(faultOf(frame)).toEqual({
    errorType: 'SubscriptionDenied',
    message: 'Permission denied: Not Authorized to access onCreatePlayer on type Subscription',
  })
})

test.each([
  ['no JSON', 'certainly not JSON'],
  ['null', 'null'],
  ['a list', '[]'],
  ['no type', '{}'],
  ['an unknown type', '{"type":"shout"}'],
  ['a start without an id', '{"type":"start","payload":{"data":"{}","extensions":{"authorization":{}}}}'],
  ['a start without a payload', '{"type":"start","id":"1"}'],
  ['a stop without an id', '{"type":"stop"}'],
])('%s is answered as not understood, and the socket stays open', async (_what, text) => {
  const socket = await connect()
  socket.socket.send(text)
  const frame = await socket.next()
  // A client that waits for an answer to its subscription gets it.
  expect(frame).toMatchObject({ type: 'error', ...(text.includes('"id":"1"') && { id: '1' }) })
  expect(faultOf(frame)).toEqual({ errorType: 'BadRequest', message: 'This message is not understood.' })
  await started(socket, 'after')
})

test.each([
  ['no JSON', 'query', 'Send a query and variables.'],
  ['no query', '{"variables":{}}', 'Send a query and variables.'],
  ['a syntax error', '{"query":"subscription {"}', 'Syntax Error: Expected Name, found <EOF>.'],
  ['an unknown field', '{"query":"subscription { onCreateDog { id } }"}', 'onCreateDog'],
  ['a query', '{"query":"{ listPrograms { nextToken } }"}', 'Only subscriptions are served here.'],
  [
    'an unknown filter field',
    JSON.stringify({
      query: `subscription S($filter: ModelSubscriptionProgramFilterInput) { onCreateProgram(filter: $filter) { id } }`,
      variables: { filter: { colour: { eq: 'red' } } },
    }),
    `a field name 'colour' that is not defined`,
  ],
  [
    'a filter that makes no sense',
    JSON.stringify({
      query: `subscription { onCreateProgram(filter: { capacity: { between: [1] } }) { id } }`,
    }),
    'between takes exactly two values',
  ],
  [
    'a page that is too large',
    JSON.stringify({ query: 'subscription { onCreateProgram { fees(limit: 5000) { nextToken } } }' }),
    'limit',
  ],
])('start with %s is refused under its id', async (_what, data, message) => {
  const socket = await connect()
  socket.send({ type: 'start', id: 'bad', payload: { data, extensions: { authorization: asVisitor } } })
  const frame = await socket.next()
  expect(frame).toMatchObject({ type: 'error', id: 'bad' })
  expect(faultOf(frame)?.message).toContain(message)
})

test('after stop there is no more data, and the id can be used again', async () => {
  const [socket, witness] = [await connect(), await connect()]
  await started(socket, 'one')
  await started(witness, 'all')
  socket.send({ type: 'stop', id: 'one' })
  expect(await socket.next()).toEqual({ type: 'complete', id: 'one' })
  await given.program({ name: 'Unheard' })
  await given.program({ name: 'Marker' })
  expect((await witness.next()).payload?.data?.onCreateProgram?.name).toBe('Unheard')
  expect((await witness.next()).payload?.data?.onCreateProgram?.name).toBe('Marker')
  await started(socket, 'one')
})

test('a stop right after its start ends it', async () => {
  const [socket, witness] = [await connect(), await connect()]
  await started(witness, 'all')
  socket.start('brief', onProgram, { authorization: { Authorization: await signToken({ email: 'a@b.ca' }) } })
  socket.send({ type: 'stop', id: 'brief' })
  expect(await socket.next()).toEqual({ type: 'start_ack', id: 'brief' })
  expect(await socket.next()).toEqual({ type: 'complete', id: 'brief' })
  await given.program({ name: 'Unheard' })
  await given.program({ name: 'Marker' })
  await witness.next()
  await witness.next()
  await started(socket, 'after')
})

test('a second start with the same id replaces the first', async () => {
  const socket = await connect()
  await started(socket, 'same')
  await started(socket, 'same', 'subscription { again: onCreateProgram { id name } }')
  const program = await given.program({ name: 'Once' })
  expect(await socket.next()).toEqual({
    type: 'data',
    id: 'same',
    payload: { data: { again: { id: program.id, name: 'Once' } } },
  })
  await started(socket, 'next frame')
})

test('a connection carries a hundred subscriptions; one more is refused until one ends', async () => {
  const socket = await connect()
  for (let n = 1; n <= 100; n += 1) await started(socket, `${n}`)
  socket.start('101', onProgram)
  const frame = await socket.next()
  expect(frame).toMatchObject({ type: 'error', id: '101' })
  expect(faultOf(frame)).toEqual({
    errorType: 'MaxSubscriptionsReachedError',
    message: 'At most 100 subscriptions on a connection.',
  })
  await started(socket, '100')
  socket.send({ type: 'stop', id: '1' })
  expect(await socket.next()).toEqual({ type: 'complete', id: '1' })
  await started(socket, '101')
})

test('a frame of the largest size is read, a larger one closes the socket as too big', async () => {
  const socket = await connect()
  socket.socket.send('x'.repeat(LARGEST))
  expect((await socket.next()).type).toBe('error')
  socket.socket.send('x'.repeat(LARGEST + 1))
  expect(await socket.closed).toBe(1009)
})

test.each(['/graphql', '/graphql/realtime/', '/elsewhere', '/?/graphql/realtime'])(
  'an upgrade at %s is disconnected',
  async (path) => {
    const socket = new WebSocket(`${server.url.replace('http:', 'ws:')}${path}`, 'graphql-ws')
    const [error] = await once(socket, 'error')
    expect(error.message).toBe('socket hang up')
  },
)
