import { generatePath, matchRoutes, type RouteObject } from 'react-router'
import { BoundedCache } from '../bounded-cache.ts'

/** The parts of an address that a route reads on the server; `web/app/page-reads.ts` lists them for all routes. */
export interface RouteReads {
  /** Path parameters that change the rendered page. */
  path?: readonly string[]
  /** Query parameters that the loader reads. */
  search?: Readonly<Record<string, SearchRead>>
  /** Query parameters that only the view reads, so that the data do not depend on them. */
  view?: Readonly<Record<string, SearchRead>>
}

interface SearchRead {
  /** The form of a valid value; others are dropped. */
  form: RegExp
  /** How often the parameter may occur, if more than once. */
  most?: number
}

/** The address under which a page is rendered and cached, reduced to what the page reads. */
export interface PageAddress {
  target: string
  /** The address to use if what the path names does not exist. */
  notFound: string
  isData: boolean
  /** The routes that lead to the page, outermost first. */
  routes: readonly string[]
}

const LONGEST_PATH = 1_000
const LONGEST_VALUE = 80
/** Paths are cached because the router tries all its routes for each; the club's pages have far fewer than this. */
const MOST_PATHS = 1_000
/** Replaces a parameter that only the browser reads. No route or id has this name. */
const ANY = '-'
const NAME = /^[\w-]{1,100}$/
const DATA = /(?:\/_)?\.data$/

type Match = NonNullable<ReturnType<typeof matchRoutes>>[number]

/**
 * Maps the many addresses of a page to a single one. Caching pages by the literal address would let anybody fill the
 * memory with copies, and have a page rendered as often as they like.
 */
export function addressReader(routes: RouteObject[], reads: Readonly<Record<string, RouteReads>>) {
  const known = new BoundedCache<PageRoute>(MOST_PATHS)
  const routeOf = (asked: string): PageRoute => {
    const path = pathOf(asked)
    const kept = known.get(path)
    if (kept) return kept
    const route = pageRoute(matchRoutes(routes, path) ?? [], reads)
    known.set(path, route)
    return route
  }
  return (url: string): PageAddress => {
    const end = url.indexOf('?')
    const asked = end === -1 ? url : url.slice(0, end)
    const query = end === -1 ? '' : url.slice(end)
    const isData = asked.endsWith('.data')
    const { path, notFound, readsOf, ids } = routeOf(asked)
    return {
      target: `${withData(path, isData)}${searchFrom(query, readsOf, isData ? ids : null)}`,
      notFound: withData(notFound, isData),
      isData,
      routes: ids,
    }
  }
}

/** The result for an address without its query. */
interface PageRoute {
  path: string
  notFound: string
  readsOf: readonly RouteReads[]
  ids: readonly string[]
}

function pageRoute(matches: readonly Match[], reads: Readonly<Record<string, RouteReads>>): PageRoute {
  const pattern = `/${matches.flatMap(({ route }) => route.path || []).join('/')}`
  const ids = matches.map(({ route: { id = '' } }) => id)
  const readsOf = ids.map((id) => reads[id] ?? {})
  const params = Object.entries(matches.at(-1)?.params ?? {})
  const named = new Set(readsOf.flatMap(({ path = [] }) => path))
  return {
    path: pathFrom(pattern, params, (name, value) => named.has(name) && NAME.test(value)),
    notFound: pathFrom(pattern, params, () => false),
    readsOf,
    ids,
  }
}

function pathOf(asked: string): string {
  if (asked.length > LONGEST_PATH) return `/${ANY}`
  return asked.endsWith('.data') ? asked.replace(DATA, '') || '/' : asked
}

const pathFrom = (
  pattern: string,
  params: [string, string | undefined][],
  isRead: (name: string, value: string) => boolean,
): string =>
  generatePath(
    pattern,
    Object.fromEntries(
      params.flatMap(([name, value]) =>
        value === undefined ? [] : [[name, isRead(name, value) ? value : ANY]],
      ),
    ),
  )

function withData(path: string, isData: boolean): string {
  if (!isData) return path
  return path === '/' ? '/_.data' : `${path}.data`
}

function searchFrom(query: string, reads: readonly RouteReads[], dataOf: readonly string[] | null): string {
  const known = reads.flatMap(({ search = {}, view = {} }) =>
    Object.entries(dataOf ? search : { ...search, ...view }),
  )
  if (query === '' || (known.length === 0 && !dataOf)) return ''
  const asked = new URLSearchParams(query)
  const kept = new URLSearchParams()
  for (const [name, { form, most = 1 }] of known) {
    const values = asked.getAll(name).filter((value) => value.length <= LONGEST_VALUE && form.test(value))
    for (const value of [...new Set(values)].slice(0, most)) kept.append(name, value)
  }
  const wanted = new Set(asked.get('_routes')?.split(','))
  const routes = dataOf?.filter((id) => wanted.has(id)) ?? []
  if (routes.length > 0) kept.set('_routes', routes.join(','))
  return kept.size > 0 ? `?${kept}` : ''
}
