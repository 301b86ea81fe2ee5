import { clubDay } from '@touchline/domain/club-clock.ts'
import { dollarsFromCents, formatCents } from '@touchline/domain/pricing/cents.ts'
import { REGISTRATION_STATUSES, type RegistrationStatus } from '@touchline/domain/status/registration.ts'
import { ordinalNumber } from '@touchline/domain/words.ts'
import { currentInstant } from '../../../club/club-now.ts'
import { dayOfInstant } from '../../../club/day-words.ts'
import { useClubRules } from '../../../club/use-club-rules.ts'
import type { CsvColumn } from '../../../desk/csv.ts'
import { groupOptions } from '../../../desk/group-options.ts'
import { HealthMark } from '../../../desk/health-mark.tsx'
import { LIST_DEFAULTS } from '../../../desk/list-params.ts'
import { fullName } from '../../../desk/player-names.ts'
import { registrationNames } from '../../../desk/status-names.ts'
import { useProgramOptions } from '../../../desk/use-programs.ts'
import { ALL, type Resource, useSearched } from '../../../desk/use-resource.ts'
import { groupOf } from '../../../players/player-words.ts'
import { Chip } from '../../../ui/chip.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { type RegistrationLine, registrationList } from './registration-list.ts'
import { ageProblem, planName } from './registration-row.ts'

const columns: Column<RegistrationLine>[] = [
  {
    name: 'player',
    title: 'Player',
    sort: 'player',
    cell: (row) => (
      <>
        {fullName(row)} <HealthMark hasNotes={row.hasHealthNotes} />
      </>
    ),
  },
  { name: 'age', title: 'Age', cell: (row) => <AgeFit row={row} /> },
  { name: 'program', title: 'Program', sort: 'program', cell: ({ program }) => program },
  { name: 'plan', title: 'Plan', cell: (row) => <span className="whole">{planName(row)}</span> },
  { name: 'guardian', title: 'Guardian', sort: 'guardian', cell: ({ guardian, email }) => guardian ?? email },
  {
    name: 'submitted',
    title: 'Submitted',
    sort: 'submitted',
    cell: ({ createdAt }) => <span className="whole">{dayOfInstant(createdAt)}</span>,
  },
  {
    name: 'status',
    title: 'Status',
    sort: 'status',
    cell: (row) => <span className="whole">{standing(row)}</span>,
  },
  {
    name: 'total',
    title: 'Total',
    sort: 'total',
    isNumber: true,
    cell: ({ priceCents }) => (priceCents === null ? null : formatCents(priceCents)),
  },
]

function AgeFit({ row }: { row: RegistrationLine }) {
  const { ages } = useClubRules()
  const group = groupOf(row.birthDate, row.startDate, ages)
  const name = group === null ? row.birthDate.slice(0, 4) : `U${group}`
  const problem = ageProblem(row, ages)
  return problem ? <Chip tone="act">{`${name}, doesn’t fit`}</Chip> : name
}

function standing({ status, waitlistPosition, offerExpiresAt }: RegistrationLine) {
  if (status !== 'WAITLISTED') return <Chip {...registrationNames[status]} />
  const hasOffer = offerExpiresAt !== null && offerExpiresAt > currentInstant().toISOString()
  return (
    <Chip tone="wait">
      {hasOffer ? 'Place on offer' : `${waitlistPosition ? ordinalNumber(waitlistPosition) : '?'} in line`}
    </Chip>
  )
}

const day = (instant: string | null) => (instant === null ? null : clubDay(new Date(instant)))
const dollars = (cents: number | null) => (cents === null ? null : dollarsFromCents(cents))

const csv: CsvColumn<RegistrationLine>[] = [
  ['Reference', ({ reference }) => reference],
  ['Payment reference', ({ paymentReference }) => paymentReference],
  ['Status', ({ status }) => registrationNames[status].children],
  ['First name', ({ firstName }) => firstName],
  ['Last name', ({ lastName }) => lastName],
  ['Birth date', ({ birthDate }) => birthDate],
  ['Program', ({ program }) => program],
  ['Plan', planName],
  ['Months', ({ months }) => months?.join(' ')],
  ['Guardian', ({ guardian }) => guardian],
  ['Email', ({ email }) => email],
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

const tabNames: Record<RegistrationStatus, string> = {
  PENDING: 'Pending',
  WAITLISTED: 'Waiting',
  APPROVED: 'Approved',
  ACTIVE: 'Active',
  REJECTED: 'Rejected',
  CANCELLED: 'Cancelled',
  WITHDRAWN: 'Withdrawn',
  COMPLETED: 'Completed',
}

const defaults = {
  ...LIST_DEFAULTS,
  sort: 'submitted',
  status: 'PENDING',
  programId: '',
  group: '',
  overdue: '',
  leaving: '',
}

export const registrationResource: Resource<RegistrationLine, typeof defaults> = {
  title: 'Registrations',
  defaults,
  useLines: (values) => useSearched(registrationList, values),
  isBySeason: true,
  tabs: {
    param: 'status',
    label: 'Status',
    tabs: [
      ...REGISTRATION_STATUSES.map((value) => ({ value, name: tabNames[value] })),
      { value: ALL, name: 'All' },
    ],
  },
  searchLabel: 'Names, references or amounts',
  filters: [
    { param: 'programId', label: 'Program', useOptions: useProgramOptions },
    { param: 'group', label: 'Age', useOptions: () => groupOptions },
    { param: 'overdue', label: 'Overdue', alongside: (isOn) => (isOn ? { status: 'APPROVED' } : {}) },
    { param: 'leaving', label: 'Asked to withdraw', alongside: (isOn) => (isOn ? { status: 'ACTIVE' } : {}) },
  ],
  columns,
  roomForPanel: 'guardian,submitted,age,plan',
  nameOf: fullName,
  csv,
  noMatch: { title: 'No matches', text: 'No registrations match your search and filters.' },
  empty: {
    title: 'All clear',
    text: ({ status }) => (status === 'PENDING' ? 'There’s nothing to review.' : 'There’s nothing here.'),
    action: { to: '/admin', name: 'Back to the desk' },
  },
}
