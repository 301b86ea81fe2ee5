import { describe, expect, test } from 'vitest'
import { person, visitor } from './amplify-client.ts'
import { post } from './calls.ts'
import { deskForFile } from './desk-for-file.ts'
import { type Family, givenFamily } from './family.ts'
import { getDocument, indexDocument, listDocument, syncDocument } from './gen1-documents.ts'

const { server, desk } = await deskForFile('2025-09-01T17:00:00Z')

interface Read {
  name: string
  document: string
  isPublic: boolean
  /** The row of the family that the variables below must find. */
  row: keyof Omit<Family, 'mum'>
  variables: (family: Family) => Record<string, unknown>
  wrong: Record<string, unknown>
  complaint: string
}

const byId = (row: Read['row']) => (family: Family) => ({ filter: { id: { eq: family[row].id } } })
const NO_NUMBER = { limit: 'ten' }
const NOT_AN_INT = 'Variable "$limit" got invalid value "ten"; Int cannot represent non-integer value: "ten"'

const list = (name: string, model: string, row: Read['row'], isPublic: boolean): Read => ({
  name,
  document: listDocument(name, model),
  isPublic,
  row,
  variables: byId(row),
  wrong: NO_NUMBER,
  complaint: NOT_AN_INT,
})
const sync = (name: string, model: string, row: Read['row'], isPublic: boolean): Read => ({
  ...list(name, model, row, isPublic),
  document: syncDocument(name, model),
})
const get = (name: string, model: string, row: Read['row'], isPublic: boolean): Read => ({
  ...list(name, model, row, isPublic),
  document: getDocument(name, model),
  variables: (family) => ({ id: family[row].id }),
  wrong: {},
  complaint: 'Variable "$id" of required type "ID!" was not provided.',
})

const lists: Read[] = [
  list('listUsers', 'User', 'user', false),
  list('listPlayers', 'Player', 'player', false),
  list('listPlayerProgramRegistrations', 'PlayerProgramRegistration', 'registration', false),
  list('listKitOrders', 'KitOrder', 'kitOrder', false),
  list('listPrograms', 'Program', 'program', true),
  list('listProgramFees', 'ProgramFee', 'fee', true),
  list('listDiscounts', 'Discount', 'discount', true),
  list('listRegistrationDiscounts', 'RegistrationDiscount', 'registrationDiscount', false),
  list('listAppliableDiscounts', 'AppliableDiscount', 'appliable', true),
]

const syncs: Read[] = [
  sync('syncUsers', 'User', 'user', false),
  sync('syncPlayers', 'Player', 'player', false),
  sync('syncPlayerProgramRegistrations', 'PlayerProgramRegistration', 'registration', false),
  sync('syncKitOrders', 'KitOrder', 'kitOrder', false),
  sync('syncPrograms', 'Program', 'program', true),
  sync('syncProgramFees', 'ProgramFee', 'fee', true),
  sync('syncDiscounts', 'Discount', 'discount', true),
  sync('syncRegistrationDiscounts', 'RegistrationDiscount', 'registrationDiscount', false),
  sync('syncAppliableDiscounts', 'AppliableDiscount', 'appliable', true),
]

const gets: Read[] = [
  get('getUser', 'User', 'user', false),
  get('getPlayer', 'Player', 'player', false),
  get('getProgram', 'Program', 'program', true),
  get('getProgramFee', 'ProgramFee', 'fee', true),
  get('getPlayerProgramRegistration', 'PlayerProgramRegistration', 'registration', false),
  get('getKitOrder', 'KitOrder', 'kitOrder', false),
  get('getDiscount', 'Discount', 'discount', true),
]

const index = (
  name: string,
  model: string,
  row: Read['row'],
  keys: Record<string, string>,
  variables: Read['variables'],
): Read => {
  const [key, type] = Object.entries(keys)[0] as [string, string]
  return {
    ...list(name, model, row, false),
    document: indexDocument(name, model, keys),
    variables,
    wrong: {},
    complaint: `Variable "$${key}" of required type "${type}" was not provided.`,
  }
}

const ofPlayer = (family: Family) => ({ playerKitOrdersId: { eq: family.player.id } })
const indexed: Read[] = [
  index('usersByEmail', 'User', 'user', { email: 'String!' }, ({ user }) => ({ email: user.email })),
  index('playersByUserPlayersId', 'Player', 'player', { userPlayersId: 'ID!' }, ({ user }) => ({
    userPlayersId: user.id,
    sortDirection: 'DESC',
  })),
  index(
    'playerProgramRegistrationsByStatus',
    'PlayerProgramRegistration',
    'registration',
    { status: 'String!' },
    ({ player }) => ({ status: 'PENDING', filter: { playerRegistrationsId: { eq: player.id } } }),
  ),
  index('kitOrdersByStatus', 'KitOrder', 'kitOrder', { status: 'String!' }, (family) => ({
    status: 'PENDING',
    filter: ofPlayer(family),
  })),
  index(
    'kitOrdersByPlayerKitOrdersIdAndStatus',
    'KitOrder',
    'kitOrder',
    { playerKitOrdersId: 'ID!', status: 'ModelStringKeyConditionInput' },
    ({ player }) => ({ playerKitOrdersId: player.id, status: { beginsWith: 'PEND' } }),
  ),
]

test('the tables below contain every read of the contract', () =>
  expect([lists.length, syncs.length, indexed.length, gets.length]).toEqual([9, 9, 5, 7]))

describe.each([...lists, ...syncs, ...indexed, ...gets])('$name', (read) => {
  const { name, document, isPublic, row, variables, wrong, complaint } = read

  test('signed out: no answer, and the client says Unauthorized', async () => {
    const wire = await post(server, { query: document, variables: wrong })
    expect(wire.status).toBe(401)
    expect(wire.headers.get('x-amzn-errortype')).toBe('UnauthorizedException')
    const stranger = person('', { authMode: 'lambda', authToken: 'not-a-token' })
    const { data, errors } = await stranger.ask(document, wrong)
    expect([data, errors[0]?.message]).toEqual([{}, 'Unauthorized'])
  })

  test(`a visitor ${isPublic ? 'reads it' : 'may not'}`, async () => {
    const { data, errors } = await visitor().ask(document, { id: 'x', email: 'x', ...keysOf(read) })
    if (isPublic) {
      // The generated documents also request private relations; only those are refused.
      expect(data).toHaveProperty(name)
      expect(errors.filter(({ path }) => path?.length === 1)).toEqual([])
      return
    }
    expect(data).toEqual({ [name]: null })
    expect(errors).toEqual([
      expect.objectContaining({
        errorType: 'Unauthorized',
        path: [name],
        message: `Not Authorized to access ${name} on type Query`,
      }),
    ])
  })

  test('bad input', async () => {
    const { data, errors } = await desk.ask(document, wrong)
    expect(data).toBeNull()
    expect(errors).toEqual([
      expect.objectContaining({ errorType: 'ValidationError', message: complaint, path: null }),
    ])
  })

  test('done', async () => {
    const family = await givenFamily(desk)
    const { data, errors } = await desk.ask(document, variables(family))
    expect(errors).toEqual([])
    const answer = data[name]
    const found = answer.items ?? [answer]
    expect(found.map(({ id }: { id: string }) => id)).toEqual([family[row].id])
    expect(found[0]).toMatchObject({ _version: 1, _deleted: null, _lastChangedAt: 1_756_746_000_000 })
    expect(found[0].createdAt).toBe('2025-09-01T17:00:00.000Z')
    if (answer.items) expect(answer.nextToken).toBeNull()
    if (name.startsWith('sync')) expect(answer.startedAt).toBe(1_756_746_000_000)
  })
})

/** A refused caller can send any value, as long as the document is valid. */
function keysOf({ variables }: Read): Record<string, unknown> {
  const anyone = new Proxy({}, { get: () => ({ id: 'x', email: 'x' }) }) as Family
  return variables(anyone)
}

test.each([...lists, ...syncs, ...indexed])('$name refuses a page of no rows', async (read) => {
  const { data, errors } = await desk.ask(read.document, { ...keysOf(read), limit: 0 })
  expect(data).toEqual({ [read.name]: null })
  expect(errors[0]).toMatchObject({
    errorType: 'ValidationError',
    message: 'limit must be between 1 and 1000.',
    errorInfo: { code: 'BAD_LIMIT', field: 'limit' },
    path: [read.name],
  })
})

test.each(gets)('$name of a missing row is null, without an error', async ({ name, document }) =>
  expect(await desk.ask(document, { id: 'nobody' })).toEqual({ data: { [name]: null }, errors: [] }),
)
