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

/** What of a list's address says which rows are wanted. */
export type ListValues = Partial<Record<string, string>>

/** What a filter may depend on besides, and how the service is asked. */
export interface ListContext {
  request: Request
  ages: AgeRule
  /** By which age groups go. */
  seasonDay: string
  now: Date
  seasons: () => Promise<SeasonLine[]>
}

/** A list of the desk: what it looks for, how it sorts, and what a line of it shows. */
export interface DeskList<Row, Line> {
  model: string
  /** What is asked of each row. */
  selection: string
  /** By which fields, under the names that stand in the address. */
  sorts: Record<string, readonly string[]>
  /** Its rows of a season, where that goes by a program (S-19). */
  ofSeason?: (season: string) => Filter
  /** All of which must hold, but for the season and the tab. */
  filters: (values: ListValues, context: ListContext) => Filter[] | Promise<Filter[]>
  lineOf: (row: Row) => Line
  /** For the list that the next visit begins with: what of a line may lie on the device until then. */
  shownOf?(line: Line): Line
}

export interface ListPage<Line> {
  items: Line[]
  /** Of the tab that is asked for. */
  total: number
  /** Of all tabs, under the other filters. */
  counts: Partial<Record<string, number>>
}

/** A page of a list on a screen: what was there stays in sight until the next page of it has come. */
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

/** One page of one list is kept: the one that was seen last. */
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

/** Gives all lines that a list's filters find, whatever page one is on. */
export function useEveryLine<Row, Line>(list: DeskList<Row, Line>, values: ListValues) {
  const context = useListContext()
  return async (): Promise<Line[]> => everyLine(list, values, context())
}

/** The same on a screen that shows all of them at once. */
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

/** Whoever names a program means it, whatever its season (S-19). */
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

/** The first page of each tab, by the address that leads to it, for the page to ask for before its scripts are here. */
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

/** Which rows are on the page that an address names. */
export function rowsOfPage({ page = '1', size = '50' }: ListValues): { from: number; limit: number } {
  const limit = Number(size)
  return { from: (Number(page) - 1) * limit, limit }
}

/** By what an address sorts, and which way. */
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

/** Without what only the screen needs, and without what says nothing. */
function askedOf(values: ListValues): ListValues {
  const { hide: _hide, open: _open, view: _view, ...asked } = values
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value))
}

/** What is for a program: all but that of other seasons, so that what names none is shown in each (S-19). */
export const notElsewhere = (season: string): Filter => ({
  not: { programFee: { program: { seasonId: { ne: season, exists: true } } } },
})

/** Players of an age group of this season; nobody where the club has no such group (E-2). */
export function bornIn(group: string | undefined, { ages, seasonDay }: ListContext): Filter[] {
  if (!group) return []
  const years = birthYearsOf(Number(group), seasonYearOf(seasonDay), ages)
  return [{ birthDate: years ? { range: [`${years.min}-01-01`, `${years.max}-12-31`] } : { exists: false } }]
}

/**
 * Rows that are paid for, by references, amounts and names, several at once (B-12). Mostly names alone are typed: they are
 * found by the words of players, without a look at all that they could have been.
 */
export function isTyped(typed: string | undefined): Filter[] {
  if (!typed) return []
  const { names, references, familyNumbers, cents } = typedSearch(typed)
  const others = [...references, ...familyNumbers, ...cents]
  return others.length > 0 ? [{ typed }] : [{ player: { words: { match: names } } }]
}

/** Rows whose own words, or a guardian's, begin like those typed. */
export const hasWords = (typed: string | undefined): Filter[] => (typed ? [{ words: { match: typed } }] : [])
