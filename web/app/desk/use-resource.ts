import { hasWords } from '@touchline/domain/search-text.ts'
import { useRef, useState } from 'react'
import type { EarlyHandle } from '../early/early-requests.tsx'
import type { Loaded } from '../ui/list-states.tsx'
import type { Column } from '../ui/table/column.ts'
import type { TableRow } from '../ui/table/table-props.ts'
import type { BulkTask } from './bulk.tsx'
import type { CsvColumn } from './csv.ts'
import {
  type DeskList,
  earlyPages,
  type ListPage,
  type ListValues,
  useDeskList,
  useEveryLine,
} from './desk-list.ts'
import { useDeskSeason } from './desk-season.tsx'
import { type LIST_DEFAULTS, type ListParams, useListParams } from './list-params.ts'

/** The tab for every status, where it is not the first tab. */
export const ALL = 'ALL'

export type BaseValues = typeof LIST_DEFAULTS

/** A list of the desk: its title, search, columns and texts. `ResourceList` makes a screen of it. */
export interface Resource<Line extends TableRow, Own extends BaseValues = BaseValues> {
  title: string
  /** The table's label, where the title is not enough. */
  label?: string
  /** The main action of the page. */
  action?: LinkWords
  /** What stands in the address, and the default for what does not. */
  defaults: Own
  useLines: (values: ListValues) => Lines<Line>
  /** Shows the rows of one season at a time (S-19), with a switch beside the title. */
  isBySeason?: boolean
  tabs?: ResourceTabs
  /** What the search looks at. */
  searchLabel?: string
  filters?: readonly ResourceFilter[]
  columns: readonly Column<Line>[]
  /** The columns to hide for a row's panel, separated by commas. */
  roomForPanel?: string
  nameOf: (line: Line) => string
  /** The columns of its file; a list that can be saved also lets users choose its columns. */
  csv?: readonly CsvColumn<Line>[]
  /** Shown when the search and the filters leave nothing. */
  noMatch?: { title: string; text: string; clear?: string }
  /** Shown when the list is empty without them. */
  empty: { title: string; text: string | ((values: ListValues) => string); action: LinkWords }
}

export interface LinkWords {
  to: string
  name: string
  isQuiet?: boolean
}

interface ResourceTabs {
  /** Its name in the address. */
  param: string
  label: string
  tabs: readonly { value: string; name: string }[]
  /** True if the tabs show no counts. */
  isUncounted?: boolean
  /** Parameters that change along with the tab. */
  alongside?: ListValues
}

export interface ResourceFilter {
  param: string
  label: string
  /** The first option is "all", with an empty value. Without options it is a checkbox. */
  useOptions?: (values: ListValues) => { value: string; label: string }[]
  /** Parameters that change along with it. */
  alongside?: (value: string) => ListValues
}

/** Where the lines of a list come from. */
interface Lines<Line> {
  loaded: Loaded<ListPage<Line>> & { isPlaceholderData?: boolean }
  /** The lines of all pages; left out where all of them are already loaded. */
  every?: () => Promise<Line[]>
  /** How many more rows there are in other seasons. */
  elsewhere?: number
}

/** Lines that the service filters, sorts and counts. */
export function useSearched<Row, Line>(list: DeskList<Row, Line>, values: ListValues): Lines<Line> {
  const asked = { ...values, status: statusOn(values.status) }
  const loaded = useDeskList(list, asked)
  return {
    loaded,
    every: useEveryLine(list, asked),
    elsewhere: useElsewhere(list, asked, loaded.data?.total),
  }
}

/** Requested after the rows, and only where a season leaves some out. */
function useElsewhere<Row, Line>(list: DeskList<Row, Line>, asked: ListValues, shown: number | undefined) {
  const { shownOf: _shownOf, ...unseen } = list
  const isPart = Boolean(asked.season) && shown !== undefined
  const all = useDeskList(unseen, { ...asked, season: '', page: '1', size: '1' }, isPart)
  return isPart && !all.isPlaceholderData ? (all.data?.total ?? 0) - shown : 0
}

/** A search covers all tabs until one is chosen. */
const allTabs = ({ param, tabs }: ResourceTabs): Record<string, string> => ({
  [param]: tabs.find(({ value }) => value === ALL)?.value ?? '',
})

const statusOn = (tab = '') => (tab === ALL ? '' : tab)

/** For the `handle` of such a list's route: the page requests what its address shows before the scripts load. */
export function earlyLines<Row, Line extends TableRow, Own extends BaseValues & { status: string }>(
  list: DeskList<Row, Line>,
  { defaults, tabs }: Pick<Resource<Line, Own>, 'defaults' | 'tabs'>,
): EarlyHandle {
  // An address that names another season is not listed here and requests nothing early.
  const byTab = tabs?.tabs.map(({ value }) => [`?status=${value}`, statusOn(value)]) ?? []
  const statuses = { '': statusOn(defaults.status), ...Object.fromEntries(byTab) }
  return { early: ({ season }) => [earlyPages(list, { ...defaults, season }, statuses)] }
}

interface Looked<Line> {
  values: ListValues
  /** The words that the search looks at. */
  wordsOf?: (line: Line) => string
  /** The tab that a line is on, and the current tab. */
  tabOf?: (line: Line) => string
  tab?: string
  /** Whether a line belongs to another season than the current one (S-19). */
  isElsewhere?: (line: Line) => boolean
}

/** For lists with a few dozen lines: all of them are loaded and filtered in the browser. */
export function fewLines<Line>(
  { data, ...loaded }: Loaded<readonly Line[]> & { isPlaceholderData?: boolean },
  { values: { q = '' }, wordsOf, tabOf, tab = '', isElsewhere = () => false }: Looked<Line>,
): Lines<Line> {
  const everywhere = data?.filter((line) => !wordsOf || hasWords(wordsOf(line), q)) ?? []
  const found = everywhere.filter((line) => !isElsewhere(line))
  const counts: Partial<Record<string, number>> = {}
  for (const line of found) {
    const its = tabOf?.(line) ?? ''
    counts[its] = (counts[its] ?? 0) + 1
  }
  const onTab = (line: Line) => tab === '' || tabOf?.(line) === tab
  const items = found.filter(onTab)
  const elsewhere = everywhere.filter(onTab).length - items.length
  return { loaded: { ...loaded, data: data && { items, total: items.length, counts } }, elsewhere }
}

/** The state of a list on a screen. */
export interface ResourceState<Line extends TableRow, Own extends BaseValues = BaseValues>
  extends ListParams<Own> {
  resource: Resource<Line, Own>
  loaded: Lines<Line>['loaded']
  rows: readonly Line[]
  total: number
  every?: () => Promise<Line[]>
  elsewhere?: number
  ids: ReadonlySet<string>
  select(ids: ReadonlySet<string>): void
  /** The selected rows, on whatever page they are. */
  selected(): Promise<readonly Line[]>
  task: { run: number; of: BulkTask<Line> } | null
  start(task: BulkTask<Line>): void
  end(): void
}

export function useResource<Line extends TableRow, Own extends BaseValues>(
  resource: Resource<Line, Own>,
): ResourceState<Line, Own> {
  const params = useListParams(resource.defaults, resource.tabs && allTabs(resource.tabs))
  const { season } = useDeskSeason()
  const values = { ...params.values, season: resource.isBySeason ? season : '' }
  const { loaded, every, elsewhere } = resource.useLines(values)
  const [ids, select] = useState<ReadonlySet<string>>(new Set())
  const [task, setTask] = useState<ResourceState<Line, Own>['task']>(null)
  // A task that follows at once, such as an undo, is a separate run.
  const runs = useRef(0)
  const rows = loaded.data?.items ?? []
  return {
    ...params,
    values,
    resource,
    loaded,
    rows,
    total: loaded.data?.total ?? 0,
    every,
    elsewhere,
    ids,
    select,
    async selected() {
      const here = rows.filter(({ id }) => ids.has(id))
      if (here.length === ids.size || !every) return here
      return (await every()).filter(({ id }) => ids.has(id))
    },
    task,
    start(of) {
      runs.current += 1
      setTask({ run: runs.current, of })
    },
    end() {
      // Do not end a task that was started in the meantime.
      setTask((current) => (current === task ? null : current))
      select(new Set())
    },
  }
}
