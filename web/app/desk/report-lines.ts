import type { KitItem } from '@touchline/domain/kit/items.ts'

/** What the reports of the `manage` API answer with, line by line. */
export interface Report<Line, Status extends string = string> {
  items: Line[]
  /** Of the tab that is asked for. */
  total: number
  /** Of all tabs, under the other filters. */
  counts: Partial<Record<Status, number>>
}

export interface DeskReport {
  asOf: string
  attention: {
    pending: { count: number; since: string | null }
    overdue: { count: number; cents: number }
    leaving: { count: number; since: string | null }
    freePlaces: { programId: string; program: string; free: number | null; waiting: number }[]
    kitReady: number
    kitStale: number
    consentsMissing: number
    /** Of the next event that needs a signed form. */
    eventConsents: { slug: string; event: string; date: string; missing: number } | null
    unusual: number
    failedLetters: number
  }
  totals: { players: number; families: number; live: number; programs: number }
  weeks: { week: string; registrations: number }[]
  ages: { group: number | null; players: number }[]
  money: { programId: string; program: string; expectedCents: number; receivedCents: number }[]
  kit: { itemType: KitItem; size: string | null; status: string; quantity: number }[]
}

export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`

/** On paper, which lies about: the first name and an initial. */
export const paperName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${[...lastName][0] ?? ''}.`
