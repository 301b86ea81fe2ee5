import { addDays } from '@touchline/domain/calendar-day.ts'
import { monthAfter } from '@touchline/domain/money/closing.ts'
import type { OverdueAge } from '@touchline/domain/money/overdue-age.ts'
import { useChange, useData } from '../../../area/area-data.tsx'
import { LOOK_MS, type OfFamily } from './money-data.ts'

/** Sums of the club's books, by the months of a year or of a season. */
export interface Books {
  year: number
  /** False for some minutes after a migration, until the rest has followed. */
  isComplete: boolean
  overdue: { age: OverdueAge; families: number; cents: number }[]
  refunds: { count: number; cents: number }
  credit: { count: number; cents: number }
  /** Waiting for a decision. */
  bankLines: { count: number; cents: number }
  months: DueMonth[]
  /** The last closed month. */
  closedThrough: string | null
  cash: { month: string; receivedCents: number; sentCents: number }[]
  cards: CardLine[]
  atRisk: PlaceAtRisk[]
  cases: OpenCase[]
}

export interface DueMonth {
  month: string
  /** Null for kit. */
  programId: string | null
  program: string | null
  dues: number
  expectedCents: number
  receivedCents: number
}

export interface CardLine extends OfFamily {
  kind: 'DISPUTE' | 'REFUND_ELSEWHERE' | 'WRONG_AMOUNT' | 'DECLINED' | 'REFUND'
  state: string
  cents: number
  at: string
}

/** A place that the family loses unless something is paid (B-26). */
export interface PlaceAtRisk extends OfFamily {
  player: string
  program: string
  lastDay: string
  isTold: boolean
  cents: number
}

/** A request to a fund that is neither paid nor refused yet (B-28). */
export interface OpenCase extends OfFamily {
  player: string
  program: string
  fund: string
  state: 'ASKED' | 'GRANTED'
  cents: number | null
  askedOn: string
}

const BOOKS = `query Books($year: Int, $season: ID) {
  deskBooks(year: $year, season: $season) {
    year isComplete closedThrough overdue { age families cents } refunds { count cents } credit { count cents }
    bankLines { count cents }
    months { month programId program dues expectedCents receivedCents } cash { month receivedCents sentCents }
    cards { id userId family familyNumber kind state cents at }
    atRisk { id userId family familyNumber player program lastDay isTold cents }
    cases { id userId family familyNumber player program fund state cents askedOn }
  }
}`

export const useBooks = (months: { year?: number; season?: string }) =>
  useData(['books', months], (request) => request<Books>({ query: BOOKS, field: 'deskBooks' }, months), {
    everyMs: LOOK_MS,
  })

const CLOSE = `mutation CloseBooks($input: CloseBooksInput!) { closeBooks(input: $input) { through } }`

/** The link to the entries of a month, for the accountant. */
export const entriesOfMonth = (month: string): string =>
  `/admin/money/entries?first=${month}-01&last=${addDays(`${monthAfter(month)}-01`, -1)}`

/** Closes the books through a month; an earlier month than before reopens the ones after it. */
export const useCloseBooks = () =>
  useChange((request, input: { through: string; reason?: string }) =>
    request({ query: CLOSE, field: 'closeBooks' }, { input }),
  )
