import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { isWellFormed } from './request-form.ts'

type Accept = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

interface Upgrades {
  paths: Map<string, Accept>
  /** By the prefix of the subprotocol; only the bundler's in development. */
  protocols: Map<string, Accept>
}

const upgradesOf = new WeakMap<Server, Upgrades>()

/**
 * Checks every upgrade request from now on: it must be for one of our sockets, and its Origin must be our own site or
 * missing. Browsers always send the Origin, and any page can open a socket to any server.
 */
export function guardUpgrades({ server }: FastifyInstance, config: Pick<Config, 'publicUrl'>): void {
  const upgrades: Upgrades = { paths: new Map(), protocols: new Map() }
  upgradesOf.set(server, upgrades)
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Without a listener, an error such as a connection reset would crash the process.
    socket.on('error', () => socket.destroy())
    if (!isWellFormed(request)) return hangUp(socket, 400)
    const accept = acceptorOf(upgrades, request)
    if (!accept) return void socket.destroy()
    if (!isOurPage(request, config.publicUrl)) return hangUp(socket, 403)
    accept(request, socket, head)
  })
}

/** Accepts web sockets at this path; upgrades for unregistered paths are refused. */
export const acceptSockets = (app: FastifyInstance, path: string, accept: Accept) =>
  guarded(app).paths.set(path, accept)

/** Accepts web sockets whose subprotocol has this prefix, at any path. */
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
  // Compare parsed origins, because some clients write the default port and others leave it out.
  const own = `${page.protocol}//${host}`
  return URL.canParse(own) && page.origin !== 'null' && page.origin === new URL(own).origin
}

/** Sends a bare status line and closes the socket. */
export function hangUp(socket: Duplex, status: number): void {
  socket.on('error', () => socket.destroy())
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
    () => socket.destroy(),
  )
}
