import { pathToFileURL } from 'node:url'
import type { ClubContent } from '@touchline/domain/club/settings.ts'
import type { ShownTournament } from '@touchline/domain/tournament/sign-up.ts'
import type { TournamentHead } from '@touchline/domain/tournament/tournament.ts'
import {
  createRequestHandler,
  type RouteObject,
  type RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import { type BuiltSite, buildSite } from './build-site.ts'
import { addressReader, type PageAddress, type RouteReads } from './page-address.ts'

/** What a page may ask of us; `web/app/site.ts` says the same from its side. */
export interface SiteServices {
  query(document: string, variables?: Record<string, unknown>): Promise<unknown>
  club(): Promise<ClubContent>
  tournaments(): Promise<TournamentHead[]>
  tournament(slug: string): Promise<ShownTournament | null>
  origin: string
  today: string
  isProduction: boolean
  /** Whether to render the page for what is not here, or only to answer that it is not. */
  showsNotFound: boolean
  notes: PageNotes
}

/** A page, and what we are told about it. */
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
  render(request: Request, services: SiteServices): Promise<Response>
  /** The inline style sheets that views may write. */
  inlineStyles: readonly string[]
}

/** The pages, as they are built; in development they are built as they are asked for. */
export interface Site {
  load(): Promise<SitePages>
  /** Where the built files lie, or null when somebody else serves them. */
  files: BuiltSite['client'] | null
}

export async function openSite(log: (line: string) => void): Promise<Site> {
  const built = await buildSite(log)
  const pages = pagesOf(await import(pathToFileURL(built.server).href), 'production')
  return { load: async () => pages, files: built.client }
}

export function pagesOf(build: SiteBuild, mode: 'production' | 'development'): SitePages {
  const handle = createRequestHandler(build, mode)
  const { provideSite, pageReads, inlineStyles } = build.entry.module
  return {
    addressOf: addressReader(routesUnder(build.routes, undefined), pageReads),
    render: (request, services) => handle(request, provideSite(services)),
    inlineStyles,
  }
}

const routesUnder = (routes: ServerBuild['routes'], parent: string | undefined): RouteObject[] =>
  Object.values(routes)
    .filter((route) => route !== undefined)
    .filter(({ parentId }) => parentId === parent)
    .map(({ id, path, index }) =>
      index ? { id, path, index } : { id, path, children: routesUnder(routes, id) },
    )
