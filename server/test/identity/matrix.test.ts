import { randomUUID } from 'node:crypto'
import { defaultBasics } from '@touchline/domain/club/defaults/base.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { API_KEY } from '../running-server.ts'
import { storeSetting } from '../store-setting.ts'
import {
  accessTokenOf,
  credentials,
  impersonate,
  inMode,
  type MatrixServer,
  rest,
  type Send,
  type Someone,
  sender,
  signer,
  signOutEverywhere,
  someAdmin,
  someone,
  startMatrixServer,
} from './matrix-people.ts'
import { changes, deletedRow, givenRows, inputs, type Rows } from './matrix-rows.ts'
import type { Mode } from './modes-client.ts'

/**
 * The access table of design.md section 4, cell by cell. `+` done, `.` as if the row did not exist, `-` refused, `x`
 * not let in at all, because the sign-in has ended.
 */
const table = `
                  visitor own other admin as-own as-other disabled signed-out ex-admin
 Program list        +     +    +     +     +       +        x         x          x
 Program get         +     +    +     +     +       +        x         x          x
 Program create      -     -    -     +     -       -        -         -          x
 Program update      -     -    -     +     -       -        -         -          x
 Program delete      -     -    -     +     -       -        -         -          x
 User list           -     +    .     +     +       .        x         x          x
 User get            -     +    .     +     +       .        x         x          x
 User create         -     +    -     +     +       -        x         x          x
 User update         -     +    .     +     +       .        x         x          x
 User delete         -     -    -     +     -       -        -         -          x
 Player list         -     +    .     +     +       .        x         x          x
 Player get          -     +    .     +     +       .        x         x          x
 Player create       -     +    -     +     +       -        x         x          x
 Player update       -     +    .     +     +       .        x         x          x
 Player delete       -     +    .     +     +       .        x         x          x
 Registration list   -     +    .     +     +       .        x         x          x
 Registration get    -     +    .     +     +       .        x         x          x
 Registration create -     +    .     +     +       .        x         x          x
 Registration update -     +    .     +     +       .        x         x          x
 Registration delete -     -    -     +     -       -        -         -          x
 KitOrder list       -     +    .     +     +       .        x         x          x
 KitOrder get        -     +    .     +     +       .        x         x          x
 KitOrder create     -     +    .     +     +       .        x         x          x
 KitOrder update     -     +    .     +     +       .        x         x          x
 KitOrder delete     -     -    -     +     -       -        -         -          x
 Consent list        -     +    .     +     +       .        x         x          x
 Consent get         -     +    .     +     +       .        x         x          x
 Consent create      -     +    -     -     -       -        x         x          x
 AuditEntry list     -     +    .     +     +       .        x         x          x
 AuditEntry get      -     +    .     +     +       .        x         x          x
`

/**
 * Modes that make no sense for somebody are left out: no access token belongs to a parent or can impersonate one, and
 * no issuer's token is a visitor's.
 */
const modesOf: Record<string, Mode[]> = {
  visitor: ['apiKey', 'iam'],
  own: ['iam', 'userPool', 'oidc'],
  other: ['iam', 'userPool', 'oidc'],
  admin: ['iam', 'userPool', 'oidc', 'lambda'],
  'as-own': ['iam', 'userPool', 'oidc'],
  'as-other': ['iam', 'userPool', 'oidc'],
  disabled: ['iam', 'userPool'],
  'signed-out': ['iam', 'userPool'],
  'ex-admin': ['iam', 'userPool', 'lambda'],
}

const lines = table.trim().split('\n')
const everybody = (lines[0] as string).trim().split(/\s+/)
const rows = lines.slice(1).map((line) => {
  const [name, operation, ...cells] = line.trim().split(/\s+/) as [string, Operation, ...string[]]
  return { model: name === 'Registration' ? 'PlayerProgramRegistration' : name, operation, cells }
})
const columns = everybody.flatMap((who, at) => (modesOf[who] as Mode[]).map((mode) => ({ who, mode, at })))

type Operation = 'list' | 'get' | 'create' | 'update' | 'delete'

interface Task {
  model: string
  operation: Operation
}

let server: MatrixServer
let parent: Someone
let stranger: Someone
let admin: Someone
const sends: Record<string, Send> = {}

beforeAll(async () => {
  server = await startMatrixServer()
  // One family has the children of all columns.
  const limits = { children: 50, unpaidPlaces: 200, placesInProgram: 50, pendingDays: 14 }
  await storeSetting(server, 'facts', { ...defaultBasics.facts, limits })
  parent = await someone(server)
  stranger = await someone(server)
  admin = await someAdmin(server)
  const [disabled, signedOut, exAdmin] = [
    await someone(server),
    await someone(server),
    await someAdmin(server),
  ]
  const byToken = (token: string) => sender(server, { authorization: token })
  const [token, tokenOfEx] = [await accessTokenOf(server, admin), await accessTokenOf(server, exAdmin)]
  sends['visitor apiKey'] = sender(server, { 'x-api-key': API_KEY })
  sends['visitor iam'] = signer(server, await credentials(server.url))
  for (const mode of ['iam', 'userPool', 'oidc'] as const) {
    sends[`own ${mode}`] = inMode(server, parent, mode)
    sends[`other ${mode}`] = inMode(server, parent, mode)
    sends[`admin ${mode}`] = inMode(server, admin, mode)
    for (const as of ['as-own', 'as-other'])
      sends[`${as} ${mode}`] = inMode(server, admin, mode, parent.userId)
    sends[`disabled ${mode}`] = inMode(server, disabled, mode)
    sends[`signed-out ${mode}`] = inMode(server, signedOut, mode)
    sends[`ex-admin ${mode}`] = inMode(server, exAdmin, mode)
  }
  sends['admin lambda'] = byToken(token)
  sends['ex-admin lambda'] = byToken(tokenOfEx)
  expect((await impersonate(server, admin, parent.userId)).status).toBe(201)
  await endings([disabled, exAdmin], signedOut)
})
afterAll(() => server.close())

/** All of them could sign in until now. */
async function endings(disabled: Someone[], signedOut: Someone): Promise<void> {
  const doors = columns.map(({ who, mode }) => `${who} ${mode}`)
  const open = await Promise.all(doors.map((door) => sends[door]?.('{ listPrograms { items { id } } }')))
  expect(open.map((reply) => reply?.status)).toEqual(doors.map(() => 200))
  for (const { sub } of disabled) await rest(server, admin, ['post', `/users/${sub}/disable`])
  await signOutEverywhere(server, signedOut)
}

const versionOf = async (model: string, id: string): Promise<number> =>
  (await server.sql`select _version from ${server.sql(modelNamed(model).table)} where id = ${id}`)[0]
    ?._version ?? 0

/** The mark for the outcome, with an exclamation mark if the database says otherwise. */
async function outcome(send: Send, rows: Rows, { model, operation }: Task, who: string): Promise<string> {
  const row = rows.of[model] as string
  if (operation === 'get' || operation === 'list') return read(send, model, operation, row)
  const id = { create: randomUUID(), update: row, delete: deletedRow(rows, model, who) }[operation]
  const _version = await versionOf(model, id)
  const values = { create: inputs[model], update: changes[model], delete: () => ({}) }[operation]?.(rows)
  const word = `${operation[0]?.toUpperCase()}${operation.slice(1)}`
  const query = `mutation M($input: ${word}${model}Input!) { it: ${operation}${model}(input: $input) { id } }`
  const key = operation === 'create' ? { id } : { id, _version }
  const mark = markOf(await send(query, { input: { ...key, ...values } }), (it) => it !== null)
  // Each address has one row: a second create returns the first.
  if (model === 'User' && operation === 'create' && mark === '+') return mark
  const isWritten = (await versionOf(model, id)) !== _version
  return isWritten === (mark === '+') ? mark : `${mark}!`
}

async function read(send: Send, model: string, operation: 'get' | 'list', id: string): Promise<string> {
  if (operation === 'get')
    return markOf(
      await send(`query Q($id: ID!) { it: get${model}(id: $id) { id } }`, { id }),
      (it) => it?.id === id,
    )
  const list = `query Q($id: ID!) { it: list${modelNamed(model).plural}(filter: { id: { eq: $id } }) { items { id } } }`
  return markOf(await send(list, { id }), ({ items }) => items.length === 1)
}

function markOf(
  { status, data, errors }: Awaited<ReturnType<Send>>,
  isThere: (it: { id: string; items: unknown[] }) => boolean,
) {
  if (status === 401) return 'x'
  const [error] = errors
  if (error?.errorInfo?.code === 'NOT_WHILE_VIEWING') return '-'
  if (error) return { Unauthorized: '-', NotFound: '.' }[error.errorType] ?? error.message
  return isThere(data.it) ? '+' : '.'
}

describe.each(columns)('$who, $mode', ({ who, mode, at }) => {
  let given: Rows
  beforeAll(async () => {
    given = await givenRows(server, admin, who === 'other' || who === 'as-other' ? stranger : parent)
  })

  test.each(rows.map((row) => ({ ...row, expected: row.cells[at] })))(
    '$operation $model: $expected',
    async ({ expected, ...task }) =>
      expect(await outcome(sends[`${who} ${mode}`] as Send, given, task, who)).toBe(expected),
  )
})
