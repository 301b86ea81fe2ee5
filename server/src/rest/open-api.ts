import * as z from 'zod'
import type { Route } from './route.ts'
import { routesByPath } from './routes.ts'

const json = (schema: object) => ({ content: { 'application/json': { schema } } })

const ErrorBody = z
  .object({
    message: z.string(),
    code: z.string().optional().describe('Tells refusals of one kind apart'),
    fields: z
      .record(z.string(), z.string())
      .optional()
      .describe('A sentence for each field that is not right'),
  })
  .meta({ id: 'Error' })

const refusals: Record<string, string> = {
  400: 'Something that was sent is not right',
  401: 'Nobody is signed in',
  403: 'Not an administrator, one who views the site as somebody else, or a token that may only read',
  404: 'There is no such thing',
  409: 'It cannot be done as things stand',
  500: 'A fault of ours, kept in the log under the reference that the message names; safe to send again',
}

type SchemaOf = (type: z.ZodType, io: 'input' | 'output') => z.core.JSONSchema.BaseSchema

let document: object | undefined

/** The OpenAPI 3.1 document, generated from the table of routes. */
export function openApi(): object {
  document ??= describe()
  return document
}

function describe(): object {
  const schemas: Record<string, object> = {}
  const schemaOf: SchemaOf = (type, io) => {
    const { $schema: _, $defs, ...schema } = z.toJSONSchema(type, { io, override: withoutKind })
    Object.assign(schemas, inComponents($defs ?? {}))
    return inComponents(schema)
  }
  const paths: Record<string, Record<string, object>> = {}
  for (const [path, route] of routesByPath)
    paths[path] = { ...paths[path], [route.method]: operationFor(path, route, schemaOf) }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Touchline: the club desk',
      version: '1',
      description: 'For administrators. Requests are signed (SigV4, service execute-api) or carry a token.',
    },
    security: [{ signature: [] }, { token: [] }],
    paths,
    components: {
      securitySchemes: {
        signature: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'AWS4-HMAC-SHA256 …' },
        token: { type: 'http', scheme: 'bearer' },
      },
      schemas,
    },
  }
}

/** Removes our form hint, which is not part of JSON Schema. */
const withoutKind = ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) => {
  delete jsonSchema.kind
}

/** Shared schemas have a different location in an OpenAPI document. */
const inComponents = <Part extends object>(part: Part): Part =>
  JSON.parse(JSON.stringify(part).replaceAll('"#/$defs/', '"#/components/schemas/'))

function operationFor(path: string, route: Route, schemaOf: SchemaOf): object {
  const hasBody = Object.keys(route.body.shape).length > 0
  const answer = route.output ? json(schemaOf(route.output, 'output')) : {}
  const error = json(schemaOf(ErrorBody, 'output'))
  return {
    operationId: operationId(path, route.method),
    tags: [path.split('/')[2]],
    summary: route.summary,
    parameters: [
      ...parameters('path', route.params, schemaOf),
      ...parameters('query', route.query, schemaOf),
    ],
    ...(hasBody ? { requestBody: { required: true, ...json(schemaOf(route.body, 'input')) } } : {}),
    responses: {
      [route.status]: { description: 'Done', ...answer },
      ...Object.fromEntries(
        Object.entries(refusals).map(([status, description]) => [status, { description, ...error }]),
      ),
    },
  }
}

function parameters(place: 'path' | 'query', part: z.ZodObject, schemaOf: SchemaOf): object[] {
  const { properties = {}, required = [] } = schemaOf(part, 'input')
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }))
}

/** `/staging/admin/users/{id}/disable` → `postUsersByIdDisable`. */
function operationId(path: string, method: string): string {
  const words = path
    .split('/')
    .slice(3)
    .flatMap((part) => (part.startsWith('{') ? ['by', part.slice(1, -1)] : part.split('-')))
  return method + words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join('')
}
