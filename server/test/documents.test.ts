import { describe, expect, test } from 'vitest'
import { visitor } from './amplify-client.ts'
import { deskForFile } from './desk-for-file.ts'

const { server, desk } = await deskForFile('2025-09-01T17:00:00Z')

const DEEP = 'This query is too deep: at most 15 levels are answered.'
const BROAD = 'This query is too broad: at most 1500 fields are answered.'
const COSTLY = 'This query would touch too many rows: ask for smaller pages or fewer levels.'

/** `User.players.items.user.players.items.user …`, three levels a turn. */
const turns = (count: number): string =>
  count === 0 ? 'id' : `players(limit: 1) { items { user { ${turns(count - 1)} } } }`
const aliases = (count: number, field: string) =>
  Array.from({ length: count }, (_, n) => `a${n}: ${field}`).join(' ')
const nestedItems = (inner: string) =>
  `players { items { registrations { items { discounts { items { ${inner} } } } } } }`

describe('not answered', () => {
  const refused: [string, string, string][] = [
    [
      'a field that is not there',
      '{ listPrograms { rows { id } } }',
      'Cannot query field "rows" on type "ModelProgramConnection".',
    ],
    [
      'an operation that is not there',
      '{ listCoaches { items { id } } }',
      'Cannot query field "listCoaches" on type "Query".',
    ],
    [
      'rows without a selection',
      '{ getProgram(id: "x") }',
      'Field "getProgram" of type "Program" must have a selection of subfields.',
    ],
    [
      'a missing argument',
      '{ getProgram { id } }',
      'Field "getProgram" argument "id" of type "ID!" is required, but it was not provided.',
    ],
    [
      'an unknown argument',
      '{ listPrograms(first: 3) { items { id } } }',
      'Unknown argument "first" on field "Query.listPrograms".',
    ],
    [
      'an undeclared variable',
      'query Q { getProgram(id: $id) { id } }',
      'Variable "$id" is not defined by operation "Q".',
    ],
    [
      'a variable of another type',
      'query Q($id: Int!) { getProgram(id: $id) { id } }',
      'Variable "$id" of type "Int!" used in position expecting type "ID!".',
    ],
    [
      'a wrong literal',
      '{ listPrograms(limit: "ten") { items { id } } }',
      'Int cannot represent non-integer value: "ten"',
    ],
    [
      'a wrong literal day',
      'mutation { createPlayer(input: { firstName: "A", lastName: "B", birthDate: "2025-02-30" }) { id } }',
      'AWSDate must be a calendar day',
    ],
    [
      'two fields of one name',
      '{ a: listPrograms { nextToken } a: listDiscounts { nextToken } }',
      'Fields "a" conflict because "listPrograms" and "listDiscounts" are different fields.',
    ],
    [
      'a fragment in a circle',
      '{ getProgram(id: "x") { ...F } } fragment F on Program { ...F }',
      'Cannot spread fragment "F" within itself.',
    ],
    ['a fragment that is not there', '{ getProgram(id: "x") { ...F } }', 'Unknown fragment "F".'],
    [
      'two operations',
      'query A { __typename } query B { __typename }',
      'Send exactly one operation in each request.',
    ],
    ['too deep', `{ getUser(id: "x") { ${turns(5)} } }`, DEEP],
    [
      'too deep, by fragments',
      `{ getUser(id: "x") { ...A } } fragment A on User { ${turns(3).replace('id', '...B')} } fragment B on User { ${turns(2)} }`,
      DEEP,
    ],
    ['too broad', `{ getProgram(id: "x") { ${aliases(1_500, 'id')} } }`, BROAD],
    [
      'too broad, by fragments',
      `{ ${Array.from({ length: 16 }, (_, n) => `p${n}: getProgram(id: "x") { ...F }`).join(' ')} } fragment F on Program { ${aliases(100, 'id')} }`,
      BROAD,
    ],
    ['too costly', `{ listUsers(limit: 1000) { items { ${nestedItems('id month')} } } }`, COSTLY],
    [
      'too costly, if the variable were at its largest',
      `query Q($limit: Int) { listUsers(limit: $limit) { items { ${nestedItems('id month')} } } }`,
      COSTLY,
    ],
    [
      'too costly, in a fragment',
      `{ listUsers(limit: 1000) { ...F } } fragment F on ModelUserConnection { items { ${nestedItems('id month')} } }`,
      COSTLY,
    ],
    [
      'too costly, in nested fragments',
      `{ listUsers(limit: 1000) { items { players { ... { ... { items { registrations { ... on ModelPlayerProgramRegistrationConnection { items { discounts { items { id month } } } } } } } } } } } }`,
      COSTLY,
    ],
    [
      'too costly beside a page of less than nothing',
      `{ a: listUsers(limit: -2147483648) { items { id } } b: listUsers(limit: 1000) { items { ${nestedItems('id month')} } } }`,
      COSTLY,
    ],
    [
      'a very long name',
      `{ ${'a'.repeat(64)}: listPrograms { nextToken } }`,
      'An alias may have at most 63 characters.',
    ],
    [
      'a subscription',
      'subscription { onCreateProgram { id } }',
      'Subscriptions are served over the realtime endpoint.',
    ],
  ]
  test.each(refused)('%s', async (_case, query, complaint) => {
    // The client refuses to send a document it cannot parse or one with two operations, hence the plain request.
    const answer = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': 'test-visitor-key' },
      body: JSON.stringify({ query }),
    })
    expect(answer.status).toBe(200)
    const { data, errors } = await answer.json()
    expect(data).toBeNull()
    expect(errors[0]).toMatchObject({ errorType: 'ValidationError', path: null, data: null, errorInfo: null })
    expect(errors[0].message).toContain(complaint)
  })

  test('the position of the error, as AppSync reports it', async () => {
    const { errors } = await desk.ask('query Q {\n  getProgram(id: "x") {\n    nickname\n  }\n}')
    expect(errors[0]).toMatchObject({ locations: [{ line: 3, column: 5, sourceName: null }] })
  })

  test('the path of the refusal: a query, a relation, a mutation', async () => {
    const query = 'query Q {\n  mine: listPlayers { nextToken }\n}'
    const relation =
      'query Q {\n  listProgramFees(limit: 1) {\n    items {\n      id\n      registrations { nextToken }\n    }\n  }\n}'
    const mutation = 'mutation M {\n  deleteUser(input: { id: "x" }) { id }\n}'
    const places: [string, number, number][] = [
      [query, 2, 3],
      [relation, 5, 7],
      [mutation, 2, 3],
    ]
    for (const [document, line, column] of places) {
      const { errors } = await visitor().ask(document)
      expect(errors[0]).toMatchObject({
        errorType: 'Unauthorized',
        locations: [{ line, column, sourceName: null }],
      })
    }
  })

  test('just deep enough', async () => {
    const { errors } = await desk.ask(`{ getUser(id: "x") { ${turns(4)} } }`)
    expect(errors).toEqual([])
  })

  test('a name of 63 characters', async () => {
    const name = 'n'.repeat(63)
    const { data } = await desk.ask(`{ ${name}: listPrograms(limit: 1) { ${name}: __typename } }`)
    expect(data).toEqual({ [name]: { [name]: 'ModelProgramConnection' } })
  })
})
