import { randomUUID } from 'node:crypto'
import { withoutEmail } from '@touchline/domain/walk-ins/walk-in.ts'
import { expect, test } from 'vitest'
import { inMode } from '../identity/matrix-people.ts'
import { outboxRows } from '../mail/outbox-rows.ts'
import { permissionDesk } from './permission-desk.ts'

const at = permissionDesk()

/** An import of these families, each with a guardian and a child, reduced to what an invitation looks at. */
async function givenImport(families: readonly { lastName: string; notes?: string }[]): Promise<string> {
  const { sql } = at.server
  const desk = inMode(at.server, at.president, 'userPool')
  const id = randomUUID()
  await sql`
    insert into move_ins (id, file_name, families, children, registrations, payments, made_by, made_at)
    values (${id}, 'Sheet', 1, 1, 0, 0, ${at.clerk.email}, now())`
  for (const { lastName, notes } of families) {
    const user = 'mutation M($input: CreateUserInput!) { it: createUser(input: $input) { id } }'
    const made = await desk(user, { input: { email: addressOf(lastName), firstName: 'Rosa', lastName } })
    const userId = made.data.it.id
    const player = 'mutation M($input: CreatePlayerInput!) { it: createPlayer(input: $input) { id } }'
    const child = { firstName: 'Mia', lastName, birthDate: '2017-05-31', healthNotes: notes ?? null }
    await desk(player, { input: { ...child, userPlayersId: userId } })
    await sql`update users set email = ${withoutEmail(userId)} where id = ${userId}`
    await sql`
      insert into moved_in_addresses (user_id, email, move_in_id) values (${userId}, ${addressOf(lastName)}, ${id})`
  }
  return id
}

const addressOf = (lastName: string) => `${lastName.toLowerCase()}@example.org`

async function invite(id: string) {
  const query = 'mutation M($input: InviteMovedInInput!) { it: inviteMovedIn(input: $input) { outcome } }'
  const { data } = await at.send(query, { input: { id } })
  return JSON.parse(data.it.outcome)
}

const emailsTo = async (lastName: string) => (await outboxRows(at.server.sql, addressOf(lastName))).length

test('I-8: imported families with health notes wait for somebody who may read them, and are named', async () => {
  const id = await givenImport([{ lastName: 'Costa' }, { lastName: 'Quint', notes: 'Peanuts' }])
  await at.grant(['PEOPLE'])
  const { leftOut, ...first } = await invite(id)
  expect(first).toMatchObject({ invited: 1, isDone: true })
  expect(leftOut).toEqual([
    {
      name: 'Rosa Quint',
      why: expect.stringMatching(
        /health notes.* you need the Health notes permission to invite this family\.$/,
      ),
    },
  ])
  expect([await emailsTo('Costa'), await emailsTo('Quint')]).toEqual([1, 0])
  await at.grant(['PEOPLE', 'HEALTH'])
  expect(await invite(id)).toMatchObject({ invited: 1, isDone: true, leftOut: [] })
  expect([await emailsTo('Costa'), await emailsTo('Quint')]).toEqual([1, 1])
})

test('I-8: families left out do not keep the others from being invited', async () => {
  const others = Array.from({ length: 101 }, (_, n) => ({ lastName: `Plain${n}` }))
  const id = await givenImport([...others, { lastName: 'Noted', notes: 'Asthma' }])
  await at.grant(['PEOPLE'])
  expect(await invite(id)).toMatchObject({ invited: 100, isDone: false })
  expect(await invite(id)).toMatchObject({ invited: 1, isDone: true, leftOut: [{ name: 'Rosa Noted' }] })
  expect(await invite(id)).toMatchObject({ invited: 0, isDone: true })
})
