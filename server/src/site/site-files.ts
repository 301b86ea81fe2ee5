import { existsSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const YEAR_S = 31_536_000

/** The service worker of the tournament pages fetches what it keeps, and nothing else; browsers ask for a newer one. */
const WORKER = /[\\/]tournament-worker\.js(\.\w+)?$/
const workerHeaders = {
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; connect-src 'self'",
}

/** The worker that looks for a schedule runs a solver in WebAssembly, which no page may. */
const SCHEDULER = /[\\/]assets[\\/]scheduler\.worker-[\w-]+\.js(\.\w+)?$/
const SCHEDULER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"

/** The files that the build has made, for anybody. */
export function serveFiles(app: FastifyInstance, root: string): void {
  const assets = path.join(root, 'assets')
  const common = { index: false, preCompressed: true, cacheControl: false } as const
  app.register(fastifyStatic, {
    ...common,
    root,
    decorateReply: false,
    wildcard: false,
    // They are sent in place of the files that they are smaller than; a route for each would take long to add.
    globIgnore: ['assets/**', '**/*.br', '**/*.gz'],
    setHeaders: (reply, file) => {
      if (WORKER.test(file)) reply.headers(workerHeaders)
      else reply.header('cache-control', 'public, max-age=3600')
    },
  })
  // Named after what is in them. Those of other languages may come while we are serving.
  app.register(async (scope) => {
    const isThere = looksFor(assets)
    // Asked for by a wildcard, the library reads the names of all files for each request, three times for one that is missing.
    scope.register(fastifyStatic, {
      ...common,
      root: assets,
      serve: false,
      setHeaders: (reply, file) => {
        if (SCHEDULER.test(file)) reply.header('content-security-policy', SCHEDULER_POLICY)
        reply.header('cache-control', `public, max-age=${YEAR_S}, immutable`)
      },
    })
    scope.get<{ Params: { '*': string } }>('/assets/*', ({ params: { '*': name } }, reply) =>
      isThere(name) ? reply.sendFile(name) : reply.callNotFound(),
    )
  })
}

/** In the one folder, and nowhere above it. */
const NAME = /^[\w-][\w.-]*$/

/** Whether a file is there: those that are stay there for as long as we serve. */
function looksFor(folder: string): (name: string) => boolean {
  const found = new Set<string>()
  return (name) => {
    if (found.has(name)) return true
    const isThere = NAME.test(name) && existsSync(path.join(folder, name))
    if (isThere) found.add(name)
    return isThere
  }
}
