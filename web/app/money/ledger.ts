import { useQuery } from '@tanstack/react-query'
import type { BookedByHand } from '@touchline/domain/money/booking.ts'
import { type Account, accountOf, openCents } from '@touchline/domain/money/dues.ts'
import type { PaymentMethod } from '@touchline/domain/money/entry.ts'
import type { WordedEntry } from '@touchline/domain/money/entry-words.ts'
import { familyReference } from '@touchline/domain/money/family-reference.ts'
import type { FundCase } from '@touchline/domain/money/fund-case.ts'
import type { PayPlan } from '@touchline/domain/money/pay-plan.ts'
import { programNamed } from '@touchline/domain/money/program-named.ts'
import { useChange } from '../area/area-data.tsx'
import { lastSeen, loadAndKeep } from '../area/last-seen-screen.ts'
import type { Document } from '../data/documents.ts'
import type { Request } from '../data/request.ts'
import { tabRequest } from '../early/early-answers.ts'
import type { EarlyRequest } from '../early/send-early.ts'
import { LANGUAGE } from '../languages/language.ts'

export interface Pause {
  until: string
  reason: string
}

export interface Ledger extends Account {
  /** What the family writes on every payment. */
  reference: string
  /** Until when the club has agreed to send no reminders (B-16). */
  pause: Pause | null
  /** Places that the family loses after a certain day unless something is paid (B-26). */
  atRisk: { itemId: string; lastDay: string }[]
  /** How places are paid for, where the family could choose (B-27); it can still be changed until they are charged. */
  plans: { itemId: string; playerName: string; programName: string; payPlan: PayPlan; isOpen: boolean }[]
  /** Credit that the club has promised to send back (B-29). */
  creditBackCents: number
  /** The family's requests to funds (B-28). */
  cases: FundCase[]
  /** In the order of booking. */
  entries: WordedEntry[]
}

const LEDGER: Document = {
  field: 'getUser',
  query: 'query Ledger($id: ID!) { getUser(id: $id) { ledger } }',
}

async function loadLedger(request: Request, userId: string): Promise<Ledger> {
  const user = await request<{ ledger: string } | null>(LEDGER, { id: userId })
  if (!user) throw new Error('We couldn’t open this account just now.')
  const {
    number,
    ...kept
  }: Pick<Ledger, 'pause' | 'atRisk' | 'plans' | 'creditBackCents' | 'cases' | 'entries'> & {
    number: number
  } = JSON.parse(user.ledger)
  const inLanguage = {
    entries: kept.entries.map((entry) => programNamed(entry, LANGUAGE)),
    plans: kept.plans.map((plan) => programNamed(plan, LANGUAGE)),
  }
  const account = accountOf(kept.entries)
  // Credit first covers what has become due since the promise.
  const creditBackCents = Math.min(kept.creditBackCents, account.creditCents)
  return { reference: familyReference(number), ...kept, ...inLanguage, ...account, creditBackCents }
}

/** For a screen that shows the next payment. */
export const earlyLedger: EarlyRequest = {
  query: LEDGER.query,
  variables: { '*': { id: null } },
  userId: 'id',
}

/** What is owed may stay on the device; requests to funds and the full history of bookings may not. */
const screen = {
  name: 'ledger',
  shown: (ledger: Ledger): Ledger => ({ ...ledger, entries: [], cases: [], plans: [], pause: null }),
}

/**
 * The account of a family; loaded once we know whose, and that it is needed. One of the family's own screens may start
 * with what it owed on its last visit.
 */
export const useLedger = (userId: string | undefined, { showsLastSeen = false } = {}) =>
  useQuery({
    queryKey: ['ledger', userId],
    queryFn: () => {
      const load = () => loadLedger(tabRequest, userId ?? '')
      return showsLastSeen ? loadAndKeep(screen, load) : load()
    },
    enabled: userId !== undefined,
    placeholderData: () => (showsLastSeen ? lastSeen(screen) : undefined),
  })

/** The unpaid amounts of one registration by month; empty until the account has loaded. */
export function openMonthsOf(ledger: Ledger | undefined, registrationId: string): Map<string, number> {
  const dues = ledger?.dues.filter(({ itemId }) => itemId === registrationId) ?? []
  return new Map(dues.flatMap((due) => (due.month === null ? [] : [[due.month, openCents(due)]])))
}

/** An entry that the desk books by hand; the id stays the same when it is sent again. */
export interface NewEntry {
  id: string
  userId: string
  kind: BookedByHand
  day: string
  cents?: number
  itemId?: string | null
  month?: string | null
  reversesId?: string
  method?: PaymentMethod | null
  payer?: string | null
  note?: string | null
}

const BOOK: Document = {
  field: 'bookEntry',
  query: 'mutation BookEntry($input: BookEntryInput!) { bookEntry(input: $input) { id } }',
}

export const useBookEntry = () => useChange((request, input: NewEntry) => request(BOOK, { input }))

const MOVE: Document = {
  field: 'movePayment',
  query: 'mutation MovePayment($input: MovePaymentInput!) { movePayment(input: $input) { id } }',
}

interface MovedPayment extends Pick<NewEntry, 'id' | 'userId' | 'itemId' | 'month'> {
  entryId: string
  note: string
}

export const useMovePayment = () => useChange((request, input: MovedPayment) => request(MOVE, { input }))

const PAUSE: Document = {
  field: 'pauseReminders',
  query: 'mutation PauseReminders($input: PauseRemindersInput!) { pauseReminders(input: $input) { id } }',
}

/** Without a day, reminders are sent again. */
export const usePauseReminders = () =>
  useChange((request, input: { userId: string; until?: string; reason?: string }) =>
    request(PAUSE, { input }),
  )

const PROMISE: Document = {
  field: 'promiseCredit',
  query: 'mutation PromiseCredit($input: PromiseCreditInput!) { promiseCredit(input: $input) { id } }',
}

/** Promises to send credit back; with 0 cents, it stays on the account. */
export const usePromiseCredit = () =>
  useChange((request, input: { id: string; userId: string; cents: number }) => request(PROMISE, { input }))

const ASK: Document = {
  field: 'askForHelp',
  query: 'mutation AskForHelp($input: AskForHelpInput!) { askForHelp(input: $input) { id } }',
}

export const useAskForHelp = () =>
  useChange((request, input: { registrationId: string; fund: string; note: string }) =>
    request(ASK, { input }),
  )

const DECIDE: Document = {
  field: 'decideHelp',
  query: 'mutation DecideHelp($input: DecideHelpInput!) { decideHelp(input: $input) { id } }',
}

export const useDecideHelp = () =>
  useChange((request, input: { id: string; state: 'GRANTED' | 'REFUSED'; cents?: number; day?: string }) =>
    request(DECIDE, { input }),
  )
