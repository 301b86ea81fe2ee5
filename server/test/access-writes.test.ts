import { describe, expect, test } from 'vitest'
import { parent, visitor } from './amplify-client.ts'
import { createRow, deleteRow, getRow, updateRow } from './calls.ts'
import { deskForFile } from './desk-for-file.ts'
import { type Family, givenFamily, givenPartner, unlink } from './family.ts'
import { givenBy } from './given.ts'

const { server, desk } = await deskForFile('2025-09-01T17:00:00Z')

type Values = Record<string, unknown>
type RowName = keyof Omit<Family, 'mum'>

const notAllowed = (field: string) => ({
  errorType: 'Unauthorized',
  message: `Not Authorized to access ${field} on type Mutation`,
})

describe('create: the club’s own rows are for administrators', () => {
  const inputs: [string, (family: Family) => Values][] = [
    ['Program', () => ({ name: 'Spring', startDate: '2026-04-01', endDate: '2026-06-30' })],
    ['ProgramFee', ({ program }) => ({ programFeesId: program.id, type: 'TRIAL', amount: 0 })],
    ['Discount', () => ({ name: 'All free', type: 'FAMILY', percentage: 100 })],
    ['AppliableDiscount', ({ fee, discount }) => ({ programFeeID: fee.id, discountID: discount.id })],
    ['RegistrationDiscount', (of) => ({ registrationID: of.registration.id, discountID: of.discount.id })],
    ['ClubSetting', () => ({ key: 'mine', value: '1' })],
    ['Tournament', () => ({ slug: 'mine', name: 'Mine' })],
  ]
  test.each(inputs)('%s', async (model, input) => {
    const family = await givenFamily(desk)
    for (const who of [visitor(), family.mum])
      expect((await createRow(who, model, input(family))).error).toMatchObject(notAllowed(`create${model}`))
  })
})

describe('update and delete: a parent may change only what is listed for them', () => {
  const club: [string, RowName, Values | null][] = [
    ['Program', 'program', { name: 'Ours now' }],
    ['ProgramFee', 'fee', { amount: 0 }],
    ['Discount', 'discount', { percentage: 100 }],
    ['AppliableDiscount', 'appliable', null],
    ['RegistrationDiscount', 'registrationDiscount', null],
    ['ClubSetting', 'setting', { value: '2' }],
    ['Tournament', 'tournament', { name: 'Ours now' }],
  ]
  test.each(club)('%s', async (model, row, changes) => {
    const family = await givenFamily(desk)
    const key = { id: family[row].id, _version: 1 }
    for (const who of [visitor(), family.mum]) {
      if (changes)
        expect((await updateRow(who, model, { ...key, ...changes })).error).toMatchObject(
          notAllowed(`update${model}`),
        )
      expect((await deleteRow(who, model, key)).error).toMatchObject(notAllowed(`delete${model}`))
    }
    expect((await getRow(desk, model, key.id, '_version')).it).toEqual({ _version: 1 })
  })

  test.each([
    ['User', 'user'],
    ['PlayerProgramRegistration', 'registration'],
    ['KitOrder', 'kitOrder'],
  ] as const)('a parent does not delete their %s', async (model, row) => {
    const family = await givenFamily(desk)
    const { error } = await deleteRow(family.mum, model, { id: family[row].id, _version: 1 })
    expect(error).toMatchObject(notAllowed(`delete${model}`))
  })

  test('a consent on record cannot be changed: there is no such operation', async () => {
    const { errors } = await desk.ask(`mutation { deleteConsent(input: { id: "x" }) { id } }`)
    expect(errors[0]?.message).toContain('Cannot query field "deleteConsent" on type "Mutation"')
  })
})

describe('another family’s row looks as if it did not exist', () => {
  const rows: [string, RowName, Values, boolean][] = [
    ['User', 'user', { firstName: 'Taken' }, false],
    ['Player', 'player', { firstName: 'Taken' }, true],
    ['PlayerProgramRegistration', 'registration', { status: 'CANCELLED' }, false],
    ['KitOrder', 'kitOrder', { status: 'CANCELLED' }, false],
  ]
  test.each(rows)('%s', async (model, row, changes, deletable) => {
    const [mine, theirs] = [await givenFamily(desk), await givenFamily(desk)]
    const { id } = theirs[row]
    const missing = (of: string) => ({ errorType: 'NotFound', message: `${model} with id ${of} not found` })
    for (const [of, _version] of [
      [id, 1],
      [id, 99],
      ['nobody', 1],
    ] as const) {
      const { it, error } = await updateRow(mine.mum, model, { id: of, _version, ...changes })
      expect(it).toBeNull()
      expect(error).toMatchObject({ ...missing(of), data: null })
    }
    if (deletable)
      expect((await deleteRow(mine.mum, model, { id, _version: 1 })).error).toMatchObject(missing(id))
    expect((await getRow(desk, model, id, '_version')).it).toEqual({ _version: 1 })
  })
})

describe('P-12: the other guardian may do for the children what their guardian may; a former one may not', () => {
  const rows: [string, RowName, Values][] = [
    ['Player', 'player', { firstName: 'Mia' }],
    ['PlayerProgramRegistration', 'registration', { status: 'CANCELLED' }],
    ['KitOrder', 'kitOrder', { status: 'CANCELLED' }],
  ]
  test.each(rows)('%s', async (model, row, changes) => {
    const family = await givenFamily(desk)
    const partner = await givenPartner(desk, family)
    const former = await givenPartner(desk, family)
    await unlink(desk, former)
    const { it } = await getRow(partner, model, family[row].id, '_version')
    const key = { id: family[row].id, _version: it._version, ...changes }
    expect((await updateRow(former, model, key)).error).toMatchObject({ errorType: 'NotFound' })
    expect((await updateRow(partner, model, key)).error).toBeUndefined()
    const [entry] = await server.sql`
      select actor_email from audit_entries where row_id = ${key.id} and action = 'UPDATE' and actor_email = ${partner.email}`
    expect(entry?.actor_email).toBe(partner.email)
  })

  test('but not to that guardian’s own record, nor in their name', async () => {
    const family = await givenFamily(desk)
    const partner = await givenPartner(desk, family)
    const { id } = family.user
    const { error } = await updateRow(partner, 'User', { id, _version: 2, firstName: 'Taken' })
    expect(error).toMatchObject({ errorType: 'NotFound' })
    const child = { firstName: 'Zoe', lastName: 'Singh', birthDate: '2018-01-01', userPlayersId: id }
    expect((await createRow(partner, 'Player', child)).error).toMatchObject(notAllowed('createPlayer'))
    const consent = {
      userId: id,
      playerId: family.player.id,
      text: 'RISK',
      textVersion: '2025-1',
      agreed: true,
    }
    expect((await createRow(partner, 'Consent', consent)).error).toMatchObject(notAllowed('createConsent'))
  })
})

describe('creating on behalf of somebody else', () => {
  test('a user with another address', async () => {
    const { mum, user } = await givenFamily(desk)
    for (const email of ['else@example.org', `x${user.email}`])
      expect((await createRow(mum, 'User', { email })).error).toMatchObject(notAllowed('createUser'))
  })

  test('oneself as part of another family', async () => {
    const email = 'joiner@example.org'
    const { it, error } = await createRow(await parent(email), 'User', { email, family: 'the rich ones' })
    expect(it).toBeNull()
    expect(error).toMatchObject({
      errorType: 'Unauthorized',
      message: 'Unauthorized on [family]. family can only be set by the club.',
    })
  })

  test('a player for another parent, or for nobody', async () => {
    const [mine, theirs] = [await givenFamily(desk), await givenFamily(desk)]
    const child = { firstName: 'Leo', lastName: 'Singh', birthDate: '2016-02-29' }
    for (const userPlayersId of [theirs.user.id, 'nobody'])
      expect((await createRow(mine.mum, 'Player', { ...child, userPlayersId })).error).toMatchObject(
        notAllowed('createPlayer'),
      )
    const { it } = await createRow(mine.mum, 'Player', { ...child, userPlayersId: null }, 'user { id }')
    expect(it).toEqual({ user: { id: mine.user.id } })
    const rowless = await parent('no-row@example.org')
    expect((await createRow(rowless, 'Player', child)).error).toMatchObject(notAllowed('createPlayer'))
  })

  test.each([
    [
      'PlayerProgramRegistration',
      (player: string, { fee }: Family) => ({
        playerRegistrationsId: player,
        programFeeRegistrationsId: fee.id,
      }),
    ],
    ['KitOrder', (player: string) => ({ playerKitOrdersId: player, itemType: 'TOQUE', quantity: 1 })],
    [
      'Consent',
      (player: string, { user }: Family) => ({
        userId: user.id,
        playerId: player,
        text: 'PHOTOS',
        textVersion: '1',
        agreed: true,
      }),
    ],
  ] as [string, (player: string, family: Family) => Values][])(
    'a %s for another’s player answers as for a player who is not there',
    async (model, input) => {
      const [mine, theirs] = [await givenFamily(desk), await givenFamily(desk)]
      const orphan = await givenBy(desk).player()
      const rowless = await parent('no-row-either@example.org')
      for (const who of [mine.mum, rowless])
        for (const id of [theirs.player.id, orphan.id, 'nobody']) {
          if (model === 'Consent' && who === rowless) continue
          const { it, error } = await createRow(who, model, input(id, mine))
          expect(it).toBeNull()
          expect(error).toMatchObject({ errorType: 'NotFound', message: `Player with id ${id} not found` })
        }
    },
  )

  test('nobody consents for somebody else, not even an administrator', async () => {
    const [mine, theirs] = [await givenFamily(desk), await givenFamily(desk)]
    const consent = { userId: theirs.user.id, text: 'RISK', textVersion: '1', agreed: true }
    for (const who of [mine.mum, desk])
      expect((await createRow(who, 'Consent', consent)).error).toMatchObject(notAllowed('createConsent'))
  })
})

describe('what a parent may do', () => {
  test('maintain their own row: names, avatar, phone, language', async () => {
    const { mum, user } = await givenFamily(desk)
    const changes = { firstName: 'Ann', lastName: 'Lee', avatarUrl: '/a.png', phone: '604', language: 'fr' }
    const { it, error } = await updateRow(
      mum,
      'User',
      { id: user.id, _version: 1, ...changes },
      'firstName lastName avatarUrl phone language _version',
    )
    expect([it, error]).toEqual([{ ...changes, _version: 2 }, undefined])
  })

  test('the answer to a write shows only what its sender may see', async () => {
    const [mine, theirs] = [await givenFamily(desk), await givenFamily(desk)]
    const select = 'programFee { registrations { items { player { id } } } }'
    await givenBy(desk).registration(theirs.player.id, mine.fee.id)
    const changes = { id: mine.registration.id, _version: 1, status: 'CANCELLED' }
    const { it } = await updateRow(mine.mum, 'PlayerProgramRegistration', changes, select)
    expect(it.programFee.registrations.items).toEqual([{ player: { id: mine.player.id } }])
  })
})
