import { EventEmitter } from 'node:events'
import { PassThrough } from 'node:stream'
import { modelNamed } from '@touchline/domain/models.ts'
import type { FastifyBaseLogger } from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { type Caller, VISITOR } from '../src/graphql/caller.ts'
import type { Service } from '../src/graphql/context.ts'
import { Connection } from '../src/graphql/realtime/connection.ts'
import { Hub, type Listener } from '../src/graphql/realtime/hub.ts'
import { subscriptionFrom } from '../src/graphql/realtime/subscription.ts'
import { HeldBytes } from '../src/limits/held-bytes.ts'
import { holdSocket } from '../src/limits/hold-socket.ts'
import { readsFrom } from '../src/postgres/reads.ts'
import { sqlForFile } from './database.ts'
import { limitsForTest } from './limits-for-test.ts'
import { PATIENT } from './patient.ts'

const INSTANT = '2025-09-01T17:00:00.000Z'
const onProgram = 'subscription { onCreateProgram { id } }'

const sql = await sqlForFile(2)

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

/** Announces new programs like the service, all in one transaction, so that they arrive together. */
const announce = (...ids: string[]) =>
  sql.begin(async (tx) => {
    for (const id of ids)
      await tx`select pg_notify('changes', ${JSON.stringify({ model: 'Program', action: 'CREATE', id })})`
  })

interface Asking {
  caller?: Caller
  address?: string
  /** A question that others ask as well. */
  question?: string
}

function listener(show: (id: string) => Promise<string | null>, asking: Asking = {}): Listener {
  const { caller = VISITOR, address = '203.0.113.7', question = null } = asking
  const subscription = subscriptionFrom(service(), { query: onProgram, variables: {} }, caller)
  return { subscription: { ...subscription, question, show }, address, deliver: vi.fn(), end: vi.fn() }
}

/** Stands in for the client socket of the `ws` package, as far as a connection uses it. */
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

interface Place {
  held?: HeldBytes
  raw?: PassThrough
}

function connection(hub: Hub, caller: Caller, place: Place = {}): StandInSocket {
  const { held = new HeldBytes(), raw = new PassThrough() } = place
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
      held: holdSocket(client, raw, {
        held,
        network: '203.0.113.7',
        mostUnread: 4 * 1024 * 1024,
      }),
    },
  )
  return socket
}

test('a token that expires while subscribed ends the subscription at the next event', async () => {
  const hub = await runningHub()
  const socket = connection(hub, { ...VISITOR, role: 'ADMIN', until: Date.now() - 1 })
  const payload = { data: JSON.stringify({ query: onProgram }), extensions: { authorization: {} } }
  socket.emit('message', JSON.stringify({ type: 'start', id: 'mine', payload }))
  expect(await socket.sent(1)).toEqual([{ type: 'start_ack', id: 'mine' }])
  const witness = listener(async (id) => id)
  hub.add(witness)
  await announce('first', 'second')
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
  await announce('first')
  await reading.promise
  hub.remove(stopped)
  hub.add(next)
  row.resolve('{}')
  await announce('second')
  await vi.waitFor(() => expect(next.deliver).toHaveBeenCalledWith('second'), PATIENT)
  expect(stopped.deliver).not.toHaveBeenCalled()
})

test('a parent hears of their own rows, by address or by sign-in; for others nothing is queried', async () => {
  const hub = await runningHub()
  const parent = (known: Partial<Caller>) => {
    const one = listener(async (id) => id, { caller: { ...VISITOR, role: 'PARENT', ...known } })
    const mine = { ...one, subscription: { ...one.subscription, show: vi.fn(one.subscription.show) } }
    hub.add({ ...mine, subscription: { ...mine.subscription, model: modelNamed('Player') } })
    return mine
  }
  const concerned = [
    parent({ email: 'owner@example.org' }),
    parent({ session: 'own sign-in' }),
    parent({ subject: 'whoever that is' }),
  ]
  const others = [parent({ email: 'other@example.org' }), parent({ session: 'other sign-in' })]
  const witness = listener(async (id) => id)
  hub.add(witness)
  const kept = { created_at: INSTANT, updated_at: INSTANT, _version: 1, _deleted: false, _last_changed_at: 0 }
  await sql`insert into users ${sql({ id: 'user', email: 'owner@example.org', ...kept })}`
  for (const whose of ['own', 'other']) {
    const email = whose === 'own' ? 'owner@example.org' : 'other@example.org'
    await sql`insert into pool_users ${sql({ id: whose, email, status: 'CONFIRMED', created_at: INSTANT, updated_at: INSTANT })}`
    await sql`insert into pool_sessions ${sql({ id: `${whose} sign-in`, user_id: whose, created_at: INSTANT, expires_at: INSTANT })}`
  }
  const child = { first_name: 'Maya', last_name: 'Singh', birth_date: '2017-05-31', status: 'ACTIVE' }
  await sql`insert into players ${sql({ id: 'player', user_players_id: 'user', ...child, ...kept })}`
  await sql.notify('changes', JSON.stringify({ model: 'Player', action: 'CREATE', id: 'player' }))
  await announce('program')
  await vi.waitFor(() => expect(witness.deliver).toHaveBeenCalledWith('program'), PATIENT)
  for (const { deliver } of concerned) expect(deliver).toHaveBeenCalledExactlyOnceWith('player')
  for (const { subscription } of others) expect(subscription.show).not.toHaveBeenCalled()
})

test('a question that many ask is read once per change, wherever they are', async () => {
  const hub = await runningHub()
  const show = vi.fn(async (id: string) => id)
  const alike = Array.from({ length: 300 }, (_, n) =>
    listener(show, { question: 'programs', address: `203.0.113.${n % 3}` }),
  )
  for (const one of alike) hub.add(one)
  await announce('first', 'second')
  for (const { deliver } of alike)
    await vi.waitFor(() => expect(vi.mocked(deliver).mock.calls).toEqual([['first'], ['second']]), PATIENT)
  expect(show.mock.calls).toEqual([['first'], ['second']])
})

test('a network with thousands of subscriptions has five read at a time, and others do not wait for it', async () => {
  const hub = await runningHub()
  const reading = new Set<() => void>()
  let most = 0
  const heavy = Array.from({ length: 3_000 }, () =>
    listener(async (id) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      reading.add(resolve)
      most = Math.max(most, reading.size)
      await promise
      reading.delete(resolve)
      return id
    }),
  )
  for (const one of heavy) hub.add(one)
  const other = listener(async (id) => id, { address: '198.51.100.1' })
  hub.add(other)
  await announce('first', 'second')
  await vi.waitFor(() => expect(other.deliver).toHaveBeenCalledWith('second'), PATIENT)
  expect(reading.size).toBe(5)
  expect(heavy.every(({ deliver }) => vi.mocked(deliver).mock.calls.length === 0)).toBe(true)
  while (heavy.some(({ deliver }) => vi.mocked(deliver).mock.calls.length < 2)) {
    for (const answer of reading) answer()
    await new Promise(setImmediate)
  }
  expect(most).toBe(5)
})

test('a client that is thousands of changes behind is disconnected, to reload everything', async () => {
  const hub = await runningHub()
  const gate = Promise.withResolvers<void>()
  const slow = listener(async (id) => {
    await gate.promise
    return id
  })
  hub.add(slow)
  const ids = Array.from({ length: 5_001 }, (_, n) => `${n}`)
  await sql`select pg_notify('changes', json_build_object('model', 'Program', 'action', 'CREATE', 'id', id)::text) from unnest(${ids}::text[]) id`
  await vi.waitFor(() => expect(slow.end).toHaveBeenCalled(), PATIENT)
  expect(slow.end).toHaveBeenCalledWith(expect.objectContaining({ errorType: 'LimitExceededError' }))
  hub.remove(slow)
  gate.resolve()
})

test('subscriptions count as memory of their network until nobody needs them', async () => {
  const held = new HeldBytes({ ofOne: 250_000, ofAll: 1_000_000 })
  const hub = await runningHub()
  const raw = new PassThrough()
  const socket = connection(hub, VISITOR, { held, raw })
  const start = (id: string) => {
    const variables = { filter: { id: { eq: 'x'.repeat(60_000) } } }
    const query = `subscription ($filter: ModelSubscriptionProgramFilterInput) { onCreateProgram(filter: $filter) { id } }`
    const payload = { data: JSON.stringify({ query, variables }), extensions: { authorization: {} } }
    socket.emit('message', JSON.stringify({ type: 'start', id, payload }))
  }
  start('one')
  expect(await socket.sent(1)).toEqual([{ type: 'start_ack', id: 'one' }])
  socket.emit('message', JSON.stringify({ type: 'stop', id: 'one' }))
  await socket.sent(2)
  start('two')
  expect((await socket.sent(3)).at(-1)).toEqual({ type: 'start_ack', id: 'two' })
  expect(raw.destroyed).toBe(false)
  start('three')
  await vi.waitFor(() => expect(raw.destroyed).toBe(true), PATIENT)
  socket.emit('close')
})

test('a failing listener is logged and lets no event overtake another', async () => {
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
  await announce('first', 'second')
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

test('a client that sends more than can be handled is disconnected', async () => {
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

test('a reader who lags four megabytes behind is disconnected', async () => {
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
