import {
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  getDirectiveValues,
  type InlineFragmentNode,
  isUnionType,
  Kind,
  type SelectionNode,
} from 'graphql'
import { schema } from '../schema.ts'

/** A selected field: its response key, and the merged selections from every place that selects it. */
export interface Selected {
  key: string
  name: string
  node: FieldNode
  selections: readonly SelectionNode[]
}

/** The parts of a request that selections refer to. */
interface Request {
  fragments: ReadonlyMap<string, FragmentDefinitionNode>
  live: { variables: Record<string, unknown> }
}

/** With `type`, for a union: ignores the fragments on other types. */
export function selected(request: Request, selections: readonly SelectionNode[], type?: string): Selected[] {
  const fields = new Map<string, Selected>()
  collect(request, selections, fields, type)
  return [...fields.values()]
}

function collect(
  request: Request,
  selections: readonly SelectionNode[],
  into: Map<string, Selected>,
  type?: string,
): void {
  for (const node of selections) {
    if (node.directives?.length && !isIncluded(request, node)) continue
    if (node.kind === Kind.FIELD) addField(node, into)
    else {
      const fragment = node.kind === Kind.INLINE_FRAGMENT ? node : request.fragments.get(node.name.value)
      if (fragment && isAbout(fragment, type)) collect(request, fragment.selectionSet.selections, into, type)
    }
  }
}

function isAbout({ typeCondition }: InlineFragmentNode | FragmentDefinitionNode, type?: string): boolean {
  const named = typeCondition?.name.value
  return type === undefined || named === undefined || named === type || isUnionType(schema.getType(named))
}

function addField(node: FieldNode, into: Map<string, Selected>): void {
  const key = node.alias?.value ?? node.name.value
  const before = into.get(key)
  const selections = node.selectionSet?.selections ?? []
  if (before) into.set(key, { ...before, selections: [...before.selections, ...selections] })
  else into.set(key, { key, name: node.name.value, node, selections })
}

function isIncluded({ live: { variables } }: Request, node: SelectionNode): boolean {
  if (getDirectiveValues(GraphQLSkipDirective, node, variables)?.if === true) return false
  return getDirectiveValues(GraphQLIncludeDirective, node, variables)?.if !== false
}
