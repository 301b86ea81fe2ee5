import type { FieldNode, FragmentDefinitionNode, GraphQLObjectType } from 'graphql'
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

type Value = string | number | boolean | null

/** PostgreSQL takes 65,535; the longest statement of the site has some 30. */
const MOST_PARAMS = 2_000

/** What differs from one request to the next of the same shape. */
export interface Live {
  caller: Caller
  variables: Record<string, unknown>
  now: Date
  /** Seals page tokens; the same on every process of an installation. */
  pageSecret: string
  /** The arguments of fields as far as they have been read: many parameters come from the same ones. */
  fieldArguments?: Map<FieldNode, Record<string, unknown>>
}

/** How a parameter gets its value from a request: a statement is compiled once and bound many times. */
export type Read<Result> = (live: Live) => Result

export interface StatementInput extends Live {
  fragments: ReadonlyMap<string, FragmentDefinitionNode>
  /** The caller's user row where it is known already; otherwise the statement finds it. */
  myUserId?: string | null
}

/** Something a client sent: as it is now, to shape the SQL by, and how to read it from a later request. */
export interface Tracked<Value> {
  now: Value
  read: Read<Value>
}

// biome-ignore lint/suspicious/noExplicitAny: what a client sent is only known by where it is used
type FromClient = any

/** A part of it, by key or position. */
export const within = (whole: Tracked<FromClient>, key: string | number): Tracked<FromClient> => ({
  now: whole.now?.[key],
  read: (live) => whole.read(live)[key],
})

export const constant = <Given>(value: Given): Tracked<Given> => ({ now: value, read: () => value })

const ME = '(select id from me)'

/** One SQL statement in the making. What a client sent only ever enters it through `param`. */
export class Statement {
  live: Live
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>
  /** Refusals of single fields: the rest of the answer still comes. */
  readonly errors: GraphQLErrorEntry[] = []
  /** How much all its conditions ask of PostgreSQL. */
  readonly work = new StatementWork()
  /** Whether the answer has marked values in it, to be opened before it is sent. */
  hasSealed = false
  readonly #params: Read<Value>[] = []
  readonly #myUserId: string | null | undefined
  #aliases = 0

  constructor(input: StatementInput) {
    this.live = input
    this.fragments = input.fragments
    this.#myUserId = input.myUserId
  }

  param(read: Read<Value>, type: string): string {
    if (this.#params.length >= MOST_PARAMS)
      throw badInput(`This request has too many values: at most ${MOST_PARAMS} are answered.`)
    this.#params.push(read)
    return `$${this.#params.length}::${type}`
  }

  get paramCount(): number {
    return this.#params.length
  }

  /** Drops the parameters of a part that was refused: PostgreSQL wants to see each one used. */
  forgetParams(from: number): void {
    this.#params.length = from
  }

  list(read: Read<readonly string[]>): string {
    return this.param((live) => arrayLiteral(read(live)), 'text[]')
  }

  /** One that is the same for every request. */
  fixedList(values: readonly string[]): string {
    const literal = arrayLiteral(values)
    return this.param(() => literal, 'text[]')
  }

  /** The values of all parameters, in order, for this request or another of the same shape. */
  bind(live: Live = this.live): Value[] {
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

  /** Lets go of the request that it was compiled for; what is kept for others must not keep what this one sent. */
  detach(): void {
    this.live = { ...this.live, variables: {}, fieldArguments: undefined }
  }

  alias(): string {
    this.#aliases += 1
    return `t${this.#aliases}`
  }

  /** The id of the caller's own user row: the newest undeleted one with their address. */
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

  /** Whether they may still do what they might when this began: whoever listens starts anew (A-8). */
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
   * The finished text of a select without a `where` of its own. Whether what the caller showed still holds is asked in
   * the very statement that answers: once it has ended there is no row, on every process and at once. With `guard`, the
   * answer is held against the longest there may be.
   */
  finish(text: string, guard: (select: string) => string = (select) => select): string {
    const { tables, holds } = this.#proofs()
    const { answer, me } = this.#withMe(text)
    const all = [...tables, ...me]
    const head = all.length > 0 ? `with ${all.join(', ')} ` : ''
    return `${head}${guard(`${answer}${holds && ` where ${holds}`}`)}`
  }

  /** The same for a statement that writes, by tables of its own and a select at the end: it is given what must hold for that. */
  finishWrite(text: (holds: string) => string): string {
    const { tables, holds } = this.#proofs()
    const { answer, me } = this.#withMe(text(holds || 'true'))
    return `with ${[...tables, ...me, answer].join(', ')}`
  }

  /** What is asked of all that the caller showed. */
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

  /** Where the text asks for the caller's own user: asked for once, it needs no table of its own. */
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

/** PostgreSQL keeps any character but the zero one. */
function keepable(value: Value): Value {
  if (typeof value === 'string' && value.includes('\0'))
    throw badInput('This request holds a character that cannot be kept.')
  return value
}

export const arrayLiteral = (values: readonly string[]): string =>
  `{${values.map((value) => `"${value.replace(/["\\]/g, '\\$&')}"`).join(',')}}`
