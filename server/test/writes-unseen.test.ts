import { randomUUID } from 'node:crypto'
import { modelNamed } from '@touchline/domain/models.ts'
import { describe, expect, test } from 'vitest'
import { updateRow } from '../src/graphql/write/rows.ts'
import { forFile } from './for-file.ts'
import {
  accessTokenOf,
  impersonate,
  inMode,
  REASON,
  rest,
  type Send,
  sender,
  signOutEverywhere,
  someAdmin,
  someone,
  startMatrixServer,
} from './identity/matrix-people.ts'
import { statementsOf } from './statements-of.ts'
import { untilWaiting } from './until-waiting.ts'
import {
  expectOneStory,
  historyOf,
  LOOKED_AT_BEFORE,
  newChild,
  ONE,
  statementsOfUpdate,
  update,
  type Values,
} from './written-rows.ts'

const server = await forFile(startMatrixServer())
const admin = await someAdmin(server)
const mum = await someone(server)
const family = inMode(server, mum, 'userPool')

const PHONE = { emergencyPhone: '604-555-0101' }

const statements = (by: Send, model: string, input: Values) => statementsOfUpdate(server, by, model, input)

describe('the row is read first', () => {
  const desk = () => inMode(server, admin, 'userPool')

  test.each<[string, Values]>([
    ['where a whole form comes back', { firstName: 'Ada', birthDate: '2017-05-01', ...PHONE }],
    ['where something sealed is among it', { healthNotes: null, ...PHONE }],
    ['for a language, which may stay what it was', { language: 'fr' }],
  ])('%s', async (_, changes) => {
    const isUser = 'language' in changes
    const who = await someone(server)
    const by = inMode(server, who, 'userPool')
    const id = isUser ? who.userId : await newChild(by)
    expect(await statements(by, isUser ? 'User' : 'Player', { id, _version: 1, ...changes })).toEqual(
      LOOKED_AT_BEFORE,
    )
  })

  test('by the desk, and the family is notified', async () => {
    const id = await newChild(family)
    expect(await statements(desk(), 'Player', { id, _version: 1, ...PHONE })).toContain('begin')
  })
})

test('a child on hold is changed in a transaction, which keeps its hold', async () => {
  const by = inMode(server, await someone(server), 'userPool')
  const id = await newChild(by)
  await update(by, 'Player', { id, _version: 1, status: 'ON_HOLD' })
  await server.sql`delete from injury_holds where player_id = ${id}`
  expect(await statements(by, 'Player', { id, _version: 2, ...PHONE })).toContain('begin')
  expect(await server.sql`select from injury_holds where player_id = ${id}`).toHaveLength(1)
})

test('a write without changes makes a version, whether or not the row was read first', async () => {
  const id = await newChild(family, PHONE)
  expect(await statements(family, 'Player', { id, _version: 1, ...PHONE })).toEqual(ONE)
  expect(await statements(family, 'Player', { id, _version: 2, ...PHONE, firstName: 'Ada' })).toEqual(
    LOOKED_AT_BEFORE,
  )
  const rows = await expectOneStory(server, id, 3)
  expect(rows.map(({ _version, emergencyPhone }) => ({ _version, emergencyPhone }))).toEqual(
    [1, 2, 3].map((_version) => ({ _version, ...PHONE })),
  )
})

test('values noted in the meantime are in the entry, before and after', async () => {
  const id = await newChild(family, { sockSize: 'S' })
  const changed = await server.sql.begin(async (tx) => {
    await updateRow(tx, modelNamed('Player'), id, { sockSize: 'L' })
    const answer = update(family, 'Player', { id, _version: 1, ...PHONE })
    await untilWaiting(server.sql)
    return { answer }
  })
  expect((await changed.answer).data.it).toEqual({ id, _version: 2 })
  const [, entry] = await historyOf(server, id)
  expect(JSON.parse(entry?.before)).toMatchObject({ sockSize: 'L', emergencyPhone: null, _version: 1 })
  expect(JSON.parse(entry?.after)).toMatchObject({ sockSize: 'L', ...PHONE, _version: 2 })
})

test('another family’s child, a deleted and an invented one are refused in the same words and statements', async () => {
  const stranger = inMode(server, await someone(server), 'userPool')
  const theirs = await newChild(family)
  const deleted = await newChild(stranger)
  await stranger(`mutation { deletePlayer(input: { id: "${deleted}", _version: 1 }) { id } }`)
  const refused = async (id: string, _version: number) => {
    const answers: unknown[] = []
    const sent = await statementsOf(server.sql, async () => {
      const { data, errors } = await update(stranger, 'Player', { id, _version, ...PHONE })
      answers.push(
        data,
        errors.map(({ errorType, message }) => [errorType, message.replace(id, 'it')]),
      )
    })
    return [sent, answers]
  }
  const invented = await refused(randomUUID(), 1)
  expect(invented[1]).toEqual([{ it: null }, [['NotFound', expect.any(String)]]])
  expect(await refused(theirs, 1)).toEqual(invented)
  expect(await refused(deleted, 2)).toEqual(invented)
  expect(await historyOf(server, theirs)).toHaveLength(1)
})

describe('who writes', () => {
  test('while impersonating, it is the administrator, for as long as that lasts', async () => {
    const id = await newChild(family)
    await impersonate(server, admin, mum.userId)
    const inShoes = inMode(server, admin, 'userPool', mum.userId)
    expect(await statements(inShoes, 'Player', { id, _version: 1, ...PHONE })).not.toContain('begin')
    const [, entry] = await historyOf(server, id)
    expect(entry).toMatchObject({
      actor: admin.email,
      role: 'ADMIN',
      as: mum.userId,
      subject: mum.userId,
      reason: REASON,
    })
    await rest(server, admin, ['delete', `/impersonations/${mum.userId}`])
    expect((await update(inShoes, 'Player', { id, _version: 2, ...PHONE })).status).toBe(401)
    expect(await historyOf(server, id)).toHaveLength(2)
  })

  test('signed out, nobody does', async () => {
    const gone = await someone(server)
    const by = inMode(server, gone, 'userPool')
    const id = await newChild(by)
    expect(await statements(by, 'Player', { id, _version: 1, ...PHONE })).toEqual(ONE)
    const [, entry] = await historyOf(server, id)
    expect(entry).toMatchObject({
      actor: gone.email,
      role: 'PARENT',
      as: null,
      subject: gone.userId,
      reason: null,
    })
    await signOutEverywhere(server, gone)
    expect(await update(by, 'Player', { id, _version: 2, ...PHONE })).toMatchObject({
      status: 401,
      data: null,
    })
    expect(await historyOf(server, id)).toHaveLength(2)
  })

  test('a token can write if nobody has to be notified, until it is revoked', async () => {
    const authorization = `Bearer ${await accessTokenOf(server, admin)}`
    const by = sender(server, { authorization })
    const input = { id: mum.userId, _version: 1, phone: '604-555-0107' }
    expect(await statements(by, 'User', input)).not.toContain('begin')
    await server.sql`update access_tokens set revoked_at = now()`
    expect((await update(by, 'User', { ...input, _version: 2 })).status).toBe(401)
  })
})
