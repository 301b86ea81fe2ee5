import { pathToFileURL } from 'node:url'
import type { RulesAndDisclaimer } from '@touchline/domain/club/rules-and-disclaimer.ts'
import type { ClubContent } from '@touchline/domain/club/settings.ts'
import { type Language, languageOf, pathIn, withoutLanguage } from '@touchline/domain/languages.ts'
import type { ShownTournament } from '@touchline/domain/tournament/sign-up.ts'
import type { TournamentHead } from '@touchline/domain/tournament/tournament.ts'
import {
  createRequestHandler,
  type RouteObject,
  type RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import type { ClubSource } from '../club/load-club.ts'
import type { BuiltSite } from './build-site.ts'
import { addressReader, type PageAddress, type RouteReads } from './page-address.ts'

/** What pages may request from the server; `web/app/site.ts` declares the same from its side. */
export interface SiteServices {
  query(document: string, variables?: Record<string, unknown>): Promise<unknown>
  club(): Promise<ClubContent>
  /** The data behind it, for pages in other languages. */
  clubSource(): Promise<ClubSource>
  /** In English, the language of the server's own texts. */
  rules(): Promise<RulesAndDisclaimer>
  tournaments(): Promise<TournamentHead[]>
  tournament(slug: string): Promise<ShownTournament | null>
  origin: string
  today: string
  isClockMoved: boolean
  isProduction: boolean
  /** Whether scripts of an open page request the data of the next one. */
  isData: boolean
  /** Whether to render the "not found" page, or only to respond with 404. */
  showsNotFound: boolean
  notes: PageNotes
}

/** The rendered page, and what the renderer records about it. */
export interface PageNotes {
  /** Null if the response is not a page; then it has a body. */
  html: string | null
  /** The page's own inline scripts, exactly as they appear in it. */
  scripts: readonly string[]
  /** Another address with the same page, in which case nothing was rendered. */
  sameAs: string | null
  /** The page's data could not be read because the database is unreachable. */
  isCutOff: boolean
}

export type SiteBuild = ServerBuild & {
  entry: {
    module: {
      provideSite(services: SiteServices): RouterContextProvider
      pageReads: Readonly<Record<string, RouteReads>>
      inlineStyles: readonly string[]
    }
  }
}

export interface SitePages {
  addressOf(url: string): PageAddress
  /** Renders the page with only the routes that lead to it. */
  render(request: Request, services: SiteServices, routes: readonly string[]): Promise<Response>
  /** The inline style sheets that views may contain. */
  inlineStyles: readonly string[]
}

/** The built pages; in development they are built on request. */
export interface Site {
  /** The pages in the language of an address. */
  load(url: string): Promise<SitePages>
  /** The folder of built files; null if Vite serves them. */
  files: BuiltSite['client'] | null
}

/** Resolves once English is loaded; requests for a language that is still being built wait for it. */
export async function openSite({ servers, client }: BuiltSite): Promise<Site> {
  const open = async (language: Language) =>
    pagesOf(await import(pathToFileURL(await servers[language]).href), 'production')
  const en = await open('en')
  const pages = { en, 'zh-Hans': open('zh-Hans'), 'zh-Hant': open('zh-Hant') }
  // Requests that await them handle the failure, so avoid unhandled rejections here.
  for (const late of [pages['zh-Hans'], pages['zh-Hant']]) late.catch(() => {})
  return { load: inEveryLanguage(pages), files: client }
}

/** Selects the language by the address alone (Y-2). */
export const inEveryLanguage =
  (pages: Record<Language, SitePages | Promise<SitePages>>) =>
  async (url: string): Promise<SitePages> =>
    pages[languageOf(url)]

export function pagesOf(build: SiteBuild, mode: 'production' | 'development'): SitePages {
  const handlerOf = handlersByRoute(build, mode)
  const { provideSite, pageReads, inlineStyles } = build.entry.module
  const read = addressReader(routesUnder(build.routes, undefined), pageReads)
  return {
    addressOf: inLanguage(languageOf(build.basename ?? '/'), read),
    render: (request, services, routes) => handlerOf(routes)(request, provideSite(services)),
    inlineStyles,
  }
}

type Handler = ReturnType<typeof createRequestHandler>

/** Passes only the matching routes, because the router would search more than a hundred several times. */
function handlersByRoute(build: SiteBuild, mode: 'production' | 'development') {
  const known = new Map<string, Handler>()
  const only = (routes: readonly string[]) => Object.fromEntries(routes.map((id) => [id, build.routes[id]]))
  return (routes: readonly string[]): Handler => {
    const leaf = routes.at(-1) ?? ''
    const handler = known.get(leaf) ?? createRequestHandler({ ...build, routes: only(routes) }, mode)
    known.set(leaf, handler)
    return handler
  }
}

/** The routes do not contain the language prefix of their addresses. */
export const inLanguage =
  (language: Language, read: (url: string) => PageAddress) =>
  (url: string): PageAddress => {
    const address = read(withoutLanguage(url))
    const { target, notFound } = address
    return { ...address, target: pathIn(language, target), notFound: pathIn(language, notFound) }
  }

const routesUnder = (routes: ServerBuild['routes'], parent: string | undefined): RouteObject[] =>
  Object.values(routes)
    .filter((route) => route !== undefined)
    .filter(({ parentId }) => parentId === parent)
    .map(({ id, path, index }) =>
      index ? { id, path, index } : { id, path, children: routesUnder(routes, id) },
    )
