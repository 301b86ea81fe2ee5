import type { Duplex } from 'node:stream'

/** In bytes. One network's share is four of the longest answers; an honest phone leaves some kilobytes for a moment. */
const MOST = { ofOne: 64 * 1024 * 1024, ofAll: 256 * 1024 * 1024 }

interface Share {
  network: string
  bytes: number
  /** The one that has waited longest comes first. */
  connections: Map<Duplex, number>
}

/**
 * What is kept in memory for whoever takes their time: answers that are not read, and bodies of which the rest does not
 * come. A network that has too much of it loses the connection that has waited longest. Only where all of them together
 * have too much, a network is cut off for the others' sake, and then it is the one that has most.
 */
export class HeldBytes {
  readonly #most: typeof MOST
  readonly #shares = new Map<string, Share>()
  readonly #watched = new WeakSet<Duplex>()
  #bytes = 0

  constructor(most = MOST) {
    this.#most = most
  }

  /** Until what is returned is called, or the connection is gone. */
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
