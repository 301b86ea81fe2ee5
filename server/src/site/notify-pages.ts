import { shownStrip } from '@touchline/domain/club/translated-settings.ts'
import type { FastifyInstance } from 'fastify'
import { type WebSocket, WebSocketServer } from 'ws'
import { loadClubSource } from '../club/load-club.ts'
import type { Service } from '../graphql/context.ts'
import { startHeartbeat } from '../http/heartbeat.ts'
import { HTTP_LIMITS } from '../http/http-limits.ts'
import { acceptSockets } from '../http/upgrades.ts'
import { FEW_PIECES, holdSocket } from '../limits/hold-socket.ts'
import { refuseUpgrade } from '../limits/refuse-upgrade.ts'
import { oneAtATime } from '../one-at-a-time.ts'
import { loadTournaments } from '../tournament/load-tournament.ts'
import { followChanges } from './changes.ts'

/** The status line at the top of every page. */
export function statusStripEndpoint(app: FastifyInstance, service: Service): void {
  notifyPages(app, service, {
    path: '/status-strip',
    models: ['ClubSetting', 'Season'],
    read: async () => {
      const { content, rows } = await loadClubSource(service)
      return shownStrip(content.statusStrip, rows)
    },
  })
}

/** The version of each tournament by slug, which tells an open schedule that there is a newer one. */
export function tournamentVersionsEndpoint(app: FastifyInstance, service: Service): void {
  notifyPages(app, service, {
    path: '/tournament-versions',
    models: ['Tournament'],
    read: async () =>
      Object.fromEntries((await loadTournaments(service)).map(({ slug, version }) => [slug, version])),
  })
}

const NO_MESSAGES = 1
const MOST_UNREAD = 1024 * 1024

interface Watched {
  path: string
  /** Models whose changes may change the state. */
  models: readonly string[]
  read(): Promise<unknown>
}

/**
 * Sends the current state to every open page, and again whenever it changes. Uses a plain web socket, because visitors
 * do not load Amplify, and server-sent events would take one of a browser's six connections per site for each tab.
 */
function notifyPages(app: FastifyInstance, service: Service, { path, models, read }: Watched): void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: NO_MESSAGES, ...FEW_PIECES })
  const measures = new WeakMap<WebSocket, () => void>()
  let shown = ''
  let stop = async () => {}

  async function look(): Promise<void> {
    const current = JSON.stringify(await read())
    if (current === shown) return
    shown = current
    for (const socket of sockets.clients) {
      const measure = measures.get(socket)
      socket.send(current, measure)
      measure?.()
    }
  }
  // One at a time; otherwise the read with the older state could finish last.
  const lookAgain = oneAtATime(() =>
    look().catch((error) => service.log.error({ err: error, path }, 'could not tell pages')),
  )

  acceptSockets(app, path, (request, socket, head) => {
    const { held } = service.limits
    const network = service.limits.networkOf(request)
    const release = service.limits.hold('sockets', 'address', network)
    if (!release) return refuseUpgrade(socket)
    socket.once('close', release)
    sockets.handleUpgrade(request, socket, head, (client) => {
      client.on('error', () => client.terminate())
      measures.set(client, holdSocket(client, socket, { held, network, mostUnread: MOST_UNREAD }).measure)
      client.send(shown)
    })
  })
  const stopHeartbeat = startHeartbeat(sockets, HTTP_LIMITS.heartbeatMs)
  app.addHook('onReady', async () => {
    await look()
    stop = await followChanges(service.sql, (changed) => models.includes(changed) && lookAgain(), lookAgain)
  })
  app.addHook('preClose', async () => {
    stopHeartbeat()
    for (const socket of sockets.clients) socket.terminate()
    await stop()
  })
}
