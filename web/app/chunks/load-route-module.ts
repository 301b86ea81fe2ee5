const PATIENCE_MS = 120_000

interface RouteEntry {
  id: string
  module: string
}

/**
 * Replaces the router's own function: a page whose script fails, or takes two minutes, becomes an error one can act on.
 * If the page's data have already come, the router ignores a rejection here and shows nothing, so we return a page that
 * throws the error.
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

/** The script of a page did not load. */
class ChunkLoadError extends Error {
  override name = 'ChunkLoadError'

  constructor(file: string, options: ErrorOptions) {
    super(`Loading ${file} failed`, options)
  }
}
