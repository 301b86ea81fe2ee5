import { nth } from '@touchline/domain/nth.ts'
import { expect, test } from 'vitest'
import type { Person } from './amplify-client.ts'
import { clubAt } from './club-at.ts'
import { givenFall, givenMum, type Mum, register } from './fall.ts'
import { answerOffer, moveTo, stateOf } from './registering.ts'

const at = clubAt(Date.parse('2025-09-01T17:00:00Z'))

test('W-1: taking a place or leaving the line changes no registration behind, however long the line is', async () => {
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

test('W-1: taking a place waits for nobody behind, even while another place is on offer', async () => {
  const { once } = await givenFall(at.desk, { capacity: 2 })
  const families: Mum[] = []
  const ids: string[] = []
  for (let n = 0; n < 5; n += 1) {
    const family = await givenMum(at.desk)
    families.push(family)
    ids.push((await register(family.mum, await family.child('Maya'), once)).it.id as string)
  }
  const behind = nth(ids, 4)
  for (const holder of ids.slice(0, 2)) await moveTo(at.desk, holder, 'CANCELLED')
  await at.server.sql.begin(async (tx) => {
    await tx`select from player_program_registrations where id = ${behind} for update`
    const { it } = await answerOffer(nth(families, 2).mum, nth(ids, 2), 'ACCEPT')
    expect(it?.status).toBe('APPROVED')
  })
  expect((await stateOf(at.desk, behind)).waitlistPosition).toBe(2)
})
