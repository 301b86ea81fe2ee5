import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

export async function listeningOn(port: number, server = createServer()): Promise<Server> {
  await once(server.listen(port, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  return server
}

export const portOf = (server: Server) => (server.address() as { port: number }).port

/** A connection to the database that a test can cut and mend; once mended, it may lead to another database. */
export async function cable(databaseUrl: string) {
  const sockets = new Set<Socket>()
  const leadTo = (target: string) =>
    createServer((client) => {
      const upstream = connect(Number(new URL(target).port), '127.0.0.1')
      client.pipe(upstream).pipe(client)
      for (const socket of [client, upstream]) {
        sockets.add(socket)
        socket.on('error', () => {
          client.destroy()
          upstream.destroy()
        })
      }
    })
  const cut = (server: Server) => {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
  let server = await listeningOn(0, leadTo(databaseUrl))
  const port = portOf(server)
  const url = new URL(databaseUrl)
  url.port = String(port)
  onTestFinished(() => cut(server))
  return {
    url: url.href,
    cut: () => cut(server),
    mend: async (target = databaseUrl) => {
      server = await listeningOn(port, leadTo(target))
    },
  }
}
