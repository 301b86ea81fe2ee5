import { EventEmitter } from 'node:events'
import { PassThrough } from 'node:stream'
import { modelNamed } from '@touchline/domain/models.ts'
import type { FastifyBaseLogger } from 'fastify'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { type Caller, VISITOR } from '../src/graphql/caller.ts'
import type { Service } from '../src/graphql/context.ts'
import { Connection } from '../src/graphql/realtime/connection.ts'
import { Hub, type Listener } from '../src/graphql/realtime/hub.ts'
import { subscriptionFrom } from '../src/graphql/realtime/subscription.ts'
import { HeldBytes } from '../src/limits/held-bytes.ts'
import { holdSocket } from '../src/limits/hold-socket.ts'
import { openPool, type Sql } from '../src/postgres/pool.ts'
import { readsFrom } from '../src/postgres/reads.ts'
import { newDatabase } from './database.ts'
import { limitsForTest } from './limits-for-test.ts'
import { PATIENT } from './patient.ts'

const INSTANT = '2025-09-01T17:00:00.000Z'
const onProgram = 'subscription { onCreateProgram { id } }'

let database: Awaited<ReturnType<typeof newDatabase>>
let sql: Sql

beforeAll(async () => {
  database = await newDatabase()
  sql = openPool(database.url, 2)
})
afterAll(async () => {
  await sql.end()
  await database.drop()
})

const errors = vi.fn()

function service(): Service {
  const log = { error: errors, debug: () => {} } as unknown as FastifyBaseLogger
  const now = () => new Date()
  return {
    sql,
    reads: readsFrom(sql),
    log,
    pageSecret: 'secret',
    now,
    limits: limitsForTest(sql),
    introspection: false,
    canSend: false,
  }
}

async function runningHub(): Promise<Hub> {
  const hub = new Hub(service())
  await hub.start(() => {})
  onTestFinished(() => hub.stop())
  return hub
}

/** As the service tells of new programs; all in one transaction, so that they arrive together. */
const tell = (...ids: string[]) =>
  sql.begin(async (tx) => {
    for (const id of ids)
      await tx`select pg_notify('changes', ${JSON.stringify({ model: 'Program', action: 'CREATE', id })})`
  })

function listener(show: (id: string) => Promise<string | null>, caller = VISITOR): Listener {
  const subscription = subscriptionFrom(service(), { query: onProgram, variables: {} }, caller)
  return { subscription: { ...subscription, show }, deliver: vi.fn(), end: vi.fn() }
}

/** What the `ws` package gives the server for a client, as far as a connection uses it. */
class StandInSocket extends EventEmitter {
  readonly OPEN = 1
  readyState = 1
  bufferedAmount = 0
  frames: { type: string; id?: string; payload?: unknown }[] = []
  onFrame = () => {}
  terminate = vi.fn(() => {
    this.readyState = 3
  })
  send(text: string) {
    this.frames.push(JSON.parse(text))
    this.onFrame()
  }
  /** Resolves when that many frames have been sent. */
  async sent(count: number) {
    while (this.frames.length < count)
      await new Promise<void>((resolve) => {
        this.onFrame = resolve
      })
    return this.frames
  }
}

function connection(hub: Hub, caller: Caller): StandInSocket {
  const socket = new StandInSocket()
  const authenticate = async () => caller
  const client = socket as unknown as WebSocket
  new Connection(
    client,
    {},
    {
      service: service(),
      hub,
      authenticate,
      firstWordMs: 1_000_000,
      address: '203.0.113.7',
      held: holdSocket(client, new PassThrough(), {
        held: new HeldBytes(),
        network: '203.0.113.7',
        mostUnread: 4 * 1024 * 1024,
      }),
    },
  )
  return socket
}

test('a token that runs out while subscribed ends the subscription at the next event', async () => {
  const hub = await runningHub()
  const socket = connection(hub, { ...VISITOR, role: 'ADMIN', until: Date.now() - 1 })
  const payload = { data: JSON.stringify({ query: onProgram }), extensions: { authorization: {} } }
  socket.emit('message', JSON.stringify({ type: 'start', id: 'mine', payload }))
  expect(await socket.sent(1)).toEqual([{ type: 'start_ack', id: 'mine' }])
  const witness = listener(async (id) => id)
  hub.add(witness)
  await tell('first', 'second')
  await vi.waitFor(() => expect(witness.deliver).toHaveBeenCalledWith('second'), PATIENT)
  expect(socket.frames.slice(1)).toEqual([
    {
      type: 'error',
      id: 'mine',
      payload: { errors: [{ errorType: 'UnauthorizedException', message: 'Token expired' }] },
    },
  ])
  socket.emit('close')
})

test('a subscription that is stopped while its event is being read gets nothing more', async () => {
  const hub = await runningHub()
  const reading = Promise.withResolvers<void>()
  const row = Promise.withResolvers<string>()
  const stopped = listener(() => {
    reading.resolve()
    return row.promise
  })
  const next = listener(async (id) => id)
  hub.add(stopped)
  await tell('first')
  await reading.promise
  hub.remove(stopped)
  hub.add(next)
  row.resolve('{}')
  await tell('second')
  await vi.waitFor(() => expect(next.deliver).toHaveBeenCalledWith('second'), PATIENT)
  expect(stopped.deliver).not.toHaveBeenCalled()
})

test('a parent whose address only the sign-in knows is asked about each row, another one about their own', async () => {
  const hub = await runningHub()
  const parent = (email: string | null) => {
    const caller: Caller = { ...VISITOR, role: 'PARENT', email, session: email ? null : 'sign-in' }
    const one = listener(async (id) => id, caller)
    hub.add({ ...one, subscription: { ...one.subscription, model: modelNamed('Player') } })
    return one
  }
  const [unknown, other] = [parent(null), parent('other@example.org')]
  const witness = listener(async (id) => id)
  hub.add(witness)
  const kept = { created_at: INSTANT, updated_at: INSTANT, _version: 1, _deleted: false, _last_changed_at: 0 }
  await sql`insert into users ${sql({ id: 'user', email: 'owner@example.org', ...kept })}`
  const child = { first_name: 'Maya', last_name: 'Singh', birth_date: '2017-05-31', status: 'ACTIVE' }
  await sql`insert into players ${sql({ id: 'player', user_players_id: 'user', ...child, ...kept })}`
  await sql.notify('changes', JSON.stringify({ model: 'Player', action: 'CREATE', id: 'player' }))
  await tell('program')
  await vi.waitFor(() => expect(witness.deliver).toHaveBeenCalledWith('program'), PATIENT)
  expect(unknown.deliver).toHaveBeenCalledExactlyOnceWith('player')
  expect(other.deliver).not.toHaveBeenCalled()
})

test('a listener that fails is logged and lets no event overtake another', async () => {
  const hub = await runningHub()
  const failed = Promise.withResolvers<void>()
  errors.mockImplementation(() => failed.resolve())
  const gate = Promise.withResolvers<void>()
  const slow = listener(async (id) => {
    if (id === 'first') await gate.promise
    return id
  })
  hub.add(listener(() => Promise.reject(new Error('no row for you'))))
  hub.add(slow)
  await tell('first', 'second')
  await failed.promise
  await sql`select 1`
  gate.resolve()
  await vi.waitFor(() => expect(slow.deliver).toHaveBeenCalledTimes(2), PATIENT)
  expect(vi.mocked(slow.deliver).mock.calls).toEqual([['first'], ['second']])
})

test('a socket is kept alive twice a minute until it closes', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const socket = connection(new Hub(service()), VISITOR)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(socket.frames).toEqual([{ type: 'ka' }, { type: 'ka' }])
  socket.emit('close')
  await vi.advanceTimersByTimeAsync(300_000)
  expect(socket.frames).toHaveLength(2)
  expect(vi.getTimerCount()).toBe(0)
})

test('a client that sends more than can be dealt with is hung up on', async () => {
  const socket = connection(new Hub(service()), VISITOR)
  const flood = (messages: number) => {
    for (let n = 0; n < messages; n += 1) socket.emit('message', JSON.stringify({ type: 'stop', id: `${n}` }))
  }
  flood(500)
  expect(socket.terminate).not.toHaveBeenCalled()
  expect(await socket.sent(500)).toHaveLength(500)
  flood(501)
  expect(socket.terminate).toHaveBeenCalled()
  socket.emit('close')
})

test('a reader who lags four megabytes behind is hung up on', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const socket = connection(new Hub(service()), VISITOR)
  socket.bufferedAmount = 4 * 1024 * 1024
  await vi.advanceTimersByTimeAsync(30_000)
  expect(socket.terminate).not.toHaveBeenCalled()
  socket.bufferedAmount += 1
  await vi.advanceTimersByTimeAsync(30_000)
  expect(socket.terminate).toHaveBeenCalledOnce()
  expect(socket.frames).toHaveLength(1)
})
