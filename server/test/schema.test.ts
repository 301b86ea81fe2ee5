import { readFileSync } from 'node:fs'
import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import { sdl } from '../src/graphql/sdl.ts'

const committed = readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8')

test('schema.graphql matches the models; `npm run schema` writes it again', () =>
  expect(committed.trim()).toBe(sdl().trim()))

test('every operation of the contract exists, and no other on its nine models', () => {
  const schema = buildSchema(committed)
  const named = (type: 'Query' | 'Mutation' | 'Subscription') =>
    Object.keys((schema.getType(type) as unknown as { getFields(): object }).getFields())
  expect(named('Query')).toEqual(
    expect.arrayContaining(
      `listUsers listPlayers listPlayerProgramRegistrations listKitOrders listPrograms listProgramFees listDiscounts
       listRegistrationDiscounts listAppliableDiscounts
       playersByUserPlayersId playerProgramRegistrationsByStatus kitOrdersByStatus kitOrdersByPlayerKitOrdersIdAndStatus
       usersByEmail
       getUser getPlayer getProgram getProgramFee getPlayerProgramRegistration getKitOrder getDiscount`.split(
        /\s+/,
      ),
    ),
  )
  expect(named('Mutation')).toEqual(
    expect.arrayContaining(
      `createUser createPlayer createProgram createProgramFee createAppliableDiscount createPlayerProgramRegistration
       createKitOrder createDiscount createRegistrationDiscount
       updateUser updatePlayer updateProgram updatePlayerProgramRegistration updateKitOrder updateDiscount
       deleteUser deletePlayer deleteProgram deletePlayerProgramRegistration deleteKitOrder deleteDiscount
       deleteProgramFee`.split(/\s+/),
    ),
  )
  for (const model of ['User', 'Player', 'Program', 'PlayerProgramRegistration', 'KitOrder', 'Discount'])
    expect(named('Subscription')).toEqual(
      expect.arrayContaining([`onCreate${model}`, `onUpdate${model}`, `onDelete${model}`]),
    )
})

test.each([
  ['CreateUserInput', 'id: ID externalUserId: String email: String! firstName: String'],
  ['UpdatePlayerInput', 'id: ID! firstName: String lastName: String birthDate: AWSDate status: String'],
  ['DeletePlayerInput', 'id: ID! _version: Int'],
  [
    'ModelStringInput',
    'ne: String eq: String le: String lt: String ge: String gt: String contains: String notContains: String beginsWith: String between: [String] attributeExists: Boolean attributeType: ModelAttributeTypes size: ModelSizeInput',
  ],
  [
    'ModelIntInput',
    'ne: Int eq: Int le: Int lt: Int ge: Int gt: Int between: [Int] attributeExists: Boolean attributeType: ModelAttributeTypes',
  ],
  [
    'ModelBooleanInput',
    'ne: Boolean eq: Boolean attributeExists: Boolean attributeType: ModelAttributeTypes',
  ],
  [
    'ModelStringKeyConditionInput',
    'eq: String le: String lt: String ge: String gt: String between: [String] beginsWith: String',
  ],
  ['ModelSubscriptionBooleanInput', 'ne: Boolean eq: Boolean'],
  ['ModelPlayerConnection', 'items: [Player]! nextToken: String startedAt: AWSTimestamp'],
])('%s has Gen 1’s shape', (type, fields) => {
  const block = new RegExp(`(?:input|type) ${type} \\{([^}]*)\\}`).exec(committed)?.[1] ?? ''
  expect(
    block
      .trim()
      .split(/\s*\n\s*/)
      .join(' ')
      .slice(0, fields.length),
  ).toBe(fields)
})
