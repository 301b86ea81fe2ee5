import { describe, expect, test } from 'vitest'
import { arrayLiteral } from '../src/postgres/sql-value.ts'
import { askFor, createRow, getRow, listRows } from './calls.ts'
import { deskForFile } from './desk-for-file.ts'
import { givenBy } from './given.ts'

const { server, desk } = await deskForFile('2025-09-01T17:00:00Z')

const awkward = [
  `'; drop table players; --`,
  `" or 1=1 --`,
  `' or ''='`,
  '$1',
  '$1::text) or true --',
  '100%',
  '_____',
  '%',
  'back\\slash',
  'ends in \\',
  '{a,"b"}',
  '{"curly": true}',
  'NULL',
  'tab\tand\nline',
  '𝒳 👩‍👧 e\u0301',
  '\u202Eright to left',
  'ſtraße İstanbul',
]

describe.each(awkward)('the text %j', (text) => {
  test('is stored and found as it is by every operator, and nothing else is', async () => {
    const given = givenBy(desk)
    const player = await given.player({ lastName: text, emergencyContact: text })
    const decoy = await given.player({ lastName: 'x', emergencyContact: 'Plain text' })
    const near = { or: [{ id: { eq: player.id } }, { id: { eq: decoy.id } }] }
    for (const operator of ['eq', 'contains', 'beginsWith', 'le', 'ge'])
      if (operator !== 'le' && operator !== 'ge') {
        const { it } = await listRows(desk, 'Player', { ...near, lastName: { [operator]: text } })
        expect([operator, it.items]).toEqual([operator, [{ id: player.id }]])
      }
    const many = { or: [{ lastName: { eq: text } }, { lastName: { eq: 'nobody' } }], and: [near] }
    expect((await listRows(desk, 'Player', many)).it.items).toEqual([{ id: player.id }])
    const { it } = await getRow(desk, 'Player', player.id, 'lastName emergencyContact')
    expect(it).toEqual({ lastName: text, emergencyContact: text })
  })

  test('matches nothing as an id, a key or an address', async () => {
    expect(await getRow(desk, 'Player', text)).toEqual({ it: null, error: undefined })
    const byEmail = `query E($email: String!) { it: usersByEmail(email: $email) { items { id } } }`
    expect((await askFor(desk, byEmail, { email: text })).it).toEqual({ items: [] })
  })

  test('stays one element of a list', async () => {
    const { it, error } = await createRow(
      desk,
      'Program',
      { name: text, startDate: '2025-09-06', endDate: '2025-12-18', days: ['SAT'], location: text },
      'name location',
    )
    expect([it, error]).toEqual([{ name: text, location: text }, undefined])
  })
})

// No rule uses such days: this tests how a list is written and read.
test('lists keep quotes, commas and backslashes apart', async () => {
  const { id } = await givenBy(desk).program()
  const days = ['2025-09', 'a,b', '"', '\\', '{}', 'NULL', '']
  await server.sql.unsafe('update programs set days = $1::text[] where id = $2', [arrayLiteral(days), id])
  expect((await getRow(desk, 'Program', id, 'days')).it.days).toEqual(days)
})

describe('the rows of many parents', () => {
  test('a thousand alternatives on one key, ten of them existing', async () => {
    const given = givenBy(desk)
    const user = await given.user()
    const players = []
    for (let n = 0; n < 10; n += 1) players.push(await given.player({ userPlayersId: user.id }))
    const wanted = [...Array.from({ length: 990 }, (_, n) => `nobody-${n}`), ...players.map(({ id }) => id)]
    for (const field of ['id', 'userPlayersId']) {
      const values = field === 'id' ? wanted : [...wanted.slice(0, 999), user.id]
      const { it, error } = await listRows(desk, 'Player', { or: values.map((eq) => ({ [field]: { eq } })) })
      expect(error).toBeUndefined()
      expect(it.items).toEqual(players.map(({ id }) => ({ id })).toSorted((a, b) => (a.id < b.id ? -1 : 1)))
    }
  })

  test('the same document with one, two and no alternatives', async () => {
    const given = givenBy(desk)
    const [a, b] = [await given.player(), await given.player()]
    const found = async (...ids: string[]) =>
      (await listRows(desk, 'Player', { or: ids.map((eq) => ({ id: { eq } })) })).it.items.length
    expect([await found(a.id), await found(a.id, b.id), await found(a.id), await found('x', 'y')]).toEqual([
      1, 2, 1, 0,
    ])
  })

  test('far too many different conditions are refused with a sentence', async () => {
    const or = Array.from({ length: 70_000 }, (_, n) => ({ lastName: { gt: String(n) } }))
    const { it, error } = await listRows(desk, 'Player', { or })
    expect(it).toBeNull()
    expect(error?.errorType).toBe('ValidationError')
  })
})

describe('one document, many shapes of variables', () => {
  test('each answer follows its own variables, in whatever order they come', async () => {
    const given = givenBy(desk)
    const user = await given.user()
    const [maya, leo] = [
      await given.player({ userPlayersId: user.id, gender: 'f' }),
      await given.player({ userPlayersId: user.id, firstName: 'Leo' }),
    ]
    const query = `query Q($key: ID!, $filter: ModelPlayerFilterInput, $sort: ModelSortDirection, $limit: Int, $names: Boolean!) {
      it: playersByUserPlayersId(userPlayersId: $key, filter: $filter, sortDirection: $sort, limit: $limit) {
        items { id firstName @include(if: $names) } } }`
    const [m, l] = [{ id: maya.id }, { id: leo.id }]
    const base = { key: user.id, names: false }
    const cases: [object, object[]][] = [
      [{}, [m, l]],
      [{ filter: { gender: { eq: 'f' } } }, [m]],
      [{ filter: { gender: { eq: null } } }, [l]],
      [{ filter: { gender: { ne: 'f' } } }, [l]],
      [{ filter: { gender: { eq: 'x' } } }, []],
      [{ filter: { firstName: { eq: 'Leo' } } }, [l]],
      [{ filter: null, sort: 'DESC' }, [l, m]],
      [{ sort: 'ASC', limit: 1 }, [m]],
      [{ sort: 'DESC', limit: 1 }, [l]],
      [
        { names: true },
        [
          { ...m, firstName: 'Maya' },
          { ...l, firstName: 'Leo' },
        ],
      ],
      [{ key: 'nobody' }, []],
    ]
    // With equal createdAt values, the ids would decide the order.
    await server.sql`update players set created_at = '2025-09-02T00:00:00.000Z' where id = ${leo.id}`
    for (let round = 0; round < 6; round += 1)
      for (const [variables, expected] of round % 2 ? cases.toReversed() : cases) {
        const { it, error } = await askFor(desk, query, { ...base, ...variables })
        expect([variables, it?.items, error]).toEqual([variables, expected, undefined])
      }
  })
})
