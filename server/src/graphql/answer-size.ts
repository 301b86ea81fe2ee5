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

/** The expected and the largest possible size of a response, in bytes. */
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
  /** The first response key of each field at each place. */
  firstKeys: Map<string, string>
  /** Fields counted so far, because several fragments may contain the same field. */
  counted: Set<string>
}

interface Place {
  type: GraphQLObjectType
  /** Response keys, from the root down. */
  path: string
  expectedRows: number
  mostRows: number
  /** The page size of a connection here. */
  page: number
  isNested: boolean
  /** The same values may be sent many times here, so each counts with its maximum size. */
  isRepeated: boolean
  modelsAbove: readonly string[]
}

/** Expects a document that has passed validation and the limits, so that its fields are known and not too many. */
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

/** Whether a nested field is requested again under another alias. At the root, its arguments may differ. */
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
    // A row nested below its own model may repeat the same rows.
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
/** Twice the schema's average number of each, to be safe; a list within a list is long. */
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
