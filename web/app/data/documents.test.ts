import { describe, expect, test } from 'vitest'
import {
  createDocument,
  deleteDocument,
  getDocument,
  indexDocuments,
  listDocument,
  updateDocument,
} from './documents.ts'

const FEE = 'id programFeesId type amount createdAt updatedAt _version _deleted _lastChangedAt'
const ORDER =
  'id playerKitOrdersId itemType size quantity unitPrice totalAmount status notes orderDate paidDate ' +
  'deliveredDate reference itemName createdAt updatedAt _version _deleted _lastChangedAt'

test.each([
  [
    listDocument('ProgramFee'),
    'listProgramFees',
    'query ListProgramFees($filter: ModelProgramFeeFilterInput, $limit: Int, $nextToken: String) ' +
      `{ listProgramFees(filter: $filter, limit: $limit, nextToken: $nextToken) { items { ${FEE} } nextToken } }`,
  ],
  [
    getDocument('ProgramFee'),
    'getProgramFee',
    `query GetProgramFee($id: ID!) { getProgramFee(id: $id) { ${FEE} } }`,
  ],
  [
    createDocument('ProgramFee'),
    'createProgramFee',
    'mutation CreateProgramFee($input: CreateProgramFeeInput!, $condition: ModelProgramFeeConditionInput) ' +
      `{ createProgramFee(input: $input, condition: $condition) { ${FEE} } }`,
  ],
  [
    updateDocument('KitOrder'),
    'updateKitOrder',
    'mutation UpdateKitOrder($input: UpdateKitOrderInput!, $condition: ModelKitOrderConditionInput) ' +
      `{ updateKitOrder(input: $input, condition: $condition) { ${ORDER} } }`,
  ],
  [
    deleteDocument('ProgramFee'),
    'deleteProgramFee',
    'mutation DeleteProgramFee($input: DeleteProgramFeeInput!) ' +
      '{ deleteProgramFee(input: $input) { id _deleted _version } }',
  ],
  [
    indexDocuments.kitOrdersByPlayerKitOrdersIdAndStatus,
    'kitOrdersByPlayerKitOrdersIdAndStatus',
    'query KitOrdersByPlayerKitOrdersIdAndStatus($playerKitOrdersId: ID!, ' +
      '$status: ModelStringKeyConditionInput, $sortDirection: ModelSortDirection, ' +
      '$filter: ModelKitOrderFilterInput, $limit: Int, $nextToken: String) ' +
      '{ kitOrdersByPlayerKitOrdersIdAndStatus(playerKitOrdersId: $playerKitOrdersId, status: $status, ' +
      'sortDirection: $sortDirection, filter: $filter, limit: $limit, nextToken: $nextToken) ' +
      `{ items { ${ORDER} } nextToken } }`,
  ],
])('document %#', (document, field, query) => expect(document).toEqual({ field, query }))

test.each([
  ['usersByEmail', '$email: String!'],
  ['playersByUserPlayersId', '$userPlayersId: ID!'],
  ['playerProgramRegistrationsByStatus', '$status: String!'],
  ['kitOrdersByStatus', '$status: String!'],
  ['kitOrdersByPlayerKitOrdersIdAndStatus', '$playerKitOrdersId: ID!'],
] as const)('%s asks by %s', (index, key) => expect(indexDocuments[index].query).toContain(`(${key}, `))

test('there are six index queries', () => expect(Object.keys(indexDocuments)).toHaveLength(6))

const SIX = ['User', 'Player', 'Program', 'PlayerProgramRegistration', 'KitOrder', 'Discount']
const SEVEN = [...SIX, 'ProgramFee']
const NINE = [...SEVEN, 'AppliableDiscount', 'RegistrationDiscount']

describe.each([
  ['lists', listDocument, NINE, 'No query template found for model: '],
  ['gets', getDocument, SEVEN, 'No query template found for model: '],
  ['creates', createDocument, NINE, 'No create mutation template found for model: '],
  ['updates', updateDocument, SIX, 'No update mutation template found for model: '],
  ['deletes', deleteDocument, SEVEN, 'No delete mutation template found for model: '],
])('%s', (_kind, document, covered, message) => {
  test.each(covered)('exist for %s', (model) => expect(document(model).query).toContain(model))

  test.each([...NINE.filter((model) => !covered.includes(model)), 'ClubSetting', 'Referee', ''])(
    'do not exist for "%s"',
    (model) => expect(() => document(model)).toThrow(new Error(message + model)),
  )
})
