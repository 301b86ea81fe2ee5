import type { Duplex } from 'node:stream'

const ANSWER = [
  'HTTP/1.1 429 Too Many Requests',
  'retry-after: 60',
  'connection: close',
  'content-length: 0',
  '',
  '',
].join('\r\n')

/** Refuses an upgrade with a plain HTTP response, because the connection is not a web socket yet. */
export function refuseUpgrade(socket: Duplex): void {
  socket.on('error', () => socket.destroy())
  socket.end(ANSWER, () => socket.destroy())
}
