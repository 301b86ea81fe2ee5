import { describe, expect, test } from 'vitest'
import { getRow, updateRow } from './calls.ts'
import { deskForFile } from './desk-for-file.ts'
import { type Family, givenFamily } from './family.ts'

const { desk } = await deskForFile('2025-09-01T17:00:00Z')

type Values = Record<string, unknown>
type RowName = keyof Omit<Family, 'mum'>

describe('fields that a parent may not set on their own row', () => {
  const fields: [string, RowName, Values, string][] = [
    ['User', 'user', { email: 'else@example.org' }, 'email'],
    ['User', 'user', { family: 'someone', firstName: 'Ann' }, 'family'],
    ['User', 'user', { externalUserId: 'sub' }, 'externalUserId'],
    ['Player', 'player', { userPlayersId: null }, 'userPlayersId'],
    ['PlayerProgramRegistration', 'registration', { days: ['SAT'] }, 'days'],
    ['PlayerProgramRegistration', 'registration', { months: ['2025-09'] }, 'months'],
    ['KitOrder', 'kitOrder', { unitPrice: 0.01 }, 'unitPrice'],
    ['KitOrder', 'kitOrder', { totalAmount: 1, quantity: 2 }, 'quantity, totalAmount'],
    ['KitOrder', 'kitOrder', { itemType: 'BALL' }, 'itemType'],
    ['KitOrder', 'kitOrder', { paidDate: '2025-09-01T17:00:00Z' }, 'paidDate'],
    ['KitOrder', 'kitOrder', { orderDate: '2020-01-01T00:00:00Z' }, 'orderDate'],
  ]
  test.each(fields)('%s (%s) %o', async (model, row, changes, named) => {
    const family = await givenFamily(desk)
    const input = { id: family[row].id, _version: 1, ...changes }
    const { it, error } = await updateRow(family.mum, model, input)
    expect(it).toBeNull()
    expect(error).toMatchObject({
      errorType: 'Unauthorized',
      message: `Unauthorized on [${named}]. ${named} can only be set by the club.`,
    })
    expect((await updateRow(desk, model, { ...input, _version: 2 })).error?.errorType).toBe(
      'ConflictUnhandled',
    )
  })

  test.each(['priceCents', 'openCents', 'priceWorking', 'waitlistPosition', 'offerExpiresAt'])(
    'nobody may send %s',
    async (field) => {
      const { registration } = await givenFamily(desk)
      const { error } = await updateRow(desk, 'PlayerProgramRegistration', {
        id: registration.id,
        _version: 1,
        [field]: 1,
      })
      expect(error?.message).toBe(
        `The variables input contains a field name '${field}' that is not defined for input object type 'UpdatePlayerProgramRegistrationInput'`,
      )
    },
  )

  test('a form that sends back the whole row changes only the fields that differ', async () => {
    const { mum, kitOrder } = await givenFamily(desk)
    const select =
      'id playerKitOrdersId itemType size quantity unitPrice totalAmount status orderDate _version'
    const { it: whole } = await getRow(mum, 'KitOrder', kitOrder.id, select)
    const { it, error } = await updateRow(
      mum,
      'KitOrder',
      { ...whole, size: 'L' },
      'size totalAmount _version',
    )
    expect(error).toBeUndefined()
    expect(it).toEqual({ size: 'L', totalAmount: 10, _version: 2 })
  })
})
