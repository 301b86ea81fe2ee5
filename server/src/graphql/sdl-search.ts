import type { Field, Model } from '@touchline/domain/models/model-types.ts'
import {
  aggregatedFields,
  filteredFields,
  searchedRelations,
  sortedFields,
} from '@touchline/domain/models/searchable.ts'
import { models } from '@touchline/domain/models.ts'
import { block, filterTypes } from './sdl-shared.ts'

const compared = (type: string) => [
  ...['ne', 'gt', 'lt', 'gte', 'lte', 'eq'].map((operator) => `${operator}: ${type}`),
  `range: [${type}]`,
  'exists: Boolean',
]
const phrases = ['match', 'matchPhrase', 'matchPhrasePrefix'].map((operator) => `${operator}: String`)
const patterns = ['multiMatch', 'wildcard', 'regexp'].map((operator) => `${operator}: String`)

/** The types of all models' `search…` queries, with the names that `@searchable` uses. */
export const searchSdl = [
  'enum SearchableSortDirection {\n  asc\n  desc\n}',
  'enum SearchableAggregateType {\n  terms\n  avg\n  min\n  max\n  sum\n}',
  block('input SearchableStringFilterInput', [...compared('String'), ...phrases, ...patterns]),
  block('input SearchableIDFilterInput', ['ne: ID', 'eq: ID', 'exists: Boolean']),
  block('input SearchableIntFilterInput', compared('Int')),
  block('input SearchableFloatFilterInput', compared('Float')),
  block('input SearchableBooleanFilterInput', ['ne: Boolean', 'eq: Boolean', 'exists: Boolean']),
  block('input SearchableListFilterInput', ['exists: Boolean']),
  block('input SearchableWordsFilterInput', phrases),
  block('type SearchableAggregateResult', ['name: String!', 'result: SearchableAggregateGenericResult']),
  'union SearchableAggregateGenericResult = SearchableAggregateScalarResult | SearchableAggregateBucketResult',
  block('type SearchableAggregateScalarResult', ['value: Float!']),
  block('type SearchableAggregateBucketResult', ['buckets: [SearchableAggregateBucketResultItem]']),
  block('type SearchableAggregateBucketResultItem', ['key: String!', 'doc_count: Int!']),
].join('\n\n')

const filterType = ({ type, list }: Field) => `Searchable${list ? 'List' : filterTypes[type]}FilterInput`

export function searchTypes(model: Model): string[] {
  if (!model.searchable) return []
  const type = `Searchable${model.name}`
  const filter = `${type}FilterInput`
  return [
    block(`input ${filter}`, [
      ...Object.entries(filteredFields(model)).map(([name, field]) => `${name}: ${filterType(field)}`),
      ...(model.searched ? ['words: SearchableWordsFilterInput'] : []),
      ...(model.paidFor ? ['typed: String'] : []),
      ...Object.entries(searchedRelations(models, model)).map(
        ([name, { model: to }]) => `${name}: Searchable${to}FilterInput`,
      ),
      `and: [${filter}]`,
      `or: [${filter}]`,
      `not: ${filter}`,
    ]),
    block(`enum ${type}SortableFields`, Object.keys(sortedFields(model))),
    block(`input ${type}SortInput`, [`field: ${type}SortableFields`, 'direction: SearchableSortDirection']),
    block(`enum ${type}AggregateField`, aggregatedFields(model)),
    block(`input ${type}AggregationInput`, [
      'name: String!',
      'type: SearchableAggregateType!',
      `field: ${type}AggregateField!`,
    ]),
    block(`type ${type}Connection`, [
      `items: [${model.name}]!`,
      'nextToken: String',
      'total: Int',
      'aggregateItems: [SearchableAggregateResult]!',
    ]),
  ]
}

export function searchQuery({ name, plural, searchable }: Model): string[] {
  if (!searchable) return []
  const type = `Searchable${name}`
  return [
    `search${plural}(filter: ${type}FilterInput, sort: [${type}SortInput], limit: Int, nextToken: String, from: Int, aggregates: [${type}AggregationInput]): ${type}Connection`,
  ]
}
