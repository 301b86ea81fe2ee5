import { describe, expect, test } from 'vitest'
import { visitor } from './amplify-client.ts'
import { askFor, getRow } from './calls.ts'
import { deskForFile } from './desk-for-file.ts'
import { type Family, givenFamily } from './family.ts'
import { givenBy } from './given.ts'

const { desk } = await deskForFile('2025-09-01T17:00:00Z')

/** Two families registered for the same fee of the same program. */
async function neighbours(): Promise<{ mine: Family; mineToo: string; theirsToo: string }> {
  const given = givenBy(desk)
  const mine = await givenFamily(desk)
  const theirs = await givenFamily(desk)
  const mineToo = await given.registration(
    (await given.player({ userPlayersId: mine.user.id })).id,
    mine.fee.id,
  )
  const theirsToo = await given.registration(theirs.player.id, mine.fee.id)
  return { mine, mineToo: mineToo.id, theirsToo: theirsToo.id }
}

const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)

describe('from a program down to its registrations', () => {
  const query = `query Deep($id: ID!) { it: getProgram(id: $id) { fees { items { registrations {
    items { id player { id user { email } kitOrders { items { id } } } discounts { items { id } } }
  } } } } }`
  const registrationsIn = (it: { fees: { items: { registrations: unknown }[] } }) =>
    it.fees.items[0]?.registrations as {
      items: { id: string; player: { user: { email: string } | null } | null }[]
    }

  test('a parent finds their own children', async () => {
    const { mine, mineToo } = await neighbours()
    const { it, error } = await askFor(mine.mum, query, { id: mine.program.id })
    expect(error).toBeUndefined()
    const { items } = registrationsIn(it)
    expect(ids(items).toSorted()).toEqual([mine.registration.id, mineToo].toSorted())
    expect(items.map(({ player }) => player?.user?.email)).toEqual([mine.mum.email, mine.mum.email])
  })

  test('an administrator finds all', async () => {
    const { mine, mineToo, theirsToo } = await neighbours()
    const { it } = await askFor(desk, query, { id: mine.program.id })
    expect(ids(registrationsIn(it).items).toSorted()).toEqual(
      [mine.registration.id, mineToo, theirsToo].toSorted(),
    )
  })

  test('a field that visitors may not read is refused by name; the rest of the answer arrives', async () => {
    const { mine } = await neighbours()
    const { data, errors } = await visitor().ask(
      `query V($id: ID!) { getProgram(id: $id) { name fees { items { amount registrations { items { id } } } } } }`,
      { id: mine.program.id },
    )
    expect(data.getProgram).toEqual({
      name: 'Fall training',
      fees: { items: [{ amount: 80, registrations: null }] },
    })
    expect(errors).toEqual([
      expect.objectContaining({
        errorType: 'Unauthorized',
        message: 'Not Authorized to access registrations on type ProgramFee',
        path: ['getProgram', 'fees', 'items', 'registrations'],
      }),
    ])
  })
})

describe('sideways, through rows that everybody may read', () => {
  test('from a discount to its grants', async () => {
    const [mine, theirs] = [await givenFamily(desk), await givenFamily(desk)]
    const granted = await givenBy(desk).create('RegistrationDiscount', {
      registrationID: theirs.registration.id,
      discountID: mine.discount.id,
    })
    const select = 'registrationDiscounts { items { id registration { id player { firstName } } } }'
    const asMum = await getRow(mine.mum, 'Discount', mine.discount.id, select)
    expect(ids(asMum.it.registrationDiscounts.items)).toEqual([mine.registrationDiscount.id])
    const asDesk = await getRow(desk, 'Discount', mine.discount.id, select)
    expect(ids(asDesk.it.registrationDiscounts.items).toSorted()).toEqual(
      [mine.registrationDiscount.id, granted.id].toSorted(),
    )
    const asVisitor = await getRow(visitor(), 'Discount', mine.discount.id, `name ${select}`)
    expect(asVisitor.it).toEqual({ name: 'Family', registrationDiscounts: null })
    expect(asVisitor.error?.message).toBe('Not Authorized to access registrationDiscounts on type Discount')
  })

  test('a filter on a nested connection cannot be used to probe for hidden rows', async () => {
    const { mine, theirsToo } = await neighbours()
    const { it } = await askFor(
      mine.mum,
      `query F($id: ID!, $filter: ModelPlayerProgramRegistrationFilterInput) { it: getProgramFee(id: $id) {
        registrations(filter: $filter, limit: 1) { items { id } nextToken } } }`,
      { id: mine.fee.id, filter: { id: { eq: theirsToo } } },
    )
    expect(it.registrations).toEqual({ items: [], nextToken: null })
  })
})

describe('every relation back up', () => {
  const ways: [string, keyof Omit<Family, 'mum'>, string, keyof Omit<Family, 'mum'>][] = [
    ['Player', 'player', 'user', 'user'],
    ['ProgramFee', 'fee', 'program', 'program'],
    ['AppliableDiscount', 'appliable', 'programFee', 'fee'],
    ['AppliableDiscount', 'appliable', 'discount', 'discount'],
    ['PlayerProgramRegistration', 'registration', 'player', 'player'],
    ['PlayerProgramRegistration', 'registration', 'programFee', 'fee'],
    ['RegistrationDiscount', 'registrationDiscount', 'registration', 'registration'],
    ['RegistrationDiscount', 'registrationDiscount', 'discount', 'discount'],
    ['KitOrder', 'kitOrder', 'player', 'player'],
    ['Consent', 'consent', 'user', 'user'],
    ['Consent', 'consent', 'player', 'player'],
  ]
  test.each(ways)('%s (%s).%s', async (model, row, field, target) => {
    const family = await givenFamily(desk)
    for (const who of [family.mum, desk]) {
      const { it, error } = await getRow(who, model, family[row].id, `${field} { id __typename }`)
      expect(error).toBeUndefined()
      expect(it[field].id).toBe(family[target].id)
    }
  })
})

describe('every relation down', () => {
  const ways: [string, keyof Omit<Family, 'mum'>, string, keyof Omit<Family, 'mum'>][] = [
    ['User', 'user', 'players', 'player'],
    ['User', 'user', 'consents', 'consent'],
    ['Player', 'player', 'registrations', 'registration'],
    ['Player', 'player', 'kitOrders', 'kitOrder'],
    ['Player', 'player', 'consents', 'consent'],
    ['Program', 'program', 'fees', 'fee'],
    ['ProgramFee', 'fee', 'registrations', 'registration'],
    ['ProgramFee', 'fee', 'appliableDiscounts', 'appliable'],
    ['Discount', 'discount', 'appliableDiscounts', 'appliable'],
    ['Discount', 'discount', 'registrationDiscounts', 'registrationDiscount'],
    ['PlayerProgramRegistration', 'registration', 'discounts', 'registrationDiscount'],
  ]
  test.each(ways)('%s (%s).%s', async (model, row, field, target) => {
    const family = await givenFamily(desk)
    for (const who of [family.mum, desk]) {
      const { it, error } = await getRow(who, model, family[row].id, `${field} { items { id } nextToken }`)
      expect(error).toBeUndefined()
      expect(it[field]).toEqual({ items: [{ id: family[target].id }], nextToken: null })
    }
  })
})

test('the complete data of a family in one request, by email', async () => {
  const { mum, user, player, registration, fee, program, kitOrder, discount } = await givenFamily(desk)
  const query = `query Complete($email: String!) { it: usersByEmail(email: $email) { items { id players { items { id
    registrations { items { id programFee { id program { id } } discounts { items { discount { id } } } } }
    kitOrders { items { id } } } } } } }`
  const expected = {
    id: user.id,
    players: {
      items: [
        {
          id: player.id,
          registrations: {
            items: [
              {
                id: registration.id,
                programFee: { id: fee.id, program: { id: program.id } },
                discounts: { items: [{ discount: { id: discount.id } }] },
              },
            ],
          },
          kitOrders: { items: [{ id: kitOrder.id }] },
        },
      ],
    },
  }
  for (const who of [mum, desk])
    expect((await askFor(who, query, { email: user.email })).it.items).toEqual([expected])
})
