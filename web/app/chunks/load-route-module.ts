const PATIENCE_MS = 120_000

interface RouteEntry {
  id: string
  module: string
}

/**
 * Stands in for the router's own: a page whose script fails, or takes two minutes, becomes an error one can act on. The
 * router passes over a rejection here once the page's data have come, and shows nothing: the error is thrown by a
 * page in place of the one that is lost.
 */
export async function loadRouteModule(route: RouteEntry, loaded: Record<string, unknown>): Promise<unknown> {
  loaded[route.id] ??= await withPatience(import(/* @vite-ignore */ route.module)).catch((cause) =>
    lostPage(new ChunkLoadError(route.module, { cause })),
  )
  return loaded[route.id]
}

const lostPage = (error: ChunkLoadError) => ({
  default: function LostPage() {
    throw error
  },
})

async function withPatience<Value>(arrival: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`nothing after ${PATIENCE_MS} ms`)), PATIENCE_MS)
  })
  return Promise.race([arrival, tooLate]).finally(() => clearTimeout(timer))
}

/** The script of a page did not arrive. */
class ChunkLoadError extends Error {
  override name = 'ChunkLoadError'

  constructor(file: string, options: ErrorOptions) {
    super(`Loading ${file} failed`, options)
  }
}
