import { expect, test } from 'vitest'
import { deskForFile } from './desk-for-file.ts'
import type { Family } from './family.ts'
import { type Values, type Write, walkThrough } from './walk-through.ts'

const { server, desk, given } = await deskForFile('2025-09-01T17:00:00Z')

const anotherPlayer = async ({ user }: Family) => (await given.player({ userPlayersId: user.id })).id
const anotherProgram = async () => (await given.program()).id
const EMPTY = 'Please fill this in.'
const STATUSES =
  'Choose one of PENDING, WAITLISTED, APPROVED, ACTIVE, REJECTED, CANCELLED, WITHDRAWN, COMPLETED.'

/** The row of the family to be changed or deleted. */
const of =
  (row: keyof Omit<Family, 'mum'>, changes: Values = {}) =>
  (family: Family) => ({ id: family[row].id, _version: 1, ...changes })

const updates: Write[] = [
  {
    name: 'updateUser',
    input: of('user', { firstName: 'Robin', phone: null }),
    bad: [{ email: '' }, `email: ${EMPTY}`],
    done: { firstName: 'Robin', lastName: 'Singh', phone: null },
  },
  {
    name: 'updatePlayer',
    input: of('player', { status: 'ON_HOLD' }),
    bad: [{ birthDate: '2025-02-30' }, 'AWSDate must be a calendar day such as 2025-09-06.'],
    refused: [async (family) => archived(family), 'ILLEGAL_MOVE'],
    done: { status: 'ON_HOLD', firstName: 'Maya' },
  },
  {
    name: 'updateProgram',
    input: of('program', { capacity: 12 }),
    bad: [{ name: null }, 'name: '],
    refused: [() => ({ capacity: 0 }), 'BAD_CAPACITY'],
    done: { capacity: 12, name: 'Fall training' },
  },
  {
    name: 'updatePlayerProgramRegistration',
    input: of('registration', { status: 'APPROVED' }),
    bad: [{ status: null }, `status: ${STATUSES}`],
    refused: [() => ({ status: 'ACTIVE' }), 'ILLEGAL_MOVE'],
    done: { status: 'APPROVED', priceCents: 32000 },
  },
  {
    name: 'updateKitOrder',
    input: of('kitOrder', { status: 'PAID' }),
    bad: [{ unitPrice: 10.001 }, 'unitPrice: At most two decimals, please.'],
    refused: [() => ({ status: 'DELIVERED' }), 'ILLEGAL_MOVE'],
    done: { status: 'PAID', paidDate: '2025-09-01T17:00:00.000Z', totalAmount: 10 },
  },
  {
    name: 'updateDiscount',
    input: of('discount', { active: false }),
    bad: [{ percentage: 'half' }, 'Float cannot represent non numeric value: "half"'],
    refused: [() => ({ conditions: '{"serviceMonth":["2025-12"]}' }), 'BAD_CONDITIONS'],
    done: { active: false, percentage: 20 },
  },
]

async function archived({ player }: Family): Promise<Values> {
  const query = `mutation { updatePlayer(input: { id: "${player.id}", status: "ARCHIVED", _version: 1 }) { id } }`
  await desk.ask(query)
  return { _version: 2, status: 'ON_HOLD' }
}

const gone = { _deleted: true, _version: 2 }
const NO_ID: Write['bad'] = [{ id: null }, 'Expected non-nullable type "ID!" not to be null.']
/** A row that nothing refers to. */
const fresh = (make: () => Promise<string>) => async () => ({ id: await make(), _version: 1 })

const deletes: Write[] = [
  {
    name: 'deleteUser',
    input: fresh(async () => (await given.user()).id),
    bad: NO_ID,
    refused: [({ user }) => ({ id: user.id }), 'USER_HAS_PLAYERS'],
    done: gone,
  },
  {
    name: 'deletePlayer',
    input: async (family) => ({ id: await anotherPlayer(family), _version: 1 }),
    bad: NO_ID,
    refused: [({ player }) => ({ id: player.id }), 'PLAYER_IS_REGISTERED'],
    done: gone,
  },
  {
    name: 'deleteProgram',
    input: fresh(anotherProgram),
    bad: NO_ID,
    refused: [({ program }) => ({ id: program.id }), 'IN_USE'],
    done: gone,
  },
  { name: 'deletePlayerProgramRegistration', input: of('registration'), bad: NO_ID, done: gone },
  { name: 'deleteKitOrder', input: of('kitOrder'), bad: NO_ID, done: gone },
  {
    name: 'deleteDiscount',
    input: fresh(async () => (await given.discount()).id),
    bad: NO_ID,
    refused: [({ discount }) => ({ id: discount.id }), 'IN_USE'],
    done: gone,
  },
  {
    name: 'deleteProgramFee',
    input: fresh(async () => (await given.fee(await anotherProgram())).id),
    bad: NO_ID,
    refused: [({ fee }) => ({ id: fee.id }), 'IN_USE'],
    done: gone,
  },
]

test('every update and delete of the contract is listed', () =>
  expect([updates.length, deletes.length]).toEqual([6, 7]))

for (const write of [...updates, ...deletes]) walkThrough(write, () => ({ server, desk }))
