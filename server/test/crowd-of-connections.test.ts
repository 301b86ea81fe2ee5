import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { type RunningServer, serverForTest } from './running-server.ts'

const FLOODER = '127.0.0.2'
const NEIGHBOUR = '127.0.0.3'

/** Open, and without a word. */
async function opened({ url }: RunningServer, localAddress: string): Promise<Socket> {
  const { hostname: host, port } = new URL(url)
  const socket = connect({ host, port: Number(port), localAddress })
  socket.on('error', () => {})
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  // What is not read is not noticed to have ended.
  socket.resume()
  return socket
}

/** The first line of what is answered; empty for whoever is hung up on. */
async function answerTo(socket: Socket): Promise<string> {
  let said = ''
  socket.on('data', (piece) => {
    said += piece
  })
  socket.write('GET /healthz HTTP/1.1\r\nhost: club.example\r\nconnection: close\r\n\r\n')
  await once(socket, 'close')
  return said.split('\r\n', 1)[0] ?? ''
}

test('who opens connections without end keeps nobody else out, and loses one for each that comes', async () => {
  const server = await serverForTest({ httpLimits: { connections: 8 } })
  const flood: Socket[] = []
  for (let n = 0; n < 8; n += 1) flood.push(await opened(server, FLOODER))
  expect(await answerTo(await opened(server, FLOODER))).toBe('')
  const last = flood.at(-1)
  const isCut = last && once(last, 'close')
  const neighbour = await opened(server, NEIGHBOUR)
  await isCut
  expect(await answerTo(neighbour)).toBe('HTTP/1.1 200 OK')
  expect(flood.filter(({ destroyed }) => destroyed)).toEqual([last])
  expect(await answerTo(await opened(server, FLOODER))).toBe('HTTP/1.1 200 OK')
})
