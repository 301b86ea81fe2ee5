import { once } from 'node:events'
import type { Socket } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import { forFile } from './for-file.ts'
import { rawConnection } from './raw-request.ts'
import { API_KEY, startServer } from './running-server.ts'

/*
 * What a stranger makes the server keep, and do, with requests of two kilobytes: 60 answers of 7 MB that nobody read held
 * 800 MB for two minutes, and 200 of them took every connection to the database for 16 seconds.
 */

const AT = '2025-10-01T12:00:00.000Z'
const PLAN = 450_000
const MB = 1024 * 1024

const server = await forFile(startServer())

beforeAll(async () => {
  await server.sql`
    insert into tournaments
      (id, slug, name, kind, status, plan, public_plan, created_at, updated_at, _version, _deleted, _last_changed_at)
    select 't' || n, 't' || n, 'Fun Day', 'OTHER', 'PUBLISHED', plan, plan, ${AT}, ${AT}, 1, false, 0
    from generate_series(1, 30) n, lateral (select to_json(repeat('x', ${PLAN})) as plan) large`
})

/** As long as an answer may realistically be. */
const plans = '{ listTournaments(limit: 165) { items { plan } } }'

function request(query: string, network: string): string {
  const body = JSON.stringify({ query })
  const headers = {
    host: 'club.example.org',
    'content-type': 'application/json',
    'x-api-key': API_KEY,
    'x-forwarded-for': network,
    'content-length': body.length,
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return ['POST /graphql HTTP/1.1', ...lines, '', body].join('\r\n')
}

/** Sends a query and reads nothing until told to. */
async function ask(query: string, network: string): Promise<Socket> {
  const socket = await rawConnection(server.url)
  socket.on('error', () => {})
  socket.pause()
  socket.write(request(query, network))
  return socket
}

/** The number of bytes until the server has nothing more to send, or hangs up. */
async function lengthOf(socket: Socket): Promise<number> {
  let length = 0
  socket.on('data', (chunk) => {
    length += chunk.length
    if (length > 30 * PLAN) socket.destroy()
  })
  await once(socket.resume(), 'close')
  return length
}

test('of unread answers, only the last few of a network are kept, and other networks are unaffected', async () => {
  const other = await ask(plans, '203.0.113.9')
  const unread: Socket[] = []
  for (let n = 0; n < 10; n += 1) {
    const socket = await ask(plans, '203.0.113.1')
    await once(socket, 'readable')
    unread.push(socket)
  }
  const lengths = await Promise.all([other, ...unread].map(lengthOf))
  const isWhole = lengths.map((length) => length > 30 * PLAN)
  expect(isWhole).toEqual([true, ...Array(6).fill(false), ...Array(4).fill(true)])
})

test('only so many megabytes of unfinished bodies are waited for', async () => {
  const sockets: Socket[] = []
  const closed: Promise<unknown>[] = []
  for (let n = 0; n < 35; n += 1) {
    const socket = await rawConnection(server.url)
    socket.on('error', () => {})
    closed.push(once(socket, 'close'))
    const start = request('', '203.0.113.2').replace(/content-length: \d+/, `content-length: ${2 * MB}`)
    socket.write(start)
    sockets.push(socket.resume())
  }
  await Promise.all(closed.slice(0, 3))
  expect(sockets.slice(3).filter(({ destroyed }) => destroyed)).toEqual([])
})

test('a request from elsewhere does not wait for a crowd of large answers', async () => {
  const order: string[] = []
  const answered = async (query: string, network: string) => {
    const socket = await ask(query, network)
    const [first] = await once(socket.resume(), 'data')
    order.push(network)
    socket.destroy()
    return String(first)
  }
  const crowd = await server.sql.begin(async (tx) => {
    // As if they took very long: none of the crowd is answered in the meantime.
    await tx`lock table tournaments in access exclusive mode`
    const all = Array.from({ length: 24 }, () => answered(plans, '203.0.113.3'))
    expect(await answered('{ listPrograms { items { id } } }', '203.0.113.4')).toContain('200 OK')
    expect(order).toEqual(['203.0.113.4'])
    return { all }
  })
  for (const first of await Promise.all(crowd.all)) expect(first).toContain('200 OK')
})
