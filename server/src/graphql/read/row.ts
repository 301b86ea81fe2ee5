import { connectionsOf, type Field, type Model, orderUnderKey } from '@touchline/domain/models/model-types.ts'
import { modelNamed, models } from '@touchline/domain/models.ts'
import type { SelectionNode } from 'graphql'
import {
  columnOf,
  isClosed,
  isLacking,
  mayReadSome,
  ownedSql,
  roleIn,
  shownField,
  visible,
} from '../access.ts'
import type { Caller } from '../caller.ts'
import { entryFor, unauthorised } from '../errors.ts'
import type { Statement } from '../statement.ts'
import { computedSql } from './computed.ts'
// biome-ignore lint/suspicious/noImportCycles: a row has connections, and a connection has rows
import { connectionSql } from './connection.ts'
import { historyColumnSql } from './history-column.ts'
import { sealedSql } from './sealed.ts'
import { type Selected, selected } from './selection.ts'

const connections = new Map(Object.keys(models).map((name) => [name, connectionsOf(models, name)]))

/** Where in the answer we are: response keys from the root down. */
export type Path = string[]

/** The select list for one row of a model: a column, or a sub-select, for each field asked for. */
export function rowColumns(
  statement: Statement,
  model: Model,
  alias: string,
  selections: readonly SelectionNode[],
  path: Path,
): string {
  return selected(statement, selections)
    .map((field) => {
      const { caller } = statement.live
      if (isClosed(model, field.name, caller)) return `null as "${field.key}"`
      const isOwnOnly = isLacking(model, field.name, caller)
      if (isOwnOnly && !mayBeOwn(caller)) return `null as "${field.key}"`
      const sql = fieldSql(statement, model, alias, field, [...path, field.key])
      if (isOwnOnly)
        return `case when ${ownedSql(model, alias, statement.me())} then ${sql} end as "${field.key}"`
      return sql === `${alias}.${field.key}` ? sql : `${sql} as "${field.key}"`
    })
    .join(', ')
}

/** A program, and an administrator in another parent's shoes, has no rows of its own. */
const mayBeOwn = ({ accessToken, impersonation }: Caller): boolean =>
  accessToken === null && impersonation === null

function fieldSql(statement: Statement, model: Model, alias: string, field: Selected, path: Path): string {
  const computed = model.computed?.[field.name] && computedSql[`${model.name}.${field.name}`]
  if (computed) return computed(statement, alias)
  const shown = shownField(model, field.name, statement.live.caller)
  if (!shown) return relationSql(statement, model, alias, field, path)
  if (shown.field.sealed) return sealedSql(statement, model, alias, shown.column)
  const column = historyColumnSql(model, alias, shown.column, statement.live.caller)
  return scalarSql(column, field.name, shown.field)
}

/** A column as the API shows it. */
function scalarSql(column: string, name: string, field: Field): string {
  if (field.hundredths) return `${column}::float8 / 100`
  if (name === '_deleted') return `nullif(${column}, false)`
  return field.type === 'AWSJSON' ? `${column}::text` : column
}

function relationSql(statement: Statement, model: Model, alias: string, field: Selected, path: Path): string {
  if (field.name === '__typename') return `'${model.name}'::text`
  const reference = Object.entries(model.references).find(([, { one }]) => one === field.name)
  if (reference) {
    const [key, { model: parent }] = reference
    return readable(statement, modelNamed(parent), field, model.name, path, (target) =>
      oneSql(statement, target, {
        where: (to) => `${to}.id = ${alias}.${columnOf(model, key)}`,
        isOwnersToo: leadsToOwners(model, key) && isSameRole(statement, model, target),
        selections: field.selections,
        path,
      }),
    )
  }
  const connection = connections.get(model.name)?.[field.name]
  if (!connection) throw new Error(`${model.name}.${field.name} is neither column nor relation`)
  return readable(statement, modelNamed(connection.model), field, model.name, path, (target) =>
    connectionSql(statement, {
      model: target,
      where: (to) => `${to}.${columnOf(target, connection.key)} = ${alias}.id`,
      sort: orderUnderKey(),
      args: statement.argumentsOf(model.name, field),
      isOwnersToo: comesFromOwners(target, connection.key) && isSameRole(statement, model, target),
      scope: [model.name, field.name],
      selections: field.selections,
      path,
    }),
  )
}

/** A relation to rows that the caller could never see is refused by name; the rest of the answer still comes. */
function readable(
  statement: Statement,
  target: Model,
  field: Selected,
  parentType: string,
  path: Path,
  sql: (target: Model) => string,
): string {
  if (mayReadSome(target, statement.live.caller)) return sql(target)
  statement.errors.push(entryFor(unauthorised(field.name, parentType), path, field.node))
  return 'null::json'
}

interface One {
  where: (alias: string) => string
  isOwnersToo?: boolean
  selections: readonly SelectionNode[]
  path: Path
}

/** One row, or null: also for a row that is deleted or not the caller's to see. */
export function oneSql(statement: Statement, model: Model, one: One): string {
  const alias = statement.alias()
  const columns = rowColumns(statement, model, alias, one.selections, one.path)
  const predicate = [
    one.where(alias),
    `not ${alias}._deleted`,
    ...(one.isOwnersToo ? [] : [visible(statement, model, alias)]),
  ].join(' and ')
  return `(select row_to_json("$row") from (select ${columns} from ${model.table} ${alias} where ${predicate}) "$row")`
}

/*
 * Whether the key is the very one by which a row has its owner. Who may see the one end may then see the other: the join
 * is the access rule, and asking again would cost a lookup a row. That a child is shared does not make its other
 * guardian's own record shared, nor is a child still theirs for whom somebody once agreed to something.
 */

/** Who sees families by a permission for the one end alone sees of the other what is their own. */
const isSameRole = ({ live: { caller } }: Statement, one: Model, other: Model): boolean =>
  roleIn(one, caller) === roleIn(other, caller)

/** From a row to the one that the key points at. */
function leadsToOwners({ owner, read }: Model, key: string): boolean {
  if (!owner || read !== 'owner') return false
  return 'through' in owner ? owner.through === key : owner.field === key && !owner.shared && !owner.orThrough
}

/** From a row to those whose key points at it. */
function comesFromOwners({ owner, read }: Model, key: string): boolean {
  if (!owner || read !== 'owner') return false
  return 'through' in owner ? owner.through === key : [owner.field, owner.orThrough].includes(key)
}
