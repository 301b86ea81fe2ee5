import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

const WORKER = '/tournament-worker.js'

export interface ChangingProxy {
  url: string
  /** Changes the service worker that browsers get from now on. */
  changeWorker(change: (script: string) => string): void
  stop(): Promise<void>
}

/**
 * The server behind its own address, as after an update; once stopped, it is gone for everybody who uses that address.
 */
export async function startProxy(app: string): Promise<ChangingProxy> {
  let change: ((script: string) => string) | null = null
  const server = createServer(async (incoming, outgoing) => {
    if (incoming.url === WORKER && change) {
      const script = await (await fetch(`${app}${WORKER}`)).text()
      outgoing.setHeader('content-type', 'text/javascript')
      outgoing.end(change(script))
      return
    }
    const passed = request(
      `${app}${incoming.url}`,
      { method: incoming.method, headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      },
    )
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    changeWorker: (next) => {
      change = next
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
