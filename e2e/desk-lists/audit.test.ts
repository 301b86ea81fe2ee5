import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { parent } from '../../server/test/amplify-client.ts'
import { updateRow } from '../../server/test/calls.ts'
import { givenMum } from '../../server/test/fall.ts'
import { auditPage } from '../../web/app/desk/audit-list.ts'
import { listDesk, requestOf } from './list-desk.ts'

const at = await listDesk()

const list = (values: Record<string, string>) => auditPage(requestOf(at.desk), values)
const acts = (items: { action: string; model: string }[]) =>
  items.map(({ action, model }) => `${action} ${model}`)

/** An entry with a time or kind that the desk cannot produce. */
const entry = (values: Record<string, unknown>) => {
  const at_ = (values.at as string | undefined) ?? '2025-09-20T17:00:00.000Z'
  return at.server.sql`insert into audit_entries ${at.server.sql({
    id: randomUUID(),
    actor_email: 'desk@example.org',
    actor_role: 'ADMIN',
    action: 'LOOK',
    model: 'User',
    row_id: 'x',
    ...Object.fromEntries(Object.entries(values).filter(([name]) => name !== 'at')),
    created_at: at_,
    updated_at: at_,
    _version: 1,
    _deleted: false,
    _last_changed_at: Date.parse(at_),
  })}`
}

test('a change is shown field by field, by whom, to whose row, with the way to its screen', async () => {
  const { user, child } = await givenMum(at.desk)
  const ada = await child('Ada')
  const changes = { shirtSize: 'YM', healthNotes: 'Peanuts' }
  await updateRow(at.desk, 'Player', { id: ada.id, _version: 1, ...changes })
  const { items, total } = await list({ row: ada.id })
  // Both have the same time, because the clock stands still.
  expect([acts(items).sort(), total]).toEqual([['CREATE Player', 'UPDATE Player'], 2])
  expect(items.find(({ action }) => action === 'UPDATE')).toMatchObject({
    actorEmail: at.desk.email,
    actorRole: 'ADMIN',
    asUserId: null,
    asUserName: null,
    rowId: ada.id,
    rowName: 'Ada Singh',
    playerId: ada.id,
    changes: [
      { field: 'healthNotes', before: null, after: null, isHidden: true },
      { field: 'shirtSize', before: null, after: 'YM', isHidden: false },
    ],
  })
  const made = items.find(({ action }) => action === 'CREATE')
  expect(made?.changes).toContainEqual({
    field: 'userPlayersId',
    before: null,
    after: expect.stringMatching(/ Singh$/),
    isHidden: false,
  })
  expect(JSON.stringify(items)).not.toContain('Peanuts')
  expect(acts((await list({ about: user.id })).items)).toEqual(
    expect.arrayContaining(['CREATE User', 'CREATE Player', 'UPDATE Player']),
  )
})

test('found by the words of whom it is about, or of who did it', async () => {
  const lastName = `Ngo${randomUUID().slice(0, 6)}`
  const { id, email } = await at.given.user({ firstName: 'Zoë', lastName })
  await entry({ row_id: 'by-her', actor_email: email, action: 'UPDATE', model: 'Player' })
  expect(acts((await list({ q: `zoe ${lastName}` })).items).sort()).toEqual(['CREATE User', 'UPDATE Player'])
  expect(acts((await list({ by: email as string })).items)).toEqual(['UPDATE Player'])
  expect((await list({ q: '...' })).total).toBe(0)
  expect((await list({ q: lastName, model: 'User' })).items).toMatchObject([{ rowId: id }])
})

test.each([
  ['the last moment of the day before', '2025-08-02T06:59:59.999Z', false],
  ['its first moment', '2025-08-02T07:00:00.000Z', true],
  ['its last moment', '2025-08-03T06:59:59.999Z', true],
  ['the first moment of the day after', '2025-08-03T07:00:00.000Z', false],
])('a day is the club’s: %s', async (_when, instant, isFound) => {
  const row = randomUUID()
  await entry({ row_id: row, at: instant, action: 'UPDATE' })
  expect((await list({ row, day: '2025-08-02' })).total).toBe(isFound ? 1 : 0)
})

test('looks are left out unless asked for; in whose shoes is shown by name', async () => {
  const { user } = await givenMum(at.desk)
  const values = { row_id: user.id, as_user_id: user.id, subject_user_id: user.id, reason: 'Phone call' }
  await entry({ ...values, action: 'IMPERSONATION_START', at: '2025-09-20T17:00:01.000Z' })
  await entry({ ...values, at: '2025-09-20T17:00:02.000Z' })
  expect(acts((await list({ row: user.id })).items)).toEqual(['IMPERSONATION_START User', 'CREATE User'])
  const { items } = await list({ row: user.id, looks: '1' })
  expect(items[0]).toMatchObject({ action: 'LOOK', asUserName: 'Pat Singh', reason: 'Phone call' })
})

test('page by page, newest first, none twice', async () => {
  const row = randomUUID()
  for (let n = 1; n <= 5; n += 1)
    await entry({ row_id: row, action: 'UPDATE', at: `2025-09-0${n}T12:00:00.000Z` })
  const days = async (page: string) =>
    (await list({ row, size: '2', page })).items.map(({ createdAt }) => createdAt.slice(8, 10))
  expect([await days('1'), await days('2'), await days('3')]).toEqual([['05', '04'], ['03', '02'], ['01']])
})

test('a family reads what is about it, without the names of others', async () => {
  const { user, child } = await givenMum(at.desk)
  const ada = await child('Ada')
  const mum = requestOf(await parent(user.email as string))
  const { items } = await auditPage(mum, { row: ada.id })
  expect(items).toMatchObject([{ action: 'CREATE', rowName: null, actorName: null }])
  const stranger = requestOf(await parent('unheard-of@example.org'))
  expect(await auditPage(stranger, { row: ada.id })).toEqual({ items: [], total: 0 })
})
