import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { HeldBytes } from './held-bytes.ts'

/** In bytes. Up to here a socket is not counted: no honest page leaves as much. */
const LITTLE = 16 * 1024

/**
 * Of how many pieces a message may be, in frames and as they come from the network: each costs the server a hundred times
 * what a byte of it does. Browsers send a frame for a message, and 256 KB come in less than 500 packets.
 */
export const FEW_PIECES = { maxFragments: 64, maxBufferedChunks: 1_024 }

interface Place {
  held: HeldBytes
  network: string
  /** In bytes. A reader this far behind is gone or hostile; it will connect again if it is not. */
  mostUnread: number
}

export interface SocketHold {
  /** To be called once something was sent, and once it has gone out. */
  measure(): void
  /** Counts a message until it has been dealt with, which is when what is returned is called. */
  keep(bytes: number): () => void
}

/**
 * Counts what a socket makes the server keep: a message of which the rest does not come, those that wait to be dealt with,
 * and what is not read, answers to pings among it. To be called once the socket is read from.
 */
export function holdSocket(
  client: WebSocket,
  socket: Duplex,
  { held, network, mostUnread }: Place,
): SocketHold {
  let coming = 0
  let kept = 0
  let control = 0
  let isEnded = false
  let release = () => {}
  const measure = () => {
    if (client.bufferedAmount > mostUnread) client.terminate()
    const bytes = coming + kept + client.bufferedAmount
    const before = release
    // The new one first: whoever goes on holding keeps their place among those who have waited.
    release = bytes > LITTLE ? held.hold(socket, network, bytes) : () => {}
    before()
  }
  client.on('message', () => {
    isEnded = true
  })
  for (const event of ['ping', 'pong'] as const)
    client.on(event, (data) => {
      control += data.length + CONTROL_HEADER
    })
  // Heard after what it made of the last message: of a piece with an end in it, all of it counts until the next.
  socket.on('data', (piece: Buffer) => {
    coming = (isEnded ? 0 : coming) + piece.length - control
    control = 0
    isEnded = false
    measure()
  })
  return {
    measure,
    keep(bytes) {
      kept += bytes
      measure()
      return () => {
        kept -= bytes
        measure()
      }
    },
  }
}

/** Of a frame of a client: two bytes, and four of a mask. */
const CONTROL_HEADER = 6
