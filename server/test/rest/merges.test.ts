import { randomUUID } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { parent } from '../amplify-client.ts'
import { getRow, updateRow } from '../calls.ts'
import { givenFall, givenMum, type Mum, register } from '../fall.ts'
import { PATIENT } from '../patient.ts'
import { asked, emailsTo, moveTo, registerPlayers } from '../registering.ts'
import { reportDesk } from './report-desk.ts'

const at = reportDesk()

const preview = (keep: Mum, gone: Mum) => at.ask(`/merges/${keep.user.id}/${gone.user.id}`)

async function merge(keep: Mum, gone: Mum) {
  const seen = (await preview(keep, gone)).body
  return at.post('/merges', {
    keepId: keep.user.id,
    keepVersion: seen.keep.version,
    goneId: gone.user.id,
    goneVersion: seen.gone.version,
  })
}

const rowOf = async (table: string, id: string) => {
  const [row] = await at.server.sql`select * from ${at.server.sql(table)} where id = ${id}`
  return row ?? {}
}

const twoMums = async () => [await givenMum(at.desk), await givenMum(at.desk)] as [Mum, Mum]

async function account(email: unknown, isAdmin = false) {
  const id = randomUUID()
  await at.server
    .sql`insert into pool_users (id, email, status) values (${id}, ${email as string}, 'CONFIRMED')`
  await at.server
    .sql`insert into pool_sessions (id, user_id, expires_at) values (${id}, ${id}, now() + interval '1 day')`
  if (isAdmin) await at.server.sql`insert into pool_groups (user_id, name) values (${id}, 'pmfcadmin')`
  return id
}

test('P-7: players, registrations, orders and consents go to the one that is kept; prices follow (M-6)', async () => {
  const fall = await givenFall(at.desk)
  const [keep, gone] = await twoMums()
  const [ada, bo] = [await keep.child('Ada'), await gone.child('Bo')]
  await registerPlayers(keep.mum, [asked(ada, fall.once)])
  const { it } = await registerPlayers(gone.mum, [asked(bo, fall.once)])
  const order = await at.given.kitOrder(bo.id)
  await at.server.sql`update users set phone = null where id = ${keep.user.id}`
  await at.server.sql`update users set phone = '604-555-0100', language = 'ko' where id = ${gone.user.id}`
  const accountId = await account(gone.user.email)

  const seen = await preview(keep, gone)
  expect([seen.status, seen.body]).toMatchObject([
    200,
    {
      keep: { id: keep.user.id, email: keep.user.email },
      gone: { id: gone.user.id, email: gone.user.email },
      players: [{ id: bo.id, name: 'Bo Singh', registrations: 1, kitOrders: 1, isTwin: false }],
      consents: 3,
      taken: { phone: '604-555-0100', language: 'ko' },
      account: 'CLOSED',
      hasKeptAccount: false,
      family: 'NONE',
      prices: [
        { playerName: expect.any(String), beforeCents: 28_000, afterCents: 22_400 },
        { playerName: expect.any(String), beforeCents: 28_000, afterCents: 22_400 },
      ],
    },
  ])
  expect(await rowOf('players', bo.id)).toMatchObject({ user_players_id: gone.user.id, _version: 1 })

  const done = await merge(keep, gone)
  expect([done.status, done.body.players, done.body.prices]).toEqual([
    201,
    seen.body.players,
    seen.body.prices,
  ])
  expect(await rowOf('players', bo.id)).toMatchObject({ user_players_id: keep.user.id, _version: 2 })
  expect(await rowOf('users', gone.user.id)).toMatchObject({ _deleted: true })
  expect(await rowOf('users', keep.user.id)).toMatchObject({
    email: keep.user.email,
    phone: '604-555-0100',
    language: 'ko',
    _deleted: false,
  })
  expect(await rowOf('pool_users', accountId)).toMatchObject({ is_enabled: false })
  expect((await rowOf('pool_sessions', accountId)).ended_at).not.toBeNull()
  // The owner of the other address is told where to sign in, without seeing that address.
  const message = (await emailsTo(at.server, gone.user.email)).at(-1)
  expect(message?.subject).toBe('We’ve merged your two records at the club')
  expect(message?.text).not.toContain(keep.user.email)
  // The kept parent sees everything, including the registration at the family's price and the order.
  const mine = await getRow(keep.mum, 'PlayerProgramRegistration', it.items[0].id, 'id priceCents')
  expect(mine.it).toEqual({ id: it.items[0].id, priceCents: 22_400 })
  expect((await getRow(keep.mum, 'KitOrder', order.id)).it).toEqual({ id: order.id })
  const consents = await at.server.sql`select user_id from consents where player_id = ${bo.id}`
  expect(consents.map(({ user_id }) => user_id)).toEqual(Array(3).fill(keep.user.id))
})

test('who merged what is in the audit, and the kept family can read it, along with the other’s entries', async () => {
  const [keep, gone] = await twoMums()
  const bo = await gone.child('Bo')
  await at.post(`/players/${bo.id}/health-notes`)
  await merge(keep, gone)
  const { data } = await keep.mum.ask(
    `query Q($id: ID!) { it: auditEntriesBySubjectUserId(subjectUserId: $id) {
      items { actorEmail action model rowId after } } }`,
    { id: keep.user.id },
  )
  const acts = data.it.items.map(({ action, rowId }: { action: string; rowId: string }) => [action, rowId])
  expect(acts).toEqual(
    expect.arrayContaining([
      ['MERGE', keep.user.id],
      ['DELETE', gone.user.id],
      ['UPDATE', bo.id],
      ['HEALTH_NOTES', bo.id],
    ]),
  )
  const merged = data.it.items.find(({ action }: { action: string }) => action === 'MERGE')
  expect([merged.actorEmail, JSON.parse(merged.after)]).toEqual([
    at.desk.email,
    { merged: gone.user.id, email: gone.user.email, name: 'Pat Singh', players: ['Bo Singh'] },
  ])
})

test('P-8: a child that both have becomes one, with the registrations and notes of both', async () => {
  const [fall, spring] = [await givenFall(at.desk), await givenFall(at.desk)]
  const [keep, gone] = await twoMums()
  const [ada, twin] = [await keep.child('Ada'), await gone.child('ada ')]
  await at.server.sql`update players set health_notes = 'Asthma' where id = ${ada.id}`
  await at.server
    .sql`update players set health_notes = 'Peanuts', shirt_size = 'YM', status = 'ON_HOLD' where id = ${twin.id}`
  const { it } = await register(at.desk, ada, fall.once)
  const [order, other] = [await at.given.kitOrder(twin.id), await register(at.desk, ada, spring.once)]
  expect((await merge(keep, gone)).body.players).toMatchObject([{ id: twin.id, kitOrders: 1, isTwin: true }])
  expect(await rowOf('players', twin.id)).toMatchObject({ _deleted: true })
  const notes = await at.post(`/players/${ada.id}/health-notes`)
  expect(notes.body).toEqual({ healthNotes: 'Asthma\nPeanuts' })
  expect(await rowOf('players', ada.id)).toMatchObject({
    shirt_size: 'YM',
    status: 'ON_HOLD',
  })
  expect(await rowOf('kit_orders', order.id)).toMatchObject({ player_kit_orders_id: ada.id })
  for (const { id } of [it, other.it])
    expect(await rowOf('player_program_registrations', id)).toMatchObject({ player_registrations_id: ada.id })
})

test('P-8, E-11: if both are registered in one program, the merge is refused until one is cancelled', async () => {
  const fall = await givenFall(at.desk)
  const [keep, gone] = await twoMums()
  await register(at.desk, await keep.child('Ada'), fall.once)
  const { it } = await register(at.desk, await gone.child('Ada'), fall.twice)
  const refused = await preview(keep, gone)
  expect([refused.status, refused.body]).toEqual([
    409,
    {
      code: 'REGISTERED_TWICE',
      message: 'Ada is registered twice for Fall training. Cancel one of the two first.',
    },
  ])
  await moveTo(at.desk, it.id, 'CANCELLED')
  expect((await merge(keep, gone)).status).toBe(201)
})

describe('families', () => {
  const linked = async (mum: Mum) => {
    const family = randomUUID()
    await at.server.sql`update users set family = ${family} where id = ${mum.user.id}`
    return { family, partner: await at.given.user({ family }) }
  }

  test('the other’s family is taken over', async () => {
    const [keep, gone] = await twoMums()
    const { family } = await linked(gone)
    expect((await merge(keep, gone)).body.family).toBe('TAKEN')
    expect(await rowOf('users', keep.user.id)).toMatchObject({ family })
  })

  test('two become one', async () => {
    const [keep, gone] = await twoMums()
    const [{ family }, { partner }] = [await linked(keep), await linked(gone)]
    expect((await merge(keep, gone)).body.family).toBe('JOINED')
    expect(await rowOf('users', partner.id)).toMatchObject({ family })
  })
})

describe('refused', () => {
  test.each([
    ['one with itself', 'SAME_USER', async (keep: Mum) => [keep, keep]],
    [
      'one that is deleted',
      'USER_GONE',
      async (keep: Mum, gone: Mum) => {
        await at.server.sql`update users set _deleted = true where id = ${gone.user.id}`
        return [keep, gone]
      },
    ],
    [
      'an administrator as the one that goes',
      'IS_ADMINISTRATOR',
      async (keep: Mum, gone: Mum) => {
        await account(gone.user.email, true)
        return [keep, gone]
      },
    ],
  ])('%s', async (_who, code, arrange) => {
    const [first, second] = await twoMums()
    const [keep, gone] = (await arrange(first, second)) as [Mum, Mum]
    const { status, body } = await preview(keep, gone)
    expect([status, body.code]).toEqual([409, code])
  })

  test('oneself, on either side', async () => {
    const [mum] = await twoMums()
    const { it } = await updateRow(
      at.desk,
      'User',
      { id: mum.user.id, _version: 1, email: at.desk.email },
      'id',
    )
    expect(it).toEqual({ id: mum.user.id })
    const [other] = await twoMums()
    for (const pair of [
      [mum, other],
      [other, mum],
    ] as [Mum, Mum][])
      expect((await preview(...pair)).body.code).toBe('OWN_RECORD')
  })

  test('one that has changed since the preview', async () => {
    const [keep, gone] = await twoMums()
    const body = { keepId: keep.user.id, keepVersion: 1, goneId: gone.user.id, goneVersion: 1 }
    await updateRow(at.desk, 'User', { id: gone.user.id, _version: 1, firstName: 'Sam' })
    const answer = await at.post('/merges', body)
    expect([answer.status, answer.body.code]).toEqual([409, 'CHANGED'])
    expect(await rowOf('users', gone.user.id)).toMatchObject({ _deleted: false })
  })

  test.each([
    [{ keepId: 'a', goneId: 'b' }, ['keepVersion', 'goneVersion']],
    [{ keepId: '', keepVersion: 1, goneId: 'b', goneVersion: 0 }, ['keepId', 'goneVersion']],
  ])('%j', async (body, fields) => {
    const answer = await at.post('/merges', body)
    expect([answer.status, Object.keys(answer.body.fields).sort()]).toEqual([400, fields.sort()])
  })
})

const waiters = async () =>
  (
    await at.server.sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  ).length

describe('at the same moment', () => {
  test('a registration under way moves along, and the family has one price', async () => {
    const fall = await givenFall(at.desk)
    const [keep, gone] = await twoMums()
    const [ada, bo] = [await keep.child('Ada'), await gone.child('Bo')]
    await register(at.desk, ada, fall.once)
    const lock = await at.server.sql.reserve()
    await lock`begin`
    await lock`lock table player_program_registrations in share mode`
    // It has locked its family and is about to write; the merge waits for it.
    const registration = registerPlayers(gone.mum, [asked(bo, fall.once)])
    await vi.waitUntil(async () => (await waiters()) === 1, PATIENT)
    const body = { keepId: keep.user.id, keepVersion: 1, goneId: gone.user.id, goneVersion: 1 }
    const merged = at.post('/merges', body)
    await vi.waitUntil(async () => (await waiters()) === 2, PATIENT)
    await lock`commit`
    lock.release()
    const [{ it, error }, answer] = [await registration, await merged]
    expect([error, answer.status]).toEqual([undefined, 201])
    const rows = await at.server.sql`
      select p.user_players_id as owner, r.price_cents as cents from player_program_registrations r
      join players p on p.id = r.player_registrations_id where p.id in (${ada.id}, ${bo.id}) and not r._deleted`
    expect(it.items).toHaveLength(1)
    expect([...rows]).toEqual(Array(2).fill({ owner: keep.user.id, cents: 22_400 }))
  })

  test('a registration made during a merge is priced in the merged family', async () => {
    const fall = await givenFall(at.desk)
    const [keep, gone] = await twoMums()
    const [ada, bo] = [await keep.child('Ada'), await gone.child('Bo')]
    await register(at.desk, ada, fall.once)
    const lock = await at.server.sql.reserve()
    await lock`begin`
    await lock`lock table users in exclusive mode`
    const body = { keepId: keep.user.id, keepVersion: 1, goneId: gone.user.id, goneVersion: 1 }
    const merged = at.post('/merges', body)
    await vi.waitUntil(async () => (await waiters()) === 1, PATIENT)
    const registration = register(at.desk, bo, fall.once)
    await vi.waitUntil(async () => (await waiters()) === 2, PATIENT)
    await lock`commit`
    lock.release()
    expect((await merged).status).toBe(201)
    expect((await registration).it.priceCents).toBe(22_400)
    const [row] = await at.server.sql`
      select price_cents as cents from player_program_registrations where player_registrations_id = ${ada.id}`
    expect(row).toEqual({ cents: 22_400 })
  })

  test('a child added to the one that goes is either moved or refused', async () => {
    const [keep, gone] = await twoMums()
    const mum = await parent(gone.user.email as string)
    const body = { keepId: keep.user.id, keepVersion: 1, goneId: gone.user.id, goneVersion: 1 }
    const add = (n: number) =>
      mum.ask('mutation M($input: CreatePlayerInput!) { it: createPlayer(input: $input) { id } }', {
        input: {
          firstName: `Kid ${n}`,
          lastName: 'Singh',
          birthDate: '2017-05-31',
          userPlayersId: gone.user.id,
        },
      })
    const [answer, ...added] = await Promise.all([at.post('/merges', body), ...[1, 2, 3, 4, 5, 6].map(add)])
    expect(answer.status).toBe(201)
    const made = added.flatMap(({ data }) => data?.it?.id ?? [])
    const rows = await at.server.sql`select user_players_id as owner from players where id = any(${made})`
    expect([...rows]).toEqual(made.map(() => ({ owner: keep.user.id })))
  })
})
