import type { ClubYear, StoredSetting } from '@touchline/domain/club/content.ts'
import type { RulesAndDisclaimer } from '@touchline/domain/club/rules-and-disclaimer.ts'
import type { ClubContent } from '@touchline/domain/club/settings.ts'
import type { ShownTournament } from '@touchline/domain/tournament/sign-up.ts'
import type { TournamentHead } from '@touchline/domain/tournament/tournament.ts'
import { createContext } from 'react-router'

export interface ClubSource {
  content: ClubContent
  rows: readonly StoredSetting[]
  year: ClubYear
}

/** What pages may ask of the server that renders them. */
export interface Site {
  /** The data service as a visitor sees it; throws when it answers with errors. */
  query<Data>(document: string, variables?: Record<string, unknown>): Promise<Data>
  /** What the club says about itself. */
  club(): Promise<ClubContent>
  /** What that is made of, for a page in another language. */
  clubSource(): Promise<ClubSource>
  /** The club's rules in English, whose words count in every language. */
  rules(): Promise<RulesAndDisclaimer>
  /** The tournaments that visitors may know of, the earliest first. */
  tournaments(): Promise<TournamentHead[]>
  /** One of them, with what is public of its plan. */
  tournament(slug: string): Promise<ShownTournament | null>
  /** Where families reach the site, without a slash at the end. */
  origin: string
  /** The calendar day at the club's field. */
  today: string
  /** Whether that is another day than the machine's, on which somebody wants to look at the club. */
  isClockMoved: boolean
  isProduction: boolean
  /** Whether a page is asked for by scripts that have one, and need the data of the next. */
  isData: boolean
  /** Whether to render the page for what is not here, or only to answer that it is not. */
  showsNotFound: boolean
  /** The page itself, and what the server is told about it. */
  notes: {
    /** Given as it is: an answer's body would turn it into bytes and back, which takes as long as all the reading. */
    html: string | null
    /** The inline scripts that are ours, as they stand in the page. */
    scripts: readonly string[]
    /** Nothing was rendered, for this address leads to the same page. */
    sameAs: string | null
    /** There is no database to ask: whatever is rendered, the server says that in its place. */
    readonly isCutOff: boolean
  }
}

export const siteContext = createContext<Site>()
