import type { Field } from '@touchline/domain/models/model-types.ts'
import { badInput } from '../errors.ts'
import { type Statement, type Tracked, within } from '../statement.ts'
import { isTextOperator, textCondition } from './text-condition.ts'

export interface Column {
  name: string
  field: Field
  /** A column of the statement, or an expression. */
  sql: string
}

type Operand = string | number | boolean

/** Email addresses are stored in lower case. */
export const fold = (field: Field, value: string): string =>
  field.folded ? value.trim().toLowerCase() : value

/** The column as it is compared: with the value that the API shows, and text by code point. */
function comparable({ sql, field }: Column): { sql: string; type: string } {
  if (field.hundredths) return { sql: `(${sql}::float8 / 100)`, type: 'float8' }
  if (field.type === 'Int' || field.type === 'Float' || field.type === 'AWSTimestamp')
    return { sql, type: 'float8' }
  if (field.type === 'Boolean') return { sql, type: 'boolean' }
  if (field.type === 'AWSDate' || field.type === 'AWSJSON') return { sql: `${sql}::text`, type: 'text' }
  return { sql, type: 'text' }
}

/** List filters use `le` and `ge`, search filters `lte` and `gte`. */
const comparisons: Record<string, string> = {
  le: '<=',
  lte: '<=',
  lt: '<',
  ge: '>=',
  gte: '>=',
  gt: '>',
}

export function condition(
  statement: Statement,
  column: Column,
  operator: string,
  operand: Tracked<unknown>,
): string {
  const { sql, type } = comparable(column)
  if (isTextOperator(operator)) return textCondition(statement, sql, operator, operand)
  const param = (given: Tracked<unknown>) =>
    statement.param((live) => {
      const value = given.read(live) as Operand
      return typeof value === 'string' ? fold(column.field, value) : value
    }, type)
  const each = (operands: Tracked<unknown[]>, one: (operand: Tracked<unknown>) => string) =>
    anyOf(operands, (operand) => {
      statement.work.addCondition()
      return one(operand)
    })
  const sorted = type === 'text' ? `${sql} collate "C"` : sql
  if (comparisons[operator]) return `${sorted} ${comparisons[operator]} ${param(operand)}`
  switch (operator) {
    case 'eq':
      return operand.now === null ? `${sql} is null` : `${sql} = ${param(operand)}`
    case 'ne':
      return operand.now === null ? `${sql} is not null` : `${sql} is distinct from ${param(operand)}`
    case 'between':
    case 'range':
      return between(operator, sorted, operand as Tracked<unknown[]>, param)
    case 'contains':
      return `strpos(${sql}, ${param(operand)}) > 0`
    case 'notContains':
      return `coalesce(strpos(${sql}, ${param(operand)}) = 0, true)`
    case 'beginsWith':
      return `starts_with(${sql}, ${param(operand)})`
    case 'in':
      return each(operand as Tracked<unknown[]>, (one) => `${sql} = ${param(one)}`)
    case 'notIn':
      return `not ${each(operand as Tracked<unknown[]>, (one) => `${sql} is not distinct from ${param(one)}`)}`
    case 'size':
      return sizeConditions(statement, `char_length(${sql})`, operand as Tracked<Record<string, unknown>>)
    default:
      throw new Error(`No SQL for the operator ${operator}`)
  }
}

function anyOf(operands: Tracked<unknown[]>, one: (operand: Tracked<unknown>) => string): string {
  const parts = operands.now.map((_, n) => one(within(operands, n)))
  return parts.length === 0 ? 'false' : `(${parts.join(' or ')})`
}

function between(
  operator: string,
  sql: string,
  bounds: Tracked<unknown[]>,
  param: (given: Tracked<unknown>) => string,
): string {
  if (bounds.now.length !== 2)
    throw badInput(`${operator} takes exactly two values: the lowest and the highest.`)
  return `${sql} between ${param(within(bounds, 0))} and ${param(within(bounds, 1))}`
}

function sizeConditions(
  statement: Statement,
  sql: string,
  operators: Tracked<Record<string, unknown>>,
): string {
  const size: Column = { name: 'size', field: { type: 'Int' }, sql }
  const parts = Object.entries(operators.now)
    .filter(([, value]) => value !== null)
    .map(([operator]) => condition(statement, size, operator, within(operators, operator)))
  return parts.length === 0 ? 'true' : `(${parts.join(' and ')})`
}

/** On a list, an operator asks whether any element matches; a negated one, whether none does. */
export function listCondition(
  statement: Statement,
  column: string,
  operator: string,
  operand: Tracked<unknown>,
): string {
  if (operator === 'size')
    return sizeConditions(statement, `cardinality(${column})`, operand as Tracked<Record<string, unknown>>)
  if (operand.now === null) return `${column} is ${operator === 'ne' ? 'not ' : ''}null`
  const element: Column = { name: 'element', field: { type: 'String' }, sql: 'element' }
  const some = (positive: string) =>
    `exists (select 1 from unnest(${column}) element where ${condition(statement, element, positive, operand)})`
  if (operator === 'contains') return some('eq')
  return operator === 'notContains' || operator === 'ne' ? `not ${some('eq')}` : some(operator)
}

const attributeTypes: Partial<Record<Field['type'], string>> = {
  Int: 'number',
  Float: 'number',
  AWSTimestamp: 'number',
  Boolean: 'bool',
}

export function attributeCondition({ field, sql }: Column, operator: string, value: unknown): string {
  if (operator === 'exists' && field.list) return `(cardinality(${sql}) > 0) is ${value}`
  if (operator === 'attributeExists' || operator === 'exists') return `${sql} is ${value ? 'not ' : ''}null`
  if (value === '_null') return `${sql} is null`
  const type = field.list ? 'list' : (attributeTypes[field.type] ?? 'string')
  return `(${sql} is not null and ${type === value})`
}
