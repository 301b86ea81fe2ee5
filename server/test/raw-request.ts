import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

/** A connection on which a test can send, word for word, what no client would. */
export async function rawConnection(serverUrl: string): Promise<Socket> {
  const { port } = new URL(serverUrl)
  const socket = connect(Number(port), '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  return socket
}

/** Everything that the server answers until it closes the connection. */
export async function rawAnswer(serverUrl: string, ...lines: string[]): Promise<string> {
  const socket = await rawConnection(serverUrl)
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  return text(socket)
}
