import { describe, expect, test } from 'vitest'
import { type Person, parent, visitor } from './amplify-client.ts'
import { askFor, getRow, listRows } from './calls.ts'
import { deskForFile } from './desk-for-file.ts'
import { type Family, givenFamily, givenPartner, unlink } from './family.ts'
import { givenBy } from './given.ts'

const { server, desk } = await deskForFile('2025-09-01T17:00:00Z')
const family = await givenFamily(desk)
const stranger = (await givenFamily(desk)).mum
const [partner, exPartner] = [await givenPartner(desk, family), await givenPartner(desk, family)]
await unlink(desk, exPartner)

type Reader =
  | 'visitor'
  | 'owner'
  | 'the other guardian'
  | 'a guardian who has left'
  | 'another parent'
  | 'a parent without a user row'
  | 'administrator'
type Kind = [model: string, plural: string, row: keyof Omit<Family, 'mum'>]

const people: Record<Reader, () => Person | Promise<Person>> = {
  visitor,
  owner: () => family.mum,
  'the other guardian': () => partner,
  'a guardian who has left': () => exPartner,
  'another parent': () => stranger,
  'a parent without a user row': () => parent('unheard-of@example.org'),
  administrator: () => desk,
}

const everyones: Kind[] = [
  ['Program', 'Programs', 'program'],
  ['ProgramFee', 'ProgramFees', 'fee'],
  ['Discount', 'Discounts', 'discount'],
  ['AppliableDiscount', 'AppliableDiscounts', 'appliable'],
  ['ClubSetting', 'ClubSettings', 'setting'],
  ['Tournament', 'Tournaments', 'tournament'],
]
/** Private to one guardian, even within a family. */
const ones: Kind[] = [['User', 'Users', 'user']]
const familys: Kind[] = [
  ['Player', 'Players', 'player'],
  ['PlayerProgramRegistration', 'PlayerProgramRegistrations', 'registration'],
  ['RegistrationDiscount', 'RegistrationDiscounts', 'registrationDiscount'],
  ['KitOrder', 'KitOrders', 'kitOrder'],
  ['Consent', 'Consents', 'consent'],
]

const seeing = (kinds: Kind[], readers: [Reader, 'sees' | 'sees nothing of' | 'may not read'][]) =>
  kinds.flatMap(([model, plural, row]) =>
    readers.map(([who, what]) => ({ who, what, model, plural, row: row as Kind[2] })),
  )

describe.each([
  ...seeing(everyones, [
    ['visitor', 'sees'],
    ['owner', 'sees'],
    ['another parent', 'sees'],
    ['a parent without a user row', 'sees'],
    ['administrator', 'sees'],
  ]),
  ...seeing(ones, [
    ['visitor', 'may not read'],
    ['owner', 'sees'],
    ['the other guardian', 'sees nothing of'],
    ['a guardian who has left', 'sees nothing of'],
    ['another parent', 'sees nothing of'],
    ['a parent without a user row', 'sees nothing of'],
    ['administrator', 'sees'],
  ]),
  ...seeing(familys, [
    ['visitor', 'may not read'],
    ['owner', 'sees'],
    ['the other guardian', 'sees'],
    ['a guardian who has left', 'sees nothing of'],
    ['another parent', 'sees nothing of'],
    ['a parent without a user row', 'sees nothing of'],
    ['administrator', 'sees'],
  ]),
])('$who $what $model', ({ who, what, model, plural, row }) => {
  test('get, list and sync', async () => {
    const reader = await people[who]()
    const { id } = family[row]
    const got = await getRow(reader, model, id)
    const listed = await listRows(reader, model, { id: { eq: id } }, 'id', plural)
    const sync = `query Sync($filter: Model${model}FilterInput, $lastSync: AWSTimestamp) {
      it: sync${plural}(filter: $filter, lastSync: $lastSync) { items { id } } }`
    const synced = await askFor(reader, sync, { filter: { id: { eq: id } } })
    const since = await askFor(reader, sync, { filter: { id: { eq: id } }, lastSync: 1 })
    if (what === 'may not read') {
      for (const [answer, field] of [
        [got, `get${model}`],
        [listed, `list${plural}`],
        [synced, `sync${plural}`],
        [since, `sync${plural}`],
      ] as const) {
        expect(answer.it).toBeNull()
        expect(answer.error?.message).toBe(`Not Authorized to access ${field} on type Query`)
      }
      return
    }
    expect([got.error, listed.error, synced.error, since.error]).toEqual(Array(4).fill(undefined))
    const expected = what === 'sees' ? [{ id }] : []
    expect(got.it).toEqual(expected[0] ?? null)
    expect([listed.it.items, synced.it.items, since.it.items]).toEqual([expected, expected, expected])
  })
})

describe('index queries show nobody more', () => {
  const queries: [string, string, string, (family: Family) => Record<string, unknown>][] = [
    ['usersByEmail', '$email: String!', 'email: $email', ({ user }) => ({ email: user.email })],
    ['playersByUserPlayersId', '$id: ID!', 'userPlayersId: $id', ({ user }) => ({ id: user.id })],
    ['playersOfFamily', '$id: ID!', 'userPlayersId: $id', ({ user }) => ({ id: user.id })],
    ['playerProgramRegistrationsByStatus', '$s: String!', 'status: $s', () => ({ s: 'PENDING' })],
    ['kitOrdersByStatus', '$s: String!', 'status: $s', () => ({ s: 'PENDING' })],
    [
      'kitOrdersByPlayerKitOrdersIdAndStatus',
      '$id: ID!',
      'playerKitOrdersId: $id',
      ({ player }) => ({ id: player.id }),
    ],
    ['auditEntriesByRowId', '$id: ID!', 'rowId: $id', ({ player }) => ({ id: player.id })],
    ['auditEntriesBySubjectUserId', '$id: ID!', 'subjectUserId: $id', ({ user }) => ({ id: user.id })],
  ]

  test.each(queries)('%s', async (name, declared, passed, variables) => {
    const query = `query Q(${declared}) { it: ${name}(${passed}, limit: 1000) { items { id } } }`
    const ids = async (who: Person) =>
      ((await askFor(who, query, variables(family))).it?.items ?? []).map(({ id }: { id: string }) => id)
    const [own, others, all] = [await ids(family.mum), await ids(stranger), await ids(desk)]
    expect(own.length).toBeGreaterThan(0)
    expect(all).toEqual(expect.arrayContaining(own))
    expect(own.filter((id: string) => others.includes(id))).toEqual([])
    const { error } = await askFor(visitor(), query, variables(family))
    expect(error?.message).toBe(`Not Authorized to access ${name} on type Query`)
  })

  test('the email address of somebody else, in any spelling', async () => {
    const query = `query Q($email: String!) { it: usersByEmail(email: $email) { items { id } } }`
    const email = family.user.email as string
    for (const spelling of [email, email.toUpperCase(), ` ${email} `]) {
      expect((await askFor(stranger, query, { email: spelling })).it).toEqual({ items: [] })
      expect((await askFor(family.mum, query, { email: spelling })).it).toEqual({
        items: [{ id: family.user.id }],
      })
    }
  })

  test('a filter that matches every row gives no access', async () => {
    const filter = { or: [{ id: { ne: 'x' } }, { not: { id: { eq: 'x' } } }] }
    const { it } = await listRows(stranger, 'Player', filter, 'id userPlayersId')
    expect(it.items).toHaveLength(1)
    expect(it.items[0].userPlayersId).not.toBe(family.user.id)
  })
})

describe('rows that are not public yet', () => {
  test.each([
    ['ClubSetting', 'ClubSettings', { key: 'draft news', value: '{}', published: false }],
    ['Tournament', 'Tournaments', { slug: 'draft', name: 'Draft', status: 'DRAFT' }],
  ])('%s', async (model, plural, input) => {
    const row = await givenBy(desk).create(model, input)
    const filter = { id: { eq: row.id } }
    for (const who of [visitor(), family.mum]) {
      expect(await getRow(who, model, row.id)).toEqual({ it: null, error: undefined })
      expect((await listRows(who, model, filter, 'id', plural)).it.items).toEqual([])
    }
    expect((await getRow(desk, model, row.id)).it).toEqual({ id: row.id })
  })

  test('the fees and discounts of a draft program, until it is open', async () => {
    const given = givenBy(desk)
    const program = await given.program({ status: 'DRAFT' })
    const fee = await given.fee(program.id)
    const discount = await given.discount()
    const link = await given.create('AppliableDiscount', { programFeeID: fee.id, discountID: discount.id })
    const rows = [
      ['ProgramFee', fee.id],
      ['AppliableDiscount', link.id],
    ] as const
    for (const who of [visitor(), family.mum])
      for (const [model, id] of rows) {
        expect(await getRow(who, model, id)).toEqual({ it: null, error: undefined })
        expect((await listRows(who, model, { id: { eq: id } })).it.items).toEqual([])
      }
    for (const [model, id] of rows) expect((await getRow(desk, model, id)).it).toEqual({ id })
    await server.sql`update programs set status = 'OPEN' where id = ${program.id}`
    for (const [model, id] of rows) expect((await getRow(visitor(), model, id)).it).toEqual({ id })
  })
})

test('two users with one address: the parent is the newer one, the older one counts as somebody else', async () => {
  const older = family.user
  const email = `twice-${older.id}@example.org`
  const made = await givenBy(desk).user({ email })
  const { sql } = server
  await sql`
    insert into users (id, email, created_at, updated_at, _version, _deleted, _last_changed_at)
    select id || '-newer', email, '2025-09-02T17:00:00.000Z', updated_at, _version, _deleted, _last_changed_at
    from users where id = ${made.id}`
  const twice = await parent(email)
  const { it } = await listRows(twice, 'User', {})
  expect(it.items).toEqual([{ id: `${made.id}-newer` }])
})
