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

/** The position in the response: response keys from the root down. */
export type Path = string[]

/** The select list for one row: a column or subquery for each selected field. */
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

/** Access tokens, and administrators who view the site as a parent, have no rows of their own. */
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

/** A column in the form that the API returns. */
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

/** Refuses a relation to rows that the caller can never see; the rest of the response is still sent. */
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

/** One row, or null if it is deleted or the caller may not see it. */
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
 * Whether the key is the one that gives the row its owner. If the caller may see one end, they may then see the other,
 * so no second check is needed, which would cost a lookup per row. Exceptions: sharing a child does not share the other
 * guardian's user row, and giving a consent for a child once does not make the child theirs for good.
 */

/** An administrator with permission for one end only sees those rows at the other end that are their own. */
const isSameRole = ({ live: { caller } }: Statement, one: Model, other: Model): boolean =>
  roleIn(one, caller) === roleIn(other, caller)

/** Going from a row to the one its key refers to. */
function leadsToOwners({ owner, read }: Model, key: string): boolean {
  if (!owner || read !== 'owner') return false
  return 'through' in owner ? owner.through === key : owner.field === key && !owner.shared && !owner.orThrough
}

/** Going from a row to those whose key refers to it. */
function comesFromOwners({ owner, read }: Model, key: string): boolean {
  if (!owner || read !== 'owner') return false
  return 'through' in owner ? owner.through === key : [owner.field, owner.orThrough].includes(key)
}
