import { randomUUID } from 'node:crypto'
import { clubSchemas } from '@touchline/domain/club/settings.ts'
import {
  ACTION_NEEDS,
  DESK_QUERY_NEEDS,
  deskQueryNeed,
  FIELD_NEEDS,
  fieldReadNeed,
  fieldWriteNeeds,
  MODEL_NEEDS,
  modelNeeds,
  settingNeed,
  writeNeed,
} from '@touchline/domain/identity/permission-table.ts'
import { type Granted, type Need, PERMISSIONS, permits } from '@touchline/domain/identity/permissions.ts'
import { ROUTE_NEEDS } from '@touchline/domain/identity/route-needs.ts'
import { aggregatedFields } from '@touchline/domain/models/searchable.ts'
import { modelNamed, models } from '@touchline/domain/models.ts'
import { keysOf } from '@touchline/domain/records.ts'
import type { GraphQLInputObjectType } from 'graphql'
import { afterAll, describe, expect, test } from 'vitest'
import { schema } from '../../src/graphql/schema.ts'
import { routes } from '../../src/rest/routes.ts'
import { documentFor, operationsOf } from '../attacks/attack-documents.ts'
import { sampleInput } from '../attacks/sample-input.ts'
import { inMode, type Send } from '../identity/matrix-people.ts'
import { permissionDesk } from './permission-desk.ts'

const at = permissionDesk()

/** Each permission alone, no permission, and nothing chosen yet. */
const holders: [string, Granted][] = [
  ...PERMISSIONS.map((one): [string, Granted] => [one, [one]]),
  ['nothing', []],
  ['no choice', null],
]

let cases = 0

const names = keysOf(MODEL_NEEDS)
const OWNED = names.filter((name) => modelNamed(name).read === 'owner' || name === 'Tournament')

const seen = async (model: string, fields = 'id') => {
  const { data } = await at.send(`query Q($id: ID!) { it: get${model}(id: $id) { ${fields} } }`, {
    id: at.rows[model],
  })
  return data?.it ?? null
}

/** An update or delete of a version that never existed: it is answered with a conflict, if it gets that far. */
const tried = async (model: string, operation: string, values: object = {}) => {
  const word = operation[0]?.toUpperCase() + operation.slice(1)
  const input = { id: at.rows[model], _version: 99, ...values }
  const { errors } = await at.send(
    `mutation M($input: ${word}${model}Input!) { it: ${operation}${model}(input: $input) { id } }`,
    { input },
  )
  return errors[0]?.errorType
}

/** A row of sample values whose references point nowhere. */
async function created(model: string, send: Send, values: object = {}) {
  const type = schema.getType(`Create${model}Input`) as GraphQLInputObjectType
  const input = sampleInput(type, { idOf: () => 'nobody', ownId: randomUUID() }, model)
  const query = `mutation M($input: Create${model}Input!) { it: create${model}(input: $input) { id } }`
  const { data, errors } = await send(query, { input: { ...input, ...values } })
  return { id: data.it?.id ?? null, error: errors[0]?.errorType ?? null }
}

const president = () => inMode(at.server, at.president, 'userPool')

const FIELD_VALUES: [string, string, unknown][] = [
  ['Player', 'healthNotes', 'Peanuts'],
  ['Player', 'userPlayersId', 'somebody'],
  ['User', 'family', 'theirs'],
  ['User', 'externalUserId', 'them'],
  ['Season', 'name', 'Spring'],
  ['Season', 'startDate', '2030-01-01'],
  ['Season', 'endDate', '2030-06-30'],
  ['Season', 'days', ['SAT']],
  ['Season', 'startTime', '17:00'],
  ['Season', 'endTime', '18:30'],
  ['Season', 'arriveMinutesEarly', 10],
  ['Season', 'location', 'Minoru Oval'],
  ['Season', 'opensForReturning', '2029-12-01'],
  ['Season', 'opensForAll', '2029-12-08'],
  ['Season', 'status', 'DRAFT'],
  ['Season', 'changes', '[]'],
  ['PlayerProgramRegistration', 'status', 'ACTIVE'],
  ['PlayerProgramRegistration', 'status', 'APPROVED'],
  ['PlayerProgramRegistration', 'refundedAt', '2025-09-01T17:00:00.000Z'],
  ['PlayerProgramRegistration', 'days', ['SAT']],
  ['PlayerProgramRegistration', 'withdrawalCause', 'INJURY'],
  ['PlayerProgramRegistration', 'doctorsNote', true],
]

/** Fields that a search could sort by or count, although not everybody who finds the rows may read them. */
const SEARCHED = keysOf(FIELD_NEEDS).flatMap((model) =>
  aggregatedFields(modelNamed(model))
    .filter((field) => modelNamed(model).searchable && FIELD_NEEDS[model]?.[field]?.read)
    .map((field): [string, string] => [model, field]),
)

/** One check per line of the tables, so that nothing is skipped. */
afterAll(() => {
  const fields = Object.values(FIELD_NEEDS).flatMap((needs) => Object.values(needs))
  const lines = [
    names.length,
    fields.filter(({ read }) => read).length,
    SEARCHED.length,
    names.flatMap((name) => modelNamed(name).operations).length,
    Object.keys(clubSchemas).length,
    FIELD_VALUES.length,
    Object.keys(ACTION_NEEDS).length,
    Object.keys(DESK_QUERY_NEEDS).length,
    Object.keys(ROUTE_NEEDS).length,
  ]
  expect(cases).toBe(holders.length * lines.reduce((sum, count) => sum + count))
  expect(cases).toBeGreaterThanOrEqual(2_320)
})

test('A-8: every model, mutation, query of the desk, route and field with a need of its own is in the tables', () => {
  expect(names.toSorted()).toEqual(Object.keys(models).toSorted())
  const served = Object.values(routes).flatMap((all) => all.map(({ method, path }) => `${method} ${path}`))
  expect(Object.keys(ROUTE_NEEDS).toSorted()).toEqual(served.toSorted())
  const written = Object.keys(FIELD_NEEDS).flatMap((model) =>
    Object.entries(FIELD_NEEDS[model] ?? {}).flatMap(([field, { write, update }]) =>
      (write ?? update) ? `${model}.${field}` : [],
    ),
  )
  expect(FIELD_VALUES.map(([model, field]) => `${model}.${field}`)).toEqual(expect.arrayContaining(written))
})

describe.each(holders)('A-8: somebody with %s', (_name, granted) => {
  const may = (...needs: Need[]) => needs.every((need) => permits(granted, need))

  test('sees other people’s rows as permitted', async () => {
    await at.grant(granted)
    for (const name of names) {
      cases += 1
      const isPublic = !OWNED.includes(name)
      const isTold = name === 'AuditEntry' ? may(MODEL_NEEDS.Player.write) : may(MODEL_NEEDS[name].read)
      expect([name, (await seen(name)) !== null]).toEqual([name, isPublic || isTold])
    }
  })

  test('reads fields that need more only with that permission', async () => {
    await at.grant(granted)
    for (const model of Object.keys(FIELD_NEEDS))
      for (const [field, { read }] of Object.entries(FIELD_NEEDS[model] ?? {})) {
        if (!read) continue
        cases += 1
        const row = await seen(model, `id ${field}`)
        const isShown = row !== null && row[field] !== null
        expect([model, field, isShown]).toEqual([model, field, may(modelNeeds(model).read, read)])
      }
  })

  test('counts and sorts by such fields only with that permission', async () => {
    await at.grant(granted)
    expect(SEARCHED.length).toBeGreaterThanOrEqual(6)
    for (const [model, field] of SEARCHED) {
      cases += 1
      const search = `search${modelNamed(model).plural}`
      const { data, errors } = await at.send(`{
        order: ${search}(limit: 1, sort: [{ field: ${field} }]) { nextToken items { id } }
        counts: ${search}(limit: 1, aggregates: [{ name: "n", type: terms, field: ${field} }]) { aggregateItems { name } }
      }`)
      const isOpen = may(fieldReadNeed(model, field))
      expect([model, field, data.order !== null, data.counts !== null]).toEqual([
        model,
        field,
        isOpen,
        isOpen,
      ])
      expect(errors.map(({ errorType }) => errorType)).toEqual(Array(isOpen ? 0 : 2).fill('Unauthorized'))
    }
  })

  test('creates, changes and deletes rows only with the permission', async () => {
    await at.grant(granted)
    for (const name of names)
      for (const operation of modelNamed(name).operations) {
        cases += 1
        const need = writeNeed(name, operation)
        const isAllowed = may(name === 'ClubSetting' && operation === 'create' ? settingNeed('x') : need)
        if (operation === 'create') {
          const made = await created(name, at.send)
          // Somebody with the permission gets the same answer as with all permissions.
          if (isAllowed && made.id === null)
            expect([name, made.error]).toEqual([name, (await created(name, president())).error])
          if (!isAllowed) expect([name, made.id]).toEqual([name, null])
        } else {
          const isConflict = (await tried(name, operation)) === 'ConflictUnhandled'
          expect([name, operation, isConflict]).toEqual([name, operation, isAllowed])
        }
      }
  })

  test('writes what the website says only in their own area', async () => {
    await at.grant(granted)
    for (const key of keysOf(clubSchemas)) {
      cases += 1
      const { error } = await created('ClubSetting', at.send, { key, value: '"x"' })
      expect([key, error === 'Unauthorized']).toEqual([key, !may(settingNeed(key))])
    }
  })

  test('sets fields that need more only with that permission', async () => {
    await at.grant(granted)
    for (const [model, field, value] of FIELD_VALUES) {
      cases += 1
      const needs = [writeNeed(model, 'update'), ...fieldWriteNeeds(model, { [field]: value })]
      const conflict = (await tried(model, 'update', { [field]: value })) === 'ConflictUnhandled'
      expect([model, field, value, conflict]).toEqual([model, field, value, may(...needs)])
    }
  })

  test('runs the mutations and queries of the desk only with the permission', async () => {
    await at.grant(granted)
    const wanted = { idOf: (model: string) => at.rows[model] ?? 'nobody', ownId: 'nobody' }
    for (const field of operationsOf('Mutation').filter(({ name }) => name in ACTION_NEEDS)) {
      cases += 1
      const type = field.args[0]?.type
      const input = sampleInput(
        schema.getType(String(type).replace('!', '')) as GraphQLInputObjectType,
        wanted,
      )
      const query = `mutation M($input: ${type}) { it: ${field.name}(input: $input) { __typename } }`
      const { errors, data } = await at.send(query, { input })
      const need = ACTION_NEEDS[field.name as keyof typeof ACTION_NEEDS]
      // Without it they are just a parent, and this is not theirs.
      if (may(need)) expect([field.name, errors[0]?.errorType]).not.toEqual([field.name, 'Unauthorized'])
      else expect([field.name, data.it, errors.length]).toEqual([field.name, null, 1])
    }
    for (const field of operationsOf('Query').filter(({ name }) => name in DESK_QUERY_NEEDS)) {
      cases += 1
      const { errors } = await at.send(documentFor('Query', field), {
        id: at.rows.User,
        programId: at.rows.Program,
        slug: 'cup',
        firstDay: '2030-01-01',
        lastDay: '2030-01-31',
        purpose: 'NOTICE',
        audience: '{"kind":"NEVER_REGISTERED"}',
      })
      const need = deskQueryNeed(field.name)
      expect([field.name, errors[0]?.errorType === 'Unauthorized']).toEqual([field.name, !may(need)])
    }
  })

  test('uses the routes only with the permission', async () => {
    await at.grant(granted)
    for (const [api, all] of Object.entries(routes))
      for (const { method, path } of all) {
        cases += 1
        const { code } = await at.rest(method, `/${api}${path.replaceAll(/\{\w+\}/g, 'nobody')}`)
        const need = ROUTE_NEEDS[`${method} ${path}`] ?? []
        expect([path, code === 'PERMISSION_NEEDED']).toEqual([path, !may(need)])
      }
  })
})
