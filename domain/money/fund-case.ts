import { addDays, isDay } from '../calendar-day.ts'
import { isOneOf } from '../is-one-of.ts'
import { formatCents } from '../pricing/cents.ts'
import type { Refusal } from '../refusal.ts'
import { dayName } from '../words.ts'

/** What has become of a family's request to a fund (B-28). Paid is what the books say: the entry of B-23. */
export type FundCaseState = 'ASKED' | 'GRANTED' | 'PAID' | 'REFUSED'

export interface FundCase {
  id: string
  /** The registration that it is for. */
  itemId: string
  fund: string
  note: string | null
  state: FundCaseState
  grantedCents: number | null
  grantedOn: string | null
  askedOn: string
}

/** Whoever asks a fund may have to wait for weeks; after that the desk talks to the family. */
const MOST_DAYS_WAITED = 60

export const isCaseOpen = (state: FundCaseState): boolean => isOneOf(['ASKED', 'GRANTED'], state)

/** Whether the club waits for this help before it asks the family for what it may cover. */
export const isWaitedFor = ({ state, askedOn, grantedOn }: FundCase, today: string): boolean =>
  isCaseOpen(state) && today <= addDays(grantedOn ?? askedOn, MOST_DAYS_WAITED)

/** Null when help from this fund may be asked for (B-28); `cases` are those of the place. */
export function askRefusal(
  { fund }: Pick<FundCase, 'fund'>,
  cases: readonly Pick<FundCase, 'fund' | 'state'>[],
): Refusal<'FUND_NEEDED' | 'ALREADY_ASKED'> | null {
  const field = 'fund'
  if (!fund.trim()) return { code: 'FUND_NEEDED', field, message: 'Please name the fund, such as KidSport.' }
  const isAsked = cases.some((one) => isCaseOpen(one.state) && isSameFund(one.fund, fund))
  return isAsked
    ? { code: 'ALREADY_ASKED', field, message: 'Help from this fund has been asked for already.' }
    : null
}

export const isSameFund = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

interface Decision {
  state: 'GRANTED' | 'REFUSED'
  cents: number
  day: string
}

/** Null when the desk may note that (B-28); `openCents` is what is still to be paid for the place. */
export function decisionRefusal(
  state: FundCaseState,
  decision: Decision,
  { openCents, today }: { openCents: number; today: string },
): Refusal<'CASE_CLOSED' | 'BAD_AMOUNT' | 'BAD_DAY'> | null {
  if (!isCaseOpen(state))
    return { code: 'CASE_CLOSED', field: 'state', message: 'This request is closed already.' }
  if (decision.state === 'REFUSED') return null
  if (!Number.isInteger(decision.cents) || decision.cents <= 0 || decision.cents > openCents)
    return {
      code: 'BAD_AMOUNT',
      field: 'amount',
      message: `Please enter an amount up to ${formatCents(openCents)}, which is still to be paid.`,
    }
  if (!isDay(decision.day) || decision.day > today)
    return { code: 'BAD_DAY', field: 'day', message: 'Please choose a day that is not in the future.' }
  return null
}

/** 'KidSport: asked on Mon, Sep 1', as family and desk read it. */
export function caseWords({ fund, state, grantedCents, grantedOn, askedOn }: FundCase): string {
  if (state === 'ASKED') return `${fund}: asked on ${dayName(askedOn)}`
  if (state === 'REFUSED') return `${fund}: not granted`
  if (state === 'PAID') return `${fund}: paid`
  return `${fund}: ${formatCents(grantedCents ?? 0)} granted on ${dayName(grantedOn ?? askedOn)}, not paid yet`
}
