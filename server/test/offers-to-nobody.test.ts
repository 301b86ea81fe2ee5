import { describe, expect, test } from 'vitest'
import { getRow, updateRow } from './calls.ts'
import { clubAt } from './club-at.ts'
import { givenFall, givenMum, type Mum, register } from './fall.ts'
import type { Row } from './given.ts'
import { answerOffer, asked, moveTo, registerPlayers, stateOf, subjectsTo } from './registering.ts'

const START = Date.parse('2025-09-01T17:00:00Z')
const at = clubAt(START)

interface Family extends Mum {
  player: Row
  email: string
  id: string
}

/** A program with one place, held by the first of these families; the others wait. */
async function givenLine(count: number) {
  at.now = new Date(START)
  const fall = await givenFall(at.desk, { capacity: 1 })
  const families: Family[] = []
  for (let n = 0; n < count; n += 1) {
    const family = await givenMum(at.desk)
    const player = await family.child(`Child${n}`)
    const { it } = await register(family.mum, player, fall.once)
    families.push({ ...family, player, email: family.user.email as string, id: it.id as string })
  }
  const line = () =>
    Promise.all(
      families.map(async ({ id }) => {
        const { status, waitlistPosition, offerExpiresAt } = await stateOf(at.desk, id)
        return waitlistPosition === null ? status : `${waitlistPosition}${offerExpiresAt ? ' offered' : ''}`
      }),
    )
  const [first, second, third] = families as [Family, Family, Family]
  return { ...fall, first, second, third, line }
}

async function make(id: unknown, status: string) {
  const { it } = await getRow(at.desk, 'Player', id as string, '_version')
  return updateRow(at.desk, 'Player', { id, _version: it._version, status })
}

describe('W-11: a place is not offered to somebody who cannot take it', () => {
  test.each(['ON_HOLD', 'INACTIVE', 'ARCHIVED'])('%s: the next in line is asked', async (status) => {
    const { first, second, line } = await givenLine(3)
    await make(second.player.id, status)
    await moveTo(first.mum, first.id, 'CANCELLED')
    expect(await line()).toEqual(['CANCELLED', '1', '2 offered'])
    expect((await answerOffer(second.mum, second.id, 'ACCEPT')).error?.errorInfo?.code).toBeDefined()
  })

  test('an open offer passes on at once; the family is told, keeps its place in line and is asked later', async () => {
    const { first, second, third, line } = await givenLine(3)
    await moveTo(first.mum, first.id, 'CANCELLED')
    expect(await line()).toEqual(['CANCELLED', '1 offered', '2'])
    await make(second.player.id, 'ON_HOLD')
    expect(await line()).toEqual(['CANCELLED', '1', '2 offered'])
    expect(await subjectsTo(at.server, second.email)).toContain('Child1’s offer has gone to the next family')
    await make(second.player.id, 'ACTIVE')
    expect(await line()).toEqual(['CANCELLED', '1', '2 offered'])
    await answerOffer(third.mum, third.id, 'DECLINE')
    expect(await line()).toEqual(['CANCELLED', '1 offered', '2'])
  })

  test('a family that reports an injury itself passes on the offer', async () => {
    const { first, second, line } = await givenLine(3)
    await moveTo(first.mum, first.id, 'CANCELLED')
    await updateRow(second.mum, 'Player', { id: second.player.id, _version: 1, status: 'ON_HOLD' })
    expect(await line()).toEqual(['CANCELLED', '1', '2 offered'])
  })

  test('all or none: both wait for the injured one', async () => {
    const fall = await givenFall(at.desk, { capacity: 1 })
    const { mum, child } = await givenMum(at.desk)
    const [ada, bo] = [await child('Ada'), await child('Bo')]
    const { it } = await registerPlayers(mum, [asked(ada, fall.once), asked(bo, fall.once)], {
      allOrNone: true,
    })
    await updateRow(at.desk, 'Program', { id: fall.program.id, _version: 1, capacity: 2 })
    const offers = () =>
      Promise.all(
        it.items.map(async ({ id }: { id: string }) => (await stateOf(at.desk, id)).offerExpiresAt !== null),
      )
    expect(await offers()).toEqual([true, true])
    await make(ada.id, 'ON_HOLD')
    expect(await offers()).toEqual([false, false])
    await make(ada.id, 'ACTIVE')
    expect(await offers()).toEqual([true, true])
  })

  test('two families: an injury and an acceptance at the same moment leave one place to one child', async () => {
    const { first, second, line } = await givenLine(3)
    await moveTo(first.mum, first.id, 'CANCELLED')
    await Promise.all([make(second.player.id, 'ON_HOLD'), answerOffer(second.mum, second.id, 'ACCEPT')])
    expect([
      ['CANCELLED', 'APPROVED', '1'],
      ['CANCELLED', '1', '2 offered'],
    ]).toContainEqual(await line())
  })
})

test('W-2: after the last session, a rejected child’s place is offered to nobody', async () => {
  const { first, second, line } = await givenLine(2)
  at.now = new Date('2026-01-10T17:00:00Z')
  await moveTo(at.desk, first.id, 'REJECTED', { reason: 'Never came' })
  expect(await line()).toEqual(['REJECTED', '1'])
  expect(await subjectsTo(at.server, second.email)).toEqual(['Child1 is on the waiting list'])
})
