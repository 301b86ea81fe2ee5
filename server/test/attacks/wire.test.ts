import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { forFile } from '../for-file.ts'
import { servedRoutes } from '../served-routes.ts'
import { attack, insideShown, several } from './attack.ts'
import { attackWorld, somewhere } from './attack-world.ts'

const uncaught: unknown[] = []
const remember = (error: unknown) => uncaught.push(error)

process.on('uncaughtExceptionMonitor', remember)
afterAll(() => process.off('uncaughtExceptionMonitor', remember))
const world = await forFile(attackWorld())

/** Every address of the server, with its parameters filled in. */
const routes = () => [
  { method: 'POST', path: '/graphql' },
  ...servedRoutes(world.server.app).map(({ method, path }) => ({
    method,
    path: path.replace(/:\w+/g, 'x').replace('*', '/offers/x'),
  })),
]

const json = 'application/json'

/** Bodies, their content type, and what follows the path. */
const BROKEN: readonly {
  name: string
  body?: string | Uint8Array<ArrayBuffer>
  type?: string
  query?: string
}[] = [
  { name: 'nothing' },
  { name: 'half a JSON', body: '{"a":', type: json },
  { name: 'no object', body: 'null', type: json },
  { name: 'a list', body: '[1]', type: json },
  { name: 'many brackets', body: '['.repeat(30_000), type: json },
  { name: 'a prototype', body: '{"__proto__":{"x":1},"constructor":{"prototype":{}}}', type: json },
  {
    name: 'broken letters',
    body: new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
    type: json,
  },
  { name: 'another type', body: '<x/>', type: 'text/xml' },
  { name: 'a type of nonsense', body: 'x', type: 'application/json; charset=utf-99; =;' },
  { name: 'too much', body: 'x'.repeat(3 * 1024 * 1024), type: json },
  { name: 'odd parameters', query: '?a[]=1&a[]=2&__proto__[x]=1&limit=-1&limit=1e9&q=%00' },
  { name: 'a broken escape', query: '?q=%ff%fe%' },
  { name: 'a long query', query: `?q=${'x'.repeat(7_000)}` },
]

const HEADERS = ['x-content-type-options', 'referrer-policy', 'content-security-policy']

test('no endpoint crashes on broken or huge input, or answers without its headers', async () => {
  const { tried, end } = attack('endpoints × broken input')
  const cases = routes().flatMap((route) => BROKEN.map((broken) => ({ ...route, ...broken })))
  await several(cases, async ({ method, path, name, body, type, query = '' }) => {
    const label = `${method} ${path} with ${name}`
    try {
      const answer = await fetch(`${world.server.url}${path}${query}`, {
        method,
        redirect: 'manual',
        headers: { ...somewhere(), 'x-api-key': 'x', ...(type ? { 'content-type': type } : {}) },
        ...(method === 'GET' ? {} : { body }),
      })
      const text = await answer.text()
      if (answer.status >= 500) tried(label, `${answer.status} ${text.slice(0, 200)}`)
      else tried(label, insideShown(text))
      const missing = HEADERS.filter((header) => !answer.headers.has(header))
      tried(`${label}: headers`, missing.length > 0 ? `without ${missing.join(', ')}` : null)
    } catch (error) {
      // The server may hang up on a body that is too large before all of it was sent.
      tried(label, name === 'too much' ? null : String(error))
    }
  })
  end(1_000)
})

/** Sends raw bytes and returns the first line of the answer, or that the connection was cut. */
async function raw(bytes: string | Buffer): Promise<string> {
  const { hostname, port } = new URL(world.server.url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  let heard = ''
  socket.setEncoding('latin1').on('data', (text) => {
    heard += text
  })
  socket.write(bytes)
  const cut = once(socket, 'close')
  const answered = new Promise<void>((resolve) =>
    socket.on('data', () => heard.includes('\r\n\r\n') && resolve()),
  )
  await Promise.race([cut, answered])
  socket.destroy()
  return heard.split('\r\n')[0] || 'cut'
}

const host = () => new URL(world.server.url).host

test('malformed requests get a 4xx or a cut connection', async () => {
  const { tried, end } = attack('malformed requests')
  const get = (target: string, headers = `Host: ${host()}`) =>
    `GET ${target} HTTP/1.1\r\n${headers}\r\nConnection: close\r\n\r\n`
  const cases: [string, string][] = [
    ['an absolute target', get(`http://${host()}/healthz`)],
    ["another host's target", get('http://evil.example/healthz')],
    ['a target without a slash', get('healthz')],
    ['no host', get('/healthz', 'X: y')],
    ['two hosts', get('/healthz', `Host: ${host()}\r\nHost: evil.example`)],
    ['a host with a path', get('/healthz', 'Host: evil.example/x')],
    ['a host with a user', get('/healthz', 'Host: a@evil.example')],
    ['a host with a space', get('/healthz', 'Host: evil example')],
    ['a host with quotes', get('/healthz', 'Host: "><script>')],
    ['a host that is too long', get('/healthz', `Host: ${'a'.repeat(300)}.example`)],
    ['a port that is none', get('/healthz', 'Host: evil.example:99999999')],
    ['a tunnel', `CONNECT evil.example:443 HTTP/1.1\r\nHost: ${host()}\r\n\r\n`],
    ['a trace', `TRACE / HTTP/1.1\r\nHost: ${host()}\r\nConnection: close\r\n\r\n`],
    ['an unknown method', `BREW /pot HTTP/1.1\r\nHost: ${host()}\r\n\r\n`],
    ['another protocol', 'HELO evil.example\r\n\r\n'],
    ['random bytes', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n'],
    ['headers without end', `GET / HTTP/1.1\r\nHost: ${host()}\r\n${'X: y\r\n'.repeat(5_000)}\r\n`],
    ['one huge header', `GET / HTTP/1.1\r\nHost: ${host()}\r\nX: ${'y'.repeat(70_000)}\r\n\r\n`],
    [
      'two lengths',
      `POST /graphql HTTP/1.1\r\nHost: ${host()}\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello!`,
    ],
    [
      'a length and chunks',
      `POST /graphql HTTP/1.1\r\nHost: ${host()}\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    ],
    [
      'chunks of nonsense',
      `POST /graphql HTTP/1.1\r\nHost: ${host()}\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nhello\r\n`,
    ],
    ['a length below zero', `POST /graphql HTTP/1.1\r\nHost: ${host()}\r\nContent-Length: -5\r\n\r\n`],
    ['a header without a name', `GET / HTTP/1.1\r\nHost: ${host()}\r\n: y\r\n\r\n`],
  ]
  for (const [name, bytes] of cases) {
    const first = await raw(bytes)
    tried(name, /^HTTP\/1\.1 4\d\d /.test(first) || first === 'cut' ? null : first)
  }
  end(23)
})

/** Ways to start something and hang up in the middle. */
function beginnings(): [string, string | Buffer][] {
  const at = `Host: ${host()}\r\n`
  const upgrade = (path: string, protocol: string) =>
    `GET ${path} HTTP/1.1\r\n${at}Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Protocol: ${protocol}\r\n\r\n`
  const sockets = ['/', '/graphql/realtime', '/status-strip', '/tournament-versions', '/nowhere', '/graphql']
  const protocols = ['vite-hmr', 'vite-ping', 'graphql-ws', 'graphql-ws, header-x', 'x']
  const posts = routes().filter(({ method }) => method === 'POST' || method === 'PUT')
  return [
    ...sockets.flatMap((path) =>
      protocols.map((name): [string, string] => [`${path} ${name}`, upgrade(path, name)]),
    ),
    ...posts.map(({ method, path }): [string, string] => [
      `half a body to ${path}`,
      `${method} ${path} HTTP/1.1\r\n${at}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"query":`,
    ]),
    ...routes()
      .filter(({ method }) => method === 'GET')
      .map(({ path }): [string, string] => [`hanging up on ${path}`, `GET ${path} HTTP/1.1\r\n${at}\r\n`]),
    ['half a head', `GET / HTTP/1.1\r\nHo`],
    ['nothing', ''],
  ]
}

test('hanging up in the middle takes nothing down', async () => {
  const { tried, end } = attack('connections that are reset')
  const { hostname, port } = new URL(world.server.url)
  const open = async (): Promise<Socket> => {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => {})
    await once(socket, 'connect')
    return socket
  }
  await several(beginnings(), async ([name, bytes]) => {
    for (const hangUp of ['resetAndDestroy', 'destroy'] as const) {
      const socket = await open()
      // Flushed to the server before the connection is cut.
      await new Promise((resolve) => socket.write(bytes, resolve))
      await fetch(`${world.server.url}/config.json`)
      socket[hangUp]()
      tried(`${name}, ${hangUp}`, null)
    }
  })
  await fetch(`${world.server.url}/config.json`)
  expect(uncaught).toEqual([])
  expect((await fetch(`${world.server.url}/healthz`)).status).toBe(200)
  end(100)
})

/** Frames that no honest client sends, as bytes after a finished handshake. */
const FRAMES: readonly [string, Buffer | string][] = [
  ['no JSON', '{'],
  ['an empty text', ''],
  ['a list', '[]'],
  ['many brackets', '['.repeat(50_000)],
  ['a start without anything', '{"type":"start"}'],
  [
    'a start of nonsense',
    '{"type":"start","id":"1","payload":{"data":"{","extensions":{"authorization":{}}}}',
  ],
  ['a start with a deep id', '{"type":"start","id":{"a":1},"payload":null}'],
  ['a stop of nothing', '{"type":"stop","id":"nothing"}'],
  ['an unknown type', '{"type":"__proto__"}'],
  ['bytes', Buffer.from([0, 1, 2, 255])],
  ['too much', 'x'.repeat(300 * 1024)],
]

test('no frame takes down a socket, except perhaps its own', async () => {
  const { tried, end } = attack('sockets × broken frames')
  const url = world.server.url.replace('http:', 'ws:')
  const header = Buffer.from(JSON.stringify({ 'x-api-key': 'test-visitor-key' })).toString('base64url')
  for (const path of ['/graphql/realtime', '/status-strip', '/tournament-versions'])
    for (const [name, frame] of FRAMES) {
      const socket = new WebSocket(`${url}${path}`, ['graphql-ws', `header-${header}`])
      socket.on('error', () => {})
      await Promise.race([once(socket, 'open'), once(socket, 'close')])
      if (socket.readyState === socket.OPEN) await new Promise((resolve) => socket.send(frame, resolve))
      await fetch(`${world.server.url}/config.json`)
      socket.terminate()
      tried(`${path} ${name}`, (await fetch(`${world.server.url}/healthz`)).ok ? null : 'the server is gone')
    }
  expect(uncaught).toEqual([])
  end(30)
})
