import type { ClubContent } from '@touchline/domain/club/settings.ts'
import type { PublicTournament, TournamentHead } from '@touchline/domain/tournament/tournament.ts'
import { createContext } from 'react-router'

/** What pages may ask of the server that renders them. */
export interface Site {
  /** The data service as a visitor sees it; throws when it answers with errors. */
  query<Data>(document: string, variables?: Record<string, unknown>): Promise<Data>
  /** What the club says about itself. */
  club(): Promise<ClubContent>
  /** The tournaments that visitors may know of, the earliest first. */
  tournaments(): Promise<TournamentHead[]>
  /** One of them, with what is public of its plan. */
  tournament(slug: string): Promise<PublicTournament | null>
  /** Where families reach the site, without a slash at the end. */
  origin: string
  /** The calendar day at the club's field. */
  today: string
  isProduction: boolean
  /** Whether to render the page for what is not here, or only to answer that it is not. */
  showsNotFound: boolean
  /** What the server is told of the page besides its text. */
  notes: {
    /** The inline scripts that are ours, as they stand in the page. */
    scripts: readonly string[]
    /** Nothing was rendered, for this address leads to the same page. */
    sameAs: string | null
  }
}

export const siteContext = createContext<Site>()
