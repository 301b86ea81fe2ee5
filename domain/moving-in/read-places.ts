import { readCents } from '../money/bank/statement-rows.ts'
import type { PaymentMethod } from '../money/entry.ts'
import { folded } from '../search-text.ts'
import type { PlaceField } from './place-columns.ts'
import type { ReadDate, Unread } from './read-date.ts'

/** A child's status in a program, as the sheet gives it. */
type SheetStatus = 'REGISTERED' | 'TO_REVIEW' | 'WAITING' | 'WITHDRAWN'

export interface SheetPlace {
  /** As the sheet names them; season and months are missing where it does not give any. */
  program: string
  season: string
  months: string
  registeredOn: string | null
  status: SheetStatus
}

export interface SheetPayment {
  cents: number
  day: string
  method: PaymentMethod
  payer: string | null
}

/** Returns what a row says for a field; undefined if the sheet has no column for it. */
type Value = (field: PlaceField) => string | undefined
type Read = (typed: string) => ReadDate

const LONGEST = 100

/** Reads a row's place. undefined: the row names none; Unread: it cannot be read (I-9). */
export function readPlace(value: Value, read: Read): SheetPlace | Unread | undefined {
  const program = value('program')
  if (!program) return undefined
  if (program.length > LONGEST) return { problem: 'The name of the program is too long.' }
  const status = readStatus(value('placeStatus') ?? '')
  if (!status) return { problem: `“${value('placeStatus')}” isn’t a status we know, such as registered.` }
  const typed = value('registeredOn')
  const registered = typed ? read(typed) : null
  if (registered && 'problem' in registered) return registered
  const [season, months] = [value('season') ?? '', value('months') ?? '']
  return { program, season, months, registeredOn: registered?.day ?? null, status }
}

const STATUSES: Record<SheetStatus, string> = {
  REGISTERED:
    'registered active enrolled confirmed approved accepted paid complete completed yes inscrit inscrite',
  TO_REVIEW: 'pending submitted new review incomplete unpaid open',
  WAITING: 'waiting waitlist waitlisted wait attente',
  WITHDRAWN: 'withdrawn cancelled canceled dropped refunded left annule annulee retire retiree',
}

/** Goes by the first known word, so 'On the waiting list' is waiting. An empty status means registered. */
function readStatus(typed: string): SheetStatus | undefined {
  if (typed === '' || typed === '-') return 'REGISTERED'
  const words = folded(typed).split(/[^a-z]+/)
  const known = (['WITHDRAWN', 'WAITING', 'TO_REVIEW', 'REGISTERED'] as const).find((status) =>
    words.some((word) => word !== '' && STATUSES[status].split(' ').includes(word)),
  )
  // 'Not registered' and 'waiting for payment' stay unread, since we would only be guessing.
  return words.includes('not') || words.includes('payment') ? undefined : known
}

/** Reads what a row says was paid. undefined: nothing; Unread: it cannot be read (I-9). */
export function readPayment(value: Value, read: Read): SheetPayment | Unread | undefined {
  const typed = value('amountPaid') ?? ''
  if (typed === '' || typed === '-') return undefined
  const cents = readCents(typed)
  if (cents === null) return { problem: `“${typed}” isn’t an amount such as 212.00.` }
  if (cents === 0) return undefined
  if (cents < 0) return { problem: `${typed} is a refund. Please book it yourself.` }
  const day = value('paidOn') ? read(value('paidOn') ?? '') : null
  if (!day) return { problem: 'The payment date is missing.' }
  if ('problem' in day) return day
  const payer = value('payer') || null
  if (payer && payer.length > LONGEST) return { problem: 'The name of who paid is too long.' }
  return { cents, day: day.day, method: readMethod(value('paymentMethod') ?? ''), payer }
}

const METHODS: readonly [PaymentMethod, RegExp][] = [
  ['E_TRANSFER', /e-?\s?transfer|interac|virement/],
  ['CHEQUE', /cheque|check/],
  ['CASH', /cash|comptant|argent/],
  ['CARD', /card|visa|master|amex|stripe|square|debit|carte/],
]

const readMethod = (typed: string): PaymentMethod =>
  METHODS.find(([, words]) => words.test(folded(typed)))?.[0] ?? 'OTHER'
