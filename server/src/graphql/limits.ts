import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
} from 'graphql'
import { deskFieldNames } from './sdl-desk.ts'

export const DEFAULT_PAGE = 100
export const LARGEST_PAGE = 1000
export const MOST_AGGREGATES = 10
export const MOST_BUCKETS = 100
/** A bucket of a long text is named by its first characters. */
export const LONGEST_BUCKET = 200

const LONGEST_DOCUMENT = 50_000
export const MOST_TOKENS = 8_000
/** GraphQL's standard introspection query is this deep. */
const DEEPEST = 15
export const MOST_FIELDS = 1_500
const MOST_COST = 1_000_000
/** PostgreSQL truncates longer column names, so that two results could get the same name. */
const LONGEST_ALIAS = 63
/** The assumed size of a nested connection: families are small, and pages are capped anyway. */
export const TYPICAL_FAN_OUT = 10

/** Totals and aggregates read every matching row, so a request may have at most fifty. */
const COUNTING = ['total', 'aggregateItems']
const COST_OF_COUNTING = 20_000
/** The desk's own queries always read many rows, so a request may have at most three. */
const COST_OF_DESK_QUERY = 250_000

export const isTooLong = (text: string) => text.length > LONGEST_DOCUMENT

/** A legitimate filter of 1,000 ids has 4,000 values. */
const MOST_VALUES = 10_000
const DEEPEST_VALUES = 40

/** Checks the variables without recursion, before recursive code walks them; null if they are within the limits. */
export function tooIntricate(variables: Record<string, unknown>): GraphQLError | null {
  let level: unknown[] = [variables]
  let count = 0
  for (let depth = 0; level.length > 0; depth += 1) {
    count += level.length
    if (count > MOST_VALUES)
      return new GraphQLError(`The variables hold too many values: at most ${MOST_VALUES} are read.`)
    if (depth > DEEPEST_VALUES)
      return new GraphQLError(`The variables are too deep: at most ${DEEPEST_VALUES} levels are read.`)
    const inner: unknown[] = []
    for (const value of level)
      if (typeof value === 'object' && value !== null)
        for (const part of Object.values(value)) inner.push(part)
    level = inner
  }
  return null
}

interface Tally {
  fields: number
  cost: number
}

/** Refuses documents that are too deep, too broad or touch too many rows. Validation has already excluded cycles. */
export function limitErrors(document: DocumentNode): GraphQLError[] {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  try {
    for (const definition of document.definitions)
      if (definition.kind === Kind.OPERATION_DEFINITION)
        weigh(definition.selectionSet, {
          fragments,
          depth: 1,
          rows: 1,
          page: 1,
          tally: { fields: 0, cost: 0 },
        })
    return []
  } catch (error) {
    if (error instanceof GraphQLError) return [error]
    throw error
  }
}

interface Place {
  fragments: Map<string, FragmentDefinitionNode>
  depth: number
  rows: number
  /** The assumed number of rows of `items` here. */
  page: number
  tally: Tally
}

function weigh(set: SelectionSetNode, place: Place): void {
  for (const node of set.selections) {
    if (node.kind === Kind.FIELD) weighField(node, place)
    else if (node.kind === Kind.INLINE_FRAGMENT) weigh(node.selectionSet, place)
    else {
      const fragment = place.fragments.get(node.name.value)
      if (fragment) weigh(fragment.selectionSet, place)
    }
  }
}

function weighField(node: FieldNode, { fragments, depth, rows, page, tally }: Place): void {
  tally.fields += 1
  tally.cost += costOf(node.name.value, depth, rows)
  if (depth > DEEPEST)
    throw new GraphQLError(`This query is too deep: at most ${DEEPEST} levels are answered.`)
  if (tally.fields > MOST_FIELDS)
    throw new GraphQLError(`This query is too broad: at most ${MOST_FIELDS} fields are answered.`)
  if (tally.cost > MOST_COST)
    throw new GraphQLError('This query would touch too many rows: ask for smaller pages or fewer levels.')
  if ((node.alias?.value ?? '').length > LONGEST_ALIAS)
    throw new GraphQLError(`An alias may have at most ${LONGEST_ALIAS} characters.`)
  if (!node.selectionSet) return
  weigh(node.selectionSet, {
    fragments,
    depth: depth + 1,
    rows: node.name.value === 'items' ? rows * page : rows,
    page: depth === 1 ? pageOf(node) : Math.min(pageOf(node), TYPICAL_FAN_OUT),
    tally,
  })
}

function costOf(name: string, depth: number, rows: number): number {
  if (depth === 1 && deskFieldNames.includes(name)) return COST_OF_DESK_QUERY
  return depth === 2 && COUNTING.includes(name) ? COST_OF_COUNTING : rows
}

/** The value of a variable is unknown here, so assume the largest page. A limit below 1, refused later, counts as 1. */
function pageOf(node: FieldNode): number {
  const limit = node.arguments?.find((argument) => argument.name.value === 'limit')
  if (!limit) return DEFAULT_PAGE
  return limit.value.kind === Kind.INT ? Math.max(1, Number(limit.value.value)) : LARGEST_PAGE
}
