import { dollarsFromCents } from '@touchline/domain/pricing/cents.ts'
import type { CsvColumn } from '../../../desk/csv.ts'
import { groupOptions } from '../../../desk/group-options.ts'
import { LIST_DEFAULTS, type ListParams } from '../../../desk/list-params.ts'
import { Shortcuts } from '../../../desk/shortcuts.tsx'
import { playerNames, registrationNames } from '../../../desk/status-names.ts'
import { useExport } from '../../../desk/use-export.ts'
import { useProgramOptions } from '../../../desk/use-programs.ts'
import { Button } from '../../../ui/button.tsx'
import { ClearFilters, FilterBar, FilterSelect, FilterToggle, ListTools } from '../../../ui/filter-bar.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import { ColumnChoice } from '../../../ui/table/column-choice.tsx'
import { playerColumns } from './player-columns.tsx'
import type { PlayerLine } from './player-list.ts'

export const playerDefaults = {
  ...LIST_DEFAULTS,
  sort: 'name',
  status: '',
  programId: '',
  group: '',
  unpaid: '',
  noConsent: '',
  health: '',
  open: '',
}

export type PlayerParams = ListParams<keyof typeof playerDefaults>

const TOGGLES = [
  ['unpaid', 'Unpaid'],
  ['noConsent', 'Consent missing'],
  ['health', 'Health notes'],
] as const

interface FiltersProps {
  params: PlayerParams
  everyPlayer: () => Promise<PlayerLine[]>
}

export function PlayerFilters({ params, everyPlayer }: FiltersProps) {
  const { values, change, filterCount, clear } = params
  const csv = useExport('Players', playerCsv)
  return (
    <FilterBar>
      <SearchBox label="Player or guardian" value={values.q} onChange={(q) => change({ q })} />
      <FilterSelect
        label="Program"
        value={values.programId}
        options={useProgramOptions()}
        onChange={(programId) => change({ programId })}
      />
      <FilterSelect
        label="Age"
        value={values.group}
        options={groupOptions}
        onChange={(group) => change({ group })}
      />
      {TOGGLES.map(([name, label]) => (
        <FilterToggle
          key={name}
          isOn={values[name] === '1'}
          onChange={(isOn) => change({ [name]: isOn ? '1' : '' })}
        >
          {label}
        </FilterToggle>
      ))}
      <ClearFilters count={filterCount} onClear={clear} />
      <ListTools>
        <ColumnChoice columns={playerColumns} hidden={values.hide} onChange={(hide) => change({ hide })} />
        <Button kind="small" isBusy={csv.isBusy} onClick={() => csv.save(everyPlayer)}>
          Save as CSV
        </Button>
        <Shortcuts />
      </ListTools>
    </FilterBar>
  )
}

const yesOrNo = (value: boolean | null) => (value === null ? null : value ? 'yes' : 'no')

/** What notes on health say is no part of any file: only that there are some. */
const playerCsv: CsvColumn<PlayerLine>[] = [
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
  ['E-mail', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Emergency contact', ({ emergencyContact }) => emergencyContact],
  ['Emergency phone', ({ emergencyPhone }) => emergencyPhone],
  ['Shirt size', ({ shirtSize }) => shirtSize],
  ['Photos allowed', ({ photoConsent }) => yesOrNo(photoConsent)],
  ['Notes on health', ({ hasHealthNotes }) => yesOrNo(hasHealthNotes)],
  ['Missing consents', ({ missingConsents }) => missingConsents.join(' ')],
  ['Owes', ({ owedCents }) => dollarsFromCents(owedCents)],
]
