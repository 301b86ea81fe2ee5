import { once } from 'node:events'
import type { Socket } from 'node:net'
import { describe, expect, test } from 'vitest'
import { forFile } from './for-file.ts'
import { rawConnection } from './raw-request.ts'
import { API_KEY, startServer } from './running-server.ts'

/*
 * What a stranger can make the server keep through sockets: unfinished messages, in one frame or many, and unread
 * answers to pings. The visitors' key is in every page.
 */

const MB = 1024 * 1024
const FIN = 0x80
const TEXT = 0x1
const PING = 0x9

const server = await forFile(startServer())

const header = Buffer.from(JSON.stringify({ 'x-api-key': API_KEY })).toString('base64url')

/** An open socket of this network that is never read. */
async function opened(path: string, network: string): Promise<Socket> {
  const socket = await rawConnection(server.url)
  socket.on('error', () => {})
  const lines = [
    `GET ${path} HTTP/1.1`,
    'host: club.example.org',
    'connection: upgrade',
    'upgrade: websocket',
    'sec-websocket-version: 13',
    `sec-websocket-key: ${Buffer.alloc(16, 7).toString('base64')}`,
    `sec-websocket-protocol: graphql-ws, header-${header}`,
    `x-forwarded-for: ${network}`,
  ]
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  const [first] = await once(socket, 'data')
  expect(String(first)).toContain('101 Switching')
  return socket
}

/** The start of a client frame, whose mask changes nothing. */
function frame(opcode: number, length: number): Buffer {
  const size = length < 126 ? [length] : [127, 0, 0, 0, 0, ...bytesOf(length)]
  const [first = 0, ...more] = size
  return Buffer.from([opcode, 0x80 | first, ...more, 0, 0, 0, 0])
}

const bytesOf = (length: number) => [24, 16, 8, 0].map((bits) => (length >>> bits) & 0xff)

const init = Buffer.concat([frame(FIN | TEXT, 26), Buffer.from('{"type":"connection_init"}')])

const REALTIME = '/graphql/realtime'

/** Whether the server hung up before all of that was sent. */
async function isHungUpOn(socket: Socket, bytes: Buffer, times: number): Promise<boolean> {
  const { promise: closed, resolve } = Promise.withResolvers<void>()
  socket.once('close', () => resolve())
  for (let n = 0; n < times && !socket.destroyed; n += 1)
    if (!socket.write(bytes))
      await Promise.race([closed, new Promise((drained) => socket.once('drain', drained))])
  return socket.destroyed
}

describe('what a network can leave with the server through sockets is limited', () => {
  test('only so many megabytes of unfinished messages are waited for', async () => {
    const half = Buffer.concat([init, frame(FIN | TEXT, 250_000), Buffer.alloc(240_000, 'x')])
    const sockets: Socket[] = []
    for (let n = 0; n < 300; n += 1) {
      const socket = await opened(REALTIME, '203.0.113.1')
      socket.resume().write(half)
      sockets.push(socket)
    }
    const [first] = sockets
    if (first && !first.destroyed) await once(first, 'close')
    expect(sockets.slice(-200).filter(({ destroyed }) => destroyed)).toEqual([])
  })

  test('a message in thousands of pieces is not waited for', async () => {
    const socket = await opened(REALTIME, '203.0.113.2')
    const piece = Buffer.concat([frame(0, 1), Buffer.from('x')])
    const pieces = Buffer.concat([init, frame(TEXT, 1), Buffer.from('x'), ...Array(2_000).fill(piece)])
    socket.resume().write(pieces)
    await once(socket, 'close')
  })

  test.each([REALTIME, '/status-strip'])(
    '%s: a client that asks for answers and reads none is disconnected',
    async (path) => {
      const socket = await opened(path, '203.0.113.3')
      socket.pause()
      const ping = Buffer.concat([frame(FIN | PING, 120), Buffer.alloc(120)])
      const pings = Buffer.concat(Array(4_000).fill(ping))
      if (path === REALTIME) socket.write(init)
      expect(await isHungUpOn(socket, pings, (48 * MB) / pings.length)).toBe(true)
    },
  )
})
