import { beforeAll, describe, expect, test } from 'vitest'
import { post } from './calls.ts'
import { forFile } from './for-file.ts'
import { asVisitor, realtimeSocket } from './realtime-socket.ts'
import { API_KEY, startServer } from './running-server.ts'
import { signToken } from './tokens.ts'

const AT = '2025-10-01T12:00:00.000Z'
const LARGEST_PLAN = 450_000

const server = await forFile(startServer())
const desk = { authorization: await signToken({ email: 'desk@example.org', groups: ['pmfcadmin'] }) }

beforeAll(async () => {
  await server.sql`
    insert into tournaments
      (id, slug, name, kind, status, plan, public_plan, created_at, updated_at, _version, _deleted, _last_changed_at)
    select 't' || n, 't' || n, 'Fun Day', 'OTHER', 'PUBLISHED', plan, plan, ${AT}, ${AT}, 1, false, 0
    from generate_series(1, 40) n, lateral (select to_json(repeat('x', ${LARGEST_PLAN})) as plan) large`
})

const visitor = { 'x-api-key': API_KEY }
const aliases = (count: number, field: string) =>
  Array.from({ length: count }, (_, n) => `a${n}: ${field}`).join(' ')
const complaint = async (body: object, headers: Record<string, string> = visitor) => {
  const { status, json, text } = await post(server, body, headers)
  expect(status).toBe(200)
  expect(text.length).toBeLessThan(2_000)
  return json.errors?.[0]
}
const TOO_LARGE = {
  errorType: 'AnswerTooLarge',
  message: 'This answer would be longer than 16 MB: ask for fewer fields or smaller pages.',
}

describe('an answer has a size limit', () => {
  test.each([
    ['one plan under 1,400 names', `{ getTournament(id: "t1") { ${aliases(1_400, 'plan')} } }`],
    ['more than a network may read in a minute', `{ listPrograms { items { ${aliases(1_400, 'days')} } } }`],
    ['a page of 1,000 plans', '{ listTournaments(limit: 1000) { items { plan } } }'],
    [
      'more than was to be expected: nothing of it leaves the database',
      '{ listTournaments { items { plan } } }',
    ],
    [
      'the same in two parts',
      '{ a: listTournaments(limit: 20) { items { plan } } b: listTournaments(limit: 20) { items { plan } } }',
    ],
    ['the same with a page token', '{ listTournaments { items { plan } nextToken } }'],
  ])('%s', async (_case, query) => expect(await complaint({ query })).toMatchObject(TOO_LARGE))

  test('an answer below the limit arrives complete', async () => {
    const query = '{ listTournaments(limit: 30) { items { plan } nextToken } }'
    const { json } = await post(server, { query }, visitor)
    expect(json.errors).toBeUndefined()
    const plans = json.data.listTournaments.items.map(({ plan }: { plan: string }) => plan.length)
    expect(plans).toEqual(Array(30).fill(LARGEST_PLAN + 2))
    expect(json.data.listTournaments.nextToken).toBeTypeOf('string')
  })

  test('a write whose result is too large to show is not made', async () => {
    const write = (names: number) =>
      `mutation { updateTournament(input: { id: "t1", _version: 1, name: "Other" }) { name ${aliases(names, 'plan')} } }`
    expect(await complaint({ query: write(60) }, desk)).toMatchObject(TOO_LARGE)
    expect(await server.sql`select name from tournaments where id = 't1'`).toEqual([{ name: 'Fun Day' }])
  })

  test('nobody can subscribe to more than an event may contain', async () => {
    const socket = await realtimeSocket(server.url, asVisitor)
    socket.start('1', `subscription { onUpdateTournament { ${aliases(10, 'plan')} } }`)
    expect((await socket.next()).payload?.errors?.[0]?.message).toBe(
      'This answer would be longer than 2 MB: ask for fewer fields or smaller pages.',
    )
  })
})

describe('a filter has a size limit', () => {
  const query = 'query Q($filter: ModelProgramFilterInput) { listPrograms(filter: $filter) { items { id } } }'
  const conditions = (count: number) => Array.from({ length: count }, (_, n) => ({ name: { ne: `p${n}` } }))
  const names = (count: number) => Array.from({ length: count }, (_, n) => ({ id: { eq: `p${n}` } }))

  test.each([
    ['200 conditions', { and: conditions(200) }, undefined],
    ['201 conditions', { and: conditions(201) }, 'A filter may have at most 200 conditions.'],
    ['201 in two branches', { and: conditions(100), or: conditions(101) }, 'A filter may have at most 200'],
    [
      'several on one field',
      { and: Array(150).fill({ name: { gt: 'a', lt: 'b' } }) },
      'A filter may have at most 200',
    ],
    [
      'that are none',
      { and: Array(201).fill({ name: { attributeExists: true } }) },
      'A filter may have at most 200',
    ],
    ['1,000 ids', { or: names(1_000) }, undefined],
    ['1,001 ids', { or: names(1_001) }, 'A filter may name at most 1000 ids.'],
    [
      '9,000 conditions',
      { and: conditions(9_000) },
      'The variables hold too many values: at most 10000 are read.',
    ],
    ['9,000 of nothing', { and: Array(9_999).fill({}) }, 'The variables hold too many values'],
  ])('%s', async (_case, filter, expected) => {
    const refusal = await complaint({ query, variables: { filter } })
    expect(refusal?.message).toEqual(expected && expect.stringContaining(expected))
  })

  describe('the cost of a search per row', () => {
    const search =
      'query Q($filter: SearchableProgramFilterInput, $aggregates: [SearchableProgramAggregationInput]) { searchPrograms(filter: $filter, aggregates: $aggregates)'
    const counted = 'aggregateItems { result { ... on SearchableAggregateBucketResult { buckets { key } } } }'
    const statuses = (count: number) =>
      Array.from({ length: count }, (_, n) => ({ name: `a${n}`, type: 'terms', field: 'status' }))
    const any = (count: number, operator: string) => ({
      or: Array.from({ length: count }, (_, n) => ({ description: { [operator]: `p${n}` } })),
    })
    const TOO_HEAVY = 'This search would take too long: ask for fewer totals and aggregates'

    test.each([
      [
        '200 conditions in 13 parts',
        any(200, 'ne'),
        10,
        `items { id } total nextToken ${counted}`,
        undefined,
      ],
      [
        'in one more',
        any(200, 'ne'),
        10,
        `items { id } total nextToken ${counted} b: total c: total d: total`,
        TOO_HEAVY,
      ],
      [
        'words of a text in 15 parts',
        any(1, 'match'),
        10,
        `items { id } total nextToken ${counted} b: total c: total`,
        undefined,
      ],
      ['of five texts, too', any(5, 'matchPhrase'), 0, 'items { id } total nextToken', undefined],
      ['in one more', any(5, 'match'), 0, 'items { id } total nextToken b: total', TOO_HEAVY],
      ['of sixteen', any(16, 'matchPhrasePrefix'), 0, 'total', TOO_HEAVY],
      ['150 patterns', any(150, 'wildcard'), 0, 'total', undefined],
      ['151 patterns', any(151, 'wildcard'), 0, 'total', TOO_HEAVY],
      ['nothing, again and again', {}, 10, `${aliases(4, counted)}`, undefined],
    ])('%s', async (_case, filter, aggregates, asked, expected) => {
      const variables = { filter, aggregates: statuses(aggregates) }
      const refusal = await complaint({ query: `${search} { ${asked} } }`, variables })
      expect(refusal?.message).toEqual(expected && expect.stringContaining(expected))
    })
  })

  test('of a subscription', async () => {
    const socket = await realtimeSocket(server.url, asVisitor)
    const subscription =
      'subscription S($f: ModelSubscriptionProgramFilterInput) { onCreateProgram(filter: $f) { id } }'
    const f = { name: { in: Array.from({ length: 201 }, (_, n) => `p${n}`) } }
    socket.start('1', subscription, { variables: { f } })
    expect((await socket.next()).payload?.errors?.[0]?.message).toContain(
      'A filter may have at most 200 conditions.',
    )
  })

  test('an error does not send back all of the bad input', async () => {
    const text = 'query Q($limit: Int) { listPrograms(limit: $limit) { nextToken } }'
    const refusal = await complaint({ query: text, variables: { limit: 'x'.repeat(1_000_000) } })
    expect(refusal?.message).toMatch(/^Variable "\$limit" got invalid value "xxx/)
  })
})
