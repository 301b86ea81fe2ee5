import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from '../limits/client-address.ts'

/**
 * Limits the number of open connections. At the limit, one connection of the network that holds the most is closed, so
 * that somebody who opens thousands of silent connections from one place keeps nobody else out. All clients behind our
 * own proxy count as one network; then the newest connection is closed.
 */
export function shareConnections(server: Server, most: number): void {
  const networks = new Map<string, Set<Socket>>()
  let open = 0
  const forget = (network: string, socket: Socket) => {
    const sockets = networks.get(network)
    if (!sockets?.delete(socket)) return
    open -= 1
    if (sockets.size === 0) networks.delete(network)
  }
  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '')
    const sockets = networks.get(network) ?? new Set()
    networks.set(network, sockets.add(socket))
    open += 1
    socket.once('close', () => forget(network, socket))
    if (open <= most) return
    const [crowd, largest] = [...networks].reduce((one, other) =>
      one[1].size >= other[1].size ? one : other,
    )
    const isOwn = largest.size <= sockets.size
    const ended = isOwn ? socket : ([...largest].at(-1) ?? socket)
    forget(isOwn ? network : crowd, ended)
    ended.destroy()
  })
}
