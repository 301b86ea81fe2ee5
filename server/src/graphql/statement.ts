import type { FragmentDefinitionNode } from 'graphql'
import type { Caller } from './caller.ts'
import type { GraphQLErrorEntry } from './errors.ts'

type Value = string | number | boolean | null

export interface StatementInput {
  caller: Caller
  variables: Record<string, unknown>
  fragments: ReadonlyMap<string, FragmentDefinitionNode>
  /** Seals page tokens; the same on every process of an installation. */
  pageSecret: string
  now: Date
  /** The caller's user row where it is known already; otherwise the statement finds it. */
  myUserId?: string | null
}

/** One SQL statement in the making. What a client sent only ever enters it through `param`. */
export class Statement {
  readonly caller: Caller
  readonly variables: Record<string, unknown>
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>
  readonly pageSecret: string
  readonly now: Date
  readonly myUserId: string | null | undefined
  readonly params: Value[] = []
  /** Refusals of single fields: the rest of the answer still comes. */
  readonly errors: GraphQLErrorEntry[] = []
  #aliases = 0
  #me: string | undefined

  constructor(input: StatementInput) {
    this.caller = input.caller
    this.variables = input.variables
    this.fragments = input.fragments
    this.pageSecret = input.pageSecret
    this.now = input.now
    this.myUserId = input.myUserId
  }

  param(value: Value, type: string): string {
    this.params.push(value)
    return `$${this.params.length}::${type}`
  }

  list(values: string[]): string {
    const escaped = values.map((value) => `"${value.replace(/["\\]/g, '\\$&')}"`)
    return this.param(`{${escaped.join(',')}}`, 'text[]')
  }

  alias(): string {
    this.#aliases += 1
    return `t${this.#aliases}`
  }

  /** The id of the caller's own user row: the newest undeleted one with their address. */
  me(): string {
    if (this.myUserId !== undefined) return this.param(this.myUserId, 'text')
    this.#me ??= `with me as materialized (select id from users where email = ${this.param(this.caller.email, 'text')} and not _deleted order by created_at desc, id desc limit 1) `
    return '(select id from me)'
  }

  /** The finished text of a statement whose parts may have asked for `me`. */
  finish(text: string): string {
    return `${this.#me ?? ''}${text}`
  }
}
