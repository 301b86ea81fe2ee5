import { Kind, type OperationDefinitionNode, parse } from 'graphql'
import { expect, test } from 'vitest'
import { LARGEST_ANSWER } from './answer-limit.ts'
import { answerSize } from './answer-size.ts'

function sizeOf(query: string, variables: Record<string, unknown> = {}) {
  const { definitions } = parse(query)
  const fragments = definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
  return answerSize(
    {
      operation: definitions[0] as OperationDefinitionNode,
      fragments: new Map(fragments.map((fragment) => [fragment.name.value, fragment])),
    },
    variables,
  )
}
const expected = (query: string, variables?: Record<string, unknown>) => sizeOf(query, variables).expected
const aliases = (count: number, field: string) =>
  Array.from({ length: count }, (_, n) => `a${n}: ${field}`).join(' ')

test.each([
  ['a plan', '{ getTournament(id: "x") { plan } }', true],
  ['a page of plans', '{ listTournaments { items { plan } } }', true],
  ['1,000 plans', '{ listTournaments(limit: 1000) { items { plan } } }', false],
  ['one plan under 1,400 names', `{ getTournament(id: "x") { ${aliases(1_400, 'plan')} } }`, false],
  [
    'the same, each written at another place',
    `{ ${Array.from({ length: 1_400 }, (_, n) => `getTournament(id: "x") { a${n}: plan }`).join(' ')} }`,
    false,
  ],
  [
    'the same, in fragments',
    `{ getTournament(id: "x") { ...A ...B } } fragment A on Tournament { ${aliases(20, 'plan')} } fragment B on Tournament { ${aliases(20, 'plan').replaceAll('a', 'b').replaceAll('plbn', 'plan')} }`,
    false,
  ],
  ['both names of 1,000 players', '{ listPlayers(limit: 1000) { items { firstName lastName } } }', true],
  [
    'one text of 1,000 players twice',
    `{ listPlayers(limit: 1000) { items { firstName a: firstName } } }`,
    false,
  ],
  [
    'players of orders of players',
    '{ listPlayers { items { kitOrders { items { player { firstName } } } } } }',
    false,
  ],
  [
    'the schema, 100 times',
    `{ ${aliases(100, '__schema { types { fields { name args { name } } } }')} }`,
    false,
  ],
])('%s', (_case, query, isAnswered) => expect(expected(query) <= LARGEST_ANSWER).toBe(isAnswered))

test('every row of a page counts, and the page is as long as its variable says', () => {
  const query = 'query Q($n: Int) { listPlayers(limit: $n) { items { firstName } } }'
  const [ten, hundred, none] = [10, 100, null].map((n) => expected(query, { n }))
  expect((hundred as number) / (ten as number)).toBeGreaterThan(8)
  expect(none).toBe(hundred)
})

test('the same field written twice under one name counts once', () =>
  expect(expected('{ getPlayer(id: "x") { firstName firstName ... { firstName } } }')).toBe(
    expected('{ getPlayer(id: "x") { firstName } }'),
  ))

test('what it could be at the most is far above what it is as a rule', () => {
  const { expected: usual, most } = sizeOf(
    '{ listPlayers { items { firstName kitOrders { items { notes } } } } }',
  )
  expect(most).toBeGreaterThan(100 * usual)
})
