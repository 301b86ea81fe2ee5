import {
  type FieldNode,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  getDirectiveValues,
  Kind,
  type SelectionNode,
} from 'graphql'
import type { Statement } from '../statement.ts'

/** A field to answer: its key in the answer, and its selections merged from every place that asks for it. */
export interface Selected {
  key: string
  name: string
  node: FieldNode
  selections: readonly SelectionNode[]
}

export function selected(statement: Statement, selections: readonly SelectionNode[]): Selected[] {
  const fields = new Map<string, Selected>()
  collect(statement, selections, fields)
  return [...fields.values()]
}

function collect(
  statement: Statement,
  selections: readonly SelectionNode[],
  into: Map<string, Selected>,
): void {
  for (const node of selections) {
    if (node.directives?.length && !isIncluded(statement, node)) continue
    if (node.kind === Kind.FIELD) addField(node, into)
    else if (node.kind === Kind.INLINE_FRAGMENT) collect(statement, node.selectionSet.selections, into)
    else {
      const fragment = statement.fragments.get(node.name.value)
      if (fragment) collect(statement, fragment.selectionSet.selections, into)
    }
  }
}

function addField(node: FieldNode, into: Map<string, Selected>): void {
  const key = node.alias?.value ?? node.name.value
  const before = into.get(key)
  const selections = node.selectionSet?.selections ?? []
  if (before) into.set(key, { ...before, selections: [...before.selections, ...selections] })
  else into.set(key, { key, name: node.name.value, node, selections })
}

function isIncluded({ live: { variables } }: Statement, node: SelectionNode): boolean {
  if (getDirectiveValues(GraphQLSkipDirective, node, variables)?.if === true) return false
  return getDirectiveValues(GraphQLIncludeDirective, node, variables)?.if !== false
}
