import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { typedSearch } from '@touchline/domain/money/payment-reference.ts'
import { type AgeRule, birthYearsOf, seasonYearOf } from '@touchline/domain/players/age-group.ts'
import { lastSeen, loadAndKeep } from '../area/last-seen-screen.ts'
import { currentInstant } from '../club/club-now.ts'
import { useClubRules } from '../club/use-club-rules.ts'
import { useSeasonDay } from '../club/use-season-day.ts'
import type { Filter } from '../data/list-all.ts'
import type { Request } from '../data/request.ts'
import { pageQuestion, type Sort, searchAll, searchPage } from '../data/search.ts'
import { tabRequest } from '../early/early-answers.ts'
import type { EarlyRequest } from '../early/send-early.ts'
import { type SeasonLine, seasonLines } from './season-lines.ts'

/** The part of a list's address that decides which rows are shown. */
export type ListValues = Partial<Record<string, string>>

/** What else a filter may depend on, and how to query the service. */
export interface ListContext {
  request: Request
  ages: AgeRule
  /** The day that decides age groups. */
  seasonDay: string
  now: Date
  seasons: () => Promise<SeasonLine[]>
}

/** A list of the desk: what it looks for, how it sorts, and what a line of it shows. */
export interface DeskList<Row, Line> {
  model: string
  /** The fields requested for each row. */
  selection: string
  /** The fields to sort by, under the names used in the address. */
  sorts: Record<string, readonly string[]>
  /** Filters its rows by season, where their program decides the season (S-19). */
  ofSeason?: (season: string) => Filter
  /** The conditions that must all hold, apart from the season and the tab. */
  filters: (values: ListValues, context: ListContext) => Filter[] | Promise<Filter[]>
  lineOf: (row: Row) => Line
  /** For a list whose last page is kept for the next visit: the part of a line that may stay on the device. */
  shownOf?(line: Line): Line
}

export interface ListPage<Line> {
  items: Line[]
  /** For the current tab. */
  total: number
  /** For all tabs, with the other filters. */
  counts: Partial<Record<string, number>>
}

/** A page of a list on a screen: the current page stays visible until the next one has loaded. */
export function useDeskList<Row, Line>(list: DeskList<Row, Line>, values: ListValues, isWanted = true) {
  const context = useListContext()
  const { ages } = useClubRules()
  const asked = askedOf(values)
  const load = () => listPage(list, asked, context())
  const screen = seenScreen(list, asked)
  return useQuery({
    enabled: isWanted,
    queryKey: ['list', list.model, asked, ages],
    queryFn: () => (screen ? loadAndKeep(screen, load) : load()),
    placeholderData: (previous: ListPage<Line> | undefined) => previous ?? (screen && lastSeenPage(screen)),
  })
}

/** Only one page of one list is kept: the last one seen. */
function seenScreen<Row, Line>({ model, shownOf }: DeskList<Row, Line>, asked: ListValues) {
  if (!shownOf) return undefined
  const address = JSON.stringify([model, asked])
  const shown = ({ items, ...page }: SeenPage<Line>) => ({ ...page, address, items: items.map(shownOf) })
  return { name: 'desk list', address, shown }
}

type SeenPage<Line> = ListPage<Line> & { address?: string }

function lastSeenPage<Line>(screen: NonNullable<ReturnType<typeof seenScreen<unknown, Line>>>) {
  const page = lastSeen(screen)
  return page?.address === screen.address ? page : undefined
}

/** Returns all lines that match a list's filters, whatever the current page. */
export function useEveryLine<Row, Line>(list: DeskList<Row, Line>, values: ListValues) {
  const context = useListContext()
  return async (): Promise<Line[]> => everyLine(list, values, context())
}

/** The same for a screen that shows all of them at once. */
export function useWholeList<Row, Line>(list: DeskList<Row, Line>, values: ListValues) {
  const load = useEveryLine(list, values)
  const { ages } = useClubRules()
  return useQuery({
    queryKey: ['list', list.model, 'all', askedOf(values), ages],
    queryFn: async () => ({ items: await load() }),
    placeholderData: keepPreviousData,
  })
}

function useListContext(): () => ListContext {
  const client = useQueryClient()
  const { ages } = useClubRules()
  const seasonDay = useSeasonDay()
  return () => ({
    request: tabRequest,
    ages,
    seasonDay,
    now: currentInstant(),
    seasons: () => client.ensureQueryData(seasonLines),
  })
}

/** A chosen program is shown whatever its season (S-19). */
async function filtersOf<Row, Line>(
  list: DeskList<Row, Line>,
  values: ListValues,
  context: ListContext,
): Promise<Filter[]> {
  return [...seasonFilter(list, values), ...(await list.filters(values, context))]
}

const seasonFilter = <Row, Line>(
  { ofSeason }: DeskList<Row, Line>,
  { season, programId }: ListValues,
): Filter[] => (ofSeason && season && !programId ? [ofSeason(season)] : [])

export async function everyLine<Row, Line>(
  list: DeskList<Row, Line>,
  values: ListValues,
  context: ListContext,
): Promise<Line[]> {
  const filter = onTab(values, await filtersOf(list, values, context))
  const rows = await searchAll<Row>(context.request, searchOf(list, values, filter))
  return rows.map(list.lineOf)
}

export async function listPage<Row, Line>(
  list: DeskList<Row, Line>,
  values: ListValues,
  context: ListContext,
): Promise<ListPage<Line>> {
  const { search, shown } = pageOf(list, values, await filtersOf(list, values, context))
  const found = await searchPage<Row>(context.request, search, shown)
  const all = Object.values(found.counts).reduce((sum, count) => sum + count, 0)
  const total = values.status ? (found.counts[values.status] ?? 0) : all
  return { items: found.items.map(list.lineOf), total, counts: found.counts }
}

/**
 * The first page of each tab, keyed by the address that leads to it, so that the page can request it before its scripts
 * load.
 */
export function earlyPages<Row, Line>(
  list: DeskList<Row, Line>,
  values: ListValues,
  statusBySearch: Readonly<Record<string, string>>,
): EarlyRequest {
  const questions = Object.entries(statusBySearch).map(([search, status]) => {
    const page = pageOf(list, { ...values, status }, seasonFilter(list, values))
    return [search, pageQuestion(page.search, page.shown)] as const
  })
  const variables = Object.fromEntries(questions.map(([search, question]) => [search, question.variables]))
  return { query: questions[0]?.[1].query ?? '', variables }
}

function pageOf<Row, Line>(list: DeskList<Row, Line>, values: ListValues, others: Filter[]) {
  const search = searchOf(list, values, onTab(values, others))
  return { search, shown: { ...rowsOfPage(values), tabs: { and: others } } }
}

/** The range of rows on the page that an address names. */
export function rowsOfPage({ page = '1', size = '50' }: ListValues): { from: number; limit: number } {
  const limit = Number(size)
  return { from: (Number(page) - 1) * limit, limit }
}

/** The field and direction that an address sorts by. */
export function sortOf({ sort = '' }: ListValues): { by: string; isDescending: boolean } {
  const isDescending = sort.startsWith('-')
  return { by: isDescending ? sort.slice(1) : sort, isDescending }
}

const onTab = ({ status }: ListValues, others: Filter[]): Filter => ({
  and: [...others, ...(status ? [{ status: { eq: status } }] : [])],
})

function searchOf<Row, Line>(
  { model, selection, sorts }: DeskList<Row, Line>,
  values: ListValues,
  filter: Filter,
) {
  const { by, isDescending } = sortOf(values)
  const fields = sorts[by] ?? []
  const direction: Sort['direction'] = isDescending ? 'desc' : 'asc'
  return { model, selection, filter, sort: fields.map((field) => ({ field, direction })) }
}

/** Drops what only the screen needs, and empty values. */
function askedOf(values: ListValues): ListValues {
  const { hide: _hide, open: _open, view: _view, ...asked } = values
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value))
}

/** Rows for a program, except those of other seasons; a program without a season counts in every season (S-19). */
export const notElsewhere = (season: string): Filter => ({
  not: { programFee: { program: { seasonId: { ne: season, exists: true } } } },
})

/** Players of an age group in this season; nobody if the club has no such group (E-2). */
export function bornIn(group: string | undefined, { ages, seasonDay }: ListContext): Filter[] {
  if (!group) return []
  const years = birthYearsOf(Number(group), seasonYearOf(seasonDay), ages)
  return [{ birthDate: years ? { range: [`${years.min}-01-01`, `${years.max}-12-31`] } : { exists: false } }]
}

/**
 * Rows that are paid for, by references, amounts and names, several at once (B-12). Usually only names are typed: those
 * are looked up among the players' words, without the slower search for everything else.
 */
export function isTyped(typed: string | undefined): Filter[] {
  if (!typed) return []
  const { names, references, familyNumbers, cents } = typedSearch(typed)
  const others = [...references, ...familyNumbers, ...cents]
  return others.length > 0 ? [{ typed }] : [{ player: { words: { match: names } } }]
}

/** Rows whose own words, or a guardian's, begin like the typed ones. */
export const hasWords = (typed: string | undefined): Filter[] => (typed ? [{ words: { match: typed } }] : [])
