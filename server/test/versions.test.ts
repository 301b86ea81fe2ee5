import { describe, expect, test } from 'vitest'
import { parent } from './amplify-client.ts'
import { askFor, createRow, deleteRow, getRow, listRows, updateRow } from './calls.ts'
import { deskForFile } from './desk-for-file.ts'
import { givenFamily } from './family.ts'

let now = new Date('2025-09-01T17:00:00Z')

const { server, desk, given } = await deskForFile(() => now)

const CONFLICT = { errorType: 'ConflictUnhandled', message: 'Conflict resolver rejects mutation.' }

describe('_version', () => {
  test.each([
    ['stale', 1],
    ['ahead', 3],
    ['missing, which counts as 0', undefined],
    ['null', null],
    ['negative', -2],
  ])('%s: refused, with the current row', async (_case, _version) => {
    const { id } = await given.player()
    await updateRow(desk, 'Player', { id, _version: 1, firstName: 'Second' })
    const select = 'id firstName _version user { id }'
    for (const { it, error } of [
      await updateRow(desk, 'Player', { id, firstName: 'Third', _version }, select),
      await deleteRow(desk, 'Player', { id, _version }, select),
    ]) {
      expect(it).toBeNull()
      expect(error).toMatchObject({
        ...CONFLICT,
        path: ['it'],
        data: { id, firstName: 'Second', _version: 2, user: null },
      })
    }
  })

  test('correct: each write is the next version', async () => {
    const { id } = await given.player()
    const versions = []
    for (const _version of [1, 2, 3])
      versions.push(
        (await updateRow(desk, 'Player', { id, _version, firstName: `No ${_version}` })).it._version,
      )
    expect(versions).toEqual([2, 3, 4])
  })

  test('a parent’s conflict shows them no more than they may see', async () => {
    const { mum, registration, fee } = await givenFamily(desk)
    const other = await givenFamily(desk)
    await given.registration(other.player.id, fee.id)
    const select = 'programFee { registrations { items { id } } }'
    const input = { id: registration.id, _version: 7, status: 'CANCELLED' }
    const { error } = await updateRow(mum, 'PlayerProgramRegistration', input, select)
    expect(error?.data).toEqual({ programFee: { registrations: { items: [{ id: registration.id }] } } })
  })

  test('of three who write at once, one wins and the others are refused', async () => {
    const { id } = await given.player()
    const write = (firstName: string) => updateRow(desk, 'Player', { id, _version: 1, firstName })
    const outcomes = await Promise.all([write('One'), write('Two'), write('Three')])
    expect(outcomes.filter(({ error }) => !error)).toHaveLength(1)
    expect(outcomes.flatMap(({ error }) => error?.errorType ?? [])).toEqual([
      'ConflictUnhandled',
      'ConflictUnhandled',
    ])
  })
})

describe('times are the server’s', () => {
  test('createdAt stays, updatedAt and _lastChangedAt follow the clock', async () => {
    now = new Date('2025-09-01T17:00:00Z')
    const { it: made } = await createRow(
      desk,
      'Program',
      {
        name: 'Clock',
        startDate: '2025-09-06',
        endDate: '2025-12-18',
      },
      'id createdAt updatedAt _lastChangedAt',
    )
    expect(made).toMatchObject({
      createdAt: '2025-09-01T17:00:00.000Z',
      updatedAt: '2025-09-01T17:00:00.000Z',
      _lastChangedAt: 1_756_746_000_000,
    })
    now = new Date('2025-09-01T17:00:00.250Z')
    const select = 'createdAt updatedAt _lastChangedAt'
    const { it } = await updateRow(desk, 'Program', { id: made.id, _version: 1, name: 'Later' }, select)
    expect(it).toEqual({
      createdAt: '2025-09-01T17:00:00.000Z',
      updatedAt: '2025-09-01T17:00:00.250Z',
      _lastChangedAt: 1_756_746_000_250,
    })
  })

  test.each(['createdAt', 'updatedAt', '_deleted', '_lastChangedAt'])('nobody can send %s', async (field) => {
    const { error } = await createRow(desk, 'User', { email: 'x@example.org', [field]: null })
    expect(error).toMatchObject({
      errorType: null,
      path: null,
      locations: null,
      message: `The variables input contains a field name '${field}' that is not defined for input object type 'CreateUserInput'`,
    })
  })
})

describe('a deleted row', () => {
  test('has gone from get, list, index, relations and a first sync, and is wiped (Z-3); only a later sync tells of it', async () => {
    const user = await given.user()
    const { id } = await given.player({ userPlayersId: user.id })
    const select = 'id _deleted _version firstName'
    const gone = await deleteRow(desk, 'Player', { id, _version: 1 }, select)
    expect(gone.it).toEqual({ id, _deleted: true, _version: 2, firstName: 'Former' })
    const mum = await parent(user.email as string)
    for (const who of [desk, mum]) {
      expect((await getRow(who, 'Player', id)).it).toBeNull()
      for (const filter of [{ id: { eq: id } }, { id: { eq: id }, _deleted: { eq: true } }])
        expect((await listRows(who, 'Player', filter)).it.items).toEqual([])
      const index = `query I { it: playersByUserPlayersId(userPlayersId: "${user.id}") { items { id } } }`
      expect((await askFor(who, index, {})).it.items).toEqual([])
      expect((await getRow(who, 'User', user.id, 'players { items { id } }')).it.players.items).toEqual([])
      const sync = `query S($lastSync: AWSTimestamp) { it: syncPlayers(lastSync: $lastSync, filter: { id: { eq: "${id}" } }) { items { id _deleted } } }`
      for (const lastSync of [undefined, null, 0])
        expect((await askFor(who, sync, { lastSync })).it.items).toEqual([])
      expect((await askFor(who, sync, { lastSync: now.getTime() })).it.items).toEqual([
        { id, _deleted: true },
      ])
      expect((await askFor(who, sync, { lastSync: now.getTime() + 1 })).it.items).toEqual([])
    }
  })

  test('is null at the other end of a relation, too', async () => {
    const user = await given.user()
    const player = await given.player({ userPlayersId: user.id })
    await server.sql`update users set _deleted = true where id = ${user.id}`
    expect((await getRow(desk, 'Player', player.id, 'id user { id }')).it).toEqual({
      id: player.id,
      user: null,
    })
  })

  test.each(['User', 'Player', 'Program', 'Discount'])(
    '%s: not found, for update and delete',
    async (model) => {
      const make = {
        User: given.user,
        Player: given.player,
        Program: given.program,
        Discount: given.discount,
      }
      const { id } = await make[model as keyof typeof make]()
      await deleteRow(desk, model, { id, _version: 1 })
      for (const key of [
        { id, _version: 2 },
        { id: 'nobody', _version: 1 },
      ]) {
        const missing = { errorType: 'NotFound', message: `${model} with id ${key.id} not found`, data: null }
        expect((await updateRow(desk, model, key)).error).toMatchObject(missing)
        expect((await deleteRow(desk, model, key)).error).toMatchObject(missing)
      }
    },
  )
})

describe('condition', () => {
  const FAILED = {
    errorType: 'ConditionalCheckFailedException',
    message: 'The conditional request failed',
    data: null,
  }

  test.each([
    [{ firstName: { eq: 'Maya' } }, true],
    [{ firstName: { eq: 'Zoe' } }, false],
    [{ not: { firstName: { eq: 'Zoe' } } }, true],
    [{ or: [{ status: { eq: 'ARCHIVED' } }, { lastName: { beginsWith: 'Si' } }] }, true],
    [{ shirtSize: { attributeExists: true } }, false],
    [{ _deleted: { ne: true } }, true],
  ])('update and delete if %j: %s', async (condition, isMet) => {
    const { id } = await given.player()
    const updated = await updateRow(desk, 'Player', { id, _version: 1, gender: 'x' }, 'gender', condition)
    const deleted = await deleteRow(desk, 'Player', { id, _version: isMet ? 2 : 1 }, '_deleted', condition)
    if (isMet) expect([updated.it, deleted.it]).toEqual([{ gender: 'x' }, { _deleted: true }])
    else {
      expect(updated.error).toMatchObject(FAILED)
      expect(deleted.error).toMatchObject(FAILED)
      expect((await getRow(desk, 'Player', id, 'gender _version')).it).toEqual({ gender: null, _version: 1 })
    }
  })

  test.each([
    [{ name: { attributeExists: false } }, true],
    [{ _deleted: { attributeExists: false } }, true],
    [{ name: { ne: 'Winter' } }, true],
    [{ name: { eq: 'Winter' } }, false],
    [{ name: { attributeExists: true } }, false],
  ])('create if %j: %s', async (condition, isMet) => {
    const input = { name: 'Winter', startDate: '2026-01-10', endDate: '2026-03-28' }
    const { it, error } = await createRow(desk, 'Program', input, 'name', condition)
    if (isMet) expect([it, error]).toEqual([{ name: 'Winter' }, undefined])
    else expect([it, error]).toEqual([null, expect.objectContaining(FAILED)])
  })

  test('a condition cannot be used to probe for ids', async () => {
    const { error } = await createRow(desk, 'User', { email: 'c@example.org' }, 'id', { id: { eq: 'x' } })
    expect(error?.message).toContain(
      "'id' that is not defined for input object type 'ModelUserConditionInput'",
    )
  })

  test('an invalid condition is refused as such', async () => {
    const { id } = await given.player()
    const { error } = await updateRow(desk, 'Player', { id, _version: 1 }, 'id', {
      firstName: { between: ['a'] },
    })
    expect(error?.message).toBe('between takes exactly two values: the lowest and the highest.')
  })
})
