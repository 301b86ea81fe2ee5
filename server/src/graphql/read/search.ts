import { columnName, fieldOf, type Model } from '@touchline/domain/models/model-types.ts'
import { sortedFields } from '@touchline/domain/models/searchable.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { nth } from '@touchline/domain/nth.ts'
import type { SelectionNode } from 'graphql'
import { columnOf, requireOpen, visible } from '../access.ts'
import { badInput } from '../errors.ts'
import { type Read, type Statement, type Tracked, within } from '../statement.ts'
import { aggregatesSql } from './aggregates.ts'
import { filterSql } from './filter.ts'
import { firstRow, pageSize } from './page.ts'
import { openToken, scopeKey, tokenSql } from './page-token.ts'
import { type Path, rowColumns } from './row.ts'
import { selected } from './selection.ts'

export interface Search {
  model: Model
  args: Tracked<Record<string, unknown>>
  scope: string[]
  selections: readonly SelectionNode[]
  path: Path
}

const MOST_SORTS = 5

interface SortKey {
  sql: string
  /** The SQL type of a parameter to compare it with. */
  type: string
  isNullable: boolean
  isDescending: boolean
}

/** The rows of one page: their source, order and offset. */
interface Page {
  keys: SortKey[]
  source: string
  order: string
  from: number
  limit: number
}

/**
 * A select of exactly one row, with a column for each selected field of a search, named by its response key. Rows,
 * total and aggregates are found independently, because an index can often find a page without reading the other rows.
 */
export function searchSource(statement: Statement, search: Search): string {
  const { model } = search
  const alias = statement.alias()
  const found = `${model.table} ${alias}`
  const before = statement.work.weight
  const predicate = foundSql(statement, search, alias)
  const weight = statement.work.weight - before
  const asked = () => {
    statement.work.addSearch(weight)
    return predicate
  }
  let known: Page | undefined
  const page = () => (known ??= pageOf(statement, search, alias, predicate))
  const columns = selected(statement, search.selections).map((field) => {
    const as = `as "${field.key}"`
    switch (field.name) {
      case 'items': {
        statement.work.addSearch(weight)
        const { source, order, from, limit } = page()
        const columns = rowColumns(statement, model, alias, field.selections, [...search.path, field.key])
        const rows = `select ${columns} from ${source} order by ${order} limit ${limit} offset ${from}`
        return `(select coalesce(json_agg("$row"), '[]'::json) from (${rows}) "$row") ${as}`
      }
      case 'nextToken':
        statement.work.addSearch(weight)
        return `${nextTokenSql(statement, search, page())} ${as}`
      case 'total':
        return `(select count(*)::int from ${found} where ${asked()}) ${as}`
      case 'aggregateItems': {
        const given = within(search.args, 'aggregates')
        return `${aggregatesSql(statement, { model, alias, found: asked, given, field })} ${as}`
      }
      default:
        return `'Searchable${model.name}Connection'::text ${as}`
    }
  })
  return `select ${columns.join(', ')}`
}

function foundSql(statement: Statement, { model, args }: Search, alias: string): string {
  const predicates = [
    `not ${alias}._deleted`,
    visible(statement, model, alias),
    ...(args.now.filter ? [filterSql(statement, model, alias, within(args, 'filter'))] : []),
  ]
  return predicates.filter((part) => part !== 'true').join(' and ')
}

function pageOf(statement: Statement, search: Search, alias: string, predicate: string): Page {
  const { model, args } = search
  const joins: Joins = new Map()
  const keys = sortKeys(statement, search, alias, joins)
  const predicates = [predicate]
  if (args.now.nextToken) predicates.push(beyond(keys, tokenValues(statement, search, keys)))
  const joined = [...joins.values()].map(({ sql }) => sql)
  return {
    keys,
    source: [`${model.table} ${alias}`, ...joined, 'where', predicates.join(' and ')].join(' '),
    order: keys.map(orderSql).join(', '),
    from: firstRow(args.now),
    limit: pageSize(args.now.limit),
  }
}

interface Sort {
  field?: string | null
  direction?: 'asc' | 'desc' | null
}

const hasField = (sort: Sort | null): sort is Sort & { field: string } => Boolean(sort?.field)

/** Ends with `id`, so that the order is unique. */
function sortKeys(statement: Statement, { model, args }: Search, alias: string, joins: Joins): SortKey[] {
  const sorts = ((args.now.sort as (Sort | null)[] | null) ?? []).filter(hasField)
  if (sorts.length > MOST_SORTS) throw badInput(`A search is sorted by at most ${MOST_SORTS} fields.`)
  const isDescending = sorts[0]?.direction === 'desc'
  const paths = sortedFields(model)
  const keys = sorts.map(({ field, direction }) =>
    sortKey(statement, { model, alias, joins }, paths[field] ?? [], direction === 'desc'),
  )
  return [...keys, { sql: `${alias}.id`, type: 'text', isNullable: false, isDescending }]
}

/** Joins of the rows to sort by, one for each column that refers to them. */
type Joins = Map<string, { alias: string; sql: string }>

interface Place {
  model: Model
  alias: string
  joins: Joins
}

/** Follows a path such as `player`, `user`, `lastName`. A row on it that the caller may not see counts as missing. */
function sortKey(
  statement: Statement,
  { model, alias, joins }: Place,
  [name = '', ...rest]: string[],
  isDescending: boolean,
): SortKey {
  if (rest.length === 0) return { ...ownKey(statement, model, alias, name), isDescending }
  const reference = Object.entries(model.references).find(([, { one }]) => one === name)
  if (!reference) throw new Error(`${model.name} points at no ${name}`)
  const [key, { model: to }] = reference
  const target = modelNamed(to)
  const place = {
    model: target,
    alias: joinedRow(statement, target, `${alias}.${columnOf(model, key)}`, joins),
    joins,
  }
  return { ...sortKey(statement, place, rest, isDescending), isNullable: true }
}

function joinedRow(statement: Statement, target: Model, column: string, joins: Joins): string {
  const known = joins.get(column)
  if (known) return known.alias
  const alias = statement.alias()
  const isSeen = `not ${alias}._deleted and ${visible(statement, target, alias)}`
  joins.set(column, {
    alias,
    sql: `left join ${target.table} ${alias} on ${alias}.id = ${column} and ${isSeen}`,
  })
  return alias
}

/** Sorts names case-insensitively. The sort values of a page's last row go into its token, so they must be readable. */
function ownKey(
  statement: Statement,
  model: Model,
  alias: string,
  name: string,
): Omit<SortKey, 'isDescending'> {
  requireOpen(model, name, statement.live.caller)
  const field = fieldOf(model, name)
  const column = `${alias}.${columnName(name, field)}`
  const isNullable = !field.required
  if (field.hundredths || field.type === 'Int') return { sql: column, type: 'bigint', isNullable }
  switch (field.type) {
    case 'Float':
      return { sql: column, type: 'float8', isNullable }
    case 'Boolean':
      return { sql: column, type: 'boolean', isNullable }
    case 'AWSDate':
      return { sql: column, type: 'date', isNullable }
    case 'String':
      return { sql: field.oneOf ? column : `lower(${column})`, type: 'text', isNullable }
    default:
      return { sql: column, type: 'text', isNullable }
  }
}

/** Missing values come last in either direction. */
const orderSql = ({ sql, isDescending, isNullable }: SortKey) =>
  `${sql}${isDescending ? ' desc' : ''}${isDescending && isNullable ? ' nulls last' : ''}`

/** Condition for the rows after the one with these values, written so that an index can be used where possible. */
function beyond(keys: SortKey[], values: string[]): string {
  const isEven = keys.every((key) => !key.isNullable && key.isDescending === keys[0]?.isDescending)
  const sign = ({ isDescending }: SortKey) => (isDescending ? '<' : '>')
  if (isEven) return `(${keys.map(({ sql }) => sql).join(', ')}) ${sign(nth(keys, 0))} (${values.join(', ')})`
  return keys.reduceRight((rest, key, n) => {
    const value = nth(values, n)
    const after = key.isNullable
      ? `${value} is not null and (${key.sql} is null or ${key.sql} ${sign(key)} ${value})`
      : `${key.sql} ${sign(key)} ${value}`
    return `(${after} or (${key.sql} is not distinct from ${value} and ${rest}))`
  }, 'false')
}

function tokenValues(statement: Statement, search: Search, keys: SortKey[]): string[] {
  const key = tokenKey(search)
  const last: Read<(string | number | boolean | null)[]> = (live) =>
    openToken(search.args.read(live).nextToken as string, key(live))
  last(statement.live)
  return keys.map(({ type }, n) =>
    statement.param((live) => (last(live)[n] as string | number | boolean | undefined) ?? null, type),
  )
}

/** Reads the page's last row and the one after it: there is a next page only if both exist. */
function nextTokenSql(statement: Statement, search: Search, page: Page): string {
  const { keys, source, order, from, limit } = page
  const columns = keys.map(({ sql }, n) => `${sql} as k${n}`).join(', ')
  const rows = `select ${columns} from ${source} order by ${order} limit 2 offset ${from + limit - 1}`
  const lastKeys = keys.map((_, n) => `(array_agg(edge.k${n}))[1]`)
  const token = tokenSql(statement.param(tokenKey(search), 'text'), lastKeys)
  return `(select case when count(*) = 2 then ${token} end from (${rows}) edge)`
}

function tokenKey({ scope, args }: Search): Read<string> {
  return (live) => {
    const { limit: _, nextToken: __, from: ___, aggregates: ____, ...query } = args.read(live)
    return scopeKey(live.pageSecret, [scope, query, live.caller.role, live.caller.email])
  }
}
