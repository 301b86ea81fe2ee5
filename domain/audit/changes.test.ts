import { describe, expect, test } from 'vitest'
import {
  addressRefusal,
  capacityRefusal,
  discountDeletionRefusal,
  manualDiscountRefusal,
  orderChangeRefusal,
  placeRefusal,
  planChangeRefusal,
  programDeletionRefusal,
  userDeletionRefusal,
  withdrawalRefusal,
} from './changes.ts'

describe('R-10: the plan of a registration', () => {
  test.each([
    [['status', 'reason', 'days'], undefined],
    [[], undefined],
    [['months'], 'months'],
    [['status', 'playerRegistrationsId'], 'playerRegistrationsId'],
    [['programFeeRegistrationsId'], 'programFeeRegistrationsId'],
  ])('changing %j', (changed, field) => expect(planChangeRefusal(changed)?.field).toBe(field))
})

describe('R-11: taking up a place again', () => {
  test.each([
    [20, 19, undefined],
    [20, 20, 'All 20 places in Fall training are taken. Free one first.'],
    [20, 21, 'All 20 places in Fall training are taken. Free one first.'],
    [null, 500, undefined],
  ])('of %s places %i are taken', (capacity, taken, message) =>
    expect(placeRefusal({ name: 'Fall training', capacity }, taken)?.message).toBe(message),
  )
})

describe('K-7: changing an order', () => {
  test.each([
    ['PENDING', ['size'], 'PARENT', undefined],
    ['PAID', ['size'], 'PARENT', 'size'],
    ['READY', ['quantity', 'size'], 'PARENT', 'quantity'],
    ['PAID', ['notes'], 'PARENT', undefined],
    ['PAID', ['size'], 'ADMIN', undefined],
  ] as const)('%s, %j, by %s', (status, changed, role, field) =>
    expect(orderChangeRefusal(status, changed, role)?.field).toBe(field),
  )
})

describe('S-8: deleting a program or a fee', () => {
  test.each([
    ['program', 0, undefined],
    ['program', 1, 'One player is registered with this program. Close it instead of deleting it.'],
    ['fee', 2, '2 players are registered with this fee. Close it instead of deleting it.'],
  ] as const)('a %s with %i', (noun, players, message) =>
    expect(programDeletionRefusal(noun, players)?.message).toBe(message),
  )
})

test.each([
  [0, undefined],
  [1, 'This user still has one player. Move or delete them first.'],
  [2, 'This user still has 2 players. Move or delete them first.'],
])('P-5: deleting a user with %i players', (players, message) =>
  expect(userDeletionRefusal(players)?.message).toBe(message),
)

test('P-6: an address that another user already has', () => {
  expect(addressRefusal(false)).toBeNull()
  expect(addressRefusal(true)?.field).toBe('email')
})

test.each([
  [5, 4, undefined],
  [5, 5, undefined],
  [5, 6, '6 places are taken or on offer. Cancel registrations first, or keep at least that many places.'],
  [0, 1, 'One place is taken or on offer. Cancel registrations first, or keep at least that many places.'],
])('S-9: %i places, with %i taken', (capacity, taken, message) =>
  expect(capacityRefusal(capacity, taken)?.message).toBe(message),
)

test.each([
  ['PENDING', true, undefined],
  ['WAITLISTED', true, undefined],
  ['APPROVED', true, undefined],
  ['ACTIVE', true, 'PRICE_SETTLED'],
  ['CANCELLED', true, 'PRICE_SETTLED'],
  ['PENDING', false, 'NOT_ALLOWED'],
])('D-11: a discount by hand for a registration that is %s, allowed: %s', (status, isAllowed, code) =>
  expect(manualDiscountRefusal({ status, isAllowed })?.code).toBe(code),
)

test.each([
  ['NO_PLACE', 'PARENT', 'ACTIVE', 'NOT_YOURS'],
  ['NO_PLACE', 'ADMIN', 'ACTIVE', undefined],
  ['INJURY', 'PARENT', 'ACTIVE', undefined],
  [null, 'PARENT', 'ACTIVE', undefined],
  ['INJURY', 'PARENT', 'APPROVED', 'NOT_PAID'],
  ['INJURY', 'PARENT', 'WITHDRAWN', 'NOT_PAID'],
  ['INJURY', 'ADMIN', 'WITHDRAWN', undefined],
] as const)('R-7, F-7: withdrawing for %s, by %s, while %s', (cause, role, status, code) =>
  expect(withdrawalRefusal(cause, role, status)?.code).toBe(code),
)

test.each([
  [0, undefined],
  [1, 'One registration has had this discount. Switch it off instead of deleting it.'],
  [2, '2 registrations have had this discount. Switch it off instead of deleting it.'],
])('D-12: deleting a discount that %i registrations have had', (registrations, message) =>
  expect(discountDeletionRefusal(registrations)?.message).toBe(message),
)
