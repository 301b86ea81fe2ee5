import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { HeldBytes } from './held-bytes.ts'

/** In bytes. Up to this, a socket is not counted: no real page holds as much. */
const LITTLE = 16 * 1024

/**
 * Limits the frames of a message and the chunks that it arrives in, because each costs the server a hundred times as
 * much as a byte. Browsers send one frame per message, and 256 KB arrive in fewer than 500 packets.
 */
export const FEW_PIECES = { maxFragments: 64, maxBufferedChunks: 1_024 }

interface Place {
  held: HeldBytes
  network: string
  /** In bytes. A client that is this far behind is gone or malicious; a real one will reconnect. */
  mostUnread: number
}

export interface SocketHold {
  /** Call after sending, and again once the data has gone out. */
  measure(): void
  /** Counts a message until the returned function is called, once the message has been handled. */
  keep(bytes: number): () => void
}

/**
 * Counts the memory that a socket holds: incomplete messages, messages waiting to be handled, and unread data
 * including pongs. Call it once the socket is being read from.
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
    // Hold the new amount first, so that a continuing connection keeps its place in the waiting order.
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
  // Runs after the chunk was parsed. If a message ended within it, count the whole chunk until the next one.
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

/** The header of a client's control frame: two bytes, and four for the mask. */
const CONTROL_HEADER = 6
