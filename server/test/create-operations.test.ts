import { expect, test } from 'vitest'
import { AT_THE_DESK } from './agree.ts'
import { deskForFile } from './desk-for-file.ts'
import type { Family } from './family.ts'
import { type Write, walkThrough } from './walk-through.ts'

const { server, desk, given } = await deskForFile('2025-09-01T17:00:00Z')

const anotherPlayer = async ({ user }: Family) => (await given.player({ userPlayersId: user.id })).id
const anotherDiscount = async () => (await given.discount()).id
const EMPTY = 'Please fill this in.'
const KINDS = 'Choose one of SEASONAL, FAMILY, EARLY_BIRD, HARDSHIP, VOLUNTEER.'
const STATUSES =
  'Choose one of PENDING, WAITLISTED, APPROVED, ACTIVE, REJECTED, CANCELLED, WITHDRAWN, COMPLETED.'

const creates: Write[] = [
  {
    name: 'createUser',
    input: ({ user }) => ({
      externalUserId: 'sub-1',
      email: `New-${user.id}@Example.org`,
      firstName: 'New',
      lastName: 'User',
      avatarUrl: '',
    }),
    bad: [{ email: ' ' }, `email: ${EMPTY}`],
    done: { externalUserId: 'sub-1', firstName: 'New', lastName: 'User', avatarUrl: '', family: null },
  },
  {
    name: 'createPlayer',
    input: ({ user }) => ({
      firstName: ' Leo ',
      lastName: 'Singh',
      birthDate: '2016-02-29',
      userPlayersId: user.id,
    }),
    bad: [{ firstName: '' }, `firstName: ${EMPTY}`],
    refused: [() => ({ status: 'ARCHIVED' }), 'ILLEGAL_MOVE'],
    done: { firstName: 'Leo', birthDate: '2016-02-29', status: 'ACTIVE', healthNotes: null },
  },
  {
    name: 'createProgram',
    input: () => ({ name: 'Winter', startDate: '2026-01-10', endDate: '2026-03-28', days: ['SAT'] }),
    bad: [{ capacity: 0.5 }, 'Int cannot represent non-integer value: 0.5'],
    refused: [() => ({ endDate: '2026-01-09' }), 'BAD_DATES'],
    done: { name: 'Winter', days: ['SAT'], capacity: null, fees: expect.anything() },
  },
  {
    name: 'createProgramFee',
    input: ({ program }) => ({ programFeesId: program.id, type: 'MONTHLY_TWICE', amount: 150 }),
    bad: [{ amount: -1 }, 'amount: This cannot be below zero.'],
    refused: [() => ({ amount: 10_000.01 }), 'BAD_AMOUNT'],
    done: { type: 'MONTHLY_TWICE', amount: 150 },
  },
  {
    name: 'createAppliableDiscount',
    input: async ({ fee }) => ({ programFeeID: fee.id, discountID: await anotherDiscount() }),
    bad: [{ discountID: '' }, `discountID: ${EMPTY}`],
    refused: [({ discount }) => ({ discountID: discount.id }), 'CONSTRAINT'],
    done: { programFee: expect.objectContaining({ amount: 80 }) },
  },
  {
    name: 'createPlayerProgramRegistration',
    input: async (family) => ({
      playerRegistrationsId: await anotherPlayer(family),
      programFeeRegistrationsId: family.fee.id,
      reason: AT_THE_DESK,
    }),
    bad: [{ status: 'PERHAPS' }, `status: ${STATUSES}`],
    refused: [({ player }) => ({ playerRegistrationsId: player.id }), 'ALREADY_REGISTERED'],
    done: { status: 'PENDING', months: ['2025-09', '2025-10', '2025-11', '2025-12'], waitlistPosition: null },
  },
  {
    name: 'createKitOrder',
    input: ({ player }) => ({ playerKitOrdersId: player.id, itemType: 'SOCKS', size: 'M', quantity: 2 }),
    bad: [
      { quantity: '2' },
      'Variable "$input" got invalid value "2" at "input.quantity"; Int cannot represent non-integer value: "2"',
    ],
    refused: [() => ({ quantity: 11 }), 'BAD_QUANTITY'],
    done: { unitPrice: 10, totalAmount: 20, status: 'PENDING', orderDate: '2025-09-01T17:00:00.000Z' },
  },
  {
    name: 'createDiscount',
    input: () => ({ name: 'Early', type: 'FAMILY', percentage: 12.5, conditions: '{"minChildren":3}' }),
    bad: [{ type: 'GIFT' }, `type: ${KINDS}`],
    refused: [() => ({ percentage: 100.01 }), 'BAD_PERCENTAGE'],
    done: { percentage: 12.5, active: true, stacks: null },
  },
  {
    name: 'createRegistrationDiscount',
    input: ({ registration, discount }) => ({ registrationID: registration.id, discountID: discount.id }),
    bad: [{ percentage: 12.345 }, 'percentage: At most two decimals, please.'],
    refused: [() => ({ discountID: 'nothing' }), 'CONSTRAINT'],
    done: { registration: expect.objectContaining({ status: 'PENDING' }), percentage: null },
  },
]

test('every create of the contract is listed', () => expect(creates).toHaveLength(9))

for (const write of creates) walkThrough(write, () => ({ server, desk }))
