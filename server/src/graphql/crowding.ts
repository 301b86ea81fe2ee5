import { type ASTNode, type DocumentNode, GraphQLError, Kind } from 'graphql'
import { MOST_FIELDS } from './limits.ts'

const MOST_VARIABLES = 100
const MOST_FRAGMENTS = 50
const MOST_SPREADS = 200
const MOST_DIRECTIVES = 100
/** The deepest nesting of a document's syntax tree; the depth of the query is limited after validation. */
const DEEPEST_TEXT = 80
/** Fields with the same response key in one place are compared pairwise; this allows about three hundred. */
const MOST_COMPARISONS = 100_000

interface Count {
  fields: number
  spreads: number
  directives: number
  /** How often each response key occurs in each place; all fragments count as one place. */
  keys: Map<string, number>
}

/**
 * Refuses documents that would make validation itself slow: it compares fields with the same key, and fragments,
 * pairwise, which took over a second for a text of 47,000 characters. This check is a single walk over the tree.
 */
export function crowdErrors({ definitions }: DocumentNode): GraphQLError[] {
  const operations = definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
  if (operations.length > 1) return refused('Send exactly one operation in each request.')
  if (definitions.length - 1 > MOST_FRAGMENTS) return refused(tooMany('fragments', MOST_FRAGMENTS))
  for (const definition of definitions) {
    const variables = definition.kind === Kind.OPERATION_DEFINITION ? definition.variableDefinitions : []
    if ((variables?.length ?? 0) > MOST_VARIABLES) return refused(tooMany('variables', MOST_VARIABLES))
  }
  const count: Count = { fields: 0, spreads: 0, directives: 0, keys: new Map() }
  if (!definitions.every((definition) => walk(definition, '', 0, count)))
    return refused(`This query is too deep: at most ${DEEPEST_TEXT} levels are read.`)
  if (count.fields > MOST_FIELDS)
    return refused(`This query is too broad: at most ${MOST_FIELDS} fields are answered.`)
  if (count.spreads > MOST_SPREADS) return refused(tooMany('fragment spreads', MOST_SPREADS))
  if (count.directives > MOST_DIRECTIVES) return refused(tooMany('directives', MOST_DIRECTIVES))
  let comparisons = 0
  for (const times of count.keys.values()) comparisons += times > 1 ? times * times : 0
  return comparisons > MOST_COMPARISONS ? refused('This query asks for the same fields too often.') : []
}

const refused = (message: string) => [new GraphQLError(message)]
const tooMany = (what: string, most: number) => `This query has too many ${what}: at most ${most} are read.`

/** False if the tree is too deep. */
function walk(node: ASTNode, place: string, depth: number, count: Count): boolean {
  if (depth > DEEPEST_TEXT) return false
  let inner = place
  if (node.kind === Kind.FIELD) {
    count.fields += 1
    inner = `${place} ${(node.alias ?? node.name).value}`
    count.keys.set(inner, (count.keys.get(inner) ?? 0) + 1)
  } else if (node.kind === Kind.FRAGMENT_SPREAD) count.spreads += 1
  else if (node.kind === Kind.DIRECTIVE) count.directives += 1
  return childrenOf(node).every((child) => walk(child, inner, depth + 1, count))
}

function childrenOf(node: ASTNode): readonly ASTNode[] {
  const directives: readonly ASTNode[] = 'directives' in node ? (node.directives ?? []) : []
  switch (node.kind) {
    case Kind.OPERATION_DEFINITION:
      return [...directives, ...(node.variableDefinitions ?? []), node.selectionSet]
    case Kind.FRAGMENT_DEFINITION:
    case Kind.INLINE_FRAGMENT:
      return [...directives, node.selectionSet]
    case Kind.FIELD:
      return [...directives, ...(node.arguments ?? []), ...(node.selectionSet ? [node.selectionSet] : [])]
    case Kind.SELECTION_SET:
      return node.selections
    case Kind.VARIABLE_DEFINITION:
      return [...directives, ...(node.defaultValue ? [node.defaultValue] : [])]
    case Kind.DIRECTIVE:
      return node.arguments ?? []
    case Kind.ARGUMENT:
    case Kind.OBJECT_FIELD:
      return [node.value]
    case Kind.LIST:
      return node.values
    case Kind.OBJECT:
      return node.fields
    default:
      return directives
  }
}
