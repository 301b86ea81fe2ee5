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

/** What pages may ask the server that renders them for. */
export interface Site {
  /** The data service as a visitor; throws if it answers with errors. */
  query<Data>(document: string, variables?: Record<string, unknown>): Promise<Data>
  /** The club's content. */
  club(): Promise<ClubContent>
  /** The source of that content, for a page in another language. */
  clubSource(): Promise<ClubSource>
  /** The club's rules in English, the binding version in every language. */
  rules(): Promise<RulesAndDisclaimer>
  /** The tournaments that visitors may see, earliest first. */
  tournaments(): Promise<TournamentHead[]>
  /** One tournament, with the public part of its plan. */
  tournament(slug: string): Promise<ShownTournament | null>
  /** The public address of the site, without a slash at the end. */
  origin: string
  /** The calendar day at the club's field. */
  today: string
  /** Whether that day differs from the machine's, because somebody wants to see the club on another day. */
  isClockMoved: boolean
  isProduction: boolean
  /** Whether the request comes from scripts that already have a page and need the data of the next. */
  isData: boolean
  /** Whether to render the "not found" page, or only answer with that status. */
  showsNotFound: boolean
  /** The rendered page, and what the server is told about it. */
  notes: {
    /**
     * Passed as a string: the body of an answer would convert it to bytes and back, which takes as long as all the
     * reading.
     */
    html: string | null
    /** Our own inline scripts, as they appear in the page. */
    scripts: readonly string[]
    /** Set if nothing was rendered, because this address shows the same page. */
    sameAs: string | null
    /** There is no database: whatever is rendered, the server answers with an error page instead. */
    readonly isCutOff: boolean
  }
}

export const siteContext = createContext<Site>()
