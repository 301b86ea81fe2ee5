import type { Payment } from '@touchline/domain/club/schemas/payment.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import type { QuoteLine } from '@touchline/domain/pricing/quote-types.ts'
import type { RegistrationStatus } from '@touchline/domain/status/registration.ts'
import { listOf, monthName } from '@touchline/domain/words.ts'
import type { Words } from '../users/write-to-guardians.ts'
import { type AboutRegistration, breakdown, seeRegistrations, sessionOf } from './registration-words.ts'

interface AboutMonths {
  status: RegistrationStatus
  added: readonly QuoteLine[]
  takenAway: readonly { month: string; cents: number; paidCents: number }[]
  payment: Payment
}

export const changedMonths = (child: AboutRegistration, about: AboutMonths): Words => {
  const { status, added, takenAway, payment } = about
  const names = (some: readonly { month: string }[]) =>
    listOf(
      some.map(({ month }) => monthName(month)),
      'and',
    )
  const paidCents = takenAway.reduce((sum, one) => sum + one.paidCents, 0)
  const [more, less] = [added.length > 0, takenAway.length > 0]
  return {
    subject: `${child.firstName}’s months in ${child.program} have changed`,
    paragraphs: [
      [
        more ? `We have added ${names(added)}.` : '',
        less ? `We have taken away ${names(takenAway)}, so there is nothing to pay for that.` : '',
      ]
        .filter(Boolean)
        .join(' '),
      breakdown(child),
      paidCents > 0
        ? `The ${formatCents(paidCents)} that you had paid for ${names(takenAway)} stays on your account and covers what is due next. If you’d like it back instead, just reply to this email.`
        : '',
      more ? (NEXT[status]?.(payment) ?? '') : '',
    ].filter(Boolean),
    facts: { ...sessionOf([child]), amountCents: child.priceCents, reference: child.reference },
    action: seeRegistrations(),
  }
}

const toPay = (payment: Payment) => `Your account shows what is due, and when. ${payment.etransfer}`

const NEXT: Partial<Record<RegistrationStatus, (payment: Payment) => string>> = {
  PENDING: () => 'We’ll review it shortly. There’s nothing to pay until we email you.',
  APPROVED: toPay,
  ACTIVE: toPay,
}
