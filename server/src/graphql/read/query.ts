import { fieldOf, type IndexQuery, type Model, orderUnderKey } from '@touchline/domain/models/model-types.ts'
import { models } from '@touchline/domain/models.ts'
import type { OperationDefinitionNode } from 'graphql'
import { deskQueries } from '../../desk/desk-queries.ts'
import { columnOf, mayReadSome, sharedWith } from '../access.ts'
import { guarded, LARGEST_ANSWER } from '../answer-limit.ts'
import { entryFor, Refusal, unauthorised } from '../errors.ts'
import { type Live, type Statement, type Tracked, within } from '../statement.ts'
import { fold } from './condition.ts'
import { type Connection, connectionSource } from './connection.ts'
import { type DeskRead, deskRead } from './desk-query.ts'
import { filterSql } from './filter.ts'
import { oneSql } from './row.ts'
import { openMarked } from './sealed.ts'
import { searchSource } from './search.ts'
import { type Selected, selected } from './selection.ts'

type RootQuery =
  | { kind: 'get' | 'list' | 'sync' | 'search'; model: Model }
  | { kind: 'index'; model: Model; query: IndexQuery }

const rootQueries = new Map<string, RootQuery>()
for (const model of Object.values(models)) {
  rootQueries.set(`get${model.name}`, { kind: 'get', model })
  rootQueries.set(`list${model.plural}`, { kind: 'list', model })
  rootQueries.set(`sync${model.plural}`, { kind: 'sync', model })
  if (model.searchable) rootQueries.set(`search${model.plural}`, { kind: 'search', model })
  for (const query of model.indexQueries) rootQueries.set(query.name, { kind: 'index', model, query })
}

/** A query operation as one statement, and the function that turns its single row into the text of `data`. */
export interface CompiledQuery {
  text: string
  assemble: (row: Record<string, unknown>) => string
  /** Run separately; their results are added to the row before `assemble`. */
  deskReads: DeskRead[]
}

type Part = (row: Record<string, unknown>) => string

/** With `isGuarded`, PostgreSQL checks the size of the result and withholds one that is too large. */
export function compileQuery(
  statement: Statement,
  operation: OperationDefinitionNode,
  isGuarded: boolean,
): CompiledQuery {
  const columns: string[] = []
  const sources: string[] = []
  const deskReads: DeskRead[] = []
  const parts = selected(statement, operation.selectionSet.selections).map((field) => {
    const value = rootPart(statement, field, { columns, sources, deskReads })
    return (row: Record<string, unknown>) => `"${field.key}":${value(row)}`
  })
  const joined: Part = (row) => `{${parts.map((part) => part(row)).join(',')}}`
  const from = sources.length > 0 ? ` from ${sources.join(', ')}` : ''
  const names = columns.map((_, n) => `c${n}`)
  const guard = (select: string) => guarded(select, names, LARGEST_ANSWER)
  return {
    text: statement.finish(
      `select ${columns.length > 0 ? columns.join(', ') : 'true'}${from}`,
      isGuarded && columns.length > 0 ? guard : undefined,
    ),
    assemble: statement.hasSealed ? (row) => openMarked(joined(row)) : joined,
    deskReads,
  }
}

interface Parts {
  columns: string[]
  sources: string[]
  deskReads: DeskRead[]
}

/** A refused field becomes null with an entry in `errors`; the others are still answered. */
function rootPart(statement: Statement, field: Selected, { columns, sources, deskReads }: Parts): Part {
  if (field.name === '__typename') return () => '"Query"'
  const params = statement.paramCount
  const deskQuery = deskQueries[field.name]
  try {
    if (deskQuery) {
      const read = deskRead(statement, field, deskQuery)
      const column = read.plan ? `c${columns.length}` : `d${deskReads.length}`
      if (read.plan) columns.push(`(${read.plan.sql}) as ${column}`)
      deskReads.push({ ...read, column })
      return textIn(column)
    }
    const { one, source } = rootField(statement, field)
    if (source) return connectionPart(statement, field, source, columns, sources)
    const column = `c${columns.length}`
    columns.push(`${one} as ${column}`)
    return textIn(column)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    statement.forgetParams(params)
    statement.errors.push(entryFor(error, [field.key], field.node))
    return () => 'null'
  }
}

const textIn =
  (column: string): Part =>
  (row) => {
    const text = row[column]
    return typeof text === 'string' ? text : 'null'
  }

/**
 * The columns of a root connection are returned side by side and joined here, because PostgreSQL copies a page of a
 * thousand rows once more for each layer that wraps it.
 */
function connectionPart(
  statement: Statement,
  { selections }: Selected,
  sql: string,
  columns: string[],
  sources: string[],
): Part {
  const source = `f${sources.length}`
  sources.push(`(${sql}) ${source}`)
  const parts = selected(statement, selections).map((field) => {
    const column = `c${columns.length}`
    columns.push(`${source}."${field.key}" as ${column}`)
    return (row: Record<string, unknown>) =>
      `"${field.key}":${WRITTEN.includes(field.name) ? row[column] : JSON.stringify(row[column])}`
  })
  return (row) => `{${parts.map((part) => part(row)).join(',')}}`
}

/** The columns that PostgreSQL returns as JSON. */
const WRITTEN = ['items', 'aggregateItems']

/** A single row as JSON, or a select with a column for each field of a connection. */
type RootField = { one: string; source?: undefined } | { source: string; one?: undefined }

function rootField(statement: Statement, field: Selected): RootField {
  const root = rootQueries.get(field.name)
  if (!root) throw new Error(`No SQL for the query ${field.name}`)
  const { model } = root
  if (!mayReadSome(model, statement.live.caller)) throw unauthorised(field.name, 'Query')
  const args = statement.argumentsOf('Query', field)
  const path = [field.key]
  const common = { model, args, scope: ['Query', field.name], selections: field.selections, path }
  const listed = (connection: Pick<Connection, 'sort'> & Partial<Connection>) => ({
    source: connectionSource(statement, { ...common, where: null, ...connection }),
  })
  switch (root.kind) {
    case 'get': {
      const isWanted = (alias: string) =>
        `${alias}.id = ${statement.param((live) => args.read(live).id as string, 'text')}`
      return { one: oneSql(statement, model, { where: isWanted, selections: field.selections, path }) }
    }
    case 'list':
      return listed({ sort: ['id'] })
    case 'sync':
      return listed(delta(statement, within(args, 'lastSync')))
    case 'search':
      return { source: searchSource(statement, common) }
    case 'index':
      return listed({
        where: (alias) => keySql(statement, model, root.query, args, alias),
        sort: orderUnderKey(root.query.sort),
      })
  }
}

/** With `lastSync`, returns what changed since then, including deleted rows, so that the client learns of deletions. */
function delta(statement: Statement, lastSync: Tracked<number | null | undefined>) {
  const since = (alias: string) =>
    `${alias}._last_changed_at >= ${statement.param((live) => lastSync.read(live) as number, 'bigint')}`
  const isDelta = Boolean(lastSync.now)
  return {
    where: isDelta ? since : null,
    sort: ['_lastChangedAt', 'id'],
    withDeleted: isDelta,
    startedAt: (live: Live) => live.now.getTime(),
  }
}

function keySql(
  statement: Statement,
  model: Model,
  query: IndexQuery,
  args: Tracked<Record<string, unknown>>,
  alias: string,
): string {
  const key = fieldOf(model, query.key)
  const value = statement.param((live) => fold(key, args.read(live)[query.key] as string), 'text')
  const column = `${alias}.${columnOf(model, query.key)}`
  const equality = query.shared ? sharedWith(column, value) : `${column} = ${value}`
  if (!query.sort || !args.now[query.sort]) return equality
  const { sort } = query
  const condition = {
    now: { [sort]: args.now[sort] },
    read: (live: Live) => ({ [sort]: args.read(live)[sort] }),
  }
  return `${equality} and ${filterSql(statement, model, alias, condition)}`
}
