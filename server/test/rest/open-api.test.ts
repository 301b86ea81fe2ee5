import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { forFile } from '../for-file.ts'
import { startRestServer } from './rest-server.ts'

interface Operation {
  operationId: string
  summary: string
  tags: string[]
  parameters: { name: string; in: string; required: boolean; schema: Schema }[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, { description: string; content?: Content }>
}

type Content = Record<string, { schema: Schema }>
type Schema = { type?: string; $ref?: string; properties?: object; additionalProperties?: unknown }

interface Document {
  openapi: string
  info: { title: string; version: string }
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema>; securitySchemes: Record<string, { type: string }> }
  security: Record<string, string[]>[]
}

const server = await forFile(startRestServer())
const document: Document = await (await fetch(`${server.url}/staging/openapi.json`)).json()

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )

test('the document describes exactly what the server has', () => {
  const described = operations().map(({ path, method }) => `${method.toUpperCase()} ${path}`)
  const served = server.served
    .filter((route) => /^\w+ \/staging\/\w+\//.test(route))
    .map((route) => route.replace(/:(\w+)/g, '{$1}'))
  expect(described.sort()).toEqual(served.sort())
  expect(described.length).toBeGreaterThanOrEqual(38)
})

test('a validator accepts every schema in it', async () => {
  const validator = Fastify()
  for (const [name, schema] of Object.entries(document.components.schemas))
    validator.addSchema({ $id: name, ...schema })
  const wrapped = (it: object) => {
    const schema = { type: 'object', properties: { it } }
    return JSON.parse(JSON.stringify(schema).replace(/#\/components\/schemas\/(\w+)/g, '$1#'))
  }
  for (const { operation } of operations())
    for (const [n, schema] of schemasOf(operation).entries())
      validator.post(`/${operation.operationId}/${n}`, { schema: { body: wrapped(schema) } }, async () => {})
  await validator.ready()
})

function schemasOf({ parameters, requestBody, responses }: Operation): Schema[] {
  const contents = [requestBody, ...Object.values(responses)].map(
    (part) => part?.content?.['application/json'],
  )
  return [...parameters, ...contents].flatMap((part) => part?.schema ?? [])
}

test('it is an OpenAPI 3.1 document', () => {
  expect(document.openapi).toMatch(/^3\.1\.\d$/)
  expect([document.info.title, document.info.version]).toEqual([expect.any(String), expect.any(String)])
  for (const requirement of document.security)
    for (const name of Object.keys(requirement))
      expect(document.components.securitySchemes).toHaveProperty(name)
})

test('every operation has a unique name, a summary, its parameters and its answers', () => {
  const ids = operations().map(({ operation }) => operation.operationId)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { path, method, operation } of operations()) {
    expect(operation.operationId).toMatch(/^[a-z]\w+$/)
    expect(operation.summary).toMatch(/^[A-Z].{5,}[^.]$/)
    expect(operation.tags).toEqual([path.split('/')[2]])
    const inPath = operation.parameters.filter((parameter) => parameter.in === 'path')
    expect(inPath.map(({ name }) => name)).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
    expect(inPath.every(({ required }) => required)).toBe(true)
    expect(operation.parameters.every(({ schema }) => typeof schema.type === 'string')).toBe(true)
    expect(method === 'get' && operation.requestBody !== undefined).toBe(false)
    const [done, ...others] = Object.keys(operation.responses).filter((status) => status < '300')
    expect([done, others]).toEqual([expect.stringMatching(/^20[0124]$/), []])
    for (const status of ['400', '401', '403', '404', '409', '500'])
      expect(operation.responses[status]?.content?.['application/json']?.schema.$ref).toBe(
        '#/components/schemas/Error',
      )
  }
})

test('every reference leads somewhere, and no object allows unnamed properties', () => {
  const references = JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)
  const names = [...new Set([...references].map(([, name]) => name))].sort()
  expect(names).toEqual(Object.keys(document.components.schemas).sort())
  expect(JSON.stringify(document)).not.toContain('$defs')
  for (const { operation } of operations()) {
    const schema = operation.requestBody?.content['application/json']?.schema
    if (schema) expect([schema.type, schema.additionalProperties]).toEqual(['object', false])
  }
})

test('it is public', async () => {
  const answer = await fetch(`${server.url}/staging/openapi.json`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    expect.stringMatching(/^application\/json/),
  ])
})
