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

/** What a page may ask of us; `web/app/site.ts` says the same from its side. */
export interface SiteServices {
  query(document: string, variables?: Record<string, unknown>): Promise<unknown>
  club(): Promise<ClubContent>
  /** What that is made of, for a page in another language. */
  clubSource(): Promise<ClubSource>
  /** In English, for that is the language of the server's own texts. */
  rules(): Promise<RulesAndDisclaimer>
  tournaments(): Promise<TournamentHead[]>
  tournament(slug: string): Promise<ShownTournament | null>
  origin: string
  today: string
  isClockMoved: boolean
  isProduction: boolean
  /** Whether a page is asked for by scripts that have one, and need the data of the next. */
  isData: boolean
  /** Whether to render the page for what is not here, or only to answer that it is not. */
  showsNotFound: boolean
  notes: PageNotes
}

/** A page, and what the renderer notes about it. */
export interface PageNotes {
  /** Null where an answer is no page: then it has a body. */
  html: string | null
  /** The inline scripts that are its own, as they stand in it. */
  scripts: readonly string[]
  /** Nothing was rendered, for this address leads to the same page. */
  sameAs: string | null
  /** What it shows could not be read: there is no database to ask. */
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
  /** By the routes that lead to the page. */
  render(request: Request, services: SiteServices, routes: readonly string[]): Promise<Response>
  /** The inline style sheets that views may write. */
  inlineStyles: readonly string[]
}

/** The pages, as they are built; in development they are built as they are asked for. */
export interface Site {
  /** Those of the language that an address is in. */
  load(url: string): Promise<SitePages>
  /** Where the built files lie, or null when somebody else serves them. */
  files: BuiltSite['client'] | null
}

/** English is open when this resolves; whoever asks for another language before it is built waits for it. */
export async function openSite({ servers, client }: BuiltSite): Promise<Site> {
  const open = async (language: Language) =>
    pagesOf(await import(pathToFileURL(await servers[language]).href), 'production')
  const en = await open('en')
  const pages = { en, 'zh-Hans': open('zh-Hans'), 'zh-Hant': open('zh-Hant') }
  // Whoever waits hears of it.
  for (const late of [pages['zh-Hans'], pages['zh-Hant']]) late.catch(() => {})
  return { load: inEveryLanguage(pages), files: client }
}

/** The address alone says whose turn it is (Y-2). */
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

/** We know the routes of an address already: the router would look for them among more than a hundred, a few times. */
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

/** Its routes know nothing of the language that their addresses begin with. */
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
