import { randomUUID } from 'node:crypto'
import type { Permission } from '@touchline/domain/identity/permissions.ts'
import { expect, test } from 'vitest'
import { inMode, type Send } from '../identity/matrix-people.ts'
import { permissionDesk } from './permission-desk.ts'

const at = permissionDesk()

const ask = async (send: Send, field: 'moveIn' | 'undoMoveIn', input: object) => {
  const type = field === 'moveIn' ? 'MoveInInput' : 'UndoMoveInInput'
  const query = `mutation M($input: ${type}!) { it: ${field}(input: $input) { outcome } }`
  const { data, errors } = await send(query, { input })
  return { error: errors[0], ...(data?.it && JSON.parse(data.it.outcome)) }
}

/** A new family, imported by the president with or without a place and a payment. */
async function broughtIn({ isPaid }: { isPaid: boolean }): Promise<string> {
  const desk = inMode(at.server, at.president, 'userPool')
  const key = randomUUID().replace(/\d|-/g, '')
  const make = async (model: string, input: object) => {
    const query = `mutation M($input: Create${model}Input!) { it: create${model}(input: $input) { id } }`
    return (await desk(query, { input })).data.it.id
  }
  const days = { startDate: '2030-01-05', endDate: '2030-06-29' }
  const programFeesId = await make('Program', { name: `Juniors ${key}`, ...days })
  await make('ProgramFee', { programFeesId, type: 'MONTHLY_ONCE', amount: 80 })
  const place = isPaid ? `juniors ${key},Pending,20.00,2025-09-05,Cash` : ',,,,'
  const rows = [
    'Player name,Birth date,Parent name,Parent email,Program,Registration status,Amount paid,Paid on,Payment method',
    `Mia Costa${key},2016-03-04,Ana Costa${key},ana-${key}@example.org,${place}`,
  ]
  const content = Buffer.from(rows.join('\n')).toString('base64')
  const { seen } = await ask(desk, 'moveIn', { content })
  const { id, error } = await ask(desk, 'moveIn', { content, seen, id: randomUUID() })
  expect(error).toBeUndefined()
  return id
}

test.each<[string, { isPaid: boolean }, Permission[], boolean]>([
  ['families, by whoever looks after people', { isPaid: false }, ['PEOPLE'], true],
  ['families, by whoever does not', { isPaid: false }, ['REGISTRATIONS', 'MONEY', 'KIT'], false],
  ['places and payments, without either permission', { isPaid: true }, ['PEOPLE'], false],
  ['places and payments, without money', { isPaid: true }, ['PEOPLE', 'REGISTRATIONS'], false],
  ['places and payments, without registrations', { isPaid: true }, ['PEOPLE', 'MONEY'], false],
  ['places and payments, with all three', { isPaid: true }, ['PEOPLE', 'REGISTRATIONS', 'MONEY'], true],
])('I-13: undoing an import, %s', async (_case, sheet, permissions, isDone) => {
  const id = await broughtIn(sheet)
  await at.grant(permissions)
  const { removed, error } = await ask(at.send, 'undoMoveIn', { id })
  if (isDone) expect(removed).toMatchObject({ families: 1, children: 1 })
  else expect(error).toBeDefined()
  const [row] = await at.server.sql`select undone_at is not null as undone from move_ins where id = ${id}`
  expect(row?.undone).toBe(isDone)
})
