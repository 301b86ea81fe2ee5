import fc from 'fast-check'
import {
  type FieldNode,
  type GraphQLField,
  type GraphQLInputType,
  GraphQLInt,
  getArgumentValues,
  getVariableValues,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  isScalarType,
  parse,
} from 'graphql'
import { expect, test } from 'vitest'
import { argumentValues } from './argument-values.ts'
import { schema } from './schema.ts'
import { variableValues } from './variable-values.ts'

const inputs = Object.values(schema.getTypeMap()).flatMap((type) =>
  isInputType(type) && !type.name.startsWith('__') ? [type] : [],
)

const odd = fc.constantFrom(null, 0, 1.5, '', 'none', true, [], {}, [null], { none: 1 })

const scalars: Record<string, fc.Arbitrary<unknown>> = {
  Int: fc.integer({ min: -9, max: 9 }),
  Float: fc.double({ noNaN: true, noDefaultInfinity: true }),
  Boolean: fc.boolean(),
  AWSDate: fc.constantFrom('2025-09-06', '2024-02-29'),
  AWSDateTime: fc.constantFrom('2025-09-06T17:00:00.000Z', '2025-09-06T17:00:00-07:00'),
  AWSJSON: fc.constantFrom('{}', '"a"', '[1]'),
  AWSTimestamp: fc.integer(),
}

/** What a client may send where such a value is wanted; in one of forty places, something else. */
function sent(type: GraphQLInputType, depth = 0): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 39, arbitrary: proper(type, depth) }, { weight: 1, arbitrary: odd })
}

function proper(type: GraphQLInputType, depth: number): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return proper(type.ofType, depth)
  if (isListType(type)) {
    const item = sent(type.ofType, depth + 1)
    return fc.oneof({ weight: 9, arbitrary: fc.array(item, { maxLength: depth > 3 ? 0 : 2 }) }, item)
  }
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name))
  if (isScalarType(type)) return scalars[type.name] ?? fc.string({ maxLength: 3 })
  if (!isInputObjectType(type)) throw new Error(`${String(type)} is no input`)
  const fields = Object.values(type.getFields())
  const required = fields.filter((field) => isNonNullType(field.type))
  const chosen = depth > 3 ? fc.constant([]) : fc.subarray(fields, { maxLength: Math.min(3, fields.length) })
  return chosen.chain((some) =>
    fc.record(
      Object.fromEntries(
        [...new Set([...some, ...required])].map((one) => [one.name, sent(one.type, depth + 1)]),
      ),
    ),
  )
}

/** With its keys in their order: the SQL of a filter follows it. */
const written = (value: unknown) => JSON.stringify(value)

const RUNS = { numRuns: 500 }

test('variables are what GraphQL makes of them, or refused in its words', () => {
  const kinds = ['T', 'T!', '[T]', '[T!]!', 'T = null']
  const variable = fc.tuple(fc.constantFrom(...inputs), fc.constantFrom(...kinds)).chain(([type, kind]) => {
    const query = `query ($a: ${kind.replace('T', type.name)}, $b: Int = 3) { __typename }`
    const value = kind.startsWith('[') ? fc.array(sent(type), { maxLength: 2 }) : sent(type)
    return fc.record({
      query: fc.constant(query),
      given: fc.record({ a: value, b: sent(GraphQLInt) }, { requiredKeys: [] }),
    })
  })
  let sound = 0
  fc.assert(
    fc.property(variable, ({ query, given }) => {
      const [operation] = parse(query).definitions
      if (operation?.kind !== 'OperationDefinition') throw new Error('no operation')
      const options = { maxErrors: 20, hideSuggestions: true }
      const expected = getVariableValues(schema, operation.variableDefinitions ?? [], given, options)
      for (const _again of [1, 2]) expect(written(variableValues(operation, given))).toBe(written(expected))
      if (!expected.errors) sound += 1
    }),
    RUNS,
  )
  expect(sound).toBeGreaterThan(RUNS.numRuns / 5)
})

const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]
const fields = roots
  .flatMap((type) => Object.values(type?.getFields() ?? {}))
  .filter(({ args }) => args.length > 0)

/** As it is written in a document; `$` in the place of a value stands for a variable. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(' ')}]`
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .map(([name, part]) => `${name}: ${literal(part)}`)
      .join(' ')}}`
  if (typeof value === 'string') return /^(\$[abc]|[A-Z][A-Z_]+)$/.test(value) ? value : JSON.stringify(value)
  return String(value)
}

/** Here and there a variable instead of a value. */
const withVariables = (value: unknown, pick: () => number): unknown => {
  const n = pick()
  if (n < 3) return `$${'abc'[n]}`
  if (Array.isArray(value)) return value.map((part) => withVariables(part, pick))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withVariables(part, pick)]))
}

const outcome = (read: () => unknown) => {
  try {
    return written(read())
  } catch (error) {
    return String(error)
  }
}

test('arguments are what GraphQL makes of them, with one plan for all requests', () => {
  const asked = fc.constantFrom(...fields).chain((field) => {
    const args = Object.fromEntries(field.args.map(({ name, type }) => [name, sent(type)]))
    const required = field.args.filter(({ type }) => isNonNullType(type)).map(({ name }) => name)
    return fc.record({
      field: fc.constant<GraphQLField<unknown, unknown>>(field),
      given: fc.record(args, { requiredKeys: required }),
      picks: fc.infiniteStream(fc.integer({ min: 0, max: 25 })),
      requests: fc.array(
        fc.record({ a: fc.jsonValue(), b: fc.string(), c: fc.constant(null) }, { requiredKeys: [] }),
        { minLength: 2, maxLength: 3 },
      ),
    })
  })
  let [sound, varying] = [0, 0]
  fc.assert(
    fc.property(asked, ({ field, given, picks, requests }) => {
      const pick = () => picks.next().value as number
      const args = Object.entries(given).map(
        ([name, value]) => `${name}: ${literal(withVariables(value, pick))}`,
      )
      const text = args.length > 0 ? `{ ${field.name}(${args.join(' ')}) }` : `{ ${field.name} }`
      const [operation] = parse(text).definitions
      const node = operation?.kind === 'OperationDefinition' && operation.selectionSet.selections[0]
      for (const values of requests) {
        const expected = outcome(() => getArgumentValues(field, node as FieldNode, values))
        expect(outcome(() => argumentValues(field, node as FieldNode, values))).toBe(expected)
        if (expected.startsWith('{"')) sound += 1
      }
      if (text.includes('$')) varying += 1
    }),
    RUNS,
  )
  expect(sound).toBeGreaterThan(RUNS.numRuns / 5)
  expect(varying).toBeGreaterThan(RUNS.numRuns / 5)
})

test('what many requests share, none of them changes', () => {
  const field = schema.getQueryType()?.getFields().listPrograms
  const [operation] = parse('{ listPrograms(filter: { name: { eq: "a" } }) { nextToken } }').definitions
  const node = operation?.kind === 'OperationDefinition' ? operation.selectionSet.selections[0] : undefined
  const { filter } = argumentValues(field as GraphQLField<unknown, unknown>, node as FieldNode, {})
  expect(() => Object.assign(filter as object, { name: null })).toThrow()
})
