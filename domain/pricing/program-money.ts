import type { RegistrationStatus } from '../status/registration.ts'

/** One registration, or the sum of many in the same status. */
export interface Owed {
  status: RegistrationStatus
  priceCents: number
  /** What goes back to a family that left. */
  refundCents: number
}

export interface ProgramMoney {
  receivedCents: number
  outstandingCents: number
  refundCents: number
  expectedCents: number
  /** Of those who are not approved yet; part of nothing else. */
  pendingCents: number
}

const PAID: readonly RegistrationStatus[] = ['ACTIVE', 'COMPLETED', 'WITHDRAWN']

/** What a program brings in, and what is still to come (M-10). */
export function programMoney(rows: readonly Owed[]): ProgramMoney {
  const sum = (statuses: readonly RegistrationStatus[], part: 'priceCents' | 'refundCents') =>
    rows.filter(({ status }) => statuses.includes(status)).reduce((total, row) => total + row[part], 0)
  const receivedCents = sum(PAID, 'priceCents')
  const outstandingCents = sum(['APPROVED'], 'priceCents')
  const refundCents = sum(['WITHDRAWN'], 'refundCents')
  return {
    receivedCents,
    outstandingCents,
    refundCents,
    expectedCents: receivedCents + outstandingCents - refundCents,
    pendingCents: sum(['PENDING'], 'priceCents'),
  }
}
