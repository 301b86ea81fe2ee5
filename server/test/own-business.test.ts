import { expect, test } from 'vitest'
import { lockFamilyOf } from '../src/registrations/locks.ts'
import { updateRow } from './calls.ts'
import { deskForFile } from './desk-for-file.ts'
import { givenFamily } from './family.ts'
import { untilWaiting } from './until-waiting.ts'

const { server, desk } = await deskForFile('2025-09-01T17:00:00Z')

const CHILD = 'firstName lastName birthDate emergencyPhone _version'

test('fields nothing else depends on are saved while the family is being priced; a new name waits', async () => {
  const { mum, player } = await givenFamily(desk)
  const { it: before } = await updateRow(mum, 'Player', { ...idOf(player), shirtSize: 'YM' }, CHILD)
  const { firstName, lastName, birthDate } = before ?? {}
  const renaming = await server.sql.begin(async (tx) => {
    await lockFamilyOf(tx, player.id)
    // As the form sends it: the whole child, with one changed field.
    const whole = { id: player.id, firstName, lastName, birthDate, emergencyPhone: '604-555-0199' }
    const saved = await updateRow(mum, 'Player', { ...whole, _version: before?._version }, CHILD)
    expect(saved.it).toMatchObject({ firstName, emergencyPhone: '604-555-0199' })
    const named = { id: player.id, firstName: 'Robin', _version: saved.it?._version }
    const answer = updateRow(mum, 'Player', named, CHILD)
    await untilWaiting(server.sql)
    return { answer }
  })
  expect((await renaming.answer).it).toMatchObject({ firstName: 'Robin' })
})

const idOf = ({ id, _version }: { id: string; _version: number }) => ({ id, _version })

test('of two based on the same version, one is saved and the other sees it', async () => {
  const { mum, player } = await givenFamily(desk)
  const answers = await Promise.all(
    ['604-555-0101', '604-555-0102', '604-555-0103'].map((emergencyPhone) =>
      updateRow(mum, 'Player', { ...idOf(player), emergencyPhone }, CHILD),
    ),
  )
  expect(answers.filter(({ it }) => it)).toHaveLength(1)
  const saved = answers.find(({ it }) => it)?.it
  const refused = answers.filter(({ error }) => error)
  expect(refused.map(({ error }) => error?.errorType)).toEqual(['ConflictUnhandled', 'ConflictUnhandled'])
  for (const { error } of refused)
    expect(error?.data).toMatchObject({ emergencyPhone: saved?.emergencyPhone })
})
