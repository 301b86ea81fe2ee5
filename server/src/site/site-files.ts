import { existsSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const YEAR_S = 31_536_000

/** The tournament pages' service worker only fetches what it caches; browsers revalidate the worker itself. */
const WORKER = /[\\/]tournament-worker\.js(\.\w+)?$/
const workerHeaders = {
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; connect-src 'self'",
}

/** The worker that computes a schedule runs a solver in WebAssembly, which pages may not. */
const SCHEDULER = /[\\/]assets[\\/]scheduler\.worker-[\w-]+\.js(\.\w+)?$/
const SCHEDULER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"

/** Serves the built files to everybody. */
export function serveFiles(app: FastifyInstance, root: string): void {
  const assets = path.join(root, 'assets')
  const common = { index: false, preCompressed: true, cacheControl: false } as const
  app.register(fastifyStatic, {
    ...common,
    root,
    decorateReply: false,
    wildcard: false,
    // Compressed files are sent instead of the originals; a route for each would slow down the start.
    globIgnore: ['assets/**', '**/*.br', '**/*.gz'],
    setHeaders: (reply, file) => {
      if (WORKER.test(file)) reply.headers(workerHeaders)
      else reply.header('cache-control', 'public, max-age=3600')
    },
  })
  // Named by their content. The files of other languages may be added while we are serving.
  app.register(async (scope) => {
    const isThere = looksFor(assets)
    // With a wildcard, the library would read all file names on each request, three times for a missing one.
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

/** A name within this folder, never a path above it. */
const NAME = /^[\w-][\w.-]*$/

/** Whether a file exists. Existing files are remembered, because they are never removed while we serve. */
function looksFor(folder: string): (name: string) => boolean {
  const found = new Set<string>()
  return (name) => {
    if (found.has(name)) return true
    const isThere = NAME.test(name) && existsSync(path.join(folder, name))
    if (isThere) found.add(name)
    return isThere
  }
}
