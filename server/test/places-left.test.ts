import { describe, expect, test } from 'vitest'
import { visitor } from './amplify-client.ts'
import { getRow, updateRow } from './calls.ts'
import { clubAt } from './club-at.ts'
import { givenFall, givenMum, register } from './fall.ts'
import type { Row } from './given.ts'
import { moveTo } from './registering.ts'

const at = clubAt('2025-09-01T17:00:00Z')

const leftIn = async ({ id }: Row) => (await getRow(visitor(), 'Program', id, 'placesLeft')).it.placesLeft

/** A program with this many places, and a way to fill it. */
async function givenPlaces(capacity: number | null) {
  const { program, once } = await givenFall(at.desk, capacity === null ? {} : { capacity })
  const join = async (): Promise<string> => {
    const { mum, child } = await givenMum(at.desk)
    return (await register(mum, await child('Maya'), once)).it.id
  }
  return { program, join }
}

describe('W-9: places left, as a visitor sees them', () => {
  test('without a limit, no number', async () => {
    const { program, join } = await givenPlaces(null)
    await join()
    expect(await leftIn(program)).toBeNull()
  })

  test('each registration that holds a place takes one, and gives it back', async () => {
    const { program, join } = await givenPlaces(2)
    expect(await leftIn(program)).toBe(2)
    const id = await join()
    expect(await leftIn(program)).toBe(1)
    await moveTo(at.desk, id, 'APPROVED')
    await moveTo(at.desk, id, 'ACTIVE')
    expect(await leftIn(program)).toBe(1)
    await moveTo(at.desk, id, 'WITHDRAWN')
    expect(await leftIn(program)).toBe(2)
  })

  test('a waiting child takes none, and a place on offer is taken until the offer expires', async () => {
    const { program, join } = await givenPlaces(1)
    const first = await join()
    await join()
    expect(await leftIn(program)).toBe(0)
    await moveTo(at.desk, first, 'CANCELLED')
    expect(await leftIn(program)).toBe(0)
    at.now = new Date('2025-09-03T16:59:59.999Z')
    expect(await leftIn(program)).toBe(0)
    at.now = new Date('2025-09-03T17:00:00Z')
    expect(await leftIn(program)).toBe(1)
  })

  test('one too many, admitted by the club, leaves none and not less', async () => {
    const { program, join } = await givenPlaces(1)
    await join()
    const extra = await join()
    await at.server.sql`update player_program_registrations set status = 'PENDING' where id = ${extra}`
    expect(await leftIn(program)).toBe(0)
  })

  test('in lists, through a fee, under an alias, and beside fields that stay closed', async () => {
    const { program } = await givenPlaces(3)
    const { data } = await visitor().ask(
      `query Left($id: ID!) {
        listPrograms(filter: { id: { eq: $id } }) { items { free: placesLeft fees { items { program { placesLeft } } } } }
      }`,
      { id: program.id },
    )
    const [item] = data.listPrograms.items
    expect([item.free, item.fees.items[0].program.placesLeft]).toEqual([3, 3])
    const closed = await visitor().ask(
      `query Who($id: ID!) { getProgram(id: $id) { placesLeft fees { items { registrations { items { id } } } } } }`,
      { id: program.id },
    )
    expect(closed.data.getProgram.placesLeft).toBe(3)
    expect(closed.errors.map(({ errorType }) => errorType)).toContain('Unauthorized')
  })

  test('nobody can write it', async () => {
    const { program } = await givenPlaces(3)
    const { error } = await updateRow(at.desk, 'Program', { id: program.id, _version: 1, placesLeft: 9 })
    expect(error?.message).toContain('placesLeft')
  })

  test('the answer to a change contains it', async () => {
    const { program } = await givenPlaces(3)
    const input = { id: program.id, _version: 1, capacity: 5 }
    expect((await updateRow(at.desk, 'Program', input, 'placesLeft')).it.placesLeft).toBe(5)
  })
})
