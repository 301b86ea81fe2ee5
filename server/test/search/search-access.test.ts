import { describe, expect, test } from 'vitest'
import { type Person, parent, visitor } from '../amplify-client.ts'
import { deskForFile } from '../desk-for-file.ts'
import { type Family, givenFamily } from '../family.ts'
import { countsOf, NOW, search } from './search.ts'

const at = await deskForFile(NOW)

const family = await givenFamily(at.desk)
const stranger = await givenFamily(at.desk)

type Kind = [model: string, row: keyof Omit<Family, 'mum'>]
const everyones: Kind[] = [
  ['Program', 'program'],
  ['ProgramFee', 'fee'],
  ['Discount', 'discount'],
]
const familys: Kind[] = [
  ['User', 'user'],
  ['Player', 'player'],
  ['PlayerProgramRegistration', 'registration'],
  ['KitOrder', 'kitOrder'],
]

/** Rows, total and terms: the same rule applies to all three. */
async function seen(who: Person, model: string, id: string) {
  const { it, error } = await search(who, model, { filter: { id: { eq: id } }, select: 'items { id } total' })
  if (error) return error.message
  return [it.items.length, it.total, (await countsOf(who, model, { id: { eq: id } }, 'id'))[id] ?? 0]
}

describe('everybody finds what a list would show them', () => {
  test.each(familys)('%s', async (model, row) => {
    const { id } = family[row]
    expect(await seen(family.mum, model, id)).toEqual([1, 1, 1])
    expect(await seen(at.desk, model, id)).toEqual([1, 1, 1])
    expect(await seen(stranger.mum, model, id)).toEqual([0, 0, 0])
    expect(await seen(await parent('unheard-of@example.org'), model, id)).toEqual([0, 0, 0])
    expect(await seen(visitor(), model, id)).toBe(`Not Authorized to access search${model}s on type Query`)
  })

  test.each(everyones)('%s', async (model, row) => {
    const { id } = family[row]
    for (const who of [visitor(), family.mum, stranger.mum, at.desk])
      expect(await seen(who, model, id)).toEqual([1, 1, 1])
  })
})

describe('a filter on related rows gives no access', () => {
  test('to a visitor, who may not even ask', async () => {
    const filter = { fees: { registrations: { status: { eq: 'PENDING' } } } }
    const { it, error } = await search(visitor(), 'Program', { filter })
    expect(it).toBeNull()
    expect(error?.message).toBe('Not Authorized to access registrations on type ProgramFee')
  })

  test('to another parent: rows of others seem not to exist', async () => {
    const inProgram = { fees: { registrations: { id: { eq: family.registration.id } } } }
    const programs = async (who: Person) =>
      (await search(who, 'Program', { filter: inProgram })).it.items.map(({ id }: { id: string }) => id)
    expect(await programs(family.mum)).toEqual([family.program.id])
    expect(await programs(stranger.mum)).toEqual([])
    expect(await programs(at.desk)).toEqual([family.program.id])
  })

  test('a filter that matches every row shows a parent only their own', async () => {
    const filter = { or: [{ id: { ne: 'x' } }, { not: { id: { eq: 'x' } } }] }
    const { it } = await search(stranger.mum, 'Player', { filter, select: 'items { id } total' })
    expect(it).toEqual({ items: [{ id: stranger.player.id }], total: 1 })
  })
})

describe('notes on health', () => {
  const select = 'items { healthNotes hasHealthNotes }'

  test('an administrator finds who has some, and reads none', async () => {
    const filter = { id: { eq: family.player.id } }
    const written = await family.mum.ask(
      `mutation Note($input: UpdatePlayerInput!) { updatePlayer(input: $input) { id } }`,
      { input: { id: family.player.id, _version: 1, healthNotes: 'Peanuts' } },
    )
    expect(written.errors).toEqual([])
    const flagged = { and: [filter, { hasHealthNotes: { eq: true } }] }
    const { it } = await search(at.desk, 'Player', { filter: flagged, select })
    expect(it.items).toEqual([{ healthNotes: null, hasHealthNotes: true }])
    const own = await search(family.mum, 'Player', { filter, select })
    expect(own.it.items).toEqual([{ healthNotes: 'Peanuts', hasHealthNotes: true }])
  })

  test('nobody filters, sorts or counts by their text', async () => {
    for (const query of [
      'searchPlayers(filter: { healthNotes: { match: "peanuts" } }) { total }',
      'searchPlayers(sort: [{ field: healthNotes }]) { total }',
      'searchPlayers(aggregates: [{ name: "n", type: terms, field: healthNotes }]) { total }',
    ])
      expect((await at.desk.ask(`{ ${query} }`)).errors[0]?.errorType).toBe('ValidationError')
  })
})
