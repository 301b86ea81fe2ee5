import { present } from '@touchline/domain/present.ts'
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  validate,
  visit,
} from 'graphql'
import { BoundedCache } from '../bounded-cache.ts'
import { type AnswerSize, answerSize } from './answer-size.ts'
import { crowdErrors } from './crowding.ts'
import type { GraphQLErrorEntry } from './errors.ts'
import { isTooLong, limitErrors, MOST_TOKENS, tooIntricate } from './limits.ts'
import { schema } from './schema.ts'
import { variableValues } from './variable-values.ts'

export interface Document {
  operation: OperationDefinitionNode
  fragments: ReadonlyMap<string, FragmentDefinitionNode>
  /** Whether it selects `__schema` or `__type`, also within a fragment. */
  isAboutSchema: boolean
  /** The cache key of the document and its plans; null if it is too large to be cached. */
  name: string | null
  /** The variables that set page sizes. */
  limits: readonly string[]
  /** Response sizes, by the values of those variables. */
  sizes: Map<string, AnswerSize>
}

export type Checked<Value> =
  | { value: Value; errors?: undefined }
  | { value?: undefined; errors: GraphQLErrorEntry[] }

/** Measured: the memory that each token of a parsed document takes, including its location and readers. */
const BYTES_A_TOKEN = 400
/** About 1,300 tokens; the site's longest document has 200. */
const LARGEST_KEPT = 512 * 1024

const documents = new BoundedCache<Checked<Document> & { bytes: number }>(1_000, {
  bytes: 32 * 1024 * 1024,
  weigh: (text, { bytes }) => 2 * text.length + bytes,
  largest: LARGEST_KEPT,
})
let named = 0

/** Whether the document is validated and cached. */
export const isKnownDocument = (text: string): boolean => documents.get(text) !== undefined

/** Parsed, validated and measured once per text; very large documents are not cached. */
export function documentFrom(text: string): Checked<Document> {
  const known = documents.get(text)
  if (known) return known
  if (isTooLong(text)) return refused([new GraphQLError('This query is too long.')])
  const checked = check(text)
  documents.set(text, checked)
  return checked
}

function check(text: string): Checked<Document> & { bytes: number } {
  try {
    const ast = parse(text, { maxTokens: MOST_TOKENS })
    const invalid = firstErrors(ast)
    if (invalid.length > 0) return unsound(invalid)
    const bytes = (ast.tokenCount ?? MOST_TOKENS) * BYTES_A_TOKEN
    const isKept = 2 * text.length + bytes <= LARGEST_KEPT
    if (isKept) named += 1
    return { value: documentOf(ast, isKept ? String(named) : null), bytes }
  } catch (error) {
    if (error instanceof GraphQLError) return unsound([error])
    if (error instanceof RangeError) return unsound([new GraphQLError('This query is too deep.')])
    throw error
  }
}

/** In this order, because each check relies on the one before it. */
function firstErrors(ast: DocumentNode): readonly GraphQLError[] {
  const crowded = crowdErrors(ast)
  if (crowded.length > 0) return crowded
  const invalid = validate(schema, ast, specifiedRules, { maxErrors: 20, hideSuggestions: true })
  return invalid.length > 0 ? invalid : limitErrors(ast)
}

function unsound(errors: readonly GraphQLError[]) {
  const entries = refused(errors)
  return { ...entries, bytes: 2 * JSON.stringify(entries).length }
}

function documentOf({ definitions }: DocumentNode, name: string | null): Document {
  const operation = definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION)
  const fragments = definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
  return {
    operation: present(operation, 'an operation in a sound document'),
    fragments: new Map(fragments.map((fragment) => [fragment.name.value, fragment])),
    isAboutSchema: asksAboutSchema(definitions),
    name,
    limits: limitVariables(definitions),
    sizes: new Map(),
  }
}

function asksAboutSchema(definitions: DocumentNode['definitions']): boolean {
  let isAsked = false
  visit(
    { kind: Kind.DOCUMENT, definitions },
    {
      Field: ({ name }) => {
        if (name.value === '__schema' || name.value === '__type') isAsked = true
      },
    },
  )
  return isAsked
}

function limitVariables(definitions: DocumentNode['definitions']): string[] {
  const names = new Set<string>()
  visit(
    { kind: Kind.DOCUMENT, definitions },
    {
      Argument: ({ name, value }) => {
        if (name.value === 'limit' && value.kind === Kind.VARIABLE) names.add(value.name.value)
      },
    },
  )
  return [...names]
}

const MOST_SIZES = 20

/** The expected and the largest size of the response, computed once for each combination of page sizes. */
export function sizeOf(document: Document, variables: Record<string, unknown>): AnswerSize {
  const key = document.limits.map((name) => String(variables[name])).join()
  const known = document.sizes.get(key)
  if (known) return known
  const size = answerSize(document, variables)
  if (document.sizes.size < MOST_SIZES) document.sizes.set(key, size)
  return size
}

export function variablesFor(
  document: Document,
  given: Record<string, unknown>,
): Checked<Record<string, unknown>> {
  const intricate = tooIntricate(given)
  if (intricate) return refused([intricate])
  const { coerced, errors } = variableValues(document.operation, given)
  return errors ? refused(errors) : { value: coerced }
}

const refused = (errors: readonly GraphQLError[]): { errors: GraphQLErrorEntry[] } => ({
  errors: errors.map(entry),
})

/** An error message may quote the whole input. */
const LONGEST_MESSAGE = 1_000

function entry(error: GraphQLError): GraphQLErrorEntry {
  const message = error.message.slice(0, LONGEST_MESSAGE)
  const unknownField = /Field "(\w+)" is not defined by type "(\w+)"/.exec(message)
  const isUnknownInput = unknownField !== null && message.startsWith('Variable ')
  const locations = error.locations?.map(({ line, column }) => ({ line, column, sourceName: null })) ?? null
  return {
    path: null,
    data: null,
    errorType: isUnknownInput ? null : 'ValidationError',
    errorInfo: null,
    // AppSync reports errors in variables before it parses the document, so they have no location.
    locations: isUnknownInput ? null : locations,
    message: isUnknownInput
      ? `The variables input contains a field name '${unknownField[1]}' that is not defined for input object type '${unknownField[2]}'`
      : message,
  }
}
