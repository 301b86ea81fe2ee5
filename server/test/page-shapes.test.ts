import { describe, expect, test } from 'vitest'
import { parent } from './amplify-client.ts'
import { askFor } from './calls.ts'
import { deskForFile } from './desk-for-file.ts'
import { givenBy } from './given.ts'
import { givenPlayers } from './many-players.ts'

const { server, desk } = await deskForFile('2025-09-01T17:00:00Z')

describe('a page contains what was requested', () => {
  const shapes: [string, string, (ids: string[]) => unknown][] = [
    ['the token alone', 'nextToken', () => ({})],
    [
      'items without the key',
      'items { firstName } nextToken',
      () => ({ items: [{ firstName: 'Player 0' }] }),
    ],
    [
      'an aliased id',
      'items { key: id at: createdAt } nextToken',
      ([id]) => ({
        items: [{ key: id, at: '2025-09-01T10:00:00.000Z' }],
      }),
    ],
    [
      'items twice',
      'a: items { id } b: items { firstName id } nextToken',
      ([id]) => ({
        a: [{ id }],
        b: [{ firstName: 'Player 0', id }],
      }),
    ],
    [
      'names that SQL might take for its own',
      'items { i: id r: firstName c: lastName t1: status k0: id items: id } nextToken',
      ([id]) => ({ items: [{ i: id, r: 'Player 0', c: 'Lee', t1: 'ACTIVE', k0: id, items: id }] }),
    ],
    ['in a fragment', '...F', ([id]) => ({ items: [{ id, __typename: 'Player' }] })],
    ['nothing but its type', '__typename nextToken', () => ({ __typename: 'ModelPlayerConnection' })],
  ]
  test.each(shapes)('%s', async (_shape, select, expected) => {
    const { user, ids } = await givenPlayers(server, desk, [0, 1])
    const fragment = select.includes('...F')
      ? 'fragment F on ModelPlayerConnection { items { ... on Player { id __typename } } nextToken }'
      : ''
    const nested = `query S($id: ID!) { it: getUser(id: $id) { players(limit: 1) { ${select} } } } ${fragment}`
    const index = `query S($id: ID!) { it: playersByUserPlayersId(userPlayersId: $id, limit: 1) { ${select} } } ${fragment}`
    for (const page of [
      (await askFor(desk, nested, { id: user.id })).it.players,
      (await askFor(desk, index, { id: user.id })).it,
    ])
      expect(page).toEqual({ ...(expected(ids) as object), nextToken: expect.any(String) })
  })

  test('the names of connections and rows themselves', async () => {
    const { user, ids } = await givenPlayers(server, desk, [0])
    const { data } = await desk.ask(
      `query S($id: ID!) { r: getUser(id: $id) { r: id c: players { c: items { r: user { r: id } } i: __typename } } }`,
      { id: user.id },
    )
    expect(data.r).toEqual({
      r: user.id,
      c: { c: [{ r: { r: user.id } }], i: 'ModelPlayerConnection' },
    })
    expect(ids).toHaveLength(1)
  })

  test.each([
    [
      'all of them',
      'players { items { id } }',
      ([a, b, c]: string[]) => ({ items: [a, b, c].map((id) => ({ id })) }),
    ],
    [
      'a few',
      'players(limit: 2) { items { id } }',
      ([a, b]: string[]) => ({ items: [{ id: a }, { id: b }] }),
    ],
    [
      'the last first, under another name',
      'players(sortDirection: DESC, limit: 1) { rows: items { id } }',
      ([, , c]: string[]) => ({ rows: [{ id: c }] }),
    ],
    ['none', 'players(filter: { firstName: { eq: "Nobody" } }) { items { id } }', () => ({ items: [] })],
  ])('items alone: %s', async (_which, select, expected) => {
    const { user, ids } = await givenPlayers(server, desk, [0, 1, 2])
    const { it } = await askFor(desk, `query S($id: ID!) { it: getUser(id: $id) { ${select} } }`, {
      id: user.id,
    })
    expect(it.players).toEqual(expected(ids))
  })

  test.each([
    'listUsers',
    'listUsers(limit: 1)',
    'usersByEmail(email: $email)',
    'usersByEmail(email: $email, sortDirection: DESC, limit: 1)',
  ])('%s for a parent: their own row, and no further page', async (list) => {
    const { user } = givenBy(desk)
    const { id, email } = await user()
    await user()
    const query = `{ it: ${list.replace('$email', `"${email}"`)} { items { id } nextToken } }`
    const { it } = await askFor(await parent(email as string), query, {})
    expect(it).toEqual({ items: [{ id }], nextToken: null })
  })
})
