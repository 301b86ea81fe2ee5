import { formatCents } from '@touchline/domain/pricing/cents.ts'
import type { DealtChild } from '@touchline/domain/tournament/people/bunches.ts'
import type { SignUpStatus } from '@touchline/domain/tournament/status.ts'
import type { CsvColumn } from '../../../../desk/csv.ts'
import type { Tone } from '../../../../ui/chip.tsx'

/** A child who is signed up for a tournament. */
export interface SignUpLine extends DealtChild {
  id: string
  status: SignUpStatus
  waitlistPosition: number | null
  offerExpiresAt: string | null
  wish: string | null
  feeCents: number
  openCents: number
  team: string | null
  /** Null if no signature is needed. */
  isSigned: boolean | null
}

export const nameOf = ({ firstName, lastName }: SignUpLine) => `${firstName} ${lastName}`

export const statusChips: Record<SignUpStatus, { tone: Tone; children: string }> = {
  JOINED: { tone: 'good', children: 'In' },
  WAITLISTED: { tone: 'wait', children: 'Waiting' },
  LEFT: { tone: 'quiet', children: 'Left' },
}

/** 'Free', 'Paid' or the amount still open; null if nothing is to be paid. */
export function feeWords({ status, feeCents, openCents }: SignUpLine): string | null {
  if (status === 'WAITLISTED' || feeCents === 0) return status === 'JOINED' ? 'Free' : null
  return openCents === 0 ? 'Paid' : `${formatCents(openCents)} due`
}

export const isUnsigned = ({ status, isSigned }: SignUpLine) => status === 'JOINED' && isSigned === false

export const signUpCsv: CsvColumn<SignUpLine>[] = [
  ['Child', nameOf],
  ['Born', ({ birthDate }) => birthDate],
  ['Status', ({ status }) => statusChips[status].children],
  ['Request', ({ wish }) => wish ?? ''],
  ['Team', ({ team }) => team ?? ''],
  ['Fee', feeWords],
  ['Consent', ({ isSigned }) => (isSigned === null ? '' : isSigned ? 'Signed' : 'Missing')],
]
