import { expect, test } from 'vitest'
import { clubAt } from './club-at.ts'
import { givenFall, givenMum, type Mum, register } from './fall.ts'
import type { Row } from './given.ts'
import { answerOffer, moveTo, stateOf } from './registering.ts'

const START = Date.parse('2025-09-01T17:00:00Z')
const HOUR = 3_600_000

const at = clubAt(START)

const hoursLater = (hours: number) => {
  at.now = new Date(START + hours * HOUR)
}

/** One place, held by the first registration; the others wait, an hour apart. */
async function givenLine(count: number) {
  const { once } = await givenFall(at.desk, { capacity: 1 })
  const families: Family[] = []
  for (let n = 0; n < count; n += 1) {
    hoursLater(n)
    const family = await givenMum(at.desk)
    const player = await family.child(`Child${n}`)
    const { it } = await register(family.mum, player, once)
    families.push({ ...family, player, id: it.id as string })
  }
  const line = () =>
    Promise.all(
      families.map(async ({ id }) => {
        const { status, waitlistPosition, offerExpiresAt } = await stateOf(at.desk, id)
        return waitlistPosition === null ? status : `${waitlistPosition}${offerExpiresAt ? ' offered' : ''}`
      }),
    )
  return { once, families: families as [Family, Family, Family, ...Family[]], line }
}
type Family = Mum & { player: Row; id: string }

test('W-10: somebody who left the waiting list gets the old place back, and repeats change nothing', async () => {
  const { families, line } = await givenLine(4)
  const [, , second] = families
  await answerOffer(second.mum, second.id, 'LEAVE')
  expect(await line()).toEqual(['PENDING', '1', 'CANCELLED', '2'])
  for (let n = 0; n < 2; n += 1) await answerOffer(second.mum, second.id, 'RETURN')
  expect(await line()).toEqual(['PENDING', '1', '2', '3'])
})

test('W-10: an offer made to somebody else in the meantime stays theirs', async () => {
  const { families, line } = await givenLine(4)
  const [inside, first] = families
  await answerOffer(first.mum, first.id, 'LEAVE')
  await moveTo(at.desk, inside.id, 'CANCELLED')
  expect(await line()).toEqual(['CANCELLED', 'CANCELLED', '1 offered', '2'])
  await answerOffer(first.mum, first.id, 'RETURN')
  expect(await line()).toEqual(['CANCELLED', '1', '2 offered', '3'])
})

test('W-10: after two days it is too late, and a family that the club removed cannot come back', async () => {
  const { families } = await givenLine(3)
  const [, first, second] = families
  await answerOffer(first.mum, first.id, 'LEAVE')
  await moveTo(at.desk, second.id, 'CANCELLED')
  const sent = await answerOffer(second.mum, second.id, 'RETURN')
  expect(sent.error).toMatchObject({ errorInfo: { code: 'TOO_LATE' } })
  hoursLater(2 + 48)
  const late = await answerOffer(first.mum, first.id, 'RETURN')
  expect(late.error).toMatchObject({ errorInfo: { code: 'TOO_LATE' } })
})

test('W-10: not with another registration in the program (E-11), and not for a stranger', async () => {
  const { once, families } = await givenLine(3)
  const [, first, stranger] = families
  await answerOffer(first.mum, first.id, 'LEAVE')
  expect((await answerOffer(stranger.mum, first.id, 'RETURN')).error).toBeDefined()
  const again = await register(first.mum, first.player, once)
  expect(again.it.status).toBe('WAITLISTED')
  const twice = await answerOffer(first.mum, first.id, 'RETURN')
  expect(twice.error).toMatchObject({ errorInfo: { code: 'ALREADY_REGISTERED' } })
})

test('W-10: two who come back at the same moment each get a place', async () => {
  const { families, line } = await givenLine(4)
  const [, first, second] = families
  await answerOffer(first.mum, first.id, 'LEAVE')
  await answerOffer(second.mum, second.id, 'LEAVE')
  await Promise.all([first, second].map(({ mum, id }) => answerOffer(mum, id, 'RETURN')))
  expect(await line()).toEqual(['PENDING', '1', '2', '3'])
})
