import { describe, expect, test } from 'vitest'
import { AT_THE_DESK, agree } from './agree.ts'
import { type Person, parent } from './amplify-client.ts'
import { createRow, deleteRow, getRow, updateRow } from './calls.ts'
import { deskForFile } from './desk-for-file.ts'
import { givenFamily } from './family.ts'
import type { Row } from './given.ts'

let now = new Date('2025-09-01T17:00:00Z')

const { desk, given } = await deskForFile(() => now)

const REGISTRATION = 'PlayerProgramRegistration'

const move = async (who: Person, id: string, status: string, reason?: string) => {
  const { it } = await getRow(desk, REGISTRATION, id, '_version')
  return updateRow(
    who,
    REGISTRATION,
    { id, _version: it._version, status, reason },
    'status reason waitlistPosition',
  )
}

/** The moves by which the desk gets from PENDING to each status. */
const ways: Record<string, string[]> = {
  PENDING: [],
  WAITLISTED: ['WAITLISTED'],
  APPROVED: ['APPROVED'],
  ACTIVE: ['APPROVED', 'ACTIVE'],
  REJECTED: ['REJECTED'],
  CANCELLED: ['CANCELLED'],
  WITHDRAWN: ['APPROVED', 'ACTIVE', 'WITHDRAWN'],
}

async function givenRegistration(status: string) {
  const family = await givenFamily(desk)
  for (const step of ways[status] ?? []) await move(desk, family.registration.id, step, 'as agreed')
  // Longer than a mistake can be undone.
  now = new Date(now.getTime() + 60_000)
  return family
}

const parentMoves: [string, string[]][] = [
  ['PENDING', ['CANCELLED']],
  ['WAITLISTED', ['CANCELLED']],
  ['APPROVED', ['CANCELLED']],
  ['ACTIVE', []],
  ['REJECTED', []],
  ['CANCELLED', []],
  ['WITHDRAWN', []],
]
const adminMoves: [string, string[]][] = [
  ['PENDING', ['APPROVED', 'WAITLISTED', 'REJECTED', 'CANCELLED']],
  ['WAITLISTED', ['APPROVED', 'CANCELLED']],
  ['APPROVED', ['ACTIVE', 'CANCELLED']],
  ['ACTIVE', ['WITHDRAWN']],
  ['REJECTED', ['PENDING']],
  ['CANCELLED', ['PENDING']],
  ['WITHDRAWN', ['PENDING']],
]
const every = [
  'PENDING',
  'WAITLISTED',
  'APPROVED',
  'ACTIVE',
  'REJECTED',
  'CANCELLED',
  'WITHDRAWN',
  'COMPLETED',
]

describe.each([
  ['the parent', parentMoves],
  ['the desk', adminMoves],
] as const)('%s', (who, table) => {
  test.each(table)('from %s only to %j, which the refusal names', async (from, allowed) => {
    const { mum, registration } = await givenRegistration(from)
    const mover = who === 'the desk' ? desk : mum
    for (const to of every.filter((status) => status !== from && !allowed.includes(status))) {
      const { it, error } = await move(mover, registration.id, to, 'because')
      expect([to, it]).toEqual([to, null])
      expect(error).toMatchObject({ errorType: 'RuleViolation', errorInfo: { allowed, field: 'status' } })
      expect(['ILLEGAL_MOVE', 'NOT_YOURS']).toContain(error?.errorInfo?.code)
    }
    const [first] = allowed
    if (first) expect((await move(mover, registration.id, first, 'because')).it.status).toBe(first)
  })
})

describe('reasons', () => {
  test.each([
    ['PENDING', 'REJECTED'],
    ['CANCELLED', 'PENDING'],
    ['REJECTED', 'PENDING'],
  ])('%s → %s needs one', async (from, to) => {
    const { registration } = await givenRegistration(from)
    for (const reason of [undefined, '  ']) {
      const { error } = await move(desk, registration.id, to, reason)
      expect(error).toMatchObject({
        message: 'Please add the reason in a few words.',
        errorInfo: { code: 'REASON_NEEDED', field: 'status' },
      })
    }
    expect((await move(desk, registration.id, to, 'the team is full')).it).toMatchObject({
      status: to,
      reason: 'the team is full',
    })
  })
})

test('nothing owed: an approved one becomes active at once (R-6)', async () => {
  const { player } = await givenFamily(desk)
  const program = await given.program()
  const fee = await given.fee(program.id, { type: 'TRIAL', amount: 0 })
  const { id } = await given.registration(player.id, fee.id)
  expect((await move(desk, id, 'APPROVED')).it.status).toBe('ACTIVE')
})

test.each(['playerRegistrationsId', 'programFeeRegistrationsId', 'months'])(
  'another %s takes a new registration, at the desk too',
  async (field) => {
    const { registration } = await givenFamily(desk)
    const other = field === 'months' ? ['2025-10'] : 'another'
    const { error } = await updateRow(desk, REGISTRATION, {
      id: registration.id,
      _version: 1,
      [field]: other,
    })
    expect(error).toMatchObject({ errorInfo: { code: 'PLAN_IS_FIXED', field } })
  },
)

describe('a program with two places', () => {
  const select = 'id status waitlistPosition'
  async function givenQueue(count: number) {
    const program = await given.program({ capacity: 2 })
    const fee = await given.fee(program.id)
    const rows: Row[] = []
    const mums: Person[] = []
    for (let n = 0; n < count; n += 1) {
      const user = await given.user()
      const player = await given.player({ userPlayersId: user.id })
      const mum = await parent(user.email as string)
      await agree(mum, player)
      const input = { playerRegistrationsId: player.id, programFeeRegistrationsId: fee.id }
      rows.push((await createRow(mum, REGISTRATION, input, select)).it)
      mums.push(mum)
    }
    const places = async () =>
      Promise.all(
        rows.map(async ({ id }) => {
          const { it } = await getRow(desk, REGISTRATION, id, select)
          return it && (it.waitlistPosition === null ? it.status : it.waitlistPosition)
        }),
      )
    const idOf = (n: number) => (rows[n] as Row).id
    return { program, fee, idOf, mumOf: (n: number) => mums[n] as Person, places }
  }

  test('the third waits, the others behind it', async () => {
    const { places } = await givenQueue(5)
    expect(await places()).toEqual(['PENDING', 'PENDING', 1, 2, 3])
  })

  test('leaving the line closes the gap', async () => {
    const { places, idOf, mumOf } = await givenQueue(6)
    await move(mumOf(3), idOf(3), 'CANCELLED')
    expect(await places()).toEqual(['PENDING', 'PENDING', 1, 'CANCELLED', 2, 3])
    const { it } = await getRow(desk, REGISTRATION, idOf(2), '_version')
    await deleteRow(desk, REGISTRATION, { id: idOf(2), _version: it._version })
    expect(await places()).toEqual(['PENDING', 'PENDING', null, 'CANCELLED', 1, 2])
  })

  test('nobody gets a place that is not free', async () => {
    const { places, idOf, mumOf } = await givenQueue(3)
    const full = {
      message: 'All 2 places in Fall training are taken. Free one first.',
      errorInfo: { code: 'PROGRAM_FULL', field: 'status' },
    }
    expect((await move(desk, idOf(2), 'APPROVED')).error).toMatchObject(full)
    await move(mumOf(0), idOf(0), 'CANCELLED')
    expect((await move(desk, idOf(2), 'APPROVED')).it).toMatchObject({
      status: 'APPROVED',
      waitlistPosition: null,
    })
    expect((await move(desk, idOf(0), 'PENDING', 'reopened')).error).toMatchObject(full)
    expect(await places()).toEqual(['CANCELLED', 'PENDING', 'APPROVED'])
  })

  test('the desk puts somebody at the end of the line', async () => {
    const { places, idOf } = await givenQueue(4)
    await move(desk, idOf(0), 'WAITLISTED')
    expect(await places()).toEqual([3, 'PENDING', 1, 2])
  })

  test('a returned place goes to the next newcomer only if nobody else has it', async () => {
    const { fee, mumOf, idOf } = await givenQueue(2)
    await move(mumOf(1), idOf(1), 'CANCELLED')
    const { it } = await createRow(
      desk,
      REGISTRATION,
      {
        playerRegistrationsId: (await given.player()).id,
        programFeeRegistrationsId: fee.id,
        reason: AT_THE_DESK,
      },
      select,
    )
    expect(it).toMatchObject({ status: 'PENDING', waitlistPosition: null })
  })

  test('both fees of a program share its places', async () => {
    const { program } = await givenQueue(2)
    const other = await given.fee(program.id, { type: 'MONTHLY_TWICE', amount: 150 })
    const { it } = await createRow(
      desk,
      REGISTRATION,
      {
        playerRegistrationsId: (await given.player()).id,
        programFeeRegistrationsId: other.id,
        reason: AT_THE_DESK,
      },
      select,
    )
    expect(it).toMatchObject({ status: 'WAITLISTED', waitlistPosition: 1 })
  })

  test('eight at once for two places: two have them, six wait in line', async () => {
    const program = await given.program({ capacity: 2 })
    const fee = await given.fee(program.id)
    const players = await Promise.all(Array.from({ length: 8 }, () => given.player()))
    const outcomes = await Promise.all(
      players.map(({ id }) =>
        createRow(
          desk,
          REGISTRATION,
          { playerRegistrationsId: id, programFeeRegistrationsId: fee.id, reason: AT_THE_DESK },
          select,
        ),
      ),
    )
    expect(outcomes.map(({ it }) => it.waitlistPosition ?? 0).toSorted()).toEqual([0, 0, 1, 2, 3, 4, 5, 6])
  })
})
