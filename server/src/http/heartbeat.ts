import type { WebSocket, WebSocketServer } from 'ws'

/**
 * Pings every socket and terminates those that have not answered the previous ping, because a phone that loses its
 * network never closes the connection. Browsers answer pings by themselves. Returns a function that stops it.
 */
export function startHeartbeat(sockets: Pick<WebSocketServer, 'clients'>, everyMs: number): () => void {
  const unanswered = new WeakSet<WebSocket>()
  const timer = setInterval(() => {
    for (const socket of sockets.clients) {
      if (unanswered.has(socket)) {
        socket.terminate()
        continue
      }
      unanswered.add(socket)
      socket.once('pong', () => unanswered.delete(socket))
      socket.ping()
    }
  }, everyMs)
  return () => clearInterval(timer)
}
