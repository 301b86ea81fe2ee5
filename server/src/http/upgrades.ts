import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { isWellFormed } from './request-form.ts'

type Accept = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

interface Upgrades {
  paths: Map<string, Accept>
  /** By how the subprotocol begins: the bundler's, in development alone. */
  protocols: Map<string, Accept>
}

const upgradesOf = new WeakMap<Server, Upgrades>()

/**
 * From now on every request for a socket is looked at: it has to be for one of ours, and to come from one of our own
 * pages or from no page at all. A browser sends along where a page is from, and any page can open a socket to anywhere.
 */
export function guardUpgrades({ server }: FastifyInstance, config: Pick<Config, 'publicUrl'>): void {
  const upgrades: Upgrades = { paths: new Map(), protocols: new Map() }
  upgradesOf.set(server, upgrades)
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // A connection that is reset while nobody listens for it would end the process.
    socket.on('error', () => socket.destroy())
    if (!isWellFormed(request)) return hangUp(socket, 400)
    const accept = acceptorOf(upgrades, request)
    if (!accept) return void socket.destroy()
    if (!isOurPage(request, config.publicUrl)) return hangUp(socket, 403)
    accept(request, socket, head)
  })
}

/** Web sockets by their path; a request for any other is turned away. */
export const acceptSockets = (app: FastifyInstance, path: string, accept: Accept) =>
  guarded(app).paths.set(path, accept)

/** Web sockets of a subprotocol that begins like this, at any path. */
export const acceptProtocol = (app: FastifyInstance, prefix: string, accept: Accept) =>
  guarded(app).protocols.set(prefix, accept)

function guarded({ server }: FastifyInstance): Upgrades {
  const upgrades = upgradesOf.get(server)
  if (!upgrades) throw new Error('The upgrades of this server are not guarded')
  return upgrades
}

function acceptorOf(
  { paths, protocols }: Upgrades,
  { url = '', headers }: IncomingMessage,
): Accept | undefined {
  const protocol = headers['sec-websocket-protocol'] ?? ''
  for (const [prefix, accept] of protocols) if (protocol.startsWith(prefix)) return accept
  return paths.get(url.split('?', 1)[0] ?? '')
}

function isOurPage(
  { headers: { origin, host = '' } }: IncomingMessage,
  publicUrl: string | undefined,
): boolean {
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const page = new URL(origin)
  if (publicUrl !== undefined && page.origin === new URL(publicUrl).origin) return true
  // The port that goes without saying is written by some and left out by others.
  const own = `${page.protocol}//${host}`
  return URL.canParse(own) && page.origin !== 'null' && page.origin === new URL(own).origin
}

/** Says why in one line, and is gone. */
export function hangUp(socket: Duplex, status: number): void {
  socket.on('error', () => socket.destroy())
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
    () => socket.destroy(),
  )
}
