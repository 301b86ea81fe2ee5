import { compareText } from '../words.ts'
import { type Entry, standing } from './entry.ts'

/** What one item costs in one month, and how much of it is covered. */
export interface Due {
  /** Null for money that was sent back beyond what the family had left, after a payment was undone. */
  itemId: string | null
  month: string | null
  dueOn: string
  /** What was charged, less what was taken off. */
  cents: number
  coveredCents: number
}

export interface Account {
  /** Oldest due first. */
  dues: Due[]
  /** Paid beyond all that was charged; it covers what comes next. */
  creditCents: number
  /** Paid without a name, or for what costs less by now: before it covers what is due, it can be sent back instead. */
  freeCents: number
}

export const openCents = ({ cents, coveredCents }: Due): number => cents - coveredCents

/** Entry by entry, what is due and what covers it (B-4): the sum of what is open, less the credit, is the balance. */
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

/** Covers these in their order; what is left over is answered. */
function cover(dues: readonly Due[], cents: number): number {
  let left = cents
  for (const due of dues) {
    const part = Math.min(left, openCents(due))
    due.coveredCents += part
    left -= part
  }
  return left
}

/** A payment that names nothing names no due, and is all left over. */
const isNamedBy =
  ({ itemId, month }: Entry) =>
  (due: Due) =>
    itemId !== null && due.itemId === itemId && (month === null || due.month === month)

/** What was charged by item and month, less credits, help and write-offs; those beyond it are left for others. */
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

/** How a family, or one of its items, stands with these dues (B-5). The due day itself is not late. */
export function paymentState(dues: readonly Due[], today: string): PaymentState {
  const costing = dues.filter(({ cents }) => cents > 0)
  if (costing.length === 0) return 'NOTHING_DUE'
  const open = costing.filter((due) => openCents(due) > 0)
  if (open.length === 0) return 'PAID'
  if (open.some(({ dueOn }) => dueOn < today)) return 'OVERDUE'
  return costing.some(({ coveredCents }) => coveredCents > 0) ? 'PARTLY_PAID' : 'DUE'
}
