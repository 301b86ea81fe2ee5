import { clubNow } from '../../../club/club-now.ts'
import { modelNames } from '../../../desk/audit-words.ts'
import { LIST_DEFAULTS, type ListParams } from '../../../desk/list-params.ts'
import { ClearFilters, FilterBar, FilterSelect, FilterToggle } from '../../../ui/filter-bar.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'

const { hide: _hide, sort: _sort, open: _open, ...paging } = LIST_DEFAULTS

/** `about` and `by` are a person, `row` is a row: they come from links on other screens. */
export const auditDefaults = { ...paging, model: '', day: '', looks: '', about: '', by: '', row: '' }

export type AuditParams = ListParams<typeof auditDefaults>

const modelOptions = [
  { value: '', label: 'Everything' },
  ...Object.entries(modelNames).map(([value, name = value]) => ({
    value,
    label: name.charAt(0).toUpperCase() + name.slice(1),
  })),
]

export function AuditFilters({ params }: { params: AuditParams }) {
  const { values, change, filterCount, clear } = params
  return (
    <FilterBar>
      <SearchBox label="Person (by or about)" value={values.q} onChange={(q) => change({ q })} />
      <FilterSelect
        label="What"
        value={values.model}
        options={modelOptions}
        onChange={(model) => change({ model })}
      />
      <Field
        label="Day"
        type="date"
        max={clubNow().day}
        value={values.day}
        onChange={({ currentTarget }) => change({ day: currentTarget.value })}
      />
      {values.row && (
        <FilterToggle isOn onChange={() => change({ row: '' })}>
          One record only
        </FilterToggle>
      )}
      {values.about && (
        <FilterToggle isOn onChange={() => change({ about: '' })}>
          About one family
        </FilterToggle>
      )}
      {values.by && (
        <FilterToggle isOn onChange={() => change({ by: '' })}>
          {`By ${values.by}`}
        </FilterToggle>
      )}
      <FilterToggle isOn={values.looks === '1'} onChange={(isOn) => change({ looks: isOn ? '1' : '' })}>
        Include views
      </FilterToggle>
      <ClearFilters count={filterCount} onClear={clear} />
    </FilterBar>
  )
}
