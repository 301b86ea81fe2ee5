import { expect, test } from 'vitest'
import { GraphQLError, parse, print } from './document-text.ts'
import { getDocument, updateDocument } from './documents.ts'

const SUBSCRIPTION = 'subscription { onUpdatePlayer { id } }'

test.each([
  ['query', getDocument('Player').query],
  ['mutation', updateDocument('Player').query],
  ['subscription', SUBSCRIPTION],
  ['query', '{ listPrograms { items { id } } }'],
  ['query', '\n  query Two($id: ID!) { getPlayer(id: $id) { id } getUser(id: $id) { id } }'],
])('a %s is known by its first word', (operation, query) => {
  expect(parse(query).definitions).toEqual([{ kind: 'OperationDefinition', operation }])
})

test('text that is not an operation is refused', () => {
  expect(() => parse('fragment f on Player { id }')).toThrow(GraphQLError)
})

test('a document is sent exactly as written', () => {
  expect(print(parse(SUBSCRIPTION))).toBe(SUBSCRIPTION)
})

test('a copied error keeps its message and its cause', () => {
  const cause = new Error('offline')
  const error = new GraphQLError('Network error', null, null, null, null, cause)
  expect({ ...error }).toEqual({ name: 'GraphQLError', message: 'Network error', originalError: cause })
})
