import type { TokenArea } from '@touchline/domain/identity/access-token.ts'
import * as z from 'zod'
import type { Caller } from '../graphql/caller.ts'
import type { Desk, UserPool } from '../identity/user-pool/user-pool.ts'
import type { Installation } from '../site-health/look.ts'
import type { SiteLinks } from '../site-links.ts'
import type { Jobs } from './jobs.ts'
import { RestRefusal } from './refusal.ts'
import { WrittenJson } from './written-json.ts'

/** What handlers work with. */
export interface RestContext {
  pool: UserPool & Desk
  jobs: Jobs
  /** The calling administrator. */
  adminEmail: string
  /** Makes links to the site. */
  links: SiteLinks
  installation: Installation
  /** The authenticated caller. */
  caller: Caller
}

/** Allowed parameters by name; any others are refused. */
type Shape = z.core.$ZodLooseShape
type Values<Part extends Shape> = z.output<z.ZodObject<Part, z.core.$strict>>

interface Definition<
  Params extends Shape,
  Query extends Shape,
  Body extends Shape,
  Output extends z.ZodType,
> {
  method: Method
  /** Relative to the API, in OpenAPI's form: `/users/{id}`. */
  path: string
  summary: string
  /** Defaults to 200. */
  status?: 200 | 201 | 202
  /** In bytes, if the default limit is too small. */
  largestBody?: number
  input?: { params?: Params; query?: Query; body?: Body }
  /** Unlisted fields are stripped, unless the JSON is already serialized; null for a response without a body. */
  output: Output | null
  handler(
    context: RestContext,
    input: { params: Values<Params>; query: Values<Query>; body: Values<Body> },
  ): Promise<Output extends z.ZodType ? z.input<Output> | WrittenJson : void>
}

type Method = 'get' | 'post' | 'put' | 'delete'
export type Api = 'admin' | 'manage'

/** The input before validation. */
export interface RawInput {
  params: unknown
  query: unknown
  body: unknown
}

/** An entry of the table from which the routes and the OpenAPI document are generated. */
export interface Route {
  method: Method
  path: string
  summary: string
  /** The scope that an access token needs; without it, no token may use the route. */
  tokenArea?: TokenArea
  status: number
  largestBody: number | undefined
  params: z.ZodObject
  query: z.ZodObject
  body: z.ZodObject
  output: z.ZodType | null
  run(context: RestContext, sent: RawInput): Promise<unknown>
}

// biome-ignore lint/complexity/noBannedTypes: a shape without any names
type None = {}

export function route<
  Output extends z.ZodType,
  Params extends Shape = None,
  Query extends Shape = None,
  Body extends Shape = None,
>(definition: Definition<Params, Query, Body, Output>): Route {
  const { method, path, summary, input = {}, output, handler } = definition
  const parts = {
    params: z.strictObject(input.params ?? ({} as Params)),
    query: z.strictObject(input.query ?? ({} as Query)),
    body: z.strictObject(input.body ?? ({} as Body)),
  }
  return {
    method,
    path,
    summary,
    status: output ? (definition.status ?? 200) : 204,
    largestBody: definition.largestBody,
    ...parts,
    output,
    async run(context, { params, query, body }) {
      const answer = await handler(context, {
        params: read(parts.params, params),
        query: read(parts.query, query),
        body: read(parts.body, body),
      })
      return answer instanceof WrittenJson ? answer : output?.parse(answer)
    },
  }
}

function read<Part extends z.ZodType>(part: Part, sent: unknown): z.output<Part> {
  const checked = part.safeParse(sent ?? {})
  if (checked.success) return checked.data
  const fields: Record<string, string> = {}
  for (const issue of checked.error.issues) {
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) fields[key] = 'This is not known here.'
    else fields[issue.path.join('.') || 'body'] ??= issue.message
  }
  const message = Object.entries(fields).map(([name, problem]) => `${name}: ${problem}`)
  throw new RestRefusal('ValidationException', message.join(' '), { code: 'BAD_INPUT', fields })
}
