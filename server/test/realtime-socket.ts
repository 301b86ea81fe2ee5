import { once } from 'node:events'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { API_KEY } from './running-server.ts'

export interface Frame {
  type: string
  id?: string
  payload?: {
    data?: Record<string, Record<string, unknown>>
    errors?: { errorType: string; message: string; errorCode?: number }[]
    connectionTimeoutMs?: number
  }
}

export interface RealtimeSocket {
  socket: WebSocket
  /** The next unread frame; fails if the socket closes first. */
  next(): Promise<Frame>
  send(message: object): void
  start(id: string, query: string, options?: StartOptions): void
  /** The code with which the server closed it. */
  closed: Promise<number>
}

interface StartOptions {
  variables?: Record<string, unknown>
  authorization?: Record<string, string>
}

export const asVisitor = { 'x-api-key': API_KEY }

/** AppSync's protocol by hand: a bare socket with its credentials in a subprotocol. */
export async function realtimeSocket(
  serverUrl: string,
  credentials: Record<string, string> = asVisitor,
): Promise<RealtimeSocket> {
  const url = `${serverUrl.replace('http:', 'ws:')}/graphql/realtime`
  const packed = Buffer.from(JSON.stringify(credentials)).toString('base64url')
  const socket = new WebSocket(url, ['graphql-ws', `header-${packed}`])
  onTestFinished(() => socket.terminate())
  const unseen: Frame[] = []
  const waiting: PromiseWithResolvers<Frame>[] = []
  socket.on('message', (raw) => {
    const frame = JSON.parse(raw.toString()) as Frame
    const waiter = waiting.shift()
    if (waiter) waiter.resolve(frame)
    else unseen.push(frame)
  })
  const closed = once(socket, 'close').then(([code]) => {
    for (const waiter of waiting) waiter.reject(new Error(`The server closed the socket (${code}).`))
    return code as number
  })
  await once(socket, 'open')
  const send = (message: object) => socket.send(JSON.stringify(message))
  return {
    socket,
    closed,
    send,
    next: () => {
      const frame = unseen.shift()
      if (frame) return Promise.resolve(frame)
      const waiter = Promise.withResolvers<Frame>()
      waiting.push(waiter)
      return waiter.promise
    },
    start: (id, query, { variables, authorization = credentials } = {}) =>
      send({
        type: 'start',
        id,
        payload: { data: JSON.stringify({ query, variables }), extensions: { authorization } },
      }),
  }
}
