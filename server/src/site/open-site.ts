import { pathToFileURL } from 'node:url'
import type { ClubContent } from '@touchline/domain/club/settings.ts'
import type { PublicTournament, TournamentHead } from '@touchline/domain/tournament/tournament.ts'
import type { RouterContextProvider, ServerBuild } from 'react-router'
import { type BuiltSite, buildSite } from './build-site.ts'

/** What a page may ask of us; `web/app/site.ts` says the same from its side. */
export interface SiteServices {
  query(document: string, variables?: Record<string, unknown>): Promise<unknown>
  club(): Promise<ClubContent>
  tournaments(): Promise<TournamentHead[]>
  tournament(slug: string): Promise<PublicTournament | null>
  origin: string
  today: string
  isProduction: boolean
}

export type SiteBuild = ServerBuild & {
  entry: { module: { provideSite(services: SiteServices): RouterContextProvider } }
}

/** The pages, as they are built; in development they are built as they are asked for. */
export interface Site {
  load(): Promise<SiteBuild>
  /** Where the built files lie, or null when somebody else serves them. */
  files: BuiltSite['client'] | null
}

export async function openSite(log: (line: string) => void): Promise<Site> {
  const built = await buildSite(log)
  const build: SiteBuild = await import(pathToFileURL(built.server).href)
  return { load: async () => build, files: built.client }
}
