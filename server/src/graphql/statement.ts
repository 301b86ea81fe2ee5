import type { FieldNode, FragmentDefinitionNode, GraphQLObjectType } from 'graphql'
import { arrayLiteral, type SqlValue } from '../postgres/sql-value.ts'
import { argumentValues } from './argument-values.ts'
import type { Caller } from './caller.ts'
import { badInput, type GraphQLErrorEntry } from './errors.ts'
import {
  accessTokenSql,
  actsAsAdmin,
  impersonationSql,
  myUserSql,
  permissionsSql,
  samePermissionsSql,
  sessionSql,
} from './proofs.ts'
import type { Selected } from './read/selection.ts'
import { schema } from './schema.ts'
import { StatementWork } from './statement-work.ts'

/** PostgreSQL accepts 65,535; the site's longest statement has about 30. */
const MOST_PARAMS = 2_000

/** The parts of a request that may differ between requests of the same shape. */
export interface Live {
  caller: Caller
  variables: Record<string, unknown>
  now: Date
  /** Signs page tokens; all processes of an installation share it. */
  pageSecret: string
  /** Field arguments that have been read already, because many parameters use the same ones. */
  fieldArguments?: Map<FieldNode, Record<string, unknown>>
}

/** Reads a parameter's value from a request: a statement is compiled once and bound many times. */
export type Read<Result> = (live: Live) => Result

export interface StatementInput extends Live {
  fragments: ReadonlyMap<string, FragmentDefinitionNode>
  /** The caller's user id if it is known already; otherwise the statement looks it up. */
  myUserId?: string | null
}

/** A value from a client: the current one, which shapes the SQL, and how to read it from a later request. */
export interface Tracked<Value> {
  now: Value
  read: Read<Value>
}

// biome-ignore lint/suspicious/noExplicitAny: what a client sent is only known by where it is used
type FromClient = any

/** A part of the value, by key or index. */
export const within = (whole: Tracked<FromClient>, key: string | number): Tracked<FromClient> => ({
  now: whole.now?.[key],
  read: (live) => whole.read(live)[key],
})

export const constant = <Given>(value: Given): Tracked<Given> => ({ now: value, read: () => value })

const ME = '(select id from me)'

/** Builds one SQL statement. Client values must only enter it through `param`. */
export class Statement {
  live: Live
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>
  /** Refusals of single fields, while the rest of the response is still sent. */
  readonly errors: GraphQLErrorEntry[] = []
  /** The total cost of its conditions. */
  readonly work = new StatementWork()
  /** Whether the response contains marked encrypted values, which must be decrypted before it is sent. */
  hasSealed = false
  readonly #params: Read<SqlValue>[] = []
  readonly #myUserId: string | null | undefined
  #aliases = 0

  constructor(input: StatementInput) {
    this.live = input
    this.fragments = input.fragments
    this.#myUserId = input.myUserId
  }

  param(read: Read<SqlValue>, type: string): string {
    if (this.#params.length >= MOST_PARAMS)
      throw badInput(`This request has too many values: at most ${MOST_PARAMS} are answered.`)
    this.#params.push(read)
    return `$${this.#params.length}::${type}`
  }

  get paramCount(): number {
    return this.#params.length
  }

  /** Drops the parameters of a refused part, because PostgreSQL refuses parameters that are not used. */
  forgetParams(from: number): void {
    this.#params.length = from
  }

  list(read: Read<readonly string[]>): string {
    return this.param((live) => arrayLiteral(read(live)), 'text[]')
  }

  /** A list that is the same for every request. */
  fixedList(values: readonly string[]): string {
    const literal = arrayLiteral(values)
    return this.param(() => literal, 'text[]')
  }

  /** The values of all parameters, in order, for a request of this shape. */
  bind(live: Live = this.live): SqlValue[] {
    return this.#params.map((read) => keepable(read(live)))
  }

  argumentsOf(typeName: string, { name, node }: Selected): Tracked<Record<string, unknown>> {
    const definition = (schema.getType(typeName) as GraphQLObjectType).getFields()[name]
    if (!definition || definition.args.length === 0) return constant({})
    const read = (live: Live) => {
      live.fieldArguments ??= new Map()
      const known = live.fieldArguments.get(node)
      if (known) return known
      const values = argumentValues(definition, node, live.variables)
      live.fieldArguments.set(node, values)
      return values
    }
    return { now: read(this.live), read }
  }

  /** Drops the request it was compiled for, so that a cached plan does not keep that request's values. */
  detach(): void {
    this.live = { ...this.live, variables: {}, fieldArguments: undefined }
  }

  alias(): string {
    this.#aliases += 1
    return `t${this.#aliases}`
  }

  /** The id of the caller's own user row: the newest undeleted one with their email address. */
  me(): string {
    const known = this.#myUserId
    return known === undefined ? ME : this.param(() => known, 'text')
  }

  #sessionSql(): string {
    const id = this.param((live) => live.caller.session, 'text')
    if (!actsAsAdmin(this.live.caller)) return sessionSql(id)
    const now = this.param((live) => live.now.toISOString(), 'timestamptz')
    const needsSecondFactor = this.param((live) => live.caller.needsSecondFactor, 'boolean')
    return sessionSql(id, { now, needsSecondFactor })
  }

  /** Whether their permissions have not changed since the request or subscription began (A-8). */
  #permissionsSql(): string {
    const { impersonation, email, session } = this.live.caller
    const granted = this.param((live) => live.caller.permissions?.join() ?? null, 'text')
    if (impersonation !== null || email !== null) {
      const of = this.param(({ caller }) => caller.impersonation?.adminEmail ?? caller.email, 'text')
      return samePermissionsSql(permissionsSql('email', of), granted)
    }
    const of =
      session === null
        ? permissionsSql(
            'subject',
            this.param(({ caller }) => caller.subject, 'text'),
          )
        : permissionsSql(
            'session',
            this.param(({ caller }) => caller.session, 'text'),
          )
    return samePermissionsSql(of, granted)
  }

  /**
   * Completes a select without a `where` of its own. The same statement checks whether the caller's credentials are
   * still valid: if not, it returns no row, with immediate effect on every process. `guard` wraps the select to limit
   * the size of the response.
   */
  finish(text: string, guard: (select: string) => string = (select) => select): string {
    const { tables, holds } = this.#proofs()
    const { answer, me } = this.#withMe(text)
    const all = [...tables, ...me]
    const head = all.length > 0 ? `with ${all.join(', ')} ` : ''
    return `${head}${guard(`${answer}${holds && ` where ${holds}`}`)}`
  }

  /** The same for a statement that writes in CTEs; its text receives the condition under which it may write. */
  finishWrite(text: (holds: string) => string): string {
    const { tables, holds } = this.#proofs()
    const { answer, me } = this.#withMe(text(holds || 'true'))
    return `with ${[...tables, ...me, answer].join(', ')}`
  }

  /** The checks for all credentials of the caller. */
  #proofs(): { tables: string[]; holds: string } {
    const { session, accessToken, impersonation } = this.live.caller
    const tables: string[] = []
    const holding: string[] = []
    if (session !== null) {
      tables.push(`session as materialized (${this.#sessionSql()})`)
      holding.push('exists (select from session)')
    }
    if (accessToken !== null)
      holding.push(
        accessTokenSql(
          this.param((live) => live.caller.accessToken, 'text'),
          this.param((live) => live.now.toISOString(), 'timestamptz'),
        ),
      )
    if (actsAsAdmin(this.live.caller)) holding.push(this.#permissionsSql())
    if (impersonation !== null)
      holding.push(impersonationSql(this.param((live) => live.caller.impersonation?.id ?? null, 'text')))
    return { tables, holds: holding.join(' and ') }
  }

  /** Defines the caller's own user as a CTE, or inlines it if the text uses it only once. */
  #withMe(text: string): { answer: string; me: string[] } {
    const times = text.split(ME).length - 1
    if (times === 0) return { answer: text, me: [] }
    const { session, email } = this.live.caller
    const match =
      email !== null
        ? `email = ${this.param((live) => live.caller.email, 'text')}`
        : session !== null
          ? 'email = (select email from session)'
          : `external_user_id = ${this.param((live) => live.caller.subject, 'text')}`
    if (times === 1) return { answer: text.replace(ME, () => `(${myUserSql(match)})`), me: [] }
    return { answer: text, me: [`me as materialized (${myUserSql(match)})`] }
  }
}

/** PostgreSQL stores any character except NUL. */
function keepable(value: SqlValue): SqlValue {
  if (typeof value === 'string' && value.includes('\0'))
    throw badInput('This request holds a character that cannot be kept.')
  return value
}
