import { isModelInScope } from '@touchline/domain/identity/access-token.ts'
import { allFields, columnName, type Field, type Model } from '@touchline/domain/models/model-types.ts'
import { type Relation, searchedRelations } from '@touchline/domain/models/searchable.ts'
import { modelNamed, models } from '@touchline/domain/models.ts'
import { columnOf, mayReadSome, requireOpen, shownField, visible } from '../access.ts'
import { badInput, unauthorised } from '../errors.ts'
import { type Read, type Statement, type Tracked, within } from '../statement.ts'
import { computedSql } from './computed.ts'
import { attributeCondition, type Column, condition, fold, listCondition } from './condition.ts'
import { historyColumnSql } from './history-column.ts'
import { isTextOperator, weightOf, wordsCondition } from './text-condition.ts'
import { typedSql } from './typed.ts'

export type Filter = Record<string, unknown>

const DEEPEST_FILTER = 12
/** Filtering registrations by the name of their program takes two. */
const MOST_HOPS = 3
/** The size of the largest page. */
const MOST_IDS = 1_000

/** Turns filters, conditions and subscription filters into one SQL predicate that treats nulls as DynamoDB does. */
export function filterSql(
  statement: Statement,
  model: Model,
  alias: string,
  filter: Tracked<Filter>,
  depth = 0,
  hops = 0,
): string {
  if (depth > DEEPEST_FILTER) throw badInput(`A filter may nest at most ${DEEPEST_FILTER} levels deep.`)
  const inner = (part: Tracked<Filter>) => filterSql(statement, model, alias, part, depth + 1, hops)
  const parts = Object.entries(filter.now).flatMap(([name, value]) => {
    if (value === null || value === undefined) return []
    const part = within(filter, name)
    if (name === 'and') return joined(part, inner, 'and')
    if (name === 'or') return sameFieldEquality(statement, model, alias, part) ?? joined(part, inner, 'or')
    // A comparison with null is null in SQL, and its negation must be true.
    if (name === 'not') return `(${inner(part)} is not true)`
    requireOpen(model, name, statement.live.caller)
    const relation = relationsOf(model)[name]
    if (relation) return relatedSql(statement, { model, alias, name, relation, filter: part, depth, hops })
    if (name === 'typed') return typedSql(statement, model, alias, part)
    if (name === 'words') return wordsSql(statement, model, alias, part)
    return conditions(statement, columnFor(statement, model, alias, name), part)
  })
  return parts.length === 0 ? 'true' : `(${parts.join(' and ')})`
}

function columnFor(statement: Statement, model: Model, alias: string, name: string): Column {
  const computed = model.computed?.[name]
  const compute = computedSql[`${model.name}.${name}`]
  if (computed && compute) return { name, field: computed, sql: `(${compute(statement, alias)})` }
  const shown = shownField(model, name, statement.live.caller)
  if (!shown) throw new Error(`${model.name} has no field ${name}`)
  refuseSealed(name, shown.field)
  return {
    name,
    field: shown.field,
    sql: historyColumnSql(model, alias, shown.column, statement.live.caller),
  }
}

const relations = new Map(
  Object.values(models).map((model) => [model.name, searchedRelations(models, model)]),
)
const relationsOf = (model: Model): Record<string, Relation> => relations.get(model.name) ?? {}

interface Related {
  model: Model
  alias: string
  name: string
  relation: Relation
  filter: Tracked<Filter>
  depth: number
  hops: number
}

/** The row refers to a row that matches and that the caller may see. */
function relatedSql(
  statement: Statement,
  { model, alias, name, relation, filter, depth, hops }: Related,
): string {
  const target = modelNamed(relation.model)
  if (!mayReadSome(target, statement.live.caller)) throw unauthorised(name, model.name)
  if (hops >= MOST_HOPS) throw badInput(`A filter may go through at most ${MOST_HOPS} relations.`)
  statement.work.addCondition()
  const to = statement.alias()
  const isFoundFirst = !relation.isMany && filter.now.words != null
  const joined = relation.isMany
    ? `${to}.${columnOf(target, relation.key)} = ${alias}.id`
    : `${to}.id = ${alias}.${columnOf(model, relation.key)}`
  const fits = filterSql(statement, target, to, filter, depth + 1, hops + 1)
  const isWanted = [`not ${to}._deleted`, visible(statement, target, to), fits]
  const wanted = (predicates: string[]) => predicates.filter((part) => part !== 'true').join(' and ')
  // The planner cannot estimate how many rows match typed words. They are few, so find them first.
  if (isFoundFirst)
    return `${alias}.${columnOf(model, relation.key)} = any(array(select ${to}.id from ${target.table} ${to} where ${wanted(isWanted)}))`
  return `exists (select from ${target.table} ${to} where ${wanted([joined, ...isWanted])})`
}

/** The words of a row may include those of another, so the caller must be allowed to read that row too. */
function wordsSql(statement: Statement, model: Model, alias: string, operators: Tracked<Filter>): string[] {
  const other = model.searchedWith && model.references[model.searchedWith]
  if (other && !isModelInScope(statement.live.caller.scope, other.model))
    throw unauthorised('words', model.name)
  return Object.keys(operators.now).flatMap((operator) => {
    if (!isTextOperator(operator) || operators.now[operator] === null) return []
    statement.work.addCondition()
    return wordsCondition(statement, `${alias}.words`, operator, within(operators, operator))
  })
}

function joined(
  filters: Tracked<(Filter | null)[]>,
  inner: (part: Tracked<Filter>) => string,
  operator: 'and' | 'or',
): string | [] {
  const parts = filters.now.flatMap((filter, n) => (filter === null ? [] : inner(within(filters, n))))
  return parts.length === 0 ? [] : `(${parts.join(` ${operator} `)})`
}

/**
 * Clients load the rows of many parents with an `or` of equalities on one field. It becomes a single array parameter,
 * so that an index can serve it and the statement is the same for any number of parents.
 */
function sameFieldEquality(
  statement: Statement,
  model: Model,
  alias: string,
  filters: Tracked<Filter[]>,
): string | null {
  const name = Object.keys(filters.now[0] ?? {})[0]
  const field = name === undefined ? undefined : allFields(model)[name]
  if (!name || !field || field.list || field.sealed || (field.type !== 'ID' && field.type !== 'String'))
    return null
  const isPlain = filters.now.every((filter) => {
    const operators = filter?.[name] as Filter | null | undefined
    const isAlone = Object.keys(filter ?? {}).length === 1 && Object.keys(operators ?? {}).length === 1
    return isAlone && typeof operators?.eq === 'string'
  })
  if (!isPlain) return null
  if (filters.now.length > MOST_IDS) throw badInput(`A filter may name at most ${MOST_IDS} ids.`)
  statement.work.addCondition()
  requireOpen(model, name, statement.live.caller)
  const values: Read<string[]> = (live) =>
    filters.read(live).map((filter) => fold(field, (filter[name] as { eq: string }).eq))
  return `${alias}.${columnName(name, field)} = any(${statement.list(values)})`
}

const PRESENCE = ['attributeExists', 'attributeType', 'exists']

function conditions(statement: Statement, column: Column, operators: Tracked<Filter>): string[] {
  return Object.entries(operators.now)
    .filter(([operator, operand]) => operand !== null || operator === 'eq' || operator === 'ne')
    .map(([operator, operand]) => {
      statement.work.addCondition(weightOf(operator))
      if (column.name === '_deleted' && (operator === 'attributeExists' || operand === null))
        return deletedCondition(column.sql, operator, operand)
      if (PRESENCE.includes(operator)) return attributeCondition(column, operator, operand)
      const given = within(operators, operator)
      return column.field.list
        ? listCondition(statement, column.sql, operator, given)
        : condition(statement, column, operator, given)
    })
}

/** Comparisons would let a caller guess the value letter by letter. */
function refuseSealed(name: string, { sealed }: Field): void {
  if (!sealed) return
  throw badInput(`${name} is kept encrypted: leave it out of filters and conditions.`, {
    code: 'BAD_INPUT',
    field: name,
  })
}

/** The API shows `_deleted` as missing unless it is true; in the database, it is always set. */
function deletedCondition(column: string, operator: string, value: unknown): string {
  const wantsDeleted = operator === 'attributeExists' ? value === true : operator === 'ne'
  return `${column} is ${wantsDeleted ? '' : 'not '}true`
}
