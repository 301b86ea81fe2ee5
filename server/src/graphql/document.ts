import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  validate,
  visit,
} from 'graphql'
import { BoundedCache } from '../bounded-cache.ts'
import type { GraphQLErrorEntry } from './errors.ts'
import { isTooLong, limitErrors, MOST_TOKENS } from './limits.ts'
import type { Plan } from './plan.ts'
import { schema } from './schema.ts'

export interface Document {
  operation: OperationDefinitionNode
  fragments: ReadonlyMap<string, FragmentDefinitionNode>
  /** Asks for `__schema` or `__type`, be it in a fragment. */
  isAboutSchema: boolean
  /** The statements this document has been compiled to, by the shape of the request. */
  plans: BoundedCache<Plan>
}

export type Checked<Value> =
  | { value: Value; errors?: undefined }
  | { value?: undefined; errors: GraphQLErrorEntry[] }

const PLANS_A_DOCUMENT = 50

const documents = new BoundedCache<Checked<Document>>(1_000)

/** Parsed, validated and weighed once for each text. */
export function documentFrom(text: string): Checked<Document> {
  const known = documents.get(text)
  if (known) return known
  const checked = isTooLong(text) ? refused([new GraphQLError('This query is too long.')]) : check(text)
  if (!isTooLong(text)) documents.set(text, checked)
  return checked
}

function check(text: string): Checked<Document> {
  try {
    const ast = parse(text, { maxTokens: MOST_TOKENS })
    const invalid = validate(schema, ast, specifiedRules, { maxErrors: 20 })
    if (invalid.length > 0) return refused(invalid)
    const heavy = limitErrors(ast)
    if (heavy.length > 0) return refused(heavy)
    const operations = ast.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    if (operations.length !== 1)
      return refused([new GraphQLError('Send exactly one operation in each request.')])
    const fragments = ast.definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
    return {
      value: {
        operation: operations[0] as OperationDefinitionNode,
        fragments: new Map(fragments.map((fragment) => [fragment.name.value, fragment])),
        isAboutSchema: asksAboutSchema(ast),
        plans: new BoundedCache(PLANS_A_DOCUMENT),
      },
    }
  } catch (error) {
    if (error instanceof GraphQLError) return refused([error])
    throw error
  }
}

function asksAboutSchema(ast: DocumentNode): boolean {
  let isAsked = false
  visit(ast, {
    Field: ({ name }) => {
      if (name.value === '__schema' || name.value === '__type') isAsked = true
    },
  })
  return isAsked
}

export function variablesFor(
  document: Document,
  given: Record<string, unknown>,
): Checked<Record<string, unknown>> {
  const { coerced, errors } = getVariableValues(schema, document.operation.variableDefinitions ?? [], given, {
    maxErrors: 20,
  })
  return errors ? refused(errors) : { value: coerced }
}

const refused = (errors: readonly GraphQLError[]): { errors: GraphQLErrorEntry[] } => ({
  errors: errors.map(entry),
})

function entry(error: GraphQLError): GraphQLErrorEntry {
  const unknownField = /Field "(\w+)" is not defined by type "(\w+)"/.exec(error.message)
  const isVariable = error.message.startsWith('Variable ')
  return {
    path: null,
    data: null,
    errorType: unknownField && isVariable ? null : 'ValidationError',
    errorInfo: null,
    locations: error.locations?.map(({ line, column }) => ({ line, column, sourceName: null })) ?? null,
    message:
      unknownField && isVariable
        ? `The variables input contains a field name '${unknownField[1]}' that is not defined for input object type '${unknownField[2]}'`
        : error.message,
  }
}
