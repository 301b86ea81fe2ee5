import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { KitItem } from '@touchline/domain/kit/items.ts'
import type { EntryKind, PaymentMethod } from '@touchline/domain/money/entry.ts'
import { useChange, useData } from '../../../area/area-data.tsx'
import { everyNumbered } from '../../../data/every-page.ts'
import type { Request } from '../../../data/request.ts'
import { type ListValues, rowsOfPage } from '../../../desk/desk-list.ts'
import { openTabSession } from '../../../session/tab-session.ts'

/** Payments and charges are not rows whose changes could be heard, so screens poll. */
export const LOOK_MS = 30_000

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
  itemName: string | null
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
  itemName: string | null
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

export interface RefundLine extends OfFamily {
  /** Credit of a family that stays (B-29): no child has left, and the day is that of the promise. */
  isCredit: boolean
  player: string | null
  program: string | null
  withdrawnAt: string | null
  cents: number
  /** How much of it can go back to the cards that paid. */
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
  /** Turns an address into a question. */
  asked: (values: ListValues) => Record<string, unknown>
  /** Never set: it only carries the type of a line. */
  line?: Line
}

export const dueList: MoneyList<DueLine> = {
  field: 'deskDues',
  query: `query Dues($age: OverdueAge, $month: String, $programId: ID, $isKit: Boolean, $isOpen: Boolean, $limit: Int,
    $from: Int) {
    deskDues(age: $age, month: $month, programId: $programId, isKit: $isKit, isOpen: $isOpen, limit: $limit,
      from: $from) {
      items { ${OF_FAMILY} player program itemType itemName month dueOn cents coveredCents } total openCents
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
        ${OF_FAMILY} number day kind undoneKind cents player program itemType itemName month method payer bankReference note
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

/** The lines behind a figure, page by page; all of them for a file. */
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
    return everyNumbered((rows) => load(request, rows))
  }
  return { loaded, every }
}

const REFUNDS = `query Refunds { deskRefunds { items { ${OF_FAMILY} isCredit player program withdrawnAt cents cardCents } cents } }`

export const useRefunds = () =>
  useData(
    ['refunds'],
    (request) =>
      request<{ items: RefundLine[]; cents: number }>({ query: REFUNDS, field: 'deskRefunds' }, {}),
    { everyMs: LOOK_MS },
  )

export interface SentRefund {
  id: string
  day: string
  method: PaymentMethod
  bankReference: string
}

const SENT = `mutation Sent($input: RecordRefundInput!) { recordRefund(input: $input) { id } }`
const TO_CARD = `mutation ToCard($input: RefundToCardInput!) { refundToCard(input: $input) { id } }`
const CREDIT = `mutation Credit($input: SendCreditInput!) { sendCredit(input: $input) { id } }`

export const useRecordRefund = ({ id: refundId, isCredit }: Pick<RefundLine, 'id' | 'isCredit'>) =>
  useChange((request, input: SentRefund) =>
    isCredit
      ? request({ query: CREDIT, field: 'sendCredit' }, { input: { ...input, refundId } })
      : request({ query: SENT, field: 'recordRefund' }, { input: { ...input, registrationId: refundId } }),
  )

export const useRefundToCard = ({ id: refundId, isCredit }: Pick<RefundLine, 'id' | 'isCredit'>) =>
  useChange((request, id: string) =>
    isCredit
      ? request({ query: CREDIT, field: 'sendCredit' }, { input: { id, refundId, isToCard: true } })
      : request({ query: TO_CARD, field: 'refundToCard' }, { input: { id, registrationId: refundId } }),
  )
