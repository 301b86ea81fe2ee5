import { compareText } from '../words.ts'
import { type Entry, standing } from './entry.ts'

/** What one item costs in one month, and how much of it is covered. */
export interface Due {
  /** Null for money that the family owes again because a payment was undone after the credit was sent back. */
  itemId: string | null
  month: string | null
  dueOn: string
  /** What was charged, minus reductions. */
  cents: number
  coveredCents: number
}

export interface Account {
  /** Oldest due first. */
  dues: Due[]
  /** Paid beyond everything charged so far; it covers the next charges. */
  creditCents: number
  /**
   * Money not tied to a due: paid without naming an item, or for one that now costs less. It covers other dues, or can
   * be sent back instead.
   */
  freeCents: number
}

export const openCents = ({ cents, coveredCents }: Due): number => cents - coveredCents

/**
 * Works out from the entries what is due and how much of it is covered (B-4). The open dues minus the credit are the
 * balance.
 */
export function accountOf(entries: readonly Entry[]): Account {
  const counted = standing(entries)
  const { dues, leftCents } = charged(counted)
  let pool = leftCents
  for (const entry of counted)
    if (entry.kind === 'PAYMENT') pool += cover(dues.filter(isNamedBy(entry)), entry.cents)
  const refunds = counted.filter(({ kind }) => kind === 'REFUND')
  pool -= refunds.reduce((sum, { cents }) => sum + cents, 0)
  if (pool < 0) {
    const cents = -pool
    return {
      dues: inOrder([...dues, { itemId: null, month: null, dueOn: '', cents, coveredCents: 0 }]),
      creditCents: 0,
      freeCents: 0,
    }
  }
  return { dues, creditCents: cover(dues, pool), freeCents: pool }
}

/** Covers these dues in order, and returns what is left over. */
function cover(dues: readonly Due[], cents: number): number {
  let left = cents
  for (const due of dues) {
    const part = Math.min(left, openCents(due))
    due.coveredCents += part
    left -= part
  }
  return left
}

/** An entry that names no item matches no due, so all of it is left over. */
const isNamedBy =
  ({ itemId, month }: Entry) =>
  (due: Due) =>
    itemId !== null && due.itemId === itemId && (month === null || due.month === month)

/** Charges by item and month, minus credits, help and write-offs. What exceeds its item is left for other dues. */
function charged(counted: readonly Entry[]): { dues: Due[]; leftCents: number } {
  const dues = new Map<string, Due>()
  for (const { kind, itemId, month, dueOn, cents } of counted) {
    if (kind !== 'CHARGE') continue
    const key = `${itemId} ${month}`
    const due = dues.get(key)
    if (!due) dues.set(key, { itemId, month, dueOn: dueOn ?? '', cents, coveredCents: 0 })
    else {
      due.cents += cents
      if (compareText(dueOn ?? '', due.dueOn) < 0) due.dueOn = dueOn ?? ''
    }
  }
  const all = inOrder([...dues.values()])
  let leftCents = 0
  for (const entry of counted)
    if (entry.kind === 'CREDIT' || entry.kind === 'FUND_HELP' || entry.kind === 'WRITE_OFF')
      leftCents += takeOff(all.filter(isNamedBy(entry)), entry.cents)
  return { dues: all, leftCents }
}

function takeOff(dues: readonly Due[], cents: number): number {
  let left = cents
  for (const due of dues) {
    const part = Math.min(left, due.cents)
    due.cents -= part
    left -= part
  }
  return left
}

const inOrder = (dues: Due[]): Due[] =>
  dues.toSorted(
    (a, b) =>
      compareText(a.dueOn, b.dueOn) ||
      compareText(a.month ?? '', b.month ?? '') ||
      compareText(a.itemId ?? '', b.itemId ?? ''),
  )

export const PAYMENT_STATES = ['NOTHING_DUE', 'DUE', 'PARTLY_PAID', 'OVERDUE', 'PAID'] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

/** The payment state of a family, or of one of its items (B-5). It is not late on the due day itself. */
export function paymentState(dues: readonly Due[], today: string): PaymentState {
  const costing = dues.filter(({ cents }) => cents > 0)
  if (costing.length === 0) return 'NOTHING_DUE'
  const open = costing.filter((due) => openCents(due) > 0)
  if (open.length === 0) return 'PAID'
  if (open.some(({ dueOn }) => dueOn < today)) return 'OVERDUE'
  return costing.some(({ coveredCents }) => coveredCents > 0) ? 'PARTLY_PAID' : 'DUE'
}
