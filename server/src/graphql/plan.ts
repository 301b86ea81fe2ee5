import { isEnumType } from 'graphql'
import { BoundedCache } from '../bounded-cache.ts'
import { RowStatement } from '../postgres/row-statement.ts'
import { LARGEST_ANSWER } from './answer-limit.ts'
import type { Caller } from './caller.ts'
import { type Document, sizeOf } from './document.ts'
import { Refusal } from './errors.ts'
import { type CompiledQuery, compileQuery } from './read/query.ts'
import { schema } from './schema.ts'
import { type Live, Statement } from './statement.ts'

/** A compiled query that all requests of the same shape share; only the parameters differ. */
export interface Plan extends CompiledQuery {
  statement: Statement
  sql: RowStatement
  /** The memory it takes in the cache, including the values it was compiled from. */
  bytes: number
}

export interface Bound extends Plan {
  params: ReturnType<Statement['bind']>
}

const BYTES_A_PARAMETER = 500

/** Shared by all documents. The site's largest plan takes 20 kB; far larger ones are compiled each time. */
const plans = new BoundedCache<Plan>(10_000, {
  bytes: 48 * 1024 * 1024,
  weigh: (shape, { bytes }) => 2 * shape.length + bytes,
  largest: 256 * 1024,
})

/** The plan for a request, cached by its shape, with the parameters of this request. */
export function planFor(document: Document, live: Live): Bound {
  const shape = `${document.name} ${callerShape(live.caller)} ${shapeOf(live.variables)}`
  const known = document.name === null ? undefined : plans.get(shape)
  if (known) {
    try {
      return use(known, live)
    } catch (error) {
      // An invalid page token: compiling afresh below refuses the field that has it by name.
      if (!(error instanceof Refusal)) throw error
    }
  }
  const statement = new Statement({ ...live, fragments: document.fragments })
  const isGuarded = sizeOf(document, live.variables).most > LARGEST_ANSWER
  const compiled = compileQuery(statement, document.operation, isGuarded)
  const sql = new RowStatement(compiled.text)
  const plan = { ...compiled, statement, sql, bytes: weightOf(compiled.text, statement, live) }
  const bound = use(plan, live)
  statement.detach()
  if (document.name !== null && statement.errors.length === 0) plans.set(shape, plan)
  return bound
}

/** Counts the variables too, because the parameter readers may keep references to them. */
const weightOf = (text: string, statement: Statement, live: Live): number =>
  2 * text.length + BYTES_A_PARAMETER * statement.paramCount + 4 * JSON.stringify(live.variables).length

/** The statement depends on the kind of credentials, not on who the caller is. */
function callerShape(caller: Caller): string {
  let shape: string = caller.role
  for (const proof of PROOFS) if (caller[proof] !== null) shape += ` ${proof}`
  // A plan leaves out what the token's scope does not include.
  if (caller.scope) shape += ` ${caller.scope.models?.join() ?? '*'} ${caller.scope.areas.join()}`
  if (caller.permissions) shape += ` may ${caller.permissions.join()}`
  return shape
}

const PROOFS = ['email', 'session', 'accessToken', 'impersonation'] as const

function use(plan: Plan, live: Live): Bound {
  return { ...plan, params: plan.statement.bind(live) }
}

/**
 * What the SQL depends on besides the document: which variables are present, and those values that are written into
 * the SQL text. Strings are always parameters, so only their presence counts, except for enum values, which are
 * strings here and count with their value.
 */
export function shapeOf(variables: Record<string, unknown>): string {
  let shape = ''
  for (const name in variables) shape += `${name}:${shapeOfValue(variables[name])},`
  return shape
}

/** Includes the empty string: as a page token, it counts as none. */
const PLAIN_WORDS = new Set(['', ...enumValues()])

function enumValues(): string[] {
  const enums = Object.values(schema.getTypeMap()).filter(isEnumType)
  return enums.flatMap((type) => type.getValues().map(({ name }) => name))
}

function shapeOfValue(value: unknown): string {
  if (typeof value === 'string') return PLAIN_WORDS.has(value) ? JSON.stringify(value) : 's'
  if (Array.isArray(value)) return `[${value.map(shapeOfValue).join()}]`
  if (typeof value === 'object' && value !== null) return `{${shapeOf(value as Record<string, unknown>)}}`
  return String(value)
}
