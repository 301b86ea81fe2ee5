import type { Person } from '../amplify-client.ts'
import { askFor, type Outcome } from '../calls.ts'

export const NOW = new Date('2025-09-20T17:00:00.000Z')

type Values = Record<string, unknown>

/** The answer of `search…`, through the real client. */
export const search = (
  who: Person,
  model: string,
  {
    select = 'items { id }',
    plural = `${model}s`,
    ...variables
  }: Values & { select?: string; plural?: string },
): Promise<Outcome> =>
  askFor(
    who,
    `query Search($filter: Searchable${model}FilterInput, $sort: [Searchable${model}SortInput], $limit: Int,
      $nextToken: String, $from: Int, $aggregates: [Searchable${model}AggregationInput]) {
      it: search${plural}(filter: $filter, sort: $sort, limit: $limit, nextToken: $nextToken, from: $from,
        aggregates: $aggregates) { ${select} } }`,
    variables,
  )

export const AGGREGATES = `aggregateItems { name result { __typename
  ... on SearchableAggregateScalarResult { value }
  ... on SearchableAggregateBucketResult { buckets { key doc_count } } } }`

/** The number of rows for each value of a field. */
export async function countsOf(who: Person, model: string, filter: Values, field = 'status') {
  const aggregates = [{ name: 'counts', type: 'terms', field }]
  const { it, error } = await search(who, model, { filter, aggregates, select: AGGREGATES })
  if (error) throw new Error(error.message)
  const { buckets } = it.aggregateItems[0].result as { buckets: { key: string; doc_count: number }[] }
  return Object.fromEntries(buckets.map(({ key, doc_count }) => [key, doc_count]))
}
