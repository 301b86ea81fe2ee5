import type { Payment } from '@touchline/domain/club/schemas/payment.ts'
import type { NextToPay } from '@touchline/domain/money/next-to-pay.ts'
import type { Refund } from '@touchline/domain/pricing/refund.ts'
import type { RegistrationStatus } from '@touchline/domain/status/registration.ts'
import type { Words } from '../users/write-to-guardians.ts'
import {
  type AboutRegistration,
  afterThat,
  amountAndDay,
  breakdown,
  registrationTexts,
  seeRegistrations,
  sessionOf,
} from './registration-words.ts'

interface AboutChange {
  from: string
  status: RegistrationStatus
  /** What becomes of what was paid; null where nothing was. */
  refund: Refund | null
  position: number | null
  /** The place of before is kept until there is one in the other program. */
  isKept: boolean
  /** Of the place in the other program, by the books; null where nothing is. */
  next: NextToPay | null
  payment: Payment
}

export const changedProgram = (child: AboutRegistration, about: AboutChange): Words => {
  const { from, status, refund, position, isKept } = about
  const isWaiting = position !== null
  return {
    subject: isWaiting
      ? `${child.firstName} is in line for ${child.program}`
      : `${child.firstName} is now in ${child.program}`,
    paragraphs: [
      isWaiting
        ? `We’d like to move ${child.firstName} from ${from} to ${child.program}, which is full right now. ${child.firstName} is ${registrationTexts('en').placeInLine(position)}.${isKept ? ` Until there is a place, ${child.firstName} stays in ${from}.` : ''}`
        : `We have moved ${child.firstName} from ${from} to ${child.program}.`,
      breakdown(child),
      ...(refund?.lines.map(({ reason }) => reason) ?? []),
      ...(refund && refund.refundCents > 0
        ? ['We’ll send your refund by e-Transfer to this address and email you when it’s done.']
        : []),
      ...(MOVED_NEXT[status]?.(about) ?? []),
      'If this doesn’t work for you, just let us know.',
    ].filter(Boolean),
    facts: {
      ...(isWaiting ? {} : sessionOf([child])),
      amountCents: child.priceCents,
      ...(refund ? { refundCents: refund.refundCents } : {}),
      reference: child.reference,
    },
    action: seeRegistrations(),
  }
}

const toPay = ({ next, payment }: AboutChange): string[] =>
  next
    ? [`Next to pay: ${amountAndDay(next)}.`, ...afterThat(next), payment.etransfer]
    : ['There’s nothing left to pay.']

const MOVED_NEXT: Partial<Record<RegistrationStatus, (about: AboutChange) => string[]>> = {
  PENDING: () => ['We’ll review it shortly. There’s nothing to pay until we email you.'],
  WAITLISTED: () => ['As soon as a place opens up, we’ll email you. There’s nothing to pay until then.'],
  APPROVED: toPay,
  ACTIVE: toPay,
}
