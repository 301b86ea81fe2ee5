import type { FastifyInstance } from 'fastify'
import { WebSocketServer } from 'ws'
import { loadClub } from '../club/load-club.ts'
import type { Service } from '../graphql/context.ts'
import { acceptSockets } from '../upgrades.ts'
import { followChanges } from './changes.ts'

const PATH = '/status-strip'
const NO_MESSAGES = 1

/**
 * Tells every open page when the strip changes. A plain socket: visitors have none of the client's code, and
 * server-sent events would take one of the six connections a browser has for all the tabs of a site.
 */
export function statusStripEndpoint(app: FastifyInstance, service: Service): void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: NO_MESSAGES })
  let shown = ''
  let stop = async () => {}

  async function look(): Promise<void> {
    const { statusStrip } = await loadClub(service)
    const current = JSON.stringify(statusStrip)
    if (current === shown) return
    shown = current
    for (const socket of sockets.clients) socket.send(current)
  }
  const lookAgain = () =>
    look().catch((error) => service.log.error({ err: error }, 'could not read the status strip'))

  acceptSockets(app, PATH, (request, socket, head) =>
    sockets.handleUpgrade(request, socket, head, (client) => {
      client.on('error', () => client.terminate())
      client.send(shown)
    }),
  )
  app.addHook('onReady', async () => {
    await look()
    stop = await followChanges(service.sql, (model) => model === 'ClubSetting' && lookAgain(), lookAgain)
  })
  app.addHook('preClose', async () => {
    for (const socket of sockets.clients) socket.terminate()
    await stop()
  })
}
