import { allFields, columnName, type Field, type Model } from '@touchline/domain/model-types.ts'
import { badInput } from '../errors.ts'
import type { Statement } from '../statement.ts'

export type Filter = Record<string, unknown>

const DEEPEST_FILTER = 12

/** Filter, condition and subscription-filter inputs as one SQL predicate, with DynamoDB's view of missing values. */
export function filterSql(
  statement: Statement,
  model: Model,
  alias: string,
  filter: Filter,
  depth = 0,
): string {
  if (depth > DEEPEST_FILTER) throw badInput(`A filter may nest at most ${DEEPEST_FILTER} levels deep.`)
  const fields = allFields(model)
  const inner = (part: Filter) => filterSql(statement, model, alias, part, depth + 1)
  const parts = Object.entries(filter).flatMap(([name, value]) => {
    if (value === null || value === undefined) return []
    if (name === 'and') return joined(value as Filter[], inner, 'and')
    if (name === 'or')
      return (
        sameFieldEquality(statement, model, alias, value as Filter[]) ??
        joined(value as Filter[], inner, 'or')
      )
    if (name === 'not') return `not ${inner(value as Filter)}`
    return conditions(statement, alias, name, fields[name] as Field, value as Filter)
  })
  return parts.length === 0 ? 'true' : `(${parts.join(' and ')})`
}

function joined(filters: Filter[], inner: (part: Filter) => string, operator: 'and' | 'or'): string | [] {
  return filters.length === 0 ? [] : `(${filters.map(inner).join(` ${operator} `)})`
}

/**
 * `or` of equalities on one field, which is how a client asks for the rows of many parents, becomes a single
 * array parameter: an index serves it, and the statement stays the same for any number of parents.
 */
function sameFieldEquality(
  statement: Statement,
  model: Model,
  alias: string,
  filters: Filter[],
): string | null {
  const name = Object.keys(filters[0] ?? {})[0]
  const field = name === undefined ? undefined : model.fields[name]
  if (!name || !field || field.list || (field.type !== 'ID' && field.type !== 'String')) return null
  const values = filters.map((filter) => {
    const condition = filter[name] as Filter | undefined
    const alone = Object.keys(filter).length === 1 && condition && Object.keys(condition).length === 1
    return alone && typeof condition.eq === 'string' ? fold(field, condition.eq) : null
  })
  if (values.includes(null)) return null
  return `${alias}.${columnName(name, field)} = any(${statement.list(values as string[])})`
}

const fold = (field: Field, value: string) => (field.folded ? value.trim().toLowerCase() : value)

function conditions(
  statement: Statement,
  alias: string,
  name: string,
  field: Field,
  operators: Filter,
): string[] {
  const column = `${alias}.${columnName(name, field)}`
  return Object.entries(operators)
    .filter(([operator, operand]) => operand !== null || operator === 'eq' || operator === 'ne')
    .map(([operator, operand]) => {
      if (name === '_deleted' && (operator === 'attributeExists' || operand === null))
        return deletedCondition(column, operator, operand)
      return field.list
        ? listCondition(statement, column, operator, operand)
        : condition(statement, { column, field }, operator, operand)
    })
}

/** The API shows `_deleted` as missing on a row that is not; the column is never null. */
function deletedCondition(column: string, operator: string, value: unknown): string {
  const wantsDeleted = operator === 'attributeExists' ? value === true : operator === 'ne'
  return wantsDeleted ? column : `not ${column}`
}

interface Operand {
  column: string
  field: Field
}

/** How a column is compared: as what the API shows, and text by its code points. */
function comparable({ column, field }: Operand): { sql: string; type: string } {
  if (field.hundredths) return { sql: `(${column}::float8 / 100)`, type: 'float8' }
  if (field.type === 'Int' || field.type === 'Float' || field.type === 'AWSTimestamp')
    return { sql: column, type: 'float8' }
  if (field.type === 'Boolean') return { sql: column, type: 'boolean' }
  if (field.type === 'AWSDate' || field.type === 'AWSJSON') return { sql: `${column}::text`, type: 'text' }
  return { sql: column, type: 'text' }
}

const comparisons: Record<string, string> = { le: '<=', lt: '<', ge: '>=', gt: '>' }

function condition(statement: Statement, operand: Operand, operator: string, value: unknown): string {
  const { sql, type } = comparable(operand)
  const param = (one: unknown) =>
    statement.param(typeof one === 'string' ? fold(operand.field, one) : (one as number | boolean), type)
  const sorted = type === 'text' ? `${sql} collate "C"` : sql
  if (comparisons[operator]) return `${sorted} ${comparisons[operator]} ${param(value)}`
  switch (operator) {
    case 'eq':
      return value === null ? `${sql} is null` : `${sql} = ${param(value)}`
    case 'ne':
      return value === null ? `${sql} is not null` : `${sql} is distinct from ${param(value)}`
    case 'between':
      return between(sorted, value as unknown[], param)
    case 'contains':
      return `strpos(${sql}, ${param(value)}) > 0`
    case 'notContains':
      return `coalesce(strpos(${sql}, ${param(value)}) = 0, true)`
    case 'beginsWith':
      return `starts_with(${sql}, ${param(value)})`
    case 'in':
      return anyOf(value as unknown[], (one) => `${sql} = ${param(one)}`)
    case 'notIn':
      return `not ${anyOf(value as unknown[], (one) => `${sql} is not distinct from ${param(one)}`)}`
    case 'size':
      return sizeConditions(statement, `char_length(${sql})`, value as Filter)
    default:
      return attributeCondition(operand, operator, value)
  }
}

const anyOf = (values: unknown[], one: (value: unknown) => string) =>
  values.length === 0 ? 'false' : `(${values.map(one).join(' or ')})`

function between(sql: string, bounds: unknown[], param: (value: unknown) => string): string {
  if (bounds.length !== 2) throw badInput('between takes exactly two values: the lowest and the highest.')
  return `${sql} between ${param(bounds[0])} and ${param(bounds[1])}`
}

function sizeConditions(statement: Statement, sql: string, operators: Filter): string {
  const size: Field = { type: 'Int' }
  const parts = Object.entries(operators)
    .filter(([, value]) => value !== null)
    .map(([operator, value]) => condition(statement, { column: sql, field: size }, operator, value))
  return parts.length === 0 ? 'true' : `(${parts.join(' and ')})`
}

function listCondition(statement: Statement, column: string, operator: string, value: unknown): string {
  const element: Operand = { column: 'element', field: { type: 'String' } }
  const some = (positive: string) =>
    `exists (select 1 from unnest(${column}) element where ${condition(statement, element, positive, value)})`
  if (operator === 'attributeExists') return `${column} is ${value ? 'not ' : ''}null`
  if (operator === 'attributeType') return `${column} is not null and ${value === 'list'}`
  if (operator === 'size') return sizeConditions(statement, `cardinality(${column})`, value as Filter)
  if (operator === 'contains') return some('eq')
  if (operator === 'notContains' || operator === 'ne') return `not ${some('eq')}`
  return some(operator)
}

const attributeTypes: Partial<Record<Field['type'], string>> = {
  Int: 'number',
  Float: 'number',
  AWSTimestamp: 'number',
  Boolean: 'bool',
}

function attributeCondition({ column, field }: Operand, operator: string, value: unknown): string {
  if (operator === 'attributeExists') return `${column} is ${value ? 'not ' : ''}null`
  if (value === '_null') return `${column} is null`
  return `(${column} is not null and ${(attributeTypes[field.type] ?? 'string') === value})`
}
