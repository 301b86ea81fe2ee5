import { randomUUID } from 'node:crypto'
import { models } from '@touchline/domain/models.ts'
import { type GraphQLInputObjectType, getNamedType, isInputObjectType } from 'graphql'
import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import { schema } from '../src/graphql/schema.ts'
import { ACTION_FIELDS } from './action-rights.ts'
import type { ErrorEntry } from './amplify-client.ts'
import { attack, several } from './attacks/attack.ts'
import { documentFor, operationsOf } from './attacks/attack-documents.ts'
import { attackWorld, type Caller, type Kind, somewhere } from './attacks/attack-world.ts'
import { modelBehind, sampleInput, sampleValue } from './attacks/sample-input.ts'
import { post } from './calls.ts'
import { MODEL_FIELDS } from './field-rights.ts'
import { forFile } from './for-file.ts'

const world = await forFile(attackWorld())

const WORDS = { create: 'Create', update: 'Update' } as const
type Operation = keyof typeof WORDS
const OPERATIONS: readonly Operation[] = ['create', 'update']

const inputOf = (operation: Operation, model: string) =>
  schema.getType(`${WORDS[operation]}${model}Input`) as GraphQLInputObjectType | undefined

/** Fields that identify a row and say nothing about it. */
const HANDLES = ['id', '_version']

const fieldsOf = (type: GraphQLInputObjectType | undefined) =>
  Object.keys(type?.getFields() ?? {}).filter((name) => !HANDLES.includes(name))

const actionInput = (name: string) => {
  const field = operationsOf('Mutation').find((one) => one.name === name)
  return getNamedType(field?.args[0]?.type as never) as unknown as GraphQLInputObjectType
}

/** 'registrations.reason' for a field of a nested input. */
const pathsOf = (type: GraphQLInputObjectType, above = ''): string[] =>
  Object.values(type.getFields()).flatMap((field) => {
    const inner = getNamedType(field.type)
    return isInputObjectType(inner) ? pathsOf(inner, `${above}${field.name}.`) : [`${above}${field.name}`]
  })

test('the table names every field of every input, and no other', () => {
  for (const operation of OPERATIONS) {
    const listed = Object.entries(MODEL_FIELDS).flatMap(([model, fields]) =>
      Object.entries(fields)
        .filter(([, rights]) => rights[OPERATIONS.indexOf(operation)] !== '-')
        .map(([field]) => `${model}.${field}`),
    )
    const there = Object.keys(models).flatMap((model) =>
      fieldsOf(inputOf(operation, model)).map((field) => `${model}.${field}`),
    )
    expect(listed.toSorted()).toEqual(there.toSorted())
  }
  const rowWrite = /^(create|update|delete)([A-Z]\w+)$/
  const isOfModel = (name: string) => models[rowWrite.exec(name)?.[2] ?? ''] !== undefined
  const actions = operationsOf('Mutation').filter(({ name }) => !isOfModel(name))
  expect(Object.keys(ACTION_FIELDS).toSorted()).toEqual(actions.map(({ name }) => name).toSorted())
  for (const [name, fields] of Object.entries(ACTION_FIELDS))
    expect(Object.keys(fields).toSorted(), name).toEqual(pathsOf(actionInput(name)).toSorted())
})

interface Try {
  model: string
  operation: Operation
  field: string
  right: string
  caller: Caller
  kind: Kind
}

function tries(callers: readonly [Caller, Kind][]): Try[] {
  return Object.entries(MODEL_FIELDS)
    .flatMap(([model, fields]) =>
      Object.entries(fields).flatMap(([field, rights]) =>
        OPERATIONS.flatMap((operation, n) =>
          callers.map(([caller, kind]) => ({
            model,
            operation,
            field,
            right: rights[n] as string,
            caller,
            kind,
          })),
        ),
      ),
    )
    .filter(({ right }) => right !== '-')
}

/** A different value from the row's: an unchanged value is no change and needs no permission. */
const OTHER: Record<string, unknown> = {
  months: ['2025-10'],
  days: ['SUN'],
  itemType: 'BALL',
  status: 'CANCELLED',
  quantity: 2,
  unitPrice: 3,
  totalAmount: 3,
  orderDate: '2020-01-01T00:00:00.000Z',
}

async function send({ model, operation, field, caller, kind }: Try) {
  const isNew = operation === 'create'
  const type = inputOf(operation, model) as GraphQLInputObjectType
  const idOf = (other: string) => world.ids[other]?.own ?? randomUUID()
  const ownId = isNew ? randomUUID() : (world.ids[model]?.[kind] as string)
  const base = isNew
    ? sampleInput(type, { ownId, idOf }, model)
    : { id: ownId, _version: await versionOf(model, ownId) }
  const { [field]: asked } = type.getFields()
  const sampled = sampleValue(asked?.type as never, field, { ownId, idOf }, model)
  const value = referenceFor(field, isNew && kind === 'own') ?? (isNew ? sampled : (OTHER[field] ?? sampled))
  const query = `mutation T($input: ${WORDS[operation]}${model}Input!) { it: ${operation}${model}(input: $input) { id _version } }`
  const input = { ...base, [field]: value }
  return ask(caller, query, { ...input, ...(model === 'User' && isNew ? claimsOf(caller, input) : {}) })
}

async function ask(caller: Caller, query: string, input: Record<string, unknown>) {
  const headers = { ...world.callers[caller], ...somewhere() }
  const { json } = await post(world.server, { query, variables: { input } }, headers)
  return { isDone: json.data?.it != null, error: json.errors?.[0] }
}

/** A different row from the current one; if all share one row, a row that does not exist. */
function referenceFor(field: string, isOwn: boolean): string | undefined {
  const ids = world.ids[modelBehind(field) ?? '']
  if (!ids) return undefined
  if (isOwn) return ids.own
  return ids.foreign === ids.own ? ids.invented : ids.foreign
}

/** A parent can only create their own record, with the address and the subject (if any) of their sign-in. */
function claimsOf(caller: Caller, input: Record<string, unknown>) {
  if (caller !== 'parent') return {}
  const { sub } = decodeJwt(world.callers.parent.authorization as string)
  return { email: world.attackerEmail, ...(input.externalUserId ? { externalUserId: sub } : {}) }
}

async function versionOf(model: string, id: string): Promise<number> {
  const table = models[model]?.table as string
  const [row] = await world.server.sql.unsafe(`select _version from ${table} where id = $1`, [id])
  return Number(row?._version)
}

/** The number of recorded writes to the club's rows; using a token is recorded too, but is not a write. */
async function written(): Promise<number> {
  const rows = await world.server.sql`
    select count(*)::int as n from audit_entries where model = any(${Object.keys(models)})`
  return rows[0]?.n
}

/** Names the mutation if families may not use it at all; otherwise the field. */
const isNamed = (error: ErrorEntry | undefined, { model, operation, field }: Try) =>
  error?.errorInfo?.field === field ||
  error?.message.includes(models[model]?.parent[operation] ? field : `${operation}${model}`)

test('somebody who may not set a field is refused by name, and nothing is written', async () => {
  const { tried, end } = attack('fields × callers who may not')
  const before = await written()
  const strangers = tries([
    ['visitor', 'own'],
    ['token', 'own'],
  ])
  const foreign = tries([['parent', 'foreign']]).filter(
    ({ operation, model, field }) =>
      operation === 'update' ||
      models[model]?.references[field]?.model === 'User' ||
      modelBehind(field) === 'Player',
  )
  await several([...strangers, ...foreign], async (one) => {
    const { isDone, error } = await send(one)
    tried(`${one.caller} ${one.operation} ${one.model}.${one.field}`, isDone || !error ? 'was let in' : null)
  })
  const own = tries([['parent', 'own']]).filter(({ right }) => 'CNS'.includes(right))
  const nobodys = tries([['admin', 'own']]).filter(({ right }) => right === 'N')
  await several([...own, ...nobodys], async (one) => {
    const { isDone, error } = await send(one)
    const label = `${one.caller} ${one.operation} ${one.model}.${one.field}`
    tried(label, isDone || !isNamed(error, one) ? `was told: ${error?.message}` : null)
  })
  tried('the history', (await written()) === before ? null : 'grew')
  end(500)
})

const actionTries = Object.entries(ACTION_FIELDS).flatMap(([name, fields]) =>
  Object.entries(fields).map(([path, right]) => ({ name, path, right })),
)

/** All required fields, and the field in question. */
function sendAction({ name, path }: (typeof actionTries)[number], caller: Caller) {
  const field = operationsOf('Mutation').find((one) => one.name === name)
  const type = actionInput(name)
  const wanted = { ownId: randomUUID(), idOf: (other: string) => world.ids[other]?.own ?? randomUUID() }
  const input = sampleInput(type, wanted)
  const [outer = '', inner] = path.split('.')
  const { [outer]: asked } = type.getFields()
  input[outer] ??= sampleValue(asked?.type as never, outer, wanted)
  if (inner) {
    const { [inner]: part } = (getNamedType(asked?.type) as GraphQLInputObjectType).getFields()
    const [first] = [input[outer]].flat() as Record<string, unknown>[]
    if (first) first[inner] ??= sampleValue(part?.type as never, inner, wanted)
  }
  return ask(caller, documentFor('Mutation', field as never, ['input']), input)
}

test('the same goes for mutations that write several rows', async () => {
  const { tried, end } = attack('fields of actions × callers')
  const before = await written()
  await several(actionTries, async (one) => {
    for (const caller of ['visitor', 'token'] as const) {
      const { isDone } = await sendAction(one, caller)
      tried(`${caller} ${one.name} ${one.path}`, isDone ? 'was let in' : null)
    }
    if (one.right !== 'C') return
    const { isDone, error } = await sendAction(one, 'parent')
    const [field = ''] = one.path.split('.').slice(-1)
    const isNotified = error?.message.includes(field) || error?.message.includes(one.name)
    tried(`parent ${one.name} ${one.path}`, isDone || !isNotified ? `was told: ${error?.message}` : null)
  })
  tried('the history', (await written()) === before ? null : 'grew')
  for (const one of actionTries.filter(({ right }) => right !== 'C')) {
    const { error } = await sendAction(one, 'parent')
    tried(`parent ${one.name} ${one.path}`, error?.errorType === 'Unauthorized' ? error.message : null)
  }
  end(150)
})

// Runs last, because the desk gives the family another address.
test('somebody who may set a field is not refused for who they are', async () => {
  const { tried, end } = attack('fields × callers who may')
  const may = [
    ...tries([['parent', 'own']]).filter(({ right }) => 'FP'.includes(right)),
    ...tries([['admin', 'own']]).filter(({ right }) => 'FCS'.includes(right)),
  ]
  // One after another, because each reads the version that the one before has left.
  for (const one of may) {
    const { error } = await send(one)
    const isRefused = error?.errorType === 'Unauthorized' || error?.errorType === 'ConflictUnhandled'
    tried(
      `${one.caller} ${one.operation} ${one.model}.${one.field}`,
      isRefused ? `was told: ${error.message}` : null,
    )
  }
  end(150)
})
