import type { Duplex } from 'node:stream'

/** In bytes. One network may hold four of the largest responses; a real phone holds a few kilobytes for a moment. */
const MOST = { ofOne: 64 * 1024 * 1024, ofAll: 256 * 1024 * 1024 }

interface Share {
  network: string
  bytes: number
  /** The longest-waiting connection comes first. */
  connections: Map<Duplex, number>
}

/**
 * Limits the memory held for slow clients: responses they do not read and bodies they do not finish. A network over
 * its limit loses its longest-waiting connection. If all networks together are over the total limit, the network that
 * holds the most loses one.
 */
export class HeldBytes {
  readonly #most: typeof MOST
  readonly #shares = new Map<string, Share>()
  readonly #watched = new WeakSet<Duplex>()
  #bytes = 0

  constructor(most = MOST) {
    this.#most = most
  }

  /** Counts the bytes until the returned function is called or the connection closes. */
  hold(connection: Duplex, network: string, bytes: number): () => void {
    if (connection.destroyed) return () => {}
    const share = this.#shares.get(network) ?? { network, bytes: 0, connections: new Map() }
    this.#shares.set(network, share)
    this.#add(share, connection, bytes)
    if (!this.#watched.has(connection)) {
      this.#watched.add(connection)
      connection.once('close', () => this.#forget(this.#shares.get(network), connection))
    }
    this.#makeRoom(share)
    let isHeld = true
    return () => {
      const held = share.connections.get(connection)
      if (!isHeld || held === undefined) return
      isHeld = false
      if (held > bytes) this.#add(share, connection, -bytes)
      else this.#forget(share, connection)
    }
  }

  #add(share: Share, connection: Duplex, bytes: number): void {
    share.connections.set(connection, (share.connections.get(connection) ?? 0) + bytes)
    share.bytes += bytes
    this.#bytes += bytes
  }

  #forget(share: Share | undefined, connection: Duplex): void {
    const bytes = share?.connections.get(connection)
    if (!share || bytes === undefined) return
    share.connections.delete(connection)
    share.bytes -= bytes
    this.#bytes -= bytes
    if (share.connections.size === 0) this.#shares.delete(share.network)
  }

  #makeRoom(share: Share): void {
    while (share.bytes > this.#most.ofOne) this.#cutOff(share)
    while (this.#bytes > this.#most.ofAll)
      this.#cutOff([...this.#shares.values()].reduce((one, other) => (other.bytes > one.bytes ? other : one)))
  }

  #cutOff(share: Share): void {
    for (const [connection] of share.connections) {
      this.#forget(share, connection)
      connection.destroy()
      return
    }
  }
}
