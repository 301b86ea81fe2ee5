import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { addDays } from '@touchline/domain/calendar-day.ts'
import type { KitItem } from '@touchline/domain/kit/items.ts'
import { monthAfter } from '@touchline/domain/money/closing.ts'
import type { EntryKind, PaymentMethod } from '@touchline/domain/money/entry.ts'
import type { OverdueAge } from '@touchline/domain/money/overdue-age.ts'
import { useChange, useData } from '../../../area/area-data.tsx'
import type { Request } from '../../../data/request.ts'
import { type ListValues, rowsOfPage } from '../../../desk/desk-list.ts'
import { openTabSession } from '../../../session/tab-session.ts'

/** Sums of the club's books, by the months of a year or of a season. */
export interface Books {
  year: number
  /** Not for minutes after a move: the rest follows. */
  isComplete: boolean
  overdue: { age: OverdueAge; families: number; cents: number }[]
  refunds: { count: number; cents: number }
  credit: { count: number; cents: number }
  months: DueMonth[]
  /** The last month in which nothing can be booked any more. */
  closedThrough: string | null
  cash: { month: string; receivedCents: number; sentCents: number }[]
  cards: CardLine[]
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

const BOOKS = `query Books($year: Int, $season: ID) {
  deskBooks(year: $year, season: $season) {
    year isComplete closedThrough overdue { age families cents } refunds { count cents } credit { count cents }
    months { month programId program dues expectedCents receivedCents } cash { month receivedCents sentCents }
    cards { id userId family familyNumber kind state cents at }
  }
}`

/** Payments and charges are no rows to hear of. */
const LOOK_MS = 30_000

export const useBooks = (months: { year?: number; season?: string }) =>
  useData(
    ['books', months],
    (request) => request<Books>({ query: BOOKS, field: 'deskBooks' }, months),
    LOOK_MS,
  )

/** Whose account it is, on every line about money. */
export interface OfFamily {
  id: string
  userId: string | null
  family: string | null
  familyNumber: number | null
}
const OF_FAMILY = 'id userId family familyNumber'

export interface DueLine extends OfFamily {
  player: string | null
  program: string | null
  itemType: KitItem | null
  month: string
  dueOn: string
  cents: number
  coveredCents: number
}

export interface EntryLine extends OfFamily {
  number: number
  day: string
  kind: EntryKind
  undoneKind: EntryKind | null
  cents: number
  player: string | null
  program: string | null
  itemType: KitItem | null
  month: string | null
  method: PaymentMethod | null
  payer: string | null
  bankReference: string | null
  note: string | null
  bookedBy: string | null
  isAutomatic: boolean
}

export interface CreditLine extends OfFamily {
  cents: number
}

export interface CardLine extends OfFamily {
  kind: 'DISPUTE' | 'REFUND_ELSEWHERE' | 'WRONG_AMOUNT' | 'DECLINED' | 'REFUND'
  state: string
  cents: number
  at: string
}

export interface RefundLine extends OfFamily {
  player: string
  program: string
  withdrawnAt: string | null
  cents: number
  /** What of it can go back to the cards that paid. */
  cardCents: number
}

interface Found<Line> {
  items: Line[]
  total: number
  openCents?: number
}

interface MoneyList<Line> {
  field: string
  query: string
  /** What an address asks for. */
  asked: (values: ListValues) => Record<string, unknown>
  /** Never set: it says what a line is. */
  line?: Line
}

export const dueList: MoneyList<DueLine> = {
  field: 'deskDues',
  query: `query Dues($age: OverdueAge, $month: String, $programId: ID, $isKit: Boolean, $isOpen: Boolean, $limit: Int,
    $from: Int) {
    deskDues(age: $age, month: $month, programId: $programId, isKit: $isKit, isOpen: $isOpen, limit: $limit,
      from: $from) {
      items { ${OF_FAMILY} player program itemType month dueOn cents coveredCents } total openCents
    }
  }`,
  asked: ({ age, month, program, open }) => ({
    age: age || undefined,
    month: month || undefined,
    programId: program && program !== 'kit' ? program : undefined,
    isKit: program === 'kit' || undefined,
    isOpen: open === '1' || undefined,
  }),
}

export const entryList: MoneyList<EntryLine> = {
  field: 'deskEntries',
  query: `query Entries($firstDay: AWSDate, $lastDay: AWSDate, $kinds: [String!], $limit: Int, $from: Int) {
    deskEntries(firstDay: $firstDay, lastDay: $lastDay, kinds: $kinds, limit: $limit, from: $from) {
      items {
        ${OF_FAMILY} number day kind undoneKind cents player program itemType month method payer bankReference note
        bookedBy isAutomatic
      } total
    }
  }`,
  asked: ({ first, last, kind }) => ({
    firstDay: first || undefined,
    lastDay: last || undefined,
    kinds: kind ? [kind] : undefined,
  }),
}

export const creditList: MoneyList<CreditLine> = {
  field: 'deskCredits',
  query: `query Credits($limit: Int, $from: Int) {
    deskCredits(limit: $limit, from: $from) { items { ${OF_FAMILY} cents } total }
  }`,
  asked: () => ({}),
}

const LARGEST_PAGE = 1_000

/** Lines that stand behind a figure, by page; all of them for a file. */
export function useMoneyLines<Line>(list: MoneyList<Line>, values: ListValues) {
  const asked = list.asked(values)
  const load = (request: Request, rows: { from: number; limit: number }) =>
    request<Found<Line>>(list, { ...asked, ...rows })
  const loaded = useQuery({
    queryKey: [list.field, asked, values.page, values.size],
    queryFn: async () => ({
      ...(await load((await openTabSession()).request, rowsOfPage(values))),
      counts: {},
    }),
    placeholderData: keepPreviousData,
  })
  const every = async () => {
    const { request } = await openTabSession()
    const lines: Line[] = []
    for (;;) {
      const { items, total } = await load(request, { from: lines.length, limit: LARGEST_PAGE })
      lines.push(...items)
      if (items.length === 0 || lines.length >= total) return lines
    }
  }
  return { loaded, every }
}

const REFUNDS = `query Refunds { deskRefunds { items { ${OF_FAMILY} player program withdrawnAt cents cardCents } cents } }`

export const useRefunds = () =>
  useData(
    ['refunds'],
    (request) =>
      request<{ items: RefundLine[]; cents: number }>({ query: REFUNDS, field: 'deskRefunds' }, {}),
    LOOK_MS,
  )

export interface SentRefund {
  id: string
  registrationId: string
  day: string
  method: PaymentMethod
  bankReference: string
}

const SENT = `mutation Sent($input: RecordRefundInput!) { recordRefund(input: $input) { id } }`

export const useRecordRefund = () =>
  useChange((request, input: SentRefund) => request({ query: SENT, field: 'recordRefund' }, { input }))

const TO_CARD = `mutation ToCard($input: RefundToCardInput!) { refundToCard(input: $input) { id } }`

export const useRefundToCard = () =>
  useChange((request, input: { id: string; registrationId: string }) =>
    request({ query: TO_CARD, field: 'refundToCard' }, { input }),
  )

const CLOSE = `mutation CloseBooks($input: CloseBooksInput!) { closeBooks(input: $input) { through } }`

/** Where the entries of a month are, for the accountant. */
export const entriesOfMonth = (month: string): string =>
  `/admin/money/entries?first=${month}-01&last=${addDays(`${monthAfter(month)}-01`, -1)}`

/** Closes the books through a month; an earlier one than now reopens those after it. */
export const useCloseBooks = () =>
  useChange((request, input: { through: string; reason?: string }) =>
    request({ query: CLOSE, field: 'closeBooks' }, { input }),
  )
