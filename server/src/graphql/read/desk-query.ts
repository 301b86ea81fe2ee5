import type { TokenArea } from '@touchline/domain/identity/access-token.ts'
import { type DESK_QUERY_NEEDS, deskQueryNeed } from '@touchline/domain/identity/permission-table.ts'
import { permits } from '@touchline/domain/identity/permissions.ts'
import { present } from '@touchline/domain/present.ts'
import { type GraphQLObjectType, getNamedType, isObjectType } from 'graphql'
import type { Sql } from '../../postgres/pool.ts'
import { lackingRefusal } from '../access.ts'
import { LARGEST_ANSWER, tooLarge } from '../answer-limit.ts'
import type { Caller } from '../caller.ts'
import { unauthorised } from '../errors.ts'
import { schema } from '../schema.ts'
import type { Live, Statement, Tracked } from '../statement.ts'
import { type Selected, selected } from './selection.ts'

export interface DeskContext {
  sql: Sql
  now: Date
  /** Whether emails leave this house. */
  canSend: boolean
}

/** A query about what is no row of a model: a function finds all that its type has, the answer holds what is asked for. */
export interface DeskQuery {
  /** What an access token must be made for to ask this; null where none may. */
  tokenArea: TokenArea | null
  /** It brings something up to date before it looks, and no replica can do that. */
  isFromMain?: true
  /** A part of the request's own statement, which is kept with its plan; null for what only `read` can find. */
  // biome-ignore lint/suspicious/noExplicitAny: the schema has checked them, each query knows its own
  plan?(statement: Statement, asked: Tracked<any>): DeskPlan | null
  // biome-ignore lint/suspicious/noExplicitAny: likewise
  read(context: DeskContext, args: any): Promise<object | null>
}

interface DeskPlan {
  /** A select of one JSON value. */
  sql: string
  // biome-ignore lint/suspicious/noExplicitAny: what that value is
  result(found: any, live: Live): object
}

/** A field of a request that no statement has the text of, and where in the row it goes from which the answer is put together. */
export interface DeskRead {
  field: Selected
  column: string
  isFromMain: boolean
  /** Where the request's statement finds it. */
  plan: DeskPlan | null
  /** Else it is read, once the statement has found that the caller's sign-in holds. */
  read(context: DeskContext, live: Live): Promise<object | null>
  /** What of it is asked for. */
  textOf(value: object | null): string
}

/** Whose query it is, is known from the caller; in a parent's shoes an administrator is that parent. */
const mayAsk = ({ role, scope }: Caller, { tokenArea }: DeskQuery): boolean =>
  role === 'ADMIN' && (scope === null || (tokenArea !== null && scope.areas.includes(tokenArea)))

export type DeskQueryName = keyof typeof DESK_QUERY_NEEDS

export function deskRead(statement: Statement, field: Selected, query: DeskQuery): Omit<DeskRead, 'column'> {
  const { caller } = statement.live
  if (!mayAsk(caller, query)) throw unauthorised(field.name, 'Query')
  const need = deskQueryNeed(field.name)
  if (!permits(caller.permissions, need)) throw lackingRefusal(need)
  const args = statement.argumentsOf('Query', field)
  const shown = shownPart(statement, objectType('Query'), field)
  return {
    field,
    isFromMain: query.isFromMain ?? false,
    plan: query.plan?.(statement, args) ?? null,
    read: (context, live) => query.read(context, args.read(live)),
    textOf(value) {
      const text = JSON.stringify(shown(value))
      if (text.length > LARGEST_ANSWER) throw tooLarge()
      return text
    },
  }
}

function objectType(name: string): GraphQLObjectType {
  const type = schema.getType(name)
  return present(isObjectType(type) ? type : null, `a type ${name}`)
}

type Shown = (value: unknown) => unknown

/** What of a value is asked for, in that order and under those names. */
function shownPart(statement: Statement, parent: GraphQLObjectType, { name, selections }: Selected): Shown {
  const type = getNamedType(present(parent.getFields()[name], `a field ${name}`).type)
  if (!isObjectType(type)) return (value) => value ?? null
  const parts = selected(statement, selections).map((field): [string, (from: object) => unknown] => {
    if (field.name === '__typename') return [field.key, () => type.name]
    const shown = shownPart(statement, type, field)
    return [field.key, (from) => shown(Reflect.get(from, field.name))]
  })
  const one = (from: object) => Object.fromEntries(parts.map(([key, part]) => [key, part(from)]))
  const shown: Shown = (value) =>
    Array.isArray(value) ? value.map(shown) : typeof value === 'object' && value !== null ? one(value) : null
  return shown
}
