import type { WebSocket, WebSocketServer } from 'ws'

/**
 * Asks every socket now and then whether it is still there, and ends those that have not answered since the last time: a
 * phone that lost its network says no goodbye. Browsers answer by themselves. Returns how to stop it.
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
