import { addDays } from '../calendar-day.ts'
import { isOneOf } from '../is-one-of.ts'
import { formatCents } from '../pricing/cents.ts'
import { type Refusal, refusalIn } from '../refusal.ts'
import { dayRefusal } from './booking.ts'
import * as texts from './fund-case.texts.ts'

/** The state of a family's request to a fund (B-28). PAID comes from the books: it is the entry of B-23. */
export type FundCaseState = 'ASKED' | 'GRANTED' | 'PAID' | 'REFUSED'

export interface FundCase {
  id: string
  /** The registration it is for. */
  itemId: string
  fund: string
  note: string | null
  state: FundCaseState
  grantedCents: number | null
  grantedOn: string | null
  askedOn: string
}

/** A fund may take weeks to answer. After this long, the desk talks to the family instead of waiting. */
const MOST_DAYS_WAITED = 60

export const isCaseOpen = (state: FundCaseState): boolean => isOneOf(['ASKED', 'GRANTED'], state)

/** Whether the club still waits for this help before it asks the family for the part that the fund may cover. */
export const isWaitedFor = ({ state, askedOn, grantedOn }: FundCase, today: string): boolean =>
  isCaseOpen(state) && today <= addDays(grantedOn ?? askedOn, MOST_DAYS_WAITED)

/** Null when help from this fund may be asked for (B-28); `cases` are the requests for that place. */
export function askRefusal(
  { fund }: Pick<FundCase, 'fund'>,
  cases: readonly Pick<FundCase, 'fund' | 'state'>[],
): Refusal<'FUND_NEEDED' | 'ALREADY_ASKED'> | null {
  const field = 'fund'
  if (!fund.trim()) return refusalIn(texts, { code: 'FUND_NEEDED', field, sentence: 'fundNeeded', facts: {} })
  const isAsked = cases.some((one) => isCaseOpen(one.state) && isSameFund(one.fund, fund))
  return isAsked
    ? refusalIn(texts, { code: 'ALREADY_ASKED', field, sentence: 'alreadyAsked', facts: {} })
    : null
}

/** A registration that has ended needs no help any more. */
export const placeEnded = (): Refusal<'NO_PLACE'> =>
  refusalIn(texts, { code: 'NO_PLACE', field: 'registrationId', sentence: 'placeEnded', facts: {} })

export const isSameFund = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

interface Decision {
  state: 'GRANTED' | 'REFUSED'
  cents: number
  day: string
}

/** Null when the desk may record this decision (B-28); `openCents` is what is still unpaid for the place. */
export function decisionRefusal(
  state: FundCaseState,
  decision: Decision,
  { openCents, today }: { openCents: number; today: string },
): Refusal<'CASE_CLOSED' | 'BAD_AMOUNT' | 'BAD_DAY'> | null {
  if (!isCaseOpen(state))
    return { code: 'CASE_CLOSED', field: 'state', message: 'This request is already closed.' }
  if (decision.state === 'REFUSED') return null
  if (!Number.isInteger(decision.cents) || decision.cents <= 0 || decision.cents > openCents)
    return {
      code: 'BAD_AMOUNT',
      field: 'amount',
      message: `Please enter an amount up to ${formatCents(openCents)}, the amount still to be paid.`,
    }
  return dayRefusal(decision.day, today)
}

/** 'KidSport: asked on Mon, Sep 1', as the family and the desk read it. */
export function caseWords({ fund, state, grantedCents, grantedOn, askedOn }: FundCase): string {
  switch (state) {
    case 'ASKED':
      return texts.caseAsked({ fund, day: askedOn })
    case 'GRANTED':
      return texts.caseGranted({ fund, amount: formatCents(grantedCents ?? 0), day: grantedOn ?? askedOn })
    case 'PAID':
      return texts.casePaid({ fund })
    case 'REFUSED':
      return texts.caseRefused({ fund })
  }
}
