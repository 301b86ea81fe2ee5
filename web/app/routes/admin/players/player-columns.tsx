import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { HealthMark } from '../../../desk/health-mark.tsx'
import { fullName } from '../../../desk/report-lines.ts'
import { playerNames } from '../../../desk/status-names.ts'
import { clubNow } from '../../../family/club-now.ts'
import { GroupName } from '../../../players/group-name.tsx'
import { Chip } from '../../../ui/chip.tsx'
import type { Column } from '../../../ui/table/column.ts'
import type { PlayerLine } from './player-list.ts'

export const playerColumns: Column<PlayerLine>[] = [
  {
    name: 'player',
    title: 'Player',
    sort: 'name',
    cell: (row) => (
      <>
        {fullName(row)} <HealthMark hasNotes={row.hasHealthNotes} />
      </>
    ),
  },
  {
    name: 'age',
    title: 'Age',
    sort: 'birth',
    cell: ({ birthDate }) => (
      <span className="whole">
        <GroupName birthDate={birthDate} on={clubNow().day} />
      </span>
    ),
  },
  {
    name: 'status',
    title: 'Status',
    sort: 'status',
    cell: ({ status }) => (
      <span className="whole">
        <Chip {...playerNames[status]} />
      </span>
    ),
  },
  {
    name: 'programs',
    title: 'Programs',
    cell: ({ registrations }) => registrations.map(({ program }) => program).join(', ') || null,
  },
  {
    name: 'guardian',
    title: 'Guardian',
    sort: 'guardian',
    cell: ({ guardian, email }) => guardian ?? email,
  },
  { name: 'missing', title: 'Missing', cell: missing },
  {
    name: 'owes',
    title: 'Owes',
    isNumber: true,
    cell: ({ owedCents }) => (owedCents > 0 ? formatCents(owedCents) : null),
  },
]

function missing({ missingConsents, userId }: PlayerLine) {
  if (!userId) return <Chip tone="act">Guardian</Chip>
  if (missingConsents.length === 0) return null
  return (
    <span className="whole">
      <Chip tone="act">
        {missingConsents.length === 1 ? '1 consent' : `${missingConsents.length} consents`}
      </Chip>
    </span>
  )
}
