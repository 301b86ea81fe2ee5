import { expect, test } from 'vitest'
import { AT_THE_DESK, agree } from './agree.ts'
import type { Person } from './amplify-client.ts'
import { deskForFile } from './desk-for-file.ts'
import { givenFall, givenMum } from './fall.ts'
import { asked, moveTo, registerPlayers, stateOf } from './registering.ts'

const { desk } = await deskForFile('2025-09-01T17:00:00.000Z')

/** A program whose only place is taken, with one registration in line. */
async function givenFull() {
  const fall = await givenFall(desk, { capacity: 1 })
  const { mum, child } = await givenMum(desk)
  const register = async (who: Person, name: string, values = {}) => {
    const player = await child(name)
    await agree(mum, player)
    const { it, error } = await registerPlayers(who, [asked(player, fall.once, values)])
    return { registration: it?.items[0], error }
  }
  const first = (await register(mum, 'Ada')).registration
  const second = (await register(mum, 'Bo')).registration
  return { mum, register, first, second }
}

test('E-6: the club admits somebody beyond the limit, with a reason', async () => {
  const { register, first, second } = await givenFull()
  const { registration } = await register(desk, 'Cy', { status: 'PENDING', reason: 'The coach’s child' })
  expect(registration.status).toBe('PENDING')
  // There was one place too many, so nobody in line gets one when one of the two is given up.
  await moveTo(desk, first.id, 'CANCELLED')
  expect(await stateOf(desk, second.id)).toMatchObject({ status: 'WAITLISTED', offerExpiresAt: null })
})

test.each([
  ['without a reason', true, { status: 'PENDING' }],
  ['with a reason for something else', true, { reason: 'Born in December' }],
  ['when a parent asks for it', false, { status: 'PENDING' }],
])('E-6: %s only the waiting list is possible', async (_case, isDesk, values) => {
  const { mum, register } = await givenFull()
  const { registration } = await register(isDesk ? desk : mum, 'Cy', values)
  expect(registration).toMatchObject({ status: 'WAITLISTED', waitlistPosition: 2 })
})

test('W-7: the club puts somebody on the waiting list although there is a place', async () => {
  const fall = await givenFall(desk)
  const { child } = await givenMum(desk)
  const { it } = await registerPlayers(desk, [
    asked(await child('Ada'), fall.once, { status: 'WAITLISTED', reason: AT_THE_DESK }),
  ])
  expect(it.items[0]).toMatchObject({ status: 'WAITLISTED', waitlistPosition: 1, offerExpiresAt: null })
})
