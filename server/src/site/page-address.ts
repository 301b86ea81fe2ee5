import { generatePath, matchRoutes, type RouteObject } from 'react-router'
import { BoundedCache } from '../bounded-cache.ts'

/** What the server reads of an address for one route; `web/app/page-reads.ts` says it for all of them. */
export interface RouteReads {
  /** Names in the path that change what is rendered. */
  path?: readonly string[]
  /** What the loader reads. */
  search?: Readonly<Record<string, SearchRead>>
  /** What only the view reads: the data are the same without it. */
  view?: Readonly<Record<string, SearchRead>>
}

interface SearchRead {
  /** What a value looks like; any other is left out. */
  form: RegExp
  /** How often the name may stand there, if more than once. */
  most?: number
}

/** Under which a page is rendered and kept: of what was asked for, only what the page reads. */
export interface PageAddress {
  target: string
  /** The page for when what the path names is not here. */
  notFound: string
  isData: boolean
  /** The routes that lead to it, the outermost first. */
  routes: readonly string[]
}

const LONGEST_PATH = 1_000
const LONGEST_VALUE = 80
/** The router goes through all of its routes for each; those of a club's pages are far fewer than this. */
const MOST_PATHS = 1_000
/** Stands for what only the browser reads. No route has that name, and it is nobody's id. */
const ANY = '-'
const NAME = /^[\w-]{1,100}$/
const DATA = /(?:\/_)?\.data$/

type Match = NonNullable<ReturnType<typeof matchRoutes>>[number]

/**
 * Makes one address of the many that lead to a page. Rendering what was asked for word by word would let anybody fill
 * the memory with copies of a page, and have it rendered as often as they like.
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

/** What an address without its query leads to. */
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
