import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { deskForFile } from '../desk-for-file.ts'
import { givenFall, givenMum, register } from '../fall.ts'
import { asked, moveTo, registerPlayers } from '../registering.ts'
import { AGGREGATES, countsOf, NOW, search } from './search.ts'

const at = await deskForFile(NOW)

type Values = Record<string, unknown>

/** Players of a new family with the given values; `of` limits a filter to them. */
async function givenPlayers(...players: Values[]) {
  const user = await at.given.user({ lastName: `N${randomUUID().slice(0, 8)}` })
  const rows = []
  for (const values of players) rows.push(await at.given.player({ userPlayersId: user.id, ...values }))
  const of = (filter: Values = {}) => ({ and: [{ userPlayersId: { eq: user.id } }, filter] })
  const names = async (filter: Values = {}, rest: Values = {}) => {
    const select = 'items { firstName }'
    const { it, error } = await search(at.desk, 'Player', { filter: of(filter), select, ...rest })
    if (error) throw new Error(error.message)
    return it.items.map(({ firstName }: { firstName: string }) => firstName)
  }
  return { user, rows, of, names }
}

const byName = { sort: [{ field: 'firstName', direction: 'asc' }] }

describe('filters', () => {
  test('texts are found by words and their beginnings, ignoring accents and case', async () => {
    const { names, user } = await givenPlayers(
      { firstName: 'Zoë', lastName: 'van Dyk' },
      { firstName: 'Anna-Lena', lastName: 'Oduya' },
      { firstName: '大文', lastName: '100%_sure' },
    )
    const found = (filter: Values) => names(filter, byName)
    expect(await found({ words: { match: 'zo va' } })).toEqual(['Zoë'])
    expect(await found({ words: { match: `LENA ${user.lastName} pat` } })).toEqual(['Anna-Lena'])
    expect(await found({ words: { match: 'oe' } })).toEqual([])
    expect(await found({ words: { match: '!!!' } })).toEqual([])
    expect(await found({ words: { match: "x' or true --" } })).toEqual([])
    expect(await found({ firstName: { match: 'lén' } })).toEqual(['Anna-Lena'])
    expect(await found({ firstName: { multiMatch: '大' } })).toEqual(['大文'])
    expect(await found({ firstName: { match: 'dyk' } })).toEqual([])
    expect(await found({ lastName: { matchPhrase: 'van dyk' } })).toEqual(['Zoë'])
    expect(await found({ lastName: { matchPhrase: 'dyk van' } })).toEqual([])
    expect(await found({ lastName: { matchPhrase: 'van dy' } })).toEqual([])
    expect(await found({ lastName: { matchPhrasePrefix: 'van dy' } })).toEqual(['Zoë'])
    expect(await found({ firstName: { wildcard: 'ANNA*n?' } })).toEqual(['Anna-Lena'])
    expect(await found({ lastName: { wildcard: '100%_*' } })).toEqual(['大文'])
    expect(await found({ lastName: { wildcard: '%' } })).toEqual([])
  })

  test('values are compared, and a missing one matches nothing', async () => {
    const { names } = await givenPlayers(
      { firstName: 'Ada', birthDate: '2015-01-01', shirtSize: 'YM' },
      { firstName: 'Bo', birthDate: '2016-01-01', photoConsent: true },
      { firstName: 'Cy', birthDate: '2017-01-01', photoConsent: false },
    )
    const found = (filter: Values) => names(filter, byName)
    expect(await found({ birthDate: { gte: '2016-01-01' } })).toEqual(['Bo', 'Cy'])
    expect(await found({ birthDate: { gt: '2016-01-01' } })).toEqual(['Cy'])
    expect(await found({ birthDate: { lte: '2016-01-01' } })).toEqual(['Ada', 'Bo'])
    expect(await found({ birthDate: { range: ['2015-06-01', '2016-12-31'] } })).toEqual(['Bo'])
    expect(await found({ birthDate: { match: '2016' } })).toEqual(['Bo'])
    expect(await found({ shirtSize: { exists: true } })).toEqual(['Ada'])
    expect(await found({ shirtSize: { exists: false } })).toEqual(['Bo', 'Cy'])
    expect(await found({ photoConsent: { eq: true } })).toEqual(['Bo'])
    expect(await found({ photoConsent: { ne: true } })).toEqual(['Ada', 'Cy'])
    expect(await found({ firstName: { eq: 'Ada' } })).toEqual(['Ada'])
    expect(await found({ firstName: { eq: 'ada' } })).toEqual([])
    expect(await found({ or: [{ firstName: { eq: 'Ada' } }, { firstName: { eq: 'Cy' } }] })).toEqual([
      'Ada',
      'Cy',
    ])
    expect(await found({ not: { firstName: { match: 'a' } } })).toEqual(['Bo', 'Cy'])
  })

  test.each([
    [
      { firstName: { regexp: '(a+)+$' } },
      'regexp is not answered here: use match, matchPhrasePrefix or wildcard.',
    ],
    [
      { firstName: { wildcard: '*a*b*c*d*e' } },
      'A wildcard may have at most 100 characters, and 4 stars among them.',
    ],
    [{ firstName: { wildcard: 'a'.repeat(101) } }, 'A wildcard may have at most 100 characters'],
    [{ birthDate: { range: ['2016-01-01'] } }, 'range takes exactly two values: the lowest and the highest.'],
    [
      { user: { players: { user: { players: { status: { eq: 'ACTIVE' } } } } } },
      'A filter may go through at most 3 relations.',
    ],
    [{ and: Array(201).fill({ firstName: { ne: 'x' } }) }, 'A filter may have at most 200 conditions.'],
  ])('%j is refused in plain words', async (filter, message) => {
    // Sent twice: a plan cached from a valid request must refuse the same.
    await search(at.desk, 'Player', { filter: { firstName: { wildcard: 'a' } } })
    const { it, error } = await search(at.desk, 'Player', { filter })
    expect(it).toBeNull()
    expect(error).toMatchObject({ errorType: 'ValidationError', message: expect.stringContaining(message) })
  })

  test('on the guardian and on registrations: unpaid, in a program', async () => {
    const fall = await givenFall(at.desk)
    const { names, user, rows } = await givenPlayers(
      { firstName: 'Ada' },
      { firstName: 'Bo' },
      { firstName: 'Cy' },
    )
    const [ada, bo] = rows as [(typeof rows)[0], (typeof rows)[0]]
    await register(at.desk, ada, fall.once)
    const { it } = await register(at.desk, bo, fall.once)
    await moveTo(at.desk, it.id, 'APPROVED')
    const found = (filter: Values) => names(filter, byName)
    expect(await found({ user: { email: { eq: user.email } } })).toEqual(['Ada', 'Bo', 'Cy'])
    expect(await found({ user: { email: { eq: 'else@example.org' } } })).toEqual([])
    expect(await found({ registrations: { status: { eq: 'APPROVED' } } })).toEqual(['Bo'])
    const inFall = { registrations: { programFee: { programFeesId: { eq: fall.program.id } } } }
    expect(await found(inFall)).toEqual(['Ada', 'Bo'])
    expect(await found({ not: inFall })).toEqual(['Cy'])
  })

  test('E-7, E-14: required consents that are missing in their current wording', async () => {
    const fall = await givenFall(at.desk)
    const { mum, child } = await givenMum(at.desk)
    const [ada, bo] = [await child('Ada'), await child('Bo')]
    await registerPlayers(mum, [asked(ada, fall.once)])
    const missing = async (id: string) =>
      (await search(at.desk, 'Player', { filter: { id: { eq: id } }, select: 'items { missingConsents }' }))
        .it.items[0].missingConsents
    expect([await missing(ada.id), await missing(bo.id)]).toEqual([[], ['CONDUCT', 'RISK', 'CONCUSSION']])
    await at.server
      .sql`update consents set text_version = 'older' where player_id = ${ada.id} and text = 'RISK'`
    expect(await missing(ada.id)).toEqual(['RISK'])
    const found = async (exists: boolean) => {
      const filter = { userPlayersId: { eq: ada.userPlayersId }, missingConsents: { exists } }
      return (await search(at.desk, 'Player', { filter })).it.items.map(({ id }: { id: string }) => id)
    }
    expect((await found(true)).toSorted()).toEqual([ada.id, bo.id].toSorted())
    expect(await found(false)).toEqual([])
    await at.server.sql`update consents set text_version = '2025-1' where player_id = ${ada.id}`
    expect(await found(false)).toEqual([ada.id])
  })
})

describe('sorting and paging', () => {
  const sizes = ['YM', null, 'AS', null, 'YM', 'YL', null]

  test('nothing is left out or repeated, whatever is missing, in either direction, page by page', async () => {
    const { of } = await givenPlayers(...sizes.map((shirtSize, n) => ({ firstName: `P${n}`, shirtSize })))
    const walk = async (direction: string, limit: number) => {
      const sort = [
        { field: 'shirtSize', direction },
        { field: 'firstName', direction: 'desc' },
      ]
      const rows: { firstName: string; shirtSize: string | null }[] = []
      let nextToken: string | null = null
      do {
        const select = 'items { firstName shirtSize } nextToken'
        const { it } = await search(at.desk, 'Player', { filter: of(), sort, limit, nextToken, select })
        expect(it.items.length).toBeGreaterThan(0)
        rows.push(...it.items)
        nextToken = it.nextToken
      } while (nextToken !== null)
      return rows.map(({ firstName, shirtSize }) => `${shirtSize} ${firstName}`)
    }
    const missing = ['null P6', 'null P3', 'null P1']
    for (const limit of [1, 2, 3, 7, 8]) {
      expect(await walk('asc', limit)).toEqual(['AS P2', 'YL P5', 'YM P4', 'YM P0', ...missing])
      expect(await walk('desc', limit)).toEqual(['YM P4', 'YM P0', 'YL P5', 'AS P2', ...missing])
    }
  })

  test('rows of the same moment by id; adding or deleting a row between two pages moves no other', async () => {
    const { of, rows } = await givenPlayers(...Array.from({ length: 5 }, (_, n) => ({ firstName: `P${n}` })))
    const sort = [{ field: 'createdAt', direction: 'desc' }]
    const ids = rows
      .map(({ id }) => id)
      .toSorted()
      .toReversed()
    const select = 'items { id } nextToken'
    const first = await search(at.desk, 'Player', { filter: of(), sort, limit: 2, select })
    expect(first.it.items.map(({ id }: { id: string }) => id)).toEqual(ids.slice(0, 2))
    await at.server.sql`update players set _deleted = true where id = ${ids[1] as string}`
    const { nextToken } = first.it
    const rest = await search(at.desk, 'Player', { filter: of(), sort, limit: 5, nextToken, select })
    expect(rest.it.items.map(({ id }: { id: string }) => id)).toEqual(ids.slice(2))
    expect(rest.it.nextToken).toBeNull()
  })

  test('by the guardian, by day, and starting at a row', async () => {
    const [one, other] = [await givenPlayers({ firstName: 'Ada' }), await givenPlayers({ firstName: 'Bo' })]
    const users = [one.user, other.user].toSorted((a, b) => (`${a.lastName}` < `${b.lastName}` ? -1 : 1))
    const filter = { or: [one.of(), other.of()] }
    const select = 'items { userPlayersId }'
    const sorted = async (rest: Values) =>
      (await search(at.desk, 'Player', { filter, select, ...rest })).it.items.map(
        ({ userPlayersId }: { userPlayersId: string }) => userPlayersId,
      )
    const ids = users.map(({ id }) => id)
    expect(await sorted({ sort: [{ field: 'user_lastName' }, { field: 'user_firstName' }] })).toEqual(ids)
    const descending = [{ field: 'user_lastName', direction: 'desc' }]
    expect(await sorted({ sort: descending })).toEqual(ids.toReversed())
    expect(await sorted({ sort: descending, from: 1 })).toEqual([ids[0]])
    expect(await sorted({ sort: descending, from: 2 })).toEqual([])
    expect(await sorted({ sort: [{ field: 'birthDate' }], limit: 1 })).toHaveLength(1)
  })

  test.each([
    [{ limit: 0 }, 'limit must be between 1 and 1000.'],
    [{ limit: 1001 }, 'limit must be between 1 and 1000.'],
    [{ from: -1 }, 'from must be between 0 and 1000000.'],
    [{ from: 1_000_001 }, 'from must be between 0 and 1000000.'],
    [{ from: 1, nextToken: 'x' }, 'This nextToken does not belong to this query.'],
    [{ nextToken: 'made.up' }, 'This nextToken does not belong to this query.'],
    [{ sort: Array(6).fill({ field: 'firstName' }) }, 'A search is sorted by at most 5 fields.'],
  ])('%j is refused', async (variables, message) => {
    const { it, error } = await search(at.desk, 'Player', variables)
    expect(it).toBeNull()
    expect(error?.message).toContain(message)
  })

  test('a token belongs to its query and its caller', async () => {
    const { of } = await givenPlayers({}, {}, {})
    const select = 'items { id } nextToken'
    const { it } = await search(at.desk, 'Player', { filter: of(), limit: 1, select })
    const { nextToken } = it
    const other = await search(at.desk, 'Player', { filter: of({ status: { eq: 'ACTIVE' } }), nextToken })
    expect(other.error?.errorInfo).toMatchObject({ code: 'BAD_NEXT_TOKEN' })
    const both = await search(at.desk, 'Player', { filter: of(), limit: 1, from: 1, nextToken })
    expect(both.error?.message).toBe('Give either from or nextToken.')
  })
})

describe('totals and aggregates', () => {
  test('count what is found, not the page', async () => {
    const { of, rows } = await givenPlayers({}, {}, {})
    await at.server.sql`update players set status = 'ON_HOLD' where id = ${rows[0]?.id as string}`
    const { it } = await search(at.desk, 'Player', { filter: of(), limit: 1, select: 'items { id } total' })
    expect([it.items.length, it.total]).toEqual([1, 3])
    expect(await countsOf(at.desk, 'Player', of())).toEqual({ ACTIVE: 2, ON_HOLD: 1 })
    expect(await countsOf(at.desk, 'Player', of({ status: { eq: 'ON_HOLD' } }))).toEqual({ ON_HOLD: 1 })
  })

  test('add up numbers, in dollars where the API uses dollars; the sum of nothing is null', async () => {
    const { rows, user } = await givenPlayers({})
    for (const quantity of [1, 2]) await at.given.kitOrder(rows[0]?.id as string, { quantity })
    const aggregates = ['sum', 'avg', 'min', 'max'].flatMap((type) => [
      { name: `${type} pieces`, type, field: 'quantity' },
      { name: `${type} money`, type, field: 'totalAmount' },
    ])
    const ask = (email: unknown) => {
      const filter = { player: { user: { email: { eq: email } } } }
      return search(at.desk, 'KitOrder', { filter, aggregates, select: AGGREGATES })
    }
    const values = ({ it }: Awaited<ReturnType<typeof ask>>) =>
      it.aggregateItems.map(({ result }: { result: { value: number } | null }) => result?.value ?? null)
    expect(values(await ask(user.email))).toEqual([3, 30, 1.5, 15, 1, 10, 2, 20])
    expect(values(await ask('nobody@example.org'))).toEqual(Array(8).fill(null))
  })

  test('invalid and excessive requests are refused', async () => {
    const ask = (aggregates: Values[]) => search(at.desk, 'Player', { aggregates, select: AGGREGATES })
    const text = await ask([{ name: 'n', type: 'sum', field: 'firstName' }])
    expect(text.error?.message).toBe('sum is for numbers, which firstName is not.')
    const many = await ask(Array(11).fill({ name: 'n', type: 'terms', field: 'status' }))
    expect(many.error?.message).toBe('A search has at most 10 aggregates.')
    const often = Array.from({ length: 51 }, (_, n) => `a${n}: searchPlayers { total }`).join(' ')
    expect((await at.desk.ask(`{ ${often} }`)).errors[0]?.message).toContain('would touch too many rows')
  })

  test('one request, one statement: rows and the counts of all tabs', async () => {
    const { of } = await givenPlayers({ firstName: 'Ada' }, { firstName: 'Bo' })
    const { data, errors } = await at.desk.ask(
      `query Both($filter: SearchablePlayerFilterInput, $tabs: SearchablePlayerFilterInput) {
        page: searchPlayers(filter: $filter, sort: [{ field: firstName, direction: asc }]) {
          items { firstName user { lastName } registrations { items { id } } } }
        tabs: searchPlayers(filter: $tabs, aggregates: [{ name: "status", type: terms, field: status }]) { ${AGGREGATES} }
      }`,
      { filter: of({ firstName: { eq: 'Bo' } }), tabs: of() },
    )
    expect(errors).toEqual([])
    expect(data.page.items).toEqual([
      { firstName: 'Bo', user: { lastName: expect.any(String) }, registrations: { items: [] } },
    ])
    expect(data.tabs.aggregateItems).toEqual([
      {
        name: 'status',
        result: { __typename: 'SearchableAggregateBucketResult', buckets: [{ key: 'ACTIVE', doc_count: 2 }] },
      },
    ])
  })
})

test('a line says who, whose, in what, and what is missing, but not the text of health notes', async () => {
  const fall = await givenFall(at.desk)
  const { user, child } = await givenMum(at.desk)
  const ada = await child('Ada')
  await at.server.sql`update players set health_notes = 'Peanuts' where id = ${ada.id}`
  const { it } = await register(at.desk, ada, fall.once)
  await moveTo(at.desk, it.id, 'APPROVED')
  const answer = await search(at.desk, 'Player', {
    filter: { registrations: { programFee: { programFeesId: { eq: fall.program.id } } } },
    select: `items { id firstName healthNotes hasHealthNotes missingConsents user { firstName lastName email }
      registrations { items { id status priceCents programFee { program { id name } } } } }`,
  })
  expect(answer.it.items).toEqual([
    {
      id: ada.id,
      firstName: 'Ada',
      healthNotes: null,
      hasHealthNotes: true,
      missingConsents: ['CONDUCT', 'RISK', 'CONCUSSION'],
      user: { firstName: 'Pat', lastName: 'Singh', email: user.email },
      registrations: {
        items: [
          {
            id: it.id,
            status: 'APPROVED',
            priceCents: 28_000,
            programFee: { program: { id: fall.program.id, name: 'Fall training' } },
          },
        ],
      },
    },
  ])
})
