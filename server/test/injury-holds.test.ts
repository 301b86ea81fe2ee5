import { expect, test } from 'vitest'
import { forgetOldHolds } from '../src/players/injury-holds.ts'
import { parent } from './amplify-client.ts'
import { createRow, deleteRow, getRow, updateRow } from './calls.ts'
import { clubAt } from './club-at.ts'
import { givenMum } from './fall.ts'
import { givenBy, type Row } from './given.ts'

const at = clubAt('2025-09-01T17:00:00Z')

const MAYA = { firstName: 'Máya', lastName: 'Singh', birthDate: '2017-05-31' }

/** A family whose child is on hold. */
async function givenHeld() {
  const family = await givenMum(at.desk)
  const maya = await givenBy(at.desk).player({ ...MAYA, userPlayersId: family.user.id })
  await updateRow(family.mum, 'Player', { id: maya.id, _version: 1, status: 'ON_HOLD' })
  const remove = () => deleteRow(family.mum, 'Player', { id: maya.id, _version: 2 })
  const add = (values: object) =>
    createRow(
      family.mum,
      'Player',
      { ...MAYA, userPlayersId: family.user.id, ...values },
      'id status _version',
    )
  return { ...family, maya, remove, add }
}

test.each([
  ['the same', {}],
  ['without accents and capitals', { firstName: 'MAYA ' }],
  ['with the names in each other’s place', { firstName: 'Singh', lastName: 'Maya' }],
  ['under a similar name', { firstName: 'Mia' }],
  ['with another birth date', { birthDate: '2017-06-01' }],
])('P-10: deleted and added again, %s: still on hold', async (_case, values) => {
  const { remove, add } = await givenHeld()
  expect((await remove()).error).toBeUndefined()
  expect((await add(values)).it).toMatchObject({ status: 'ON_HOLD' })
})

test('P-10: a second entry beside a renamed one, and a rewritten sibling, are on hold; others are not', async () => {
  const { mum, maya, add, child } = await givenHeld()
  const leo = (await add({ firstName: 'Leo', birthDate: '2015-01-01' })).it
  expect(leo.status).toBe('ACTIVE')
  await updateRow(mum, 'Player', { id: maya.id, _version: 2, firstName: 'Zed', birthDate: '2014-02-02' })
  expect((await add({})).it.status).toBe('ON_HOLD')
  const { it } = await updateRow(
    mum,
    'Player',
    { id: leo.id, _version: 1, birthDate: '2014-02-02' },
    'status',
  )
  expect(it).toEqual({ status: 'ON_HOLD' })
  expect((await getRow(mum, 'Player', (await child('Bo')).id, 'status')).it).toEqual({ status: 'ACTIVE' })
})

test('P-10: a linked guardian, and the same address later, find the child on hold; strangers do not', async () => {
  const { user, remove } = await givenHeld()
  const [other, stranger] = [await givenMum(at.desk), await givenMum(at.desk)]
  await at.server.sql`update users set family = 'the-singhs' where id in (${user.id}, ${other.user.id})`
  // The link came after the hold began, so deleting the child records it.
  await remove()
  const add = (who: { mum: typeof other.mum; user: Row }) =>
    createRow(who.mum, 'Player', { ...MAYA, userPlayersId: who.user.id }, 'status')
  expect((await add(other)).it).toEqual({ status: 'ON_HOLD' })
  expect((await add(stranger)).it).toEqual({ status: 'ACTIVE' })
  await at.server.sql`update users set _deleted = true where id = ${user.id}`
  const again = {
    mum: await parent(user.email as string),
    user: await givenBy(at.desk).user({ email: user.email }),
  }
  expect((await add(again)).it).toEqual({ status: 'ON_HOLD' })
})

test('P-10: the club ends it for all entries of the child; then nothing is kept', async () => {
  const { maya, remove, add, mum } = await givenHeld()
  await remove()
  const { it } = await add({})
  const cleared = { id: it.id, _version: 1, status: 'ACTIVE', clearanceDate: '2025-08-30' }
  expect(
    (await updateRow(mum, 'Player', { ...cleared, clearanceDate: undefined })).error?.errorInfo?.code,
  ).toBe('NOT_YOURS')
  expect((await updateRow(at.desk, 'Player', cleared)).error).toBeUndefined()
  expect(
    await at.server.sql`select from injury_holds where player_id in (${maya.id}, ${it.id})`,
  ).toHaveLength(0)
  await deleteRow(mum, 'Player', { id: it.id, _version: 2 })
  expect((await add({})).it.status).toBe('ACTIVE')
})

test('P-10: a parent cannot set the day of clearance, neither at the start nor later', async () => {
  const { user, mum } = await givenMum(at.desk)
  const input = { ...MAYA, userPlayersId: user.id, clearanceDate: '2025-08-30' }
  expect((await createRow(mum, 'Player', input)).error).toMatchObject({
    errorType: 'Unauthorized',
    message: 'Unauthorized on [clearanceDate]. clearanceDate can only be set by the club.',
  })
})

test('P-10: nothing of a deleted child can be read back, and the hold is deleted after two years', async () => {
  const { maya, remove } = await givenHeld()
  const other = await givenHeld()
  await remove()
  const kept = await at.server
    .sql`select row_to_json(h)::text as json from injury_holds h where player_id = ${maya.id}`
  expect(kept).toHaveLength(1)
  for (const secret of ['Singh', 'singh', '2017', 'example.org']) expect(kept[0]?.json).not.toContain(secret)
  const count = async () =>
    (await at.server.sql`select from injury_holds where player_id in (${maya.id}, ${other.maya.id})`).length
  await forgetOldHolds(at.server.sql, new Date('2027-09-01T17:00:00Z'))
  expect(await count()).toBe(2)
  await forgetOldHolds(at.server.sql, new Date('2027-09-02T17:00:00Z'))
  expect(await count()).toBe(1)
})
