import { clubDay } from '@touchline/domain/club-clock.ts'
import { dollarsFromCents } from '@touchline/domain/pricing/cents.ts'
import type { ComponentProps } from 'react'
import type { CsvColumn } from '../../../desk/csv.ts'
import { groupOptions } from '../../../desk/group-options.ts'
import { LIST_DEFAULTS, type ListParams } from '../../../desk/list-params.ts'
import { Shortcuts } from '../../../desk/shortcuts.tsx'
import { registrationNames } from '../../../desk/status-names.ts'
import { useExport } from '../../../desk/use-export.ts'
import { useProgramOptions } from '../../../desk/use-programs.ts'
import { Button } from '../../../ui/button.tsx'
import { ClearFilters, FilterBar, FilterSelect, FilterToggle, ListTools } from '../../../ui/filter-bar.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import { ColumnChoice } from '../../../ui/table/column-choice.tsx'
import { registrationColumns } from './registration-columns.tsx'
import type { RegistrationLine } from './registration-list.ts'
import { planName } from './registration-row.ts'

/** The tab of every status. */
export const ALL = 'ALL'

export const registrationDefaults = {
  ...LIST_DEFAULTS,
  sort: 'submitted',
  status: 'PENDING',
  programId: '',
  group: '',
  overdue: '',
  leaving: '',
  open: '',
}

export type RegistrationParams = ListParams<keyof typeof registrationDefaults>

interface FiltersProps {
  params: RegistrationParams
  everyRegistration: () => Promise<RegistrationLine[]>
  own: ComponentProps<typeof Shortcuts>['own']
}

export function RegistrationFilters({ params, everyRegistration, own }: FiltersProps) {
  const { values, change, filterCount, clear } = params
  const csv = useExport('Registrations', registrationCsv)
  return (
    <FilterBar>
      <SearchBox label="Player, guardian or reference" value={values.q} onChange={(q) => change({ q })} />
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
      <FilterToggle
        isOn={values.overdue === '1'}
        onChange={(isOn) => change({ overdue: isOn ? '1' : '', ...(isOn ? { status: 'APPROVED' } : {}) })}
      >
        Overdue
      </FilterToggle>
      <FilterToggle
        isOn={values.leaving === '1'}
        onChange={(isOn) => change({ leaving: isOn ? '1' : '', ...(isOn ? { status: 'ACTIVE' } : {}) })}
      >
        Asked to withdraw
      </FilterToggle>
      <ClearFilters count={filterCount} onClear={clear} />
      <ListTools>
        <ColumnChoice
          columns={registrationColumns}
          hidden={values.hide}
          onChange={(hide) => change({ hide })}
        />
        <Button kind="small" isBusy={csv.isBusy} onClick={() => csv.save(everyRegistration)}>
          Save as CSV
        </Button>
        <Shortcuts own={own} />
      </ListTools>
    </FilterBar>
  )
}

const day = (instant: string | null) => (instant === null ? null : clubDay(new Date(instant)))
const dollars = (cents: number | null) => (cents === null ? null : dollarsFromCents(cents))

const registrationCsv: CsvColumn<RegistrationLine>[] = [
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
