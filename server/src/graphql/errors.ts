import type { Facts } from '@touchline/domain/refusal.ts'
import { type FieldNode, GraphQLError } from 'graphql'

/** An entry of `errors` in AppSync's format. */
export interface GraphQLErrorEntry {
  path: string[] | null
  data: unknown
  errorType: string | null
  errorInfo: unknown
  locations: { line: number; column: number; sourceName: null }[] | null
  message: string
}

/** An error meant for the caller: it becomes an entry of `errors` and is not logged as a fault. */
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

  /** The code of the club rule that refused; '' for other refusals. */
  get code(): string {
    return this.named('code')
  }

  /** The key of the rule's sentence, for translation (Y-7); '' if it has none. */
  get sentence(): string {
    return this.named('sentence')
  }

  /** The values to fill into that sentence. */
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
 * Throws the refusal of a club rule, with its message. The info tells a form which field to mark, and a page in
 * another language which sentence to show (Y-7).
 */
export function refuse(refusal: RuleRefusal): never
export function refuse(refusal: RuleRefusal | null): void
export function refuse(refusal: RuleRefusal | null): void {
  if (refusal) throw ruleRefusal(refusal)
}

export const ruleRefusal = ({ message, ...info }: RuleRefusal) =>
  new Refusal('RuleViolation', message, { info })

/** The error as a refusal that the caller may read; null for an internal fault. */
export function refusalFrom(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error
  return error instanceof GraphQLError ? badInput(error.message) : null
}

export const notFound = (model: string, id: string) =>
  new Refusal('NotFound', `${model} with id ${id} not found`)

export const conditionFailed = () =>
  new Refusal('ConditionalCheckFailedException', 'The conditional request failed')

/** The entry for one field: AppSync gives its path in the response and its location in the document. */
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
