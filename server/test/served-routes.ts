import type { FastifyInstance } from 'fastify'

export interface ServedRoute {
  method: string
  /** As the server names it, with `:name` and `*`. */
  path: string
}

/** Every address that the server knows, from its own table. */
export function servedRoutes(app: FastifyInstance): ServedRoute[] {
  const found: ServedRoute[] = []
  const parents: string[] = []
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent = '', part = '', methods = ''] = /^(\W*?)[└├]── (\S+)(?: \(([\w, ]+)\))?/.exec(line) ?? []
    if (!part) continue
    const depth = indent.length / 4
    parents.length = depth
    parents[depth] = part
    for (const method of methods.split(', ').filter((name) => name && name !== 'HEAD' && name !== 'OPTIONS'))
      found.push({ method, path: parents.join('') })
  }
  return found
}
