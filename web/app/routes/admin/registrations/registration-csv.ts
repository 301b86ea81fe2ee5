import { clubDay } from '@touchline/domain/club-clock.ts'
import { dollarsFromCents } from '@touchline/domain/pricing/cents.ts'
import type { CsvColumn } from '../../../desk/csv.ts'
import { registrationNames } from '../../../desk/status-names.ts'
import type { RegistrationLine } from './registration-list.ts'
import { planName } from './registration-row.ts'

const day = (instant: string | null) => (instant === null ? null : clubDay(new Date(instant)))
const dollars = (cents: number | null) => (cents === null ? null : dollarsFromCents(cents))

export const registrationCsv: CsvColumn<RegistrationLine>[] = [
  ['Reference', ({ reference }) => reference],
  ['Status', ({ status }) => registrationNames[status].children],
  ['First name', ({ firstName }) => firstName],
  ['Last name', ({ lastName }) => lastName],
  ['Birth date', ({ birthDate }) => birthDate],
  ['Program', ({ program }) => program],
  ['Plan', planName],
  ['Months', ({ months }) => months?.join(' ')],
  ['Guardian', ({ guardian }) => guardian],
  ['E-mail', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Emergency contact', ({ emergencyContact }) => emergencyContact],
  ['Emergency phone', ({ emergencyPhone }) => emergencyPhone],
  ['Submitted', ({ createdAt }) => day(createdAt)],
  ['Approved', ({ approvedAt }) => day(approvedAt)],
  ['Paid', ({ paidAt }) => day(paidAt)],
  ['Total', ({ priceCents }) => dollars(priceCents)],
  ['Refund', ({ refundCents }) => dollars(refundCents)],
  ['In line', ({ waitlistPosition }) => waitlistPosition],
  ['Reason', ({ reason }) => reason],
]
