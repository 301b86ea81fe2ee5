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
  /** Whether emails are really sent. */
  canSend: boolean
}

/** A query that does not read rows of a model: a function returns its type's fields, and the selected ones are sent. */
export interface DeskQuery {
  /** The scope that an access token needs to run this query; null if none may. */
  tokenArea: TokenArea | null
  /** It updates something before it reads, so it cannot run on a replica. */
  isFromMain?: true
  /** Runs it as part of the request's own cached statement; null if only `read` can answer it. */
  // biome-ignore lint/suspicious/noExplicitAny: the schema has checked them, each query knows its own
  plan?(statement: Statement, asked: Tracked<any>): DeskPlan | null
  // biome-ignore lint/suspicious/noExplicitAny: likewise
  read(context: DeskContext, args: any): Promise<object | null>
}

interface DeskPlan {
  /** SQL for one JSON value. */
  sql: string
  // biome-ignore lint/suspicious/noExplicitAny: what that value is
  result(found: any, live: Live): object
}

/** A selected desk query, with the column of the result row that its value goes into. */
export interface DeskRead {
  field: Selected
  column: string
  isFromMain: boolean
  /** For queries that run in the request's statement. */
  plan: DeskPlan | null
  /** Otherwise it runs after the statement has checked the caller's session. */
  read(context: DeskContext, live: Live): Promise<object | null>
  /** The selected fields as JSON text. */
  textOf(value: object | null): string
}

/** Uses the caller's role, so that an administrator who views the site as a parent counts as that parent. */
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

/** The selected fields of a value, in the order and under the keys of the query. */
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
