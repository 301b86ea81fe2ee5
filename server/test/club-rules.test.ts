import { randomUUID } from 'node:crypto'
import { clubContent } from '@touchline/domain/club/content.ts'
import { afterEach, expect, test } from 'vitest'
import type { Person } from './amplify-client.ts'
import { createRow } from './calls.ts'
import { deskForFile } from './desk-for-file.ts'
import { givenFall, givenMum } from './fall.ts'
import { EMERGENCY } from './given.ts'
import { asked, registerPlayers } from './registering.ts'
import { storeSetting } from './store-setting.ts'

const NOW = new Date('2025-08-20T17:00:00.000Z')
const { facts } = clubContent([]).content

const { server, desk } = await deskForFile(NOW)
afterEach(() => server.sql`delete from club_settings`)

const addChild = (mum: Person, userId: string, birthDate: string) =>
  createRow(
    mum,
    'Player',
    { id: randomUUID(), firstName: 'Kai', lastName: 'Singh', birthDate, userPlayersId: userId },
    'id',
  )

test('E-1: the club’s setting decides which children a family may add and register', async () => {
  const fall = await givenFall(desk)
  const { mum, user } = await givenMum(desk)
  const { it: teen } = await addChild(mum, user.id, '2010-05-31')
  await storeSetting(server, 'facts', { ...facts, ages: { from: 5, to: 15, oldestPlayDown: false } })
  const { error } = await registerPlayers(mum, [asked(teen, fall.once)])
  expect(error).toMatchObject({ errorInfo: { code: 'TOO_OLD' } })
  const old = await addChild(mum, user.id, '2010-06-30')
  expect(old.error).toMatchObject({ errorInfo: { code: 'TOO_OLD', field: 'birthDate' } })
  const young = await addChild(mum, user.id, '2021-05-31')
  expect(young.error).toMatchObject({ errorInfo: { code: 'TOO_YOUNG' } })
  expect(young.error?.message).toContain('in the year they turn 5')
  await storeSetting(server, 'facts', facts)
  const { it } = await registerPlayers(mum, [asked(teen, fall.once)], { contacts: EMERGENCY })
  expect(it.items[0].status).toBe('PENDING')
})

test.each([
  ['ALL', 12_800],
  ['ADDITIONAL', 14_400],
] as const)(
  'D-7: two children once a week in October, with the club’s mode %s',
  async (familyMode, cents) => {
    await storeSetting(server, 'facts', { ...facts, familyMode })
    const fall = await givenFall(desk)
    const { mum, child } = await givenMum(desk)
    const months = ['2025-10']
    const { it } = await registerPlayers(mum, [
      asked(await child('Ada'), fall.once, { months }),
      asked(await child('Bo'), fall.once, { months }),
    ])
    expect(it.totalCents).toBe(cents)
  },
)
