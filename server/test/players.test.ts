import { describe, expect, test } from 'vitest'
import { type Person, parent } from './amplify-client.ts'
import { createRow, deleteRow, getRow, updateRow } from './calls.ts'
import { deskForFile } from './desk-for-file.ts'
import { givenFamily } from './family.ts'

const { desk, given } = await deskForFile('2025-09-01T17:00:00Z')

const child = { firstName: 'Leo', lastName: 'Singh', birthDate: '2017-05-31' }

describe('a parent adds a child', () => {
  test.each([
    ['2025-09-02', 'BIRTH_DATE_IN_FUTURE'],
    ['2023-01-01', 'TOO_YOUNG'],
    ['2022-12-31', null],
    ['2010-01-01', null],
    ['2009-12-31', 'TOO_OLD'],
  ])('born on %s: %s', async (birthDate, code) => {
    const { mum } = await givenFamily(desk)
    const { it, error } = await createRow(mum, 'Player', { ...child, birthDate }, 'birthDate status')
    if (code === null) expect([it, error]).toEqual([{ birthDate, status: 'ACTIVE' }, undefined])
    else expect(error).toMatchObject({ errorType: 'RuleViolation', errorInfo: { code, field: 'birthDate' } })
  })

  test('the desk may add anybody', async () => {
    const { it } = await createRow(desk, 'Player', { ...child, birthDate: '1980-01-01' }, 'birthDate')
    expect(it).toEqual({ birthDate: '1980-01-01' })
  })

  test('with everything that the club should know', async () => {
    const { mum, user } = await givenFamily(desk)
    const notes = {
      gender: 'f',
      healthNotes: 'Nuts!\nEpiPen in the bag',
      emergencyContact: 'Aunt Jo',
      emergencyPhone: '+1 604 555 0100',
      photoConsent: false,
      shirtSize: 'YM',
    }
    const { it } = await createRow(
      mum,
      'Player',
      { ...child, ...notes },
      `${Object.keys(notes).join(' ')} userPlayersId`,
    )
    expect(it).toEqual({ ...notes, userPlayersId: user.id })
  })

  test('E-10: a child that the family already has is pointed out, whichever guardian adds it', async () => {
    const { mum, user } = await givenFamily(desk)
    const dad = await given.user({ family: user.id })
    await updateRow(desk, 'User', { id: user.id, _version: 1, family: user.id })
    const again = { firstName: ' maya', lastName: 'SINGH', birthDate: '2017-05-31' }
    for (const who of [mum, await parent(dad.email as string)])
      expect((await createRow(who, 'Player', again)).error).toMatchObject({
        errorType: 'RuleViolation',
        message: 'Is this Maya? A player with this name and birth date is already in your family.',
        errorInfo: { code: 'DUPLICATE_PLAYER', field: 'firstName' },
      })
    expect((await createRow(mum, 'Player', { ...again, birthDate: '2018-05-31' })).error).toBeUndefined()
    expect((await createRow(desk, 'Player', { ...again, userPlayersId: user.id })).error).toBeUndefined()
  })

  test('E-10: nor can one become another by a change of name', async () => {
    const { mum } = await givenFamily(desk)
    const { it } = await createRow(mum, 'Player', { ...child, firstName: 'Mia' })
    const renamed = await updateRow(mum, 'Player', { id: it.id, _version: 1, firstName: 'Maya' })
    expect(renamed.error?.errorInfo?.code).toBe('DUPLICATE_PLAYER')
    expect(
      (await updateRow(mum, 'Player', { id: it.id, _version: 1, firstName: 'Mila' })).error,
    ).toBeUndefined()
  })

  test('R-12: a double tap makes one child, and so do four at once without an id', async () => {
    const { mum, user } = await givenFamily(desk)
    const input = { ...child, id: `leo of ${user.id}` }
    const twice = await Promise.all([createRow(mum, 'Player', input), createRow(mum, 'Player', input)])
    expect(twice.map(({ it, error }) => it?.id ?? error)).toEqual([input.id, input.id])
    const many = await Promise.all(
      Array.from({ length: 4 }, () => createRow(mum, 'Player', { ...child, firstName: 'Zoe' })),
    )
    expect(many.filter(({ it }) => it !== null)).toHaveLength(1)
    const other = await createRow(mum, 'Player', { ...input, firstName: 'Lea' })
    expect(other.error?.errorType).toBe('ConditionalCheckFailedException')
  })

  test.each(['ON_HOLD', 'INACTIVE', 'ARCHIVED'])('not as %s', async (status) => {
    const { mum } = await givenFamily(desk)
    for (const who of [mum, desk])
      expect((await createRow(who, 'Player', { ...child, status })).error).toMatchObject({
        message: 'A new player starts as active.',
        errorInfo: { code: 'ILLEGAL_MOVE', allowed: ['ACTIVE'], field: 'status' },
      })
  })
})

describe('moves (P)', () => {
  const statuses = ['ACTIVE', 'ON_HOLD', 'INACTIVE', 'ARCHIVED']
  const table: [string, string[], string[]][] = [
    ['ACTIVE', ['ON_HOLD', 'INACTIVE'], ['ON_HOLD', 'INACTIVE', 'ARCHIVED']],
    ['ON_HOLD', [], ['ACTIVE', 'INACTIVE']],
    ['INACTIVE', ['ACTIVE'], ['ACTIVE', 'ARCHIVED']],
    ['ARCHIVED', [], ['ACTIVE']],
  ]
  test.each(table)('from %s a parent may make it %j, the desk %j', async (from, byParent, byDesk) => {
    const { mum, user } = await givenFamily(desk)
    for (const [who, allowed] of [
      [mum, byParent],
      [desk, byDesk],
    ] as const)
      for (const to of statuses.filter((status) => status !== from)) {
        const { id } = await given.player({ userPlayersId: user.id })
        if (from !== 'ACTIVE') await updateRow(desk, 'Player', { id, _version: 1, status: from })
        const { it } = await getRow(desk, 'Player', id, '_version')
        const moved = await updateRow(who, 'Player', { id, _version: it._version, status: to }, 'status')
        if (allowed.includes(to)) expect(moved.it).toEqual({ status: to })
        else
          expect(moved.error).toMatchObject({
            errorType: 'RuleViolation',
            errorInfo: { allowed, field: 'status' },
          })
      }
  })

  test.each([
    ['the day on the note', '2025-08-30', '2025-08-30'],
    ['today', undefined, '2025-09-01'],
  ])('P-3: back from being on hold, %s is noted', async (_case, clearanceDate, noted) => {
    const { mum, player } = await givenFamily(desk)
    await updateRow(mum, 'Player', { id: player.id, _version: 1, status: 'ON_HOLD' })
    const back = { id: player.id, _version: 2, status: 'ACTIVE', clearanceDate }
    expect((await updateRow(desk, 'Player', back, 'clearanceDate')).it).toEqual({ clearanceDate: noted })
    const own = await updateRow(mum, 'Player', { id: player.id, _version: 3, clearanceDate: '2025-01-01' })
    expect(own.error?.message).toBe(
      'Unauthorized on [clearanceDate]. clearanceDate can only be set by the club.',
    )
  })

  test('staying is not a move', async () => {
    const { mum, player } = await givenFamily(desk)
    const { it } = await updateRow(mum, 'Player', { id: player.id, _version: 1, status: 'ACTIVE' }, 'status')
    expect(it).toEqual({ status: 'ACTIVE' })
  })
})

describe('changing and deleting', () => {
  test('the birth date can be changed until a place was approved on it; then only by the desk', async () => {
    const { mum, player, registration } = await givenFamily(desk)
    const born = (who: Person, birthDate: string, _version: number) =>
      updateRow(who, 'Player', { id: player.id, _version, birthDate }, 'birthDate')
    expect((await born(mum, '2017-06-01', 1)).it).toEqual({ birthDate: '2017-06-01' })
    await updateRow(desk, 'PlayerProgramRegistration', {
      id: registration.id,
      _version: 1,
      status: 'APPROVED',
    })
    const refused = await born(mum, '2017-06-02', 2)
    expect(refused.error).toMatchObject({ errorInfo: { code: 'BIRTH_DATE_LOCKED', field: 'birthDate' } })
    expect((await born(mum, '2017-06-01', 2)).error).toBeUndefined()
    expect((await born(desk, '2017-06-02', 3)).it).toEqual({ birthDate: '2017-06-02' })
  })

  test('a child that is too young or old after the change', async () => {
    const { mum, player } = await givenFamily(desk)
    const { error } = await updateRow(mum, 'Player', { id: player.id, _version: 1, birthDate: '2024-01-01' })
    expect(error?.errorInfo?.code).toBe('TOO_YOUNG')
  })

  test('a parent can delete a child once nothing is open for it', async () => {
    const { mum, player, registration } = await givenFamily(desk)
    const remove = () => deleteRow(mum, 'Player', { id: player.id, _version: 1 }, 'id _deleted _version')
    expect((await remove()).error).toMatchObject({
      errorType: 'RuleViolation',
      errorInfo: { code: 'PLAYER_IS_REGISTERED' },
    })
    const cancelled = { id: registration.id, _version: 1, status: 'CANCELLED' }
    await updateRow(mum, 'PlayerProgramRegistration', cancelled)
    expect((await remove()).it).toEqual({ id: player.id, _deleted: true, _version: 2 })
  })

  test('a user with players cannot be deleted', async () => {
    const { user } = await givenFamily(desk)
    await given.player({ userPlayersId: user.id })
    expect((await deleteRow(desk, 'User', { id: user.id, _version: 1 })).error).toMatchObject({
      message: 'This user still has 2 players. Move or delete them first.',
      errorInfo: { code: 'USER_HAS_PLAYERS' },
    })
  })
})
