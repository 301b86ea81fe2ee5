import type { KitItem } from '@touchline/domain/kit/items.ts'
import type { Request } from '../../../data/request.ts'

/** What needs a decision now, and the state of the club. */
export interface DeskNumbers {
  asOf: string
  attention: {
    pending: { count: number; since: string | null; elsewhere: number }
    overdue: { count: number; cents: number; elsewhere: number }
    leaving: { count: number; since: string | null; elsewhere: number }
    freePlaces: { programId: string; program: string; free: number | null; waiting: number }[]
    kitReady: number
    kitStale: number
    consentsMissing: number
    /** For the next event that needs a signed form. */
    eventConsents: { slug: string; event: string; date: string; missing: number } | null
    unusual: number
    failedEmails: number
    calls: number
  }
  totals: { players: number; families: number; live: number; programs: number }
  weeks: { week: string; registrations: number }[]
  ages: { group: number | null; players: number }[]
  money: { programId: string; program: string; expectedCents: number; receivedCents: number }[]
  kit: { itemType: KitItem; size: string | null; status: string; quantity: number }[]
}

const QUERY = `query Desk($season: ID) {
  deskNumbers(season: $season) {
    asOf
    attention {
      pending { count since elsewhere } overdue { count cents elsewhere } leaving { count since elsewhere }
      freePlaces { programId program free waiting }
      kitReady kitStale consentsMissing eventConsents { slug event date missing } unusual failedEmails calls
    }
    totals { players families live programs }
    weeks { week registrations }
    ages { group players }
    money { programId program expectedCents receivedCents }
    kit { itemType size status quantity }
  }
}`

/** For one season, or for all of them. */
export const loadDeskNumbers = (request: Request, season = '') =>
  request<DeskNumbers>({ query: QUERY, field: 'deskNumbers' }, { season: season || undefined })
