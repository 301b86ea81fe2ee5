import { randomUUID } from 'node:crypto'
import { allFields } from '@touchline/domain/models/model-types.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { describe, expect, test } from 'vitest'
import { forFile } from './for-file.ts'
import {
  inMode,
  type Send,
  signOutEverywhere,
  someAdmin,
  someone,
  startMatrixServer,
} from './identity/matrix-people.ts'
import { statementsOf } from './statements-of.ts'

const server = await forFile(startMatrixServer())
const admin = await someAdmin(server)
const mum = await someone(server)

type Values = Record<string, unknown>

const every = (model: string) => Object.keys(allFields(modelNamed(model))).join(' ')

async function sent(by: Send, operation: 'create' | 'update', model: string, input: Values, fields = 'id') {
  const word = `${operation[0]?.toUpperCase()}${operation.slice(1)}`
  const query = `mutation M($input: ${word}${model}Input!) { it: ${operation}${model}(input: $input) { ${fields} } }`
  return by(query, { input })
}

async function read(by: Send, model: string, id: string) {
  const { data } = await by(`query Q($id: ID!) { it: get${model}(id: $id) { ${every(model)} } }`, { id })
  return data.it
}

const child = () => ({ firstName: `Ada ${randomUUID()}`, lastName: 'Chen', birthDate: '2017-05-01' })
const program = () => ({ name: `Training ${randomUUID()}`, startDate: '2030-09-06', endDate: '2030-12-18' })

const asked = async (work: () => Promise<unknown>) => {
  // The administrator's identity and permissions are cached after the first time.
  await work()
  return statementsOf(server.sql, work)
}

test('creating a program takes one statement', async () => {
  const desk = inMode(server, admin, 'userPool')
  expect(await asked(() => sent(desk, 'create', 'Program', program()))).toEqual(['with'])
})

test('changing a phone number takes one, without reading the child; a name takes a transaction', async () => {
  const family = inMode(server, mum, 'userPool')
  const { id } = (await sent(family, 'create', 'Player', child())).data.it
  let _version = 0
  const change = (values: Values) => async () => {
    _version += 1
    const { errors } = await sent(family, 'update', 'Player', { id, _version, ...values })
    expect(errors).toEqual([])
  }
  expect(await asked(change({ emergencyPhone: '604-555-0101' }))).toEqual(['with'])
  expect(await statementsOf(server.sql, change({ firstName: 'Bea' }))).toContain('begin')
})

test('a write that affects other rows uses a transaction, and reads them after the write', async () => {
  const desk = inMode(server, admin, 'userPool')
  const statements = await asked(() => sent(desk, 'create', 'Program', program(), 'id fees { items { id } }'))
  expect(statements).toContain('begin')
})

describe.each(['userPool', 'oidc', 'iam'] as const)('in mode %s', (mode) => {
  test.each<[string, () => Values, Values]>([
    ['Program', program, { name: 'Another name', capacity: null }],
    [
      'Discount',
      () => ({ name: `Early ${randomUUID()}`, type: 'FAMILY', percentage: 12.5 }),
      { percentage: 7.25 },
    ],
  ])(
    'the answer to a write of a %s equals what is read after it, and the history says who',
    async (model, make, change) => {
      const desk = inMode(server, admin, mode)
      const made = await sent(desk, 'create', model, make(), every(model))
      expect(made.errors).toEqual([])
      const { id, _version } = made.data.it
      expect(made.data.it).toEqual(await read(desk, model, id))
      const changed = await sent(desk, 'update', model, { id, _version, ...change }, every(model))
      expect(changed.errors).toEqual([])
      expect(changed.data.it).toEqual(await read(desk, model, id))
      const entries = await server.sql`
      select action, actor_email as actor from audit_entries where row_id = ${id} order by _last_changed_at, action`
      expect(entries).toEqual([
        { action: 'CREATE', actor: admin.email },
        { action: 'UPDATE', actor: admin.email },
      ])
    },
  )
})

test('after signing out nobody writes, and the history has nothing of it', async () => {
  const gone = await someAdmin(server)
  const desk = inMode(server, gone, 'userPool')
  const { id, _version } = (await sent(desk, 'create', 'Program', program(), 'id _version')).data.it
  await signOutEverywhere(server, gone)
  const late = await sent(desk, 'update', 'Program', { id, _version, name: 'Too late' })
  expect(late).toMatchObject({ status: 401, data: null })
  const [row] = await server.sql`select name, _version from programs where id = ${id}`
  expect(row).toMatchObject({ _version: 1 })
  const made = await sent(desk, 'create', 'Program', { ...program(), name: 'Made too late' })
  expect(made.status).toBe(401)
  expect(await server.sql`select from programs where name = 'Made too late'`).toHaveLength(0)
  expect(
    await server.sql`select from audit_entries where actor_email = ${gone.email} and model = 'Program'`,
  ).toHaveLength(1)
})
