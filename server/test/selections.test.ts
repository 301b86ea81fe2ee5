import { expect, test } from 'vitest'
import { type Person, visitor } from './amplify-client.ts'
import { askFor } from './calls.ts'
import { deskForFile } from './desk-for-file.ts'
import { givenFamily } from './family.ts'
import { givenBy } from './given.ts'

const { desk } = await deskForFile('2025-09-01T17:00:00Z')

test('fragments, inline and named, merged with the fields beside them', async () => {
  const { player, user, mum } = await givenFamily(desk)
  const { it } = await askFor(
    mum,
    `query Q($id: ID!) { it: getPlayer(id: $id) { ...A user { email } ... on Player { user { ...U } } ... { status } } }
       fragment A on Player { id user { __typename } }
       fragment U on User { id players { items { ...Again } } }
       fragment Again on Player { firstName }`,
    { id: player.id },
  )
  expect(it).toEqual({
    id: player.id,
    status: 'ACTIVE',
    user: {
      __typename: 'User',
      email: user.email,
      id: user.id,
      players: { items: [{ firstName: 'Maya' }] },
    },
  })
})

test.each([
  [true, true, {}],
  [true, false, {}],
  [false, false, { name: 'Fall training' }],
  [false, true, { name: 'Fall training', fees: { items: [] }, id: 'kept' }],
])('@skip(%s) and @include(%s)', async (skip, include, expected) => {
  const { id } = await givenBy(desk).program()
  const { it } = await askFor(
    desk,
    `query Q($id: ID!, $skip: Boolean!, $include: Boolean!) { it: getProgram(id: $id) {
        __typename
        name @skip(if: $skip)
        fees @include(if: $include) @skip(if: $skip) { items { id } }
        ...F @skip(if: $skip) @include(if: $include)
        ... @include(if: false) { description }
      } } fragment F on Program { id }`,
    { id, skip, include },
  )
  const wanted = 'id' in expected ? { ...expected, id } : expected
  expect(it).toEqual({ __typename: 'Program', ...wanted })
})

test('nothing at all', async () => {
  const { data, errors } = await desk.ask(
    `query Q($no: Boolean!) { listPrograms @include(if: $no) { nextToken } }`,
    {
      no: false,
    },
  )
  expect([data, errors]).toEqual([{}, []])
})

test('__typename everywhere', async () => {
  const { program, fee } = await givenFamily(desk)
  const { data } = await visitor().ask(
    `query Q($id: ID!) { __typename getProgram(id: $id) { __typename fees { __typename items { __typename id } } } }`,
    { id: program.id },
  )
  expect(data).toEqual({
    __typename: 'Query',
    getProgram: {
      __typename: 'Program',
      fees: { __typename: 'ModelProgramFeeConnection', items: [{ __typename: 'ProgramFee', id: fee.id }] },
    },
  })
})

test('variables with defaults, left out, given and null', async () => {
  const given = givenBy(desk)
  const [a, b] = [await given.program({ name: 'Default A' }), await given.program({ name: 'Default B' })]
  const query = `query Q($filter: ModelProgramFilterInput = { name: { eq: "Default A" } }, $limit: Int = 1) {
      it: listPrograms(filter: $filter, limit: $limit) { items { id } } }`
  const found = async (variables: Record<string, unknown>) => (await askFor(desk, query, variables)).it.items
  expect(await found({})).toEqual([{ id: a.id }])
  expect(await found({ filter: { name: { eq: 'Default B' } } })).toEqual([{ id: b.id }])
  expect(await found({})).toEqual([{ id: a.id }])
  expect(await found({ filter: null, limit: 1000 })).toEqual(
    expect.arrayContaining([{ id: a.id }, { id: b.id }]),
  )
  expect(await found({ limit: null })).toEqual([{ id: a.id }])
})

test('a null against a non-null default is the client’s mistake, not ours', async () => {
  const query = `query Q($id: ID = "x", $yes: Boolean = true) { getProgram(id: $id) { id name @include(if: $yes) } }`
  for (const variables of [{ id: null }, { yes: null }]) {
    const { errors } = await desk.ask(query, variables)
    expect(errors[0]).toMatchObject({
      errorType: 'ValidationError',
      message: expect.stringContaining('must not be null'),
    })
  }
  const write = `mutation M($input: CreateUserInput! = { email: "d@example.org" }) { createUser(input: $input) { email } }`
  expect((await desk.ask(write)).data).toEqual({ createUser: { email: 'd@example.org' } })
  expect((await desk.ask(write, { input: null })).errors[0]?.errorType).toBe('ValidationError')
})

test('an enum in a variable, changing from request to request', async () => {
  const { id } = await givenBy(desk).program({ capacity: 3 })
  const query = `query Q($id: ID!, $type: ModelAttributeTypes, $has: Boolean) { it: listPrograms(filter: {
      id: { eq: $id }, capacity: { attributeType: $type, attributeExists: $has } }) { items { id } } }`
  const count = async (type: string, has: boolean) =>
    (await askFor(desk, query, { id, type, has })).it.items.length
  expect([
    await count('number', true),
    await count('string', true),
    await count('number', true),
    await count('_null', false),
    await count('number', false),
  ]).toEqual([1, 0, 1, 0, 0])
})

test('the same text for a visitor, a parent and an administrator', async () => {
  const { mum, player } = await givenFamily(desk)
  const query = `query Same($id: ID!) { getPlayer(id: $id) { id } }`
  const ask = async (who: Person) => {
    const { data, errors } = await who.ask(query, { id: player.id })
    return errors[0]?.errorType ?? data.getPlayer?.id ?? null
  }
  const other = (await givenFamily(desk)).mum
  for (let round = 0; round < 5; round += 1)
    expect([await ask(visitor()), await ask(mum), await ask(other), await ask(desk)]).toEqual([
      'Unauthorized',
      player.id,
      null,
      player.id,
    ])
})
