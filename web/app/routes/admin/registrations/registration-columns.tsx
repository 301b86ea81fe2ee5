import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { useClubRules } from '../../../club/use-club-rules.ts'
import { HealthMark } from '../../../desk/health-mark.tsx'
import { fullName } from '../../../desk/report-lines.ts'
import { registrationNames } from '../../../desk/status-names.ts'
import { clubNow } from '../../../family/club-now.ts'
import { dayOfInstant } from '../../../family/day-words.ts'
import { groupOf } from '../../../players/player-words.ts'
import { Chip } from '../../../ui/chip.tsx'
import type { Column } from '../../../ui/table/column.ts'
import type { RegistrationLine } from './registration-list.ts'
import { ageProblem, planName } from './registration-row.ts'

export const registrationColumns: Column<RegistrationLine>[] = [
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
  const group = groupOf(row.birthDate, clubNow().day, ages)
  const name = group === null ? row.birthDate.slice(0, 4) : `U${group}`
  const problem = ageProblem(row, ages)
  return problem ? <Chip tone="act">{`${name}, does not fit`}</Chip> : name
}

function standing({ status, waitlistPosition, offerExpiresAt }: RegistrationLine) {
  if (status !== 'WAITLISTED') return <Chip {...registrationNames[status]} />
  const hasOffer = offerExpiresAt !== null && offerExpiresAt > new Date().toISOString()
  return <Chip tone="wait">{hasOffer ? 'Place on offer' : `${waitlistPosition ?? '?'}. in line`}</Chip>
}
