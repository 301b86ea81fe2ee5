import { browserModelNamed } from './browser-model-named.ts'
import { everyPage, type Page } from './every-page.ts'
import type { Filter } from './list-all.ts'
import type { Request } from './request.ts'

const LARGEST_PAGE = 1_000

export interface Sort {
  field: string
  direction: 'asc' | 'desc'
}

/** Which rows to look for, and which fields of each to return. */
export interface Search {
  model: string
  selection: string
  filter: Filter
  sort: Sort[]
}

export interface Found<Row> {
  items: Row[]
  /** For all tabs, with the filter of `tabs`. */
  counts: Record<string, number>
}

interface Shown {
  from: number
  limit: number
  /** The filter without the current tab. */
  tabs: Filter
}

/** A page of results, and how many rows there are of each status. */
export async function searchPage<Row>(request: Request, search: Search, shown: Shown): Promise<Found<Row>> {
  const { query, variables } = pageQuestion(search, shown)
  const answer = await request<Answer<Row>>({ query }, variables)
  const buckets = answer.tabs.aggregateItems[0]?.result.buckets ?? []
  return {
    items: answer.page.items,
    counts: Object.fromEntries(buckets.map(({ key, doc_count }) => [key, doc_count])),
  }
}

/** The variables sent for it. */
export function pageQuestion(
  { model, selection, filter, sort }: Search,
  { from, limit, tabs }: Shown,
): { query: string; variables: Record<string, unknown> } {
  const { search, types } = namesOf(model)
  const query = `query Search($filter: ${types}FilterInput, $tabs: ${types}FilterInput, $sort: [${types}SortInput], $limit: Int, $from: Int) {
    page: ${search}(filter: $filter, sort: $sort, limit: $limit, from: $from) { items { ${selection} } }
    tabs: ${search}(filter: $tabs, aggregates: [{ name: "status", type: terms, field: status }]) {
      aggregateItems { result { ... on SearchableAggregateBucketResult { buckets { key doc_count } } } }
    }
  }`
  return { query, variables: { filter, tabs, sort, limit, from } }
}

interface Answer<Row> {
  page: { items: Row[] }
  tabs: { aggregateItems: { result: { buckets: { key: string; doc_count: number }[] } }[] }
}

/** The first rows found. */
export async function searchFirst<Row>(request: Request, search: Search, limit: number): Promise<Row[]> {
  return (await onePage<Row>(request, search, limit, null)).items
}

/** For a list that may be long: what to show before the rest has come. */
interface FirstPage<Row> {
  limit: number
  /** Called when there is more to come. */
  show(rows: Row[]): void
}

/** All rows found, page by page until there are no more. */
export async function searchAll<Row>(
  request: Request,
  search: Search,
  first: FirstPage<Row> = { limit: LARGEST_PAGE, show: () => {} },
): Promise<Row[]> {
  return everyPage(async (nextToken) => {
    if (nextToken !== null) return onePage<Row>(request, search, LARGEST_PAGE, nextToken)
    const page = await onePage<Row>(request, search, first.limit, null)
    if (page.nextToken !== null) first.show(page.items)
    return page
  })
}

function onePage<Row>(
  request: Request,
  { model, selection, filter, sort }: Search,
  limit: number,
  nextToken: string | null,
): Promise<Page<Row>> {
  const { search, types } = namesOf(model)
  const query = `query Search($filter: ${types}FilterInput, $sort: [${types}SortInput], $limit: Int, $nextToken: String) {
    ${search}(filter: $filter, sort: $sort, limit: $limit, nextToken: $nextToken) { items { ${selection} } nextToken }
  }`
  return request({ query, field: search }, { filter, sort, limit, nextToken })
}

const namesOf = (model: string) => ({
  search: `search${browserModelNamed(model).plural}`,
  types: `Searchable${model}`,
})
