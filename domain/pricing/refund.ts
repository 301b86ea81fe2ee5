import { compareText, dayName, monthName } from '../words.ts'
import { formatCents } from './cents.ts'
import * as texts from './refund.texts.ts'

export const REFUND_CAUSES = [
  'CHANGE_OF_MIND',
  'INJURY',
  'MOVED_AWAY',
  'NO_PLACE',
  'WEATHER',
  'CLUB_CANCELLED',
] as const
export type RefundCause = (typeof REFUND_CAUSES)[number]

/** The price of one service month, and the days on which the player trains in it. */
export interface PaidMonth {
  month: string
  paidCents: number
  /** The part of it that was not paid yet; zero if missing. */
  openCents?: number
  sessions: readonly string[]
}

export interface RefundInput {
  cause: RefundCause
  askedOn: string
  months: readonly PaidMonth[]
  hasDoctorsNote?: boolean
  /** Cancelled sessions that could not be replaced. */
  lostSessions?: readonly string[]
}

export interface RefundLine {
  month: string
  paidCents: number
  refundCents: number
  /** Credited to the family's account, towards a later fee. */
  creditCents: number
  /** What would be refunded had it been paid; instead it is no longer due. */
  unpaidCents?: number
  reason: string
}

export interface Refund {
  lines: RefundLine[]
  refundCents: number
  creditCents: number
}

/** Applies the club's refund table (F-1 … F-6) month by month, with a reason for each. */
export function refund(input: RefundInput): Refund {
  const lines = input.months
    .toSorted((a, b) => compareText(a.month, b.month))
    .map((month) => lessUnpaid(refundLine(input, month), month.openCents ?? 0))
  return {
    lines,
    refundCents: lines.reduce((sum, line) => sum + line.refundCents, 0),
    creditCents: lines.reduce((sum, line) => sum + line.creditCents, 0),
  }
}

/** Only money that was paid is refunded (F-6). */
function lessUnpaid(line: RefundLine, openCents: number): RefundLine {
  if (openCents === 0) return line
  const paidCents = line.paidCents - openCents
  const unpaidCents = Math.min(line.refundCents, openCents)
  if (unpaidCents === 0) return { ...line, paidCents }
  const reason = texts.notPaidYet(line.reason, formatCents(unpaidCents))
  return { ...line, paidCents, refundCents: line.refundCents - unpaidCents, unpaidCents, reason }
}

function refundLine(input: RefundInput, paid: PaidMonth): RefundLine {
  if (input.cause === 'CLUB_CANCELLED') return clubCancelled(paid, input.lostSessions ?? [])
  const back = (refundCents: number, reason: string) => ({ ...bare(paid), refundCents, reason })
  if (input.cause === 'NO_PLACE') return back(paid.paidCents, texts.noPlace)
  if (input.cause === 'WEATHER') return back(0, texts.weather)
  const first = paid.sessions.toSorted()[0]
  const name = monthName(paid.month)
  if (first === undefined || input.askedOn < first) return back(paid.paidCents, texts.beforeFirst(name))
  switch (input.cause) {
    case 'CHANGE_OF_MIND':
      return back(0, texts.monthBegan(name, dayName(first)))
    case 'INJURY':
      return input.hasDoctorsNote ? sessionsLeft(paid, input.askedOn) : back(0, texts.noteNeeded(name))
    case 'MOVED_AWAY':
      return sessionsLeft(paid, input.askedOn)
  }
}

const bare = ({ month, paidCents }: PaidMonth) => ({ month, paidCents, refundCents: 0, creditCents: 0 })

/** A session on the day itself has begun and does not count as left. */
function sessionsLeft(paid: PaidMonth, askedOn: string): RefundLine {
  const left = paid.sessions.filter((day) => day > askedOn).length
  const refundCents = share(paid, left)
  const [all, month] = [paid.sessions.length, monthName(paid.month)]
  return {
    ...bare(paid),
    refundCents,
    reason: texts.sessionsLeft(left, all, month, formatCents(refundCents)),
  }
}

function clubCancelled(paid: PaidMonth, lostSessions: readonly string[]): RefundLine {
  const lost = paid.sessions.filter((day) => lostSessions.includes(day)).length
  const creditCents = share(paid, lost)
  const [all, month] = [paid.sessions.length, monthName(paid.month)]
  const reason = texts.sessionsCancelled(lost, all, month, formatCents(creditCents))
  return { ...bare(paid), creditCents, reason }
}

/** Half a cent goes to the family. */
function share({ paidCents, sessions }: PaidMonth, count: number): number {
  if (sessions.length === 0) return 0
  return Math.floor((2 * paidCents * count + sessions.length) / (2 * sessions.length))
}
