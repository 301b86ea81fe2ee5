import { clubDay } from '@touchline/domain/club-clock.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { expect, test } from 'vitest'
import { SYSTEM } from '../src/graphql/caller.ts'
import { insertRecorded, startUnseenUpdate, updateRecorded } from '../src/graphql/write/record.ts'
import { selectRow } from '../src/graphql/write/rows.ts'
import { forFile } from './for-file.ts'
import { inMode, someone, startMatrixServer } from './identity/matrix-people.ts'
import {
  expectOneStory,
  LOOKED_AT_BEFORE,
  newChild,
  ONE,
  statementsOfUpdate,
  type Values,
} from './written-rows.ts'

/* The entries of a row have the same texts, whether or not they were requested before. */

const server = await forFile(startMatrixServer())

test.each([
  ['without health notes', {}, undefined],
  ['with empty ones', { healthNotes: '' }, ''],
  ['with some', { healthNotes: 'Nuts' }, 'hidden'],
])('a child %s', async (_, values, told) => {
  const by = inMode(server, await someone(server), 'userPool')
  const id = await newChild(by, { ...values, ballSize: '3' })
  const change = (_version: number, changes: Values) =>
    statementsOfUpdate(server, by, 'Player', { id, _version, ...changes })
  const firstName = 'Ada'
  expect(await change(1, { firstName, shirtSize: 'YM' })).toEqual(LOOKED_AT_BEFORE)
  expect(await change(2, { emergencyPhone: '604-555-0101', ballSize: '3', photoConsent: true })).toEqual(ONE)
  expect(
    await change(3, { firstName, emergencyContact: '“Jo”, the "aunt" \\ née Ó\u{1F600}\n\u0007' }),
  ).toEqual(LOOKED_AT_BEFORE)
  expect(await change(4, { emergencyContact: null })).toEqual(ONE)
  expect(await change(5, { firstName })).toEqual(LOOKED_AT_BEFORE)
  const [created, ...rows] = await expectOneStory(server, id, 6)
  expect(created.healthNotes).toBe(told)
  expect(rows.map(({ healthNotes }) => healthNotes)).toEqual(Array(5).fill(told ?? null))
  expect(rows[1]).toMatchObject({
    id,
    emergencyPhone: '604-555-0101',
    photoConsent: true,
    ballSize: '3',
    _version: 3,
  })
  expect(rows[4]).toEqual({
    ...rows[3],
    updatedAt: expect.anything(),
    _version: 6,
    _lastChangedAt: expect.anything(),
  })
})

test('a guardian', async () => {
  const dad = await someone(server)
  const id = dad.userId
  const change = (_version: number, changes: Values) =>
    statementsOfUpdate(server, inMode(server, dad, 'userPool'), 'User', { id, _version, ...changes })
  const firstName = 'Pat'
  expect(await change(1, { firstName, phone: '604-555-0102' })).toEqual(LOOKED_AT_BEFORE)
  expect(await change(2, { phone: null, newsletter: true })).toEqual(ONE)
  expect(await change(3, { firstName, language: 'fr' })).toEqual(LOOKED_AT_BEFORE)
  await expectOneStory(server, id, 4)
})

test.each<[string, Values, Values]>([
  [
    'Program',
    { name: 'A', startDate: '2030-09-06', endDate: '2030-12-18' },
    { days: ['Mon', 'a "b", {c}'], capacity: 7, name: 'B' },
  ],
  [
    'Discount',
    { name: 'A', type: 'FAMILY', percentage: 12.5 },
    { percentage: 0.07, active: false, startDate: '2030-01-31' },
  ],
  [
    'ClubSetting',
    { key: 'hours', value: '{"a": [1.50,\n"é"]}', published: true },
    { value: '{ "b":null }', published: false },
  ],
])('a %s, without its rules', async (name, values, changes) => {
  const model = modelNamed(name)
  const now = new Date()
  const id = await server.sql.begin(async (tx) => {
    const context = { tx, caller: SYSTEM, myUserId: null, now, today: clubDay(now), rules: {} }
    const { id } = await insertRecorded(context, model, values)
    const row = () => selectRow(tx, model, 'id = $1', [id])
    await updateRecorded(context, model, await row(), {})
    await startUnseenUpdate(context, model, { id, _version: 2 }, changes).written
    await updateRecorded(context, model, await row(), {})
    return id
  })
  const [, , unseen, last] = await expectOneStory(server, id, 4)
  expect(last).toEqual({ ...unseen, _version: 4 })
  expect(unseen).toMatchObject(changes)
})
