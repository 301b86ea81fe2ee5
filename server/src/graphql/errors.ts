import type { Facts } from '@touchline/domain/refusal.ts'
import { type FieldNode, GraphQLError } from 'graphql'

/** One entry of `errors`, as AppSync shapes it. */
export interface GraphQLErrorEntry {
  path: string[] | null
  data: unknown
  errorType: string | null
  errorInfo: unknown
  locations: { line: number; column: number; sourceName: null }[] | null
  message: string
}

/** A refusal that the caller is meant to read: it becomes an entry of `errors`, never a fault in the log. */
export class Refusal extends Error {
  readonly errorType: string
  readonly info: unknown
  readonly data: unknown

  constructor(errorType: string, message: string, extra: { info?: unknown; data?: unknown } = {}) {
    super(message)
    this.errorType = errorType
    this.info = extra.info ?? null
    this.data = extra.data ?? null
  }

  /** By what a rule of the club names its refusal; '' for all others. */
  get code(): string {
    return this.named('code')
  }

  /** Which of the rule's sentences it is (Y-7); '' where it names none. */
  get sentence(): string {
    return this.named('sentence')
  }

  /** What that sentence is made of. */
  get facts(): Facts {
    const { info } = this
    const facts: Facts | undefined = typeof info === 'object' && info ? Reflect.get(info, 'facts') : undefined
    return facts ?? {}
  }

  private named(name: 'code' | 'sentence'): string {
    const { info } = this
    const value: unknown = typeof info === 'object' && info ? Reflect.get(info, name) : ''
    return typeof value === 'string' ? value : ''
  }
}

export const unauthorised = (field: string, type: string) =>
  new Refusal('Unauthorized', `Not Authorized to access ${field} on type ${type}`)

export const badInput = (message: string, info?: unknown) => new Refusal('ValidationError', message, { info })

interface RuleRefusal {
  code: string
  field?: string
  allowed?: string[]
  cents?: number
  sentence?: string
  facts?: Facts
  message: string
}

/**
 * Refuses in the words of a rule of the club that says no. The info tells a form which field to point at, and a page in
 * another language what to say (Y-7).
 */
export function refuse(refusal: RuleRefusal): never
export function refuse(refusal: RuleRefusal | null): void
export function refuse(refusal: RuleRefusal | null): void {
  if (refusal) throw ruleRefusal(refusal)
}

export const ruleRefusal = ({ message, ...info }: RuleRefusal) =>
  new Refusal('RuleViolation', message, { info })

/** What the caller is to read of an error, if it is one of theirs; null for a fault of ours. */
export function refusalFrom(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error
  return error instanceof GraphQLError ? badInput(error.message) : null
}

export const notFound = (model: string, id: string) =>
  new Refusal('NotFound', `${model} with id ${id} not found`)

export const conditionFailed = () =>
  new Refusal('ConditionalCheckFailedException', 'The conditional request failed')

/** The entry of one field: AppSync says where in the answer it is missing, and where in the document it was asked for. */
export function entryFor(refusal: Refusal, path: string[] | null, node?: FieldNode): GraphQLErrorEntry {
  const start = node?.loc?.startToken
  return {
    path,
    data: refusal.data,
    errorType: refusal.errorType,
    errorInfo: refusal.info,
    locations: start ? [{ line: start.line, column: start.column, sourceName: null }] : null,
    message: refusal.message,
  }
}
