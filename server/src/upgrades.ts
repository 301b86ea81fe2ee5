import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'

type Accept = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

const pathsOf = new WeakMap<Server, Map<string, Accept>>()
/** In development the bundler listens on this server too. */
const BUNDLER = /^vite-/

/** Web sockets by their path; a request for any other is turned away. */
export function acceptSockets({ server }: FastifyInstance, path: string, accept: Accept): void {
  const known = pathsOf.get(server)
  if (known) {
    known.set(path, accept)
    return
  }
  const paths = new Map([[path, accept]])
  pathsOf.set(server, paths)
  server.on('upgrade', (request, socket, head) => {
    const wanted = paths.get(request.url?.split('?')[0] ?? '')
    if (wanted) wanted(request, socket, head)
    else if (!BUNDLER.test(request.headers['sec-websocket-protocol'] ?? '')) socket.destroy()
  })
}
