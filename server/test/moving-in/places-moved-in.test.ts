import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Person } from '../amplify-client.ts'
import { askFor, getRow, updateRow } from '../calls.ts'
import { clubAt } from '../club-at.ts'
import { givenMum } from '../fall.ts'
import { givenBy } from '../given.ts'

const at = clubAt('2025-10-04T17:00:00Z')

type Values = Record<string, unknown>

const HEADINGS =
  'Player name,Birth date,Parent name,Parent email,Program,Registration status,Registration date,Amount paid,Paid on,Payment method,Paid by'

const ask = async (field: string, type: string, input: Values, who: Person) => {
  const { error, it } = await askFor(
    who,
    `mutation M($input: ${type}!) { it: ${field}(input: $input) { outcome } }`,
    { input },
  )
  return { error, ...(it && JSON.parse(it.outcome)) }
}

const moveIn = (input: Values, who: Person = at.desk) => ask('moveIn', 'MoveInInput', input, who)
const undo = (id: string) => ask('undoMoveIn', 'UndoMoveInInput', { id }, at.desk)

async function broughtIn(content: string, more: Values = {}): Promise<string> {
  const { seen } = await moveIn({ content, ...more })
  const { id, error } = await moveIn({ content, ...more, seen, id: randomUUID() })
  expect(error).toBeUndefined()
  return id
}

/** A new program at $80 a month, and a sheet of new families. */
async function given({ capacity = null as number | null, paid = '320.00' } = {}) {
  const key = randomUUID()
    .slice(0, 8)
    .replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')
  const make = givenBy(at.desk)
  const program = await make.program({ name: `Juniors ${key}`, capacity, days: ['SAT', 'SUN'] })
  await make.fee(program.id)
  const line = (child: string, status: string, more: string) =>
    `${child} Costa${key},2016-03-04,Ana Costa${key},ana-${key}@example.org,juniors ${key},${status},2025-08-20,${more}`
  const rows = [
    line('Mia', 'Active', `${paid},2025-09-05,e-Transfer,Rui Costa`),
    line('Leo', 'Waitlisted', ',,,'),
  ]
  const content = Buffer.from([HEADINGS, ...rows].join('\n')).toString('base64')
  return { content, key, program }
}

const placesOf = (key: string) =>
  at.server.sql<{ id: string; status: string; months: string[]; price_cents: number; first_name: string }[]>`
    select r.id, r.status, r.months, r.price_cents, p.first_name
    from player_program_registrations r join players p on p.id = r.player_registrations_id
    where p.last_name like ${`%${key}`} and not r._deleted order by p.first_name desc`

const entriesOf = (key: string) =>
  at.server.sql<
    { kind: string; cents: number; day: string; method: string; payer: string; user_id: string }[]
  >`
    select e.kind, e.cents, e.day::text, e.method, e.payer, e.user_id from ledger_entries e
    where e.user_id in (select id from users where last_name like ${`%${key}`}
      union select user_players_id from players where last_name like ${`%${key}`}) order by e.number`

const sumOf = async (userId: string) => {
  const [sum] = await at.server.sql`
    select coalesce(sum(case e.kind when 'CHARGE' then e.cents when 'PAYMENT' then -e.cents when 'CREDIT' then -e.cents
      when 'REVERSAL' then e.cents end), 0)::int as cents from ledger_entries e where e.user_id = ${userId}`
  return sum?.cents
}

/** The number of emails and calls. */
const messages = async () => (await at.server.sql`select from mail_outbox`).length

describe('I-11, I-12: registrations and payments are imported with their families', () => {
  test('with their original day and price, paid on the bank’s date, and nobody is notified', async () => {
    const before = await messages()
    const { content, key } = await given()
    const looked = await moveIn({ content })
    expect(looked).toMatchObject({ children: 2, registrations: 2, payments: 1 })
    expect(looked.rows).toMatchObject([
      { place: { outcome: 'NEW' }, payment: { outcome: 'NEW' } },
      { place: { outcome: 'NEW' } },
    ])
    expect(await placesOf(key)).toEqual([])

    await broughtIn(content)
    const months = ['2025-09', '2025-10', '2025-11', '2025-12']
    expect(await placesOf(key)).toMatchObject([
      { first_name: 'Mia', status: 'ACTIVE', months, price_cents: 32000 },
      { first_name: 'Leo', status: 'WAITLISTED' },
    ])
    const entries = await entriesOf(key)
    expect(entries.filter(({ kind }) => kind === 'CHARGE')).toHaveLength(4)
    expect(entries.filter(({ kind }) => kind === 'PAYMENT')).toMatchObject([
      { cents: 32000, day: '2025-09-05', method: 'E_TRANSFER', payer: 'Rui Costa' },
    ])
    expect(await messages()).toBe(before)
  })

  test('the same file again changes nothing', async () => {
    const { content, key } = await given()
    await broughtIn(content)
    const [places, entries] = [await placesOf(key), await entriesOf(key)]
    const again = await moveIn({ content })
    expect(again).toMatchObject({ children: 0, registrations: 0, payments: 0 })
    expect(again.rows[0]).toMatchObject({
      place: { outcome: 'ALREADY_HERE' },
      payment: { outcome: 'ALREADY_HERE' },
    })
    const { error } = await moveIn({ content, seen: again.seen, id: randomUUID() })
    expect(error?.errorInfo?.code).toBe('NOTHING_NEW')
    expect([await placesOf(key), await entriesOf(key)]).toEqual([places, entries])
  })

  test('a full program puts them on the waiting list', async () => {
    const { content, key, program } = await given({ capacity: 1 })
    const { mum, child } = await givenMum(at.desk)
    expect(mum).toBeDefined()
    const { it: found } = await getRow(at.desk, 'Program', program.id, 'id fees { items { id } }')
    await givenBy(at.desk).registration((await child('Bo')).id, found.fees.items[0].id)
    await broughtIn(content)
    expect((await placesOf(key)).map(({ status }) => status)).toEqual(['WAITLISTED', 'WAITLISTED'])
  })
})

test('I-10: an unknown program is chosen by hand, and known the next time', async () => {
  const { key, program } = await given()
  const row = `Mia Ray${key},2016-03-04,Di Ray${key},di-${key}@example.org,Saturdays ${key},,,,,,`
  const content = Buffer.from(`${HEADINGS}\n${row}`).toString('base64')
  const { rows, programs, plans } = await moveIn({ content })
  expect(rows[0].place.outcome).toBe('UNCLEAR')
  expect(programs).toEqual([{ key: `saturdays ${key}`, name: `Saturdays ${key}` }])
  const plan = plans.find((one: { program: string }) => one.program === program.name)
  const chosen = [{ key: programs[0].key, feeId: plan.feeId }]
  expect(await moveIn({ content, programs: chosen })).toMatchObject({ registrations: 1 })
  expect(await moveIn({ content })).toMatchObject({ registrations: 1 })
  const wrong = [{ key: programs[0].key, feeId: 'nothing' }]
  expect((await moveIn({ content, programs: wrong })).error?.errorType).toBe('NotFound')
})

describe('I-13: undoing removes it along with its families', () => {
  test('the account is at zero, the place is free, and it can be imported again', async () => {
    const before = await messages()
    const { content, key } = await given()
    const id = await broughtIn(content)
    const userId = (await entriesOf(key))[0]?.user_id ?? ''
    const { removed, stays } = await undo(id)
    expect(stays).toEqual([])
    expect(removed).toEqual({ families: 1, children: 2, registrations: 2, payments: 1 })
    expect(await sumOf(userId)).toBe(0)
    expect(await placesOf(key)).toEqual([])
    expect(await messages()).toBe(before)
    expect(await moveIn({ content })).toMatchObject({ families: 1, registrations: 2, payments: 1 })
  })

  test('a family with later activity stays as it is, and is named', async () => {
    const { content, key } = await given({ paid: '80.00' })
    const id = await broughtIn(content)
    const [userId] = (await entriesOf(key)).map(({ user_id }) => user_id)
    const booked = await askFor(
      at.desk,
      'mutation B($input: BookEntryInput!) { it: bookEntry(input: $input) { id } }',
      {
        input: { id: randomUUID(), userId, kind: 'PAYMENT', cents: 1000, day: '2025-10-04', method: 'CASH' },
      },
    )
    expect(booked.error).toBeUndefined()
    const { removed, stays } = await undo(id)
    expect(removed).toEqual({ families: 0, children: 0, registrations: 0, payments: 0 })
    expect(stays[0]).toEqual({
      name: `What was brought in for Ana Costa${key}`,
      why: 'has entries in the books',
    })
    expect(await placesOf(key)).toHaveLength(2)
  })

  test('so does one whose place was changed', async () => {
    const { content, key } = await given()
    const id = await broughtIn(content)
    const [, leo] = await placesOf(key)
    const { it } = await getRow(at.desk, 'PlayerProgramRegistration', leo?.id ?? '', 'id _version')
    await updateRow(at.desk, 'PlayerProgramRegistration', { ...it, status: 'CANCELLED' })
    expect((await undo(id)).stays[0]?.why).toBe('has changed since')
  })
})
