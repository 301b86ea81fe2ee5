import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Button } from '../ui/button.tsx'
import { DeskPage } from '../ui/desk-page.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ClearFilters, FilterBar, FilterSelect, FilterToggle, ListTools } from '../ui/filter-bar.tsx'
import { ListStates } from '../ui/list-states.tsx'
import { Pager } from '../ui/pager.tsx'
import { SearchBox } from '../ui/search-box.tsx'
import { WithPanel } from '../ui/side-panel.tsx'
import { shownColumns } from '../ui/table/column.ts'
import { ColumnChoice } from '../ui/table/column-choice.tsx'
import { DataTable } from '../ui/table/data-table.tsx'
import type { TableRow } from '../ui/table/table-props.ts'
import { Tabs } from '../ui/tabs.tsx'
import { BulkBar, BulkRun } from './bulk.tsx'
import { OtherSeasons, SeasonSwitch } from './desk-season.tsx'
import { SaveButton } from './save-button.tsx'
import { type Shortcut, Shortcuts, SkipToRows } from './shortcuts.tsx'
import {
  ALL,
  type BaseValues,
  type LinkWords,
  type ResourceFilter,
  type ResourceState,
} from './use-resource.ts'

type State<Line extends TableRow> = ResourceState<Line, BaseValues & Record<string, string>>

interface ResourceListProps<Line extends TableRow> {
  list: State<Line>
  /** Shown beside the title. */
  note?: ReactNode
  /** Replaces the link that the list names. */
  action?: ReactNode
  /** Shown above the tabs. */
  top?: ReactNode
  /** What the search has found on other lists. */
  elsewhere?: ReactNode
  shortcuts?: Shortcut[]
  /** Replaces the table, for a list with another view. */
  view?: ReactNode
  /** The open row, which may not be in the table. */
  open?: Line
  /** The details of an open row; without it, the first cell brings its own link. */
  panel?: (line: Line) => ReactNode
  /** Buttons at the end of each row. */
  rowActions?: (line: Line) => ReactNode
  /** What can be done with the selected rows. */
  bulk?: ReactNode
  /** Shown below the list, including the dialogs of its screen. */
  children?: ReactNode
}

/** A list of the desk: tabs, search, filters and rows, the open row beside them, and bulk actions. */
export function ResourceList<Line extends TableRow>(props: ResourceListProps<Line>) {
  const { list, panel, view, bulk } = props
  const { resource, values, change, task } = list
  const open = props.open ?? list.rows.find(({ id }) => id === values.open)
  const beside = panel && open && { id: open.id, title: resource.nameOf(open), content: panel(open) }
  return (
    <>
      {!view && list.rows.length > 0 && <SkipToRows />}
      <DeskPage
        title={resource.title}
        note={props.note}
        action={
          <>
            {resource.isBySeason && <SeasonSwitch />}
            {props.action ?? (resource.action && <ActionLink {...resource.action} />)}
          </>
        }
      >
        <WithPanel panel={beside ? { ...beside, onClose: () => change({ open: '' }) } : null}>
          {props.top}
          {!view && <ResourceTabs list={list} />}
          {resource.searchLabel && (
            <ResourceFilters list={list} shortcuts={props.shortcuts} hasColumns={!view} />
          )}
          {props.elsewhere}
          <OtherSeasons count={list.elsewhere ?? 0} />
          {view ?? <ResourceTable {...props} isBesidePanel={Boolean(beside)} />}
          {bulk && (
            <BulkBar
              count={list.ids.size}
              total={view ? list.ids.size : list.total}
              onSelectAll={async () =>
                list.select(new Set((await list.every?.())?.map(({ id }) => id) ?? list.ids))
              }
              onClear={() => list.select(new Set())}
            >
              {bulk}
            </BulkBar>
          )}
        </WithPanel>
        {task && <BulkRun key={task.run} task={task.of} onClose={list.end} />}
        {props.children}
      </DeskPage>
    </>
  )
}

const ActionLink = ({ to, name, isQuiet }: LinkWords) => (
  <Link className={isQuiet ? 'button quiet-button' : 'button'} to={to}>
    {name}
  </Link>
)

function ResourceTabs<Line extends TableRow>({ list }: { list: State<Line> }) {
  const { tabs } = list.resource
  const counts = list.loaded.data?.counts
  if (!tabs) return null
  const countOf = (value: string) => {
    if (value !== '' && value !== ALL) return counts?.[value] ?? 0
    return Object.values(counts ?? {}).reduce<number>((sum, count = 0) => sum + count, 0)
  }
  return (
    <Tabs
      label={tabs.label}
      value={list.values[tabs.param] ?? ''}
      to={(value) => list.to({ ...tabs.alongside, [tabs.param]: value, open: '' })}
      tabs={
        tabs.isUncounted
          ? tabs.tabs
          : tabs.tabs.map((tab) => ({ ...tab, count: counts && countOf(tab.value) }))
      }
    />
  )
}

interface FiltersProps<Line extends TableRow> {
  list: State<Line>
  shortcuts?: Shortcut[]
  hasColumns: boolean
}

function ResourceFilters<Line extends TableRow>({ list, shortcuts, hasColumns }: FiltersProps<Line>) {
  const { resource, values, change } = list
  const { title, searchLabel = '', filters = [], columns, csv } = resource
  return (
    <FilterBar>
      <SearchBox label={searchLabel} value={values.q} onChange={list.look} />
      {filters.map((filter) => (
        <OneFilter key={filter.param} filter={filter} values={values} onChange={change} />
      ))}
      {filters.length > 0 && <ClearFilters count={list.filterCount} onClear={list.clear} />}
      {csv ? (
        <ListTools>
          {hasColumns && (
            <ColumnChoice columns={columns} hidden={values.hide} onChange={(hide) => change({ hide })} />
          )}
          {list.every && <SaveButton name={title} columns={csv} every={list.every} />}
          <Shortcuts own={shortcuts} />
        </ListTools>
      ) : (
        <Shortcuts own={shortcuts} />
      )}
    </FilterBar>
  )
}

interface OneFilterProps {
  filter: ResourceFilter
  values: Record<string, string>
  onChange: (changes: Partial<Record<string, string>>) => void
}

const noOptions = () => undefined

function OneFilter({ filter, values, onChange }: OneFilterProps) {
  const { param, label, useOptions = noOptions, alongside } = filter
  const value = values[param] ?? ''
  const options = useOptions(values)
  const set = (next: string) => onChange({ ...alongside?.(next), [param]: next })
  if (options) return <FilterSelect label={label} value={value} options={options} onChange={set} />
  return (
    <FilterToggle isOn={value === '1'} onChange={(isOn) => set(isOn ? '1' : '')}>
      {label}
    </FilterToggle>
  )
}

type TableProps<Line extends TableRow> = ResourceListProps<Line> & { isBesidePanel: boolean }

function ResourceTable<Line extends TableRow>({
  list,
  panel,
  bulk,
  rowActions,
  isBesidePanel,
}: TableProps<Line>) {
  const { resource, loaded, rows, values, change } = list
  const hidden = isBesidePanel ? `${values.hide},${resource.roomForPanel}` : values.hide
  return (
    <>
      <ListStates loaded={loaded}>
        {() =>
          rows.length === 0 ? (
            <NoRows list={list} />
          ) : (
            <DataTable
              label={resource.label ?? resource.title}
              rows={rows}
              columns={shownColumns(resource.columns, hidden)}
              nameOf={resource.nameOf}
              sort={values.sort}
              onSort={(sort) => change({ sort })}
              onOpen={panel && (({ id }) => change({ open: id === values.open ? '' : id }))}
              openId={values.open}
              selection={bulk ? { ids: list.ids, onChange: list.select } : undefined}
              isBusy={loaded.isPlaceholderData}
              actions={rowActions}
            />
          )
        }
      </ListStates>
      {list.every && (
        <Pager page={Number(values.page)} size={Number(values.size)} total={list.total} onChange={change} />
      )}
    </>
  )
}

function NoRows<Line extends TableRow>({ list }: { list: State<Line> }) {
  const { empty, noMatch } = list.resource
  if (noMatch && list.filterCount > 0)
    return (
      <EmptyState
        title={noMatch.title}
        action={<Button onClick={list.clear}>{noMatch.clear ?? 'Clear filters'}</Button>}
      >
        {noMatch.text}
      </EmptyState>
    )
  return (
    <EmptyState title={empty.title} action={<ActionLink {...empty.action} />}>
      {typeof empty.text === 'string' ? empty.text : empty.text(list.values)}
    </EmptyState>
  )
}
