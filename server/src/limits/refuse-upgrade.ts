import type { Duplex } from 'node:stream'

const ANSWER = [
  'HTTP/1.1 429 Too Many Requests',
  'retry-after: 60',
  'connection: close',
  'content-length: 0',
  '',
  '',
].join('\r\n')

/** A socket that the client may not have: said in plain HTTP, for it has not become a socket yet. */
export function refuseUpgrade(socket: Duplex): void {
  socket.on('error', () => socket.destroy())
  socket.end(ANSWER, () => socket.destroy())
}
