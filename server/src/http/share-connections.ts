import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from '../limits/client-address.ts'

/**
 * So many connections are open at a time. When there are no more, one is ended of the network that holds most: whoever opens
 * thousands from one place, and says nothing, keeps nobody else out. Those behind a proxy of ours are one network, and then it is
 * the newest that is ended.
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
