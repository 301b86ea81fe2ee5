import { once } from 'node:events'
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { bodyOf } from '../src/http/bare-routes.ts'
import { forFile } from './for-file.ts'
import { PATIENT } from './patient.ts'
import { rawAnswer, rawConnection } from './raw-request.ts'
import { realtimeSocket } from './realtime-socket.ts'
import { API_KEY, serverForTest, startServer } from './running-server.ts'

const PUBLIC_URL = 'https://club.example.org'
const PATIENCE = { headersMs: 150, requestMs: 300, checkMs: 30, firstWordMs: 150 }

const server = await forFile(startServer({ publicUrl: PUBLIC_URL }))
/** A server with short time limits on the same database; tests that need no limit use the other one. */
const impatient = await forFile(startServer({ databaseUrl: server.databaseUrl, httpLimits: PATIENCE }))

const SOCKETS = ['/graphql/realtime', '/status-strip', '/tournament-versions']
const upgrade = (path: string, ...headers: string[]) => [
  `GET ${path} HTTP/1.1`,
  'host: club.example.org',
  'connection: upgrade',
  'upgrade: websocket',
  'sec-websocket-version: 13',
  'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
  ...headers,
]
const statusOf = (answer: string) => Number(answer.split(' ', 2)[1])
const stillAnswers = async () => expect((await fetch(`${server.url}/healthz`)).status).toBe(200)

describe('requests for a socket', () => {
  test.each([
    ["the bundler's", '/', 'sec-websocket-protocol: vite-hmr'],
    ["the bundler's ping", '/', 'sec-websocket-protocol: vite-ping'],
    ['at an address that has none', '/healthz', 'x: y'],
  ])('%s: the connection is closed at once, and a reset crashes nothing', async (_case, path, header) => {
    expect(await rawAnswer(server.url, ...upgrade(path, header))).toBe('')
    const socket = await rawConnection(server.url)
    socket.write(`${upgrade(path, header).join('\r\n')}\r\n\r\n`, () => socket.resetAndDestroy())
    await once(socket, 'close')
    await stillAnswers()
  })

  test.each(SOCKETS)('%s: a reset in the middle crashes nothing', async (path) => {
    const socket = await rawConnection(server.url)
    socket.write(`${upgrade(path, 'sec-websocket-protocol: graphql-ws').join('\r\n')}\r\n\r\n`)
    await once(socket, 'data')
    socket.resetAndDestroy()
    await once(socket, 'close')
    await stillAnswers()
  })

  const origins: [string, string | undefined, number][] = [
    ['no page', undefined, 101],
    ['our own page', 'https://club.example.org', 101],
    ['our own page, with the port that goes without saying', 'https://club.example.org:443', 101],
    ['a page of another host', 'https://evil.example.org', 403],
    ['a page of a host below ours', 'https://club.example.org.evil.example', 403],
    ['another port', 'https://club.example.org:8443', 403],
    ['a page of nowhere', 'null', 403],
    ['no address at all', 'club.example.org', 403],
  ]
  const cases = SOCKETS.flatMap((path) => origins.map((origin) => [path, ...origin] as const))
  test.each(cases)('%s from %s', async (path, _from, origin, status) => {
    const socket = await rawConnection(server.url)
    socket.write(`${upgrade(path, ...(origin ? [`origin: ${origin}`] : [])).join('\r\n')}\r\n\r\n`)
    const [answer] = await once(socket, 'data')
    expect(statusOf(String(answer))).toBe(status)
  })

  test('a page that is opened under another name of this server', async () => {
    const { host } = new URL(server.url)
    const socket = new WebSocket(`ws://${host}/status-strip`, { origin: `http://${host}` })
    await once(socket, 'open')
    socket.terminate()
  })
})

describe('a client that takes too long', () => {
  test('for its headers', async () => {
    const socket = await rawConnection(impatient.url)
    socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\n')
    expect(statusOf(await text(socket))).toBe(408)
  })

  test.each(['/graphql', '/contact', '/cognito/user-pool', '/staging/admin/users'])(
    'a body for %s',
    async (path) => {
      const socket = await rawConnection(impatient.url)
      socket.write(
        `POST ${path} HTTP/1.1\r\nhost: x\r\nx-api-key: ${API_KEY}\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"query`,
      )
      expect(statusOf(await text(socket))).toBeOneOf([401, 408])
    },
  )

  test('the first word on a realtime socket', async () => {
    const { closed } = await realtimeSocket(impatient.url)
    expect(await closed).toBe(1006)
  })

  test('a body that breaks off is cleaned up', async () => {
    const request = new IncomingMessage(new Socket())
    const body = bodyOf(request, 100)
    request.push('{"query')
    request.destroy()
    expect(await body).toBe('broken off')
  })
})

describe('malformed requests', () => {
  const hosts = [
    '',
    'a b',
    'a@b',
    'a/b',
    'a\\b',
    'a?b',
    'a#b',
    '[::1',
    'a:b',
    'a:123456',
    'a,b',
    '"a"',
    'é',
    'a'.repeat(300),
  ]
  const targets = ['http://evil.example/graphql', '/\\evil.example', '/a#b', '*', 'graphql']
  test.each([
    ...hosts.map((host) => [`host: ${host}`, '/healthz', host] as const),
    ...targets.map((target) => [target, target, 'club.example.org'] as const),
  ])('%s', async (_case, target, host) => {
    const answer = await rawAnswer(server.url, `GET ${target} HTTP/1.1`, `host: ${host}`, 'connection: close')
    expect(statusOf(answer)).toBe(400)
    expect(answer).not.toContain('evil')
  })

  test.each([
    ['two hosts', ['host: a', 'host: b']],
    ['no host', []],
    ['a host that a proxy has not seen', ['host: a', 'x-forwarded-host: evil.example/a']],
    ['a protocol that there is not', ['host: a', 'x-forwarded-proto: javascript']],
  ])('%s', async (_case, headers) =>
    expect(
      statusOf(await rawAnswer(server.url, 'GET /config.json HTTP/1.1', ...headers, 'connection: close')),
    ).toBe(400),
  )

  test('the same goes for routes before Fastify, and for sockets', async () => {
    const post = ['content-length: 2', 'connection: close', '', '{}']
    expect(statusOf(await rawAnswer(server.url, 'POST /graphql HTTP/1.1', 'host: a@b', ...post))).toBe(400)
    const socket = upgrade('/status-strip').with(1, 'host: a@b')
    expect(statusOf(await rawAnswer(server.url, ...socket))).toBe(400)
  })

  test('an old probe sends no host', async () =>
    expect(statusOf(await rawAnswer(server.url, 'GET /healthz HTTP/1.0'))).toBe(200))

  test('an unknown host is answered, but never appears in an answer', async () => {
    const answer = await rawAnswer(
      server.url,
      'GET /config.json HTTP/1.1',
      'host: evil.example',
      'connection: close',
    )
    expect(statusOf(answer)).toBe(200)
    expect(answer).toContain(PUBLIC_URL)
    expect(answer).not.toContain('evil')
  })

  test.each([
    ['TRACE /healthz HTTP/1.1', 405],
    ['PROPFIND /healthz HTTP/1.1', 405],
    ['CONNECT evil.example:443 HTTP/1.1', 405],
    ['SPILL /healthz HTTP/1.1', 400],
    ['GET /healthz HTTP/3.7', 400],
    ['GET /%zz HTTP/1.1', 400],
    ['DELETE /nowhere HTTP/1.1', 404],
  ])('%s', async (line, status) => {
    const answer = await rawAnswer(server.url, line, 'host: club.example.org', 'connection: close')
    expect(statusOf(answer)).toBe(status)
    expect(answer).not.toMatch(/FST_|nowhere|%zz|HPE_|stack/)
  })

  test('endless headers', async () => {
    const many = Array.from({ length: 2_000 }, (_, n) => `x-${n}: ${n}`)
    expect(statusOf(await rawAnswer(server.url, 'GET /healthz HTTP/1.1', 'host: a', ...many))).toBe(431)
  })
})

test('a server takes only so many connections, and takes more when those are gone', async () => {
  const { url } = await serverForTest({ databaseUrl: server.databaseUrl, httpLimits: { connections: 2 } })
  const [first, , third] = [await rawConnection(url), await rawConnection(url), await rawConnection(url)]
  for (const socket of [first, third]) socket.on('error', () => {}).resume()
  await once(third, 'close')
  // It was not closed for being silent.
  expect(first.destroyed).toBe(false)
  first.destroy()
  const ask = () => rawAnswer(url, 'GET /healthz HTTP/1.1', 'host: club.example.org', 'connection: close')
  await vi.waitFor(async () => expect(statusOf(await ask().catch(() => ''))).toBe(200), PATIENT)
})
