import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isLeafType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { schema } from '../../src/graphql/schema.ts'

export type Root = 'Query' | 'Mutation' | 'Subscription'

export const operationsOf = (root: Root): GraphQLField<unknown, unknown>[] =>
  Object.values((schema.getType(root) as GraphQLObjectType).getFields())

/** All fields of a row, and of the rows it leads to. */
function everythingOf(type: GraphQLOutputType, depth = 2): string {
  const named = getNamedType(type)
  if (!isObjectType(named)) return ''
  const parts: string[] = []
  for (const field of Object.values(named.getFields())) {
    if (isLeafType(getNamedType(field.type))) parts.push(field.name)
    else if (depth > 0) {
      const limit = field.args.some(({ name }) => name === 'limit') ? '(limit: 3)' : ''
      const inner = everythingOf(field.type, field.name === 'items' ? depth : depth - 1)
      if (inner) parts.push(`${field.name}${limit} ${inner}`)
    }
  }
  return parts.length > 0 ? `{ ${parts.join(' ')} }` : ''
}

/** The operation with its required arguments, and the named ones, as variables. */
export function documentFor(
  root: Root,
  field: GraphQLField<unknown, unknown>,
  more: readonly string[] = [],
): string {
  const args = field.args.filter(({ name, type }) => isNonNullType(type) || more.includes(name))
  const declared = args.map(({ name, type }) => `$${name}: ${type}`).join(', ')
  const passed = args.map(({ name }) => `${name}: $${name}`).join(', ')
  return `${root.toLowerCase()} Attack${declared && `(${declared})`} { it: ${field.name}${passed && `(${passed})`} ${everythingOf(field.type, root === 'Query' ? 2 : 1)} }`
}

/** The model whose rows an operation is about. */
export function modelOf(field: GraphQLField<unknown, unknown>): string {
  const name = getNamedType(field.type).name
  return /^(?:Model|Searchable)(\w+)Connection$/.exec(name)?.[1] ?? name
}
