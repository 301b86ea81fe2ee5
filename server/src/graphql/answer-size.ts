import { models } from '@touchline/domain/models.ts'
import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  getNamedType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  SchemaMetaFieldDef,
  type SelectionNode,
  TypeMetaFieldDef,
} from 'graphql'
import { fieldWeight } from './field-weight.ts'
import { DEFAULT_PAGE, LARGEST_PAGE, MOST_AGGREGATES, TYPICAL_FAN_OUT } from './limits.ts'
import { schema } from './schema.ts'

/** How long an answer is to be expected, and how long it could be, in bytes. */
export interface AnswerSize {
  expected: number
  most: number
}

interface Operation {
  operation: OperationDefinitionNode
  fragments: ReadonlyMap<string, FragmentDefinitionNode>
}

interface Walk {
  fragments: Operation['fragments']
  variables: Record<string, unknown>
  size: AnswerSize
  /** The response key under which a field of a place was asked for first. */
  firstKeys: Map<string, string>
  /** Counted already: the same field may be written down in several fragments. */
  counted: Set<string>
}

interface Place {
  type: GraphQLObjectType
  /** Response keys from the root down. */
  path: string
  expectedRows: number
  mostRows: number
  /** What a connection here holds. */
  page: number
  isNested: boolean
  /** The values have been sent before, perhaps many times: each weighs what it can weigh at the most. */
  isRepeated: boolean
  modelsAbove: readonly string[]
}

/** Of a document that is validated and within the limits: its fields are known, and there are not too many of them. */
export function answerSize(
  { operation, fragments }: Operation,
  variables: Record<string, unknown>,
): AnswerSize {
  const size = { expected: 0, most: 0 }
  const type = schema.getRootType(operation.operation)
  if (!type) return size
  const walk: Walk = { fragments, variables, size, firstKeys: new Map(), counted: new Set() }
  const rows = { expectedRows: 1, mostRows: 1, page: 1, isNested: false }
  weighAll(
    operation.selectionSet.selections,
    { type, path: '', ...rows, isRepeated: false, modelsAbove: [] },
    walk,
  )
  return size
}

function weighAll(selections: readonly SelectionNode[], place: Place, walk: Walk): void {
  for (const node of selections) {
    if (node.kind === Kind.FIELD) weigh(node, place, walk)
    else if (node.kind === Kind.INLINE_FRAGMENT) weighAll(node.selectionSet.selections, place, walk)
    else weighAll(walk.fragments.get(node.name.value)?.selectionSet.selections ?? [], place, walk)
  }
}

function weigh(node: FieldNode, place: Place, walk: Walk): void {
  const { type, expectedRows, mostRows } = place
  const name = node.name.value
  const key = (node.alias ?? node.name).value
  const path = `${place.path} ${key}`
  const isRepeated = place.isRepeated || isAnotherName(name, key, place, walk)
  const weight = fieldWeight(type.name, name)
  if (!walk.counted.has(path)) {
    walk.counted.add(path)
    const inAnswer = key.length + 4
    walk.size.expected += expectedRows * (inAnswer + (isRepeated ? weight.most : weight.usual))
    walk.size.most += mostRows * (inAnswer + weight.most)
  }
  if (!node.selectionSet) return
  const inner = placeOf(node, { ...place, path, isRepeated }, walk)
  if (inner) weighAll(node.selectionSet.selections, inner, walk)
}

/** Asked for under a second name in the same row. Whole rows at the root are told apart by their arguments. */
function isAnotherName(name: string, key: string, { path, isNested }: Place, { firstKeys }: Walk): boolean {
  if (!isNested) return false
  const field = `${path} ${name}`
  const first = firstKeys.get(field)
  if (first === undefined) firstKeys.set(field, key)
  return first !== undefined && first !== key
}

function placeOf(node: FieldNode, place: Place, walk: Walk): Place | null {
  const definition = definitionOf(place.type, node.name.value)
  const type = definition && getNamedType(definition.type)
  if (!definition || !isObjectType(type)) return null
  const isAbove = place.modelsAbove.includes(type.name)
  const inner = {
    ...place,
    type,
    isNested: true,
    page: pageOf(node, walk.variables),
    // A row that leads back to its own kind shows the same rows again.
    isRepeated: place.isRepeated || isAbove,
    modelsAbove: type.name in models && !isAbove ? [...place.modelsAbove, type.name] : place.modelsAbove,
  }
  const isList = isListType(isNonNullType(definition.type) ? definition.type.ofType : definition.type)
  if (!isList) return inner
  const most = mostRows(place, type.name)
  const isOuter = place.path.split(' ').length <= 3
  const expected = isOuter || type.name.startsWith('__') ? most : Math.min(most, TYPICAL_FAN_OUT)
  return { ...inner, expectedRows: place.expectedRows * expected, mostRows: place.mostRows * most }
}

function mostRows({ type, page }: Place, listed: string): number {
  if (listed === 'SearchableAggregateResult') return MOST_AGGREGATES
  return listed.startsWith('__') ? aboutSchema(type.name, listed) : page
}

const definitionOf = (type: GraphQLObjectType, name: string) =>
  [SchemaMetaFieldDef, TypeMetaFieldDef].find((meta) => meta.name === name) ?? type.getFields()[name]

const TYPES = Object.keys(schema.getTypeMap()).length
/** How many the schema has of each on the average, twice as many to be on the safe side; a list of lists of them is long. */
function aboutSchema(parent: string, listed: string): number {
  if (listed === '__Type') return parent === '__Schema' ? TYPES : 1
  return listed === '__InputValue' && parent !== '__Type' ? 2 : 8
}

function pageOf(node: FieldNode, variables: Record<string, unknown>): number {
  const limit = node.arguments?.find((argument) => argument.name.value === 'limit')?.value
  const given =
    limit?.kind === Kind.INT
      ? Number(limit.value)
      : limit?.kind === Kind.VARIABLE
        ? variables[limit.name.value]
        : null
  return typeof given === 'number' ? Math.min(Math.max(given, 1), LARGEST_PAGE) : DEFAULT_PAGE
}
