import { columnName, fieldOf, type Model } from '@touchline/domain/models/model-types.ts'
import type { SelectionNode } from 'graphql'
import { requireOpen } from '../access.ts'
import { badInput } from '../errors.ts'
import { LONGEST_BUCKET, MOST_AGGREGATES, MOST_BUCKETS } from '../limits.ts'
import type { Statement, Tracked } from '../statement.ts'
import { type Selected, selected } from './selection.ts'

interface Aggregated {
  model: Model
  alias: string
  /** The condition for the rows found; call it for each use, because its parameters are added each time. */
  found: () => string
  given: Tracked<(Aggregation | null)[] | null | undefined>
  field: Selected
}

interface Aggregation {
  name: string
  type: 'terms' | 'avg' | 'min' | 'max' | 'sum'
  field: string
}

/** The distribution of a field's values in the rows found, or its sum and so on, as one JSON list. */
export function aggregatesSql(statement: Statement, aggregated: Aggregated): string {
  const { given, field } = aggregated
  const asked = (given.now ?? []).flatMap((one, n) => (one ? [{ ...one, n }] : []))
  if (asked.length > MOST_AGGREGATES)
    throw badInput(`A search has at most ${MOST_AGGREGATES} aggregates.`, {
      code: 'TOO_MANY_AGGREGATES',
      field: 'aggregates',
    })
  const results = asked.map((aggregation) => {
    requireOpen(aggregated.model, aggregation.field, statement.live.caller)
    const name = () => statement.param((live) => given.read(live)?.[aggregation.n]?.name ?? null, 'text')
    return objectSql(statement, field.selections, 'SearchableAggregateResult', {
      name,
      result: ({ selections }) => resultSql(statement, aggregated, aggregation, selections),
    })
  })
  return `json_build_array(${results.join(', ')})`
}

function resultSql(
  statement: Statement,
  { model, alias, found }: Aggregated,
  { type, field: name }: Aggregation,
  selections: readonly SelectionNode[],
): string {
  const field = fieldOf(model, name)
  const column = `${alias}.${columnName(name, field)}`
  const value = field.hundredths ? `${column}::float8 / 100` : column
  const rowsFound = () => `from ${model.table} ${alias} where ${found()}`
  if (type === 'terms') {
    const rows =
      () => `select left((${value})::text, ${LONGEST_BUCKET}) as term, count(*)::int as rows ${rowsFound()}
      and ${column} is not null group by 1 order by 2 desc, 1 limit ${MOST_BUCKETS}`
    return objectSql(statement, selections, 'SearchableAggregateBucketResult', {
      buckets: ({ selections: inner }) => {
        const bucket = objectSql(statement, inner, 'SearchableAggregateBucketResultItem', {
          key: () => 'bucket.term',
          doc_count: () => 'bucket.rows',
        })
        return `(select coalesce(json_agg(${bucket}), '[]'::json) from (${rows()}) bucket)`
      },
    })
  }
  if (field.type !== 'Int' && field.type !== 'Float')
    throw badInput(`${type} is for numbers, which ${name} is not.`, {
      code: 'BAD_AGGREGATE',
      field: 'aggregates',
    })
  const scalar = objectSql(statement, selections, 'SearchableAggregateScalarResult', {
    value: () => `${type}(number)::float8`,
  })
  return `(select case when count(number) > 0 then ${scalar} end from (select ${value} as number ${rowsFound()}) numbers)`
}

/** A JSON object with the selected fields, each under its response key. */
function objectSql(
  statement: Statement,
  selections: readonly SelectionNode[],
  type: string,
  fields: Record<string, (field: Selected) => string>,
): string {
  const parts = selected(statement, selections, type).map((field) => {
    const sql = fields[field.name]?.(field) ?? `'${type}'::text`
    return `'${field.key}', ${sql}`
  })
  return `json_build_object(${parts.join(', ')})`
}
