import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { askFor } from '../../server/test/calls.ts'
import { deskForFile } from '../../server/test/desk-for-file.ts'
import { givenFall, givenMum, register } from '../../server/test/fall.ts'
import { NOW } from '../../server/test/search/search.ts'
import { everyPerson, loadPerson, peoplePage } from '../../web/app/desk/people-list.ts'
import { requestOf } from './list-desk.ts'

const at = await deskForFile(NOW)

const list = (values: Record<string, string>) => peoplePage(requestOf(at.desk), values)
const ids = async (values: Record<string, string>) => (await list(values)).items.map(({ id }) => id)
const person = (id: string) => loadPerson(requestOf(at.desk), id)

/** Somebody who can sign in: confirmed, enabled, in no group. */
async function account(
  email: string,
  values: { status?: string; isEnabled?: boolean; isAdmin?: boolean } = {},
) {
  const { status = 'CONFIRMED', isEnabled = true, isAdmin = false } = values
  const id = randomUUID()
  await at.server.sql`
    insert into pool_users (id, email, status, is_enabled, attributes)
    values (${id}, ${email}, ${status}, ${isEnabled}, '{"given_name":"Zoë","family_name":"Ngo"}')`
  if (isAdmin) await at.server.sql`insert into pool_groups (user_id, name) values (${id}, 'pmfcadmin')`
  return id
}

test('a line says who, in what role, whether they can sign in, whose parent and whose partner', async () => {
  const { user, child } = await givenMum(at.desk)
  const [ada, family] = [await child('Ada'), randomUUID()]
  const other = await at.given.user({ firstName: 'Sam', family })
  await at.server.sql`update users set family = ${family} where id = ${user.id}`
  const accountId = await account(user.email as string)
  await at.server.sql`
    insert into pool_sessions (id, user_id, created_at, expires_at)
    values (${randomUUID()}, ${accountId}, '2025-09-19T10:00:00Z', '2025-10-19T10:00:00Z')`
  await at.server.sql`
    insert into pool_known_places (user_id, network_hash, last_at) values (${accountId}, 'here', '2025-08-01T10:00:00Z')`
  const { items, total, counts } = await list({ q: user.email as string })
  expect([total, counts]).toEqual([1, { CONFIRMED: 1 }])
  expect(items).toEqual([
    {
      id: user.id,
      version: 1,
      hasRecord: true,
      accountId,
      email: user.email,
      firstName: 'Pat',
      lastName: 'Singh',
      phone: user.phone,
      role: 'GUARDIAN',
      state: 'CONFIRMED',
      family,
      linked: [{ id: other.id, name: 'Sam Singh' }],
      children: [{ id: ada.id, name: 'Ada Singh', firstName: 'Ada' }],
      createdAt: user.createdAt,
      signedInAt: '2025-09-19T10:00:00.000Z',
    },
  ])
})

test('an account without a row is there, too, until it has one', async () => {
  const email = `${randomUUID()}@example.org`
  const accountId = await account(email, { status: 'UNCONFIRMED' })
  const key = email.split('-')[0] as string
  const [line] = (await list({ q: `zoe ${key}` })).items
  expect(line).toMatchObject({
    id: accountId,
    version: null,
    hasRecord: false,
    accountId,
    email,
    firstName: 'Zoë',
    lastName: 'Ngo',
    state: 'UNCONFIRMED',
    children: [],
    linked: [],
  })
  const { id } = await at.given.user({ email })
  expect(await ids({ q: email })).toEqual([id])
})

test('of two rows of an address the newest has the account', async () => {
  const email = `${randomUUID()}@example.org`
  const insert = (id: string, instant: string) => at.server.sql`
    insert into users (id, email, created_at, updated_at, _version, _deleted, _last_changed_at)
    values (${id}, ${email}, ${instant}, ${instant}, 1, false, 1)`
  const [older, newer] = [randomUUID(), randomUUID()]
  await insert(older, '2025-01-01T00:00:00.000Z')
  await insert(newer, '2025-02-01T00:00:00.000Z')
  await account(email)
  const { items } = await list({ q: email, sort: 'added' })
  expect(items.map((line) => [line.id, line.state])).toEqual([
    [older, 'NO_ACCOUNT'],
    [newer, 'CONFIRMED'],
  ])
})

describe('finding', () => {
  test('by the name of a child, alone or with the parent’s, but not by one that is gone', async () => {
    const { user, child } = await givenMum(at.desk)
    const name = `Kim${randomUUID().slice(0, 6)}`
    const kim = await child(name)
    expect(await ids({ q: name })).toEqual([user.id])
    expect(await ids({ q: `pat ${name.slice(0, 7).toLowerCase()}` })).toEqual([user.id])
    expect(await ids({ q: `sam ${name}` })).toEqual([])
    expect(await ids({ q: '...' })).toEqual([])
    await at.server.sql`update players set _deleted = true where id = ${kim.id}`
    expect(await ids({ q: name })).toEqual([])
  })

  test('by state, role, children and family, with the counts of all states', async () => {
    const lastName = `Lee${randomUUID().slice(0, 6)}`
    const given = async (firstName: string, values = {}) => {
      const { id, email } = await at.given.user({ firstName, lastName, ...values })
      return { id, email: email as string }
    }
    const [anna, ben, cho] = [
      await given('Anna'),
      await given('Ben'),
      await given('Cho', { family: randomUUID() }),
    ]
    await account(anna.email, { isAdmin: true })
    await account(ben.email, { isEnabled: false, status: 'UNCONFIRMED' })
    await at.given.player({ userPlayersId: cho.id })
    const q = lastName
    const { counts, total } = await list({ q, status: 'DISABLED' })
    expect([counts, total]).toEqual([{ CONFIRMED: 1, DISABLED: 1, NO_ACCOUNT: 1 }, 1])
    expect(await ids({ q, status: 'DISABLED' })).toEqual([ben.id])
    expect(await ids({ q, role: 'ADMIN' })).toEqual([anna.id])
    expect(await ids({ q, children: 'with' })).toEqual([cho.id])
    expect(await ids({ q, children: 'without', sort: '-name' })).toEqual([ben.id, anna.id])
    expect(await ids({ q, linked: '1' })).toEqual([cho.id])
    expect(await ids({ q, sort: '-children', size: '1' })).toEqual([cho.id])
    expect(await ids({ q, sort: 'signedIn', size: '2', page: '2' })).toHaveLength(1)
  })

  test.each([
    ['status', 'GONE', 'state'],
    ['role', 'PARENT', 'role'],
    ['sort', 'phone', 'sort'],
  ])('not with %s=%s', (field, value, variable) =>
    expect(list({ [field]: value })).rejects.toThrow(`Variable "$${variable}"`),
  )

  test('one of ten thousand, and a page of them', async () => {
    const { sql } = at.server
    await sql`
      insert into users (id, email, first_name, last_name, created_at, updated_at, _version, _deleted, _last_changed_at)
      select 'many' || n, 'many' || n || '@example.net', 'Many', 'People' || n, '2025-01-01T00:00:00.000Z',
        '2025-01-01T00:00:00.000Z', 1, false, 1 from generate_series(1, 10000) n`
    await sql`
      insert into players (id, first_name, last_name, birth_date, status, user_players_id, created_at, updated_at,
        _version, _deleted, _last_changed_at)
      select 'child' || n, 'Child' || n, 'People' || n, '2017-01-01', 'ACTIVE', 'many' || n, '2025-01-01T00:00:00.000Z',
        '2025-01-01T00:00:00.000Z', 1, false, 1 from generate_series(1, 10000) n`
    await sql`analyze users, players`
    expect(await ids({ q: 'child7777 many' })).toEqual(['many7777'])
    const { items, total } = await list({ q: 'many', sort: 'email', size: '50', page: '3' })
    expect([items.length, total]).toEqual([50, 10_000])
    const everyone = await everyPerson(requestOf(at.desk), { q: 'many', sort: '-added' })
    expect([everyone.length, new Set(everyone.map(({ id }) => id)).size]).toEqual([10_000, 10_000])
  })
})

describe('one person', () => {
  test('with children, registrations, orders and emails; a code that counts stays hidden', async () => {
    const fall = await givenFall(at.desk)
    const { user, child } = await givenMum(at.desk)
    const ada = await child('Ada')
    const { it } = await register(at.desk, ada, fall.once)
    const order = await at.given.kitOrder(ada.id)
    await at.server.sql`
      insert into mail_outbox (id, recipient, subject, text_body, html_body, expires_at)
      values (${randomUUID()}, ${user.email as string}, 'Your code: 123456', '', '', '2025-09-20T18:00:00Z')`
    const found = await person(user.id)
    expect(found).toMatchObject({
      id: user.id,
      state: 'NO_ACCOUNT',
      language: null,
      newsletter: null,
      consents: 0,
    })
    expect(found?.players).toMatchObject([
      {
        id: ada.id,
        firstName: 'Ada',
        status: 'ACTIVE',
        registrations: [{ id: it.id, program: 'Fall training', status: 'PENDING', priceCents: 28_000 }],
        kitOrders: [
          { id: order.id, itemType: 'SOCKS', size: 'S', quantity: 1, totalCents: 1000, status: 'PENDING' },
        ],
      },
    ])
    const emails = 'query E($id: ID!) { it: deskPersonEmails(id: $id) { items { subject } } }'
    const { items } = (await askFor(at.desk, emails, { id: user.id })).it
    const subjects = items.map(({ subject }: { subject: string | null }) => subject)
    expect([subjects[0], subjects.length > 1, JSON.stringify(items)]).toEqual([
      null,
      true,
      expect.not.stringContaining('123456'),
    ])
  })

  test('by the id of the account, with or without a row; nobody is not found', async () => {
    const email = `${randomUUID()}@example.org`
    const accountId = await account(email)
    expect(await person(accountId)).toMatchObject({
      id: accountId,
      hasRecord: false,
      players: [],
    })
    const { id } = await at.given.user({ email })
    expect(await person(accountId)).toMatchObject({ id, hasRecord: true, accountId })
    expect(await person('nobody')).toBeNull()
  })
})

test('E-18: the desk finds a family that adds five children at once, both guardians, until a month has passed', async () => {
  const family = randomUUID()
  const [mum, dad, calm] = [await givenMum(at.desk), await givenMum(at.desk), await givenMum(at.desk)]
  await at.server.sql`update users set family = ${family} where id in (${mum.user.id}, ${dad.user.id})`
  for (const name of ['Ada', 'Bo', 'Cy']) await mum.child(name)
  for (const name of ['Di', 'Ed']) await dad.child(name)
  for (const name of ['Flo', 'Gus', 'Hal']) await calm.child(name)
  const unusual = async () =>
    (await askFor(at.desk, '{ it: deskNumbers { attention { unusual } } }', {})).it.attention.unusual
  const before = await unusual()
  const found = await ids({ unusual: '1', size: '100' })
  expect(found).toEqual(expect.arrayContaining([mum.user.id, dad.user.id]))
  expect(found).not.toContain(calm.user.id)
  expect((await person(mum.user.id))?.unusual).toEqual([
    '5 children have the same birth date.',
    '5 children were added within a minute.',
  ])
  expect((await person(calm.user.id))?.unusual).toEqual([])
  await at.server.sql`
    update players set created_at = '2025-08-01T17:00:00.000Z' where user_players_id in (${mum.user.id}, ${dad.user.id})`
  expect(await ids({ unusual: '1', size: '100' })).not.toContain(mum.user.id)
  expect(await unusual()).toBe(before - 1)
})
