import { dollarsFromCents, formatCents } from '@touchline/domain/pricing/cents.ts'
import { PLAYER_STATUSES } from '@touchline/domain/status/player.ts'
import type { CsvColumn } from '../../../desk/csv.ts'
import { groupOptions } from '../../../desk/group-options.ts'
import { HealthMark } from '../../../desk/health-mark.tsx'
import { LIST_DEFAULTS } from '../../../desk/list-params.ts'
import { fullName } from '../../../desk/player-names.ts'
import { playerNames, registrationNames } from '../../../desk/status-names.ts'
import { useProgramOptions } from '../../../desk/use-programs.ts'
import { type Resource, useSearched } from '../../../desk/use-resource.ts'
import { GroupName } from '../../../players/group-name.tsx'
import { Chip } from '../../../ui/chip.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { type PlayerLine, playerList } from './player-list.ts'

const columns: Column<PlayerLine>[] = [
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
        <GroupName birthDate={birthDate} />
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

const yesOrNo = (value: boolean | null) => (value === null ? null : value ? 'yes' : 'no')

/** A file never contains health notes, only whether there are any. */
const csv: CsvColumn<PlayerLine>[] = [
  ['First name', ({ firstName }) => firstName],
  ['Last name', ({ lastName }) => lastName],
  ['Birth date', ({ birthDate }) => birthDate],
  ['Status', ({ status }) => playerNames[status].children],
  [
    'Programs',
    ({ registrations }) =>
      registrations
        .map(({ program, status }) => `${program} (${registrationNames[status].children})`)
        .join('; '),
  ],
  ['Guardian', ({ guardian }) => guardian],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Emergency contact', ({ emergencyContact }) => emergencyContact],
  ['Emergency phone', ({ emergencyPhone }) => emergencyPhone],
  ['Shirt size', ({ shirtSize }) => shirtSize],
  ['Photos allowed', ({ photoConsent }) => yesOrNo(photoConsent)],
  ['Health notes', ({ hasHealthNotes }) => yesOrNo(hasHealthNotes)],
  ['Missing consents', ({ missingConsents }) => missingConsents.join(' ')],
  ['Owes', ({ owedCents }) => dollarsFromCents(owedCents)],
]

const defaults = {
  ...LIST_DEFAULTS,
  sort: 'name',
  status: '',
  programId: '',
  group: '',
  registered: '',
  unpaid: '',
  noConsent: '',
  health: '',
}

const addPlayer = { to: '/admin/add-player', name: 'Add a player' }

export const playerResource: Resource<PlayerLine, typeof defaults> = {
  title: 'Players',
  action: addPlayer,
  defaults,
  useLines: (values) => useSearched(playerList, values),
  isBySeason: true,
  tabs: {
    param: 'status',
    label: 'Status',
    tabs: [
      { value: '', name: 'All' },
      ...PLAYER_STATUSES.map((value) => ({ value, name: playerNames[value].children })),
    ],
  },
  searchLabel: 'Player or guardian',
  filters: [
    { param: 'programId', label: 'Program', useOptions: useProgramOptions },
    { param: 'group', label: 'Age', useOptions: () => groupOptions },
    { param: 'registered', label: 'Registered in the season' },
    { param: 'unpaid', label: 'Unpaid' },
    { param: 'noConsent', label: 'Consent missing' },
    { param: 'health', label: 'Health notes' },
  ],
  columns,
  roomForPanel: 'guardian,programs,age',
  nameOf: fullName,
  csv,
  noMatch: { title: 'No matches', text: 'No players match your search and filters.' },
  empty: {
    title: 'No players here',
    text: 'Families add their own children. Enter paper forms from the field here.',
    action: addPlayer,
  },
}
