import { nth } from '@touchline/domain/nth.ts'
import { expect, test } from 'vitest'
import type { Person } from './amplify-client.ts'
import { clubAt } from './club-at.ts'
import { givenFall, givenMum, register } from './fall.ts'
import { answerOffer, moveTo, stateOf } from './registering.ts'

const at = clubAt(Date.parse('2025-09-01T17:00:00Z'))

test('W-1: whoever takes a place or leaves the line changes no registration behind, however long the line is', async () => {
  const { once } = await givenFall(at.desk, { capacity: 1 })
  const ids: string[] = []
  const mums: Person[] = []
  for (let n = 0; n < 12; n += 1) {
    const family = await givenMum(at.desk)
    mums.push(family.mum)
    ids.push((await register(family.mum, await family.child(`Child${n}`), once)).it.id as string)
  }
  const [holder, first, second, ...behind] = ids as [string, string, string, ...string[]]
  const versions = async () =>
    at.server.sql`select id, _version from player_program_registrations where id = any(${behind}) order by id`
  const before = await versions()
  await moveTo(at.desk, holder, 'CANCELLED')
  await answerOffer(nth(mums, 1), first, 'ACCEPT')
  await answerOffer(nth(mums, 2), second, 'LEAVE')
  expect(await versions()).toEqual(before)
  const positions = await Promise.all(behind.map(async (id) => (await stateOf(at.desk, id)).waitlistPosition))
  expect(positions).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  await answerOffer(nth(mums, 2), second, 'RETURN')
  expect((await stateOf(at.desk, second)).waitlistPosition).toBe(1)
  expect((await stateOf(at.desk, behind[8] ?? '')).waitlistPosition).toBe(10)
  expect(await versions()).toEqual(before)
})
