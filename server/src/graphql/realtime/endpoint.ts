import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { WebSocketServer } from 'ws'
import { startHeartbeat } from '../../http/heartbeat.ts'
import { HTTP_LIMITS, type HttpLimits } from '../../http/http-limits.ts'
import { acceptSockets } from '../../http/upgrades.ts'
import { FEW_PIECES, holdSocket } from '../../limits/hold-socket.ts'
import { refuseUpgrade } from '../../limits/refuse-upgrade.ts'
import type { Authenticate, Credentials } from '../authenticate.ts'
import type { Service } from '../context.ts'
import { Connection, connectRequest, credentialsFrom } from './connection.ts'
import { Hub } from './hub.ts'

const PATH = '/graphql/realtime'
const LARGEST_MESSAGE = 256 * 1024
const MOST_UNREAD = 4 * 1024 * 1024
/** "Service restart": the client reconnects by itself and fetches what it has missed. */
const RESTART = 1012

/** AppSync's realtime protocol on `/graphql/realtime`. */
export function realtimeEndpoint(
  app: FastifyInstance,
  service: Service,
  authenticate: Authenticate,
  { firstWordMs, heartbeatMs }: HttpLimits = HTTP_LIMITS,
): void {
  const hub = new Hub(service)
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_MESSAGE,
    ...FEW_PIECES,
    handleProtocols: (offered) => (offered.has('graphql-ws') ? 'graphql-ws' : false),
  })
  const closeAll = () => {
    for (const socket of sockets.clients) socket.close(RESTART)
  }
  acceptSockets(app, PATH, (request, socket, head) => {
    const { limits } = service
    const address = limits.networkOf(request)
    const release = limits.hold('sockets', 'address', address)
    if (!release) return refuseUpgrade(socket)
    // The socket closes once, whether or not the upgrade succeeds.
    socket.once('close', release)
    sockets.handleUpgrade(
      request,
      socket,
      head,
      (client) =>
        new Connection(client, connectCredentials(request), {
          service,
          hub,
          authenticate,
          firstWordMs,
          address,
          held: holdSocket(client, socket, { held: limits.held, network: address, mostUnread: MOST_UNREAD }),
        }),
    )
  })
  const stopHeartbeat = startHeartbeat(sockets, heartbeatMs)
  app.addHook('onReady', () => hub.start(closeAll))
  app.addHook('preClose', async () => {
    stopHeartbeat()
    for (const socket of sockets.clients) socket.terminate()
    await hub.stop()
  })
}

/** Browsers cannot set headers on a web socket, so Amplify puts them into a subprotocol; older versions, the query. */
function connectCredentials({ headers, url }: IncomingMessage): Credentials {
  const packed = headers['sec-websocket-protocol']
    ?.split(',')
    .map((name) => name.trim())
    .find((name) => name.startsWith('header-'))
    ?.slice('header-'.length)
  const header = packed ?? new URL(url ?? '/', 'http://localhost').searchParams.get('header')
  try {
    const headers = JSON.parse(Buffer.from(header ?? '', 'base64url').toString('utf8'))
    return credentialsFrom(headers, connectRequest)
  } catch {
    return {}
  }
}
