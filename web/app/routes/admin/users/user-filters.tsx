import { DESK_ROLES } from '@touchline/domain/account-state.ts'
import { accountNames, roleNames } from '../../../desk/account-names.ts'
import type { CsvColumn } from '../../../desk/csv.ts'
import { LIST_DEFAULTS, type ListParams } from '../../../desk/list-params.ts'
import type { PersonLine } from '../../../desk/people-lines.ts'
import { everyPerson } from '../../../desk/people-list.ts'
import { Shortcuts } from '../../../desk/shortcuts.tsx'
import { useExport } from '../../../desk/use-export.ts'
import { openTabSession } from '../../../session/tab-session.ts'
import { Button } from '../../../ui/button.tsx'
import { ClearFilters, FilterBar, FilterSelect, FilterToggle, ListTools } from '../../../ui/filter-bar.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import { ColumnChoice } from '../../../ui/table/column-choice.tsx'
import { userColumns } from './user-columns.tsx'

const userCsv: CsvColumn<PersonLine>[] = [
  ['First name', ({ firstName }) => firstName],
  ['Last name', ({ lastName }) => lastName],
  ['E-mail', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Role', ({ role }) => roleNames[role]],
  ['Sign-in', ({ state }) => accountNames[state].children],
  ['Children', ({ children }) => children.map(({ name }) => name).join('; ')],
  ['Linked with', ({ linked }) => linked.map(({ name }) => name).join('; ')],
  ['Last sign-in', ({ signedInAt }) => signedInAt],
  ['Since', ({ createdAt }) => createdAt],
]

export const userDefaults = {
  ...LIST_DEFAULTS,
  sort: 'name',
  hide: 'added',
  status: '',
  role: '',
  children: '',
  linked: '',
  unusual: '',
}

export type UserParams = ListParams<typeof userDefaults>

const roleOptions = [
  { value: '', label: 'All roles' },
  ...DESK_ROLES.map((value) => ({ value, label: `${roleNames[value]}s` })),
]

const childrenOptions = [
  { value: '', label: 'Any' },
  { value: 'with', label: 'With children' },
  { value: 'without', label: 'Without children' },
]

export function UserFilters({ params }: { params: UserParams }) {
  const { values, change, filterCount, clear } = params
  const csv = useExport('Users', userCsv)
  return (
    <FilterBar>
      <SearchBox label="Find by name, e-mail or child" value={values.q} onChange={(q) => change({ q })} />
      <FilterSelect
        label="Role"
        value={values.role}
        options={roleOptions}
        onChange={(role) => change({ role })}
      />
      <FilterSelect
        label="Children"
        value={values.children}
        options={childrenOptions}
        onChange={(children) => change({ children })}
      />
      <FilterToggle isOn={values.linked === '1'} onChange={(isOn) => change({ linked: isOn ? '1' : '' })}>
        Linked as a family
      </FilterToggle>
      <FilterToggle isOn={values.unusual === '1'} onChange={(isOn) => change({ unusual: isOn ? '1' : '' })}>
        Worth a look
      </FilterToggle>
      <ClearFilters count={filterCount} onClear={clear} />
      <ListTools>
        <ColumnChoice columns={userColumns} hidden={values.hide} onChange={(hide) => change({ hide })} />
        <Button
          kind="small"
          isBusy={csv.isBusy}
          onClick={() => csv.save(async () => everyPerson((await openTabSession()).request, values))}
        >
          Save as CSV
        </Button>
        <Shortcuts />
      </ListTools>
    </FilterBar>
  )
}
