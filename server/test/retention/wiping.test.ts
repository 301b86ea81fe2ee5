import { type RetentionId, retentionOf } from '@touchline/domain/retention/retention.ts'
import { expect, test } from 'vitest'
import { tidy } from '../../src/jobs/tidy.ts'
import { enqueueMail } from '../../src/mail/outbox/outbox.ts'
import { heldColumns } from '../../src/retention/held-columns.ts'
import { wipePlayer } from '../../src/retention/wipe-player.ts'
import { wipeUser } from '../../src/retention/wipe-user.ts'
import { sqlForFile } from '../database.ts'
import { quiet } from '../mail/outbox.ts'
import { outboxRows } from '../mail/outbox-rows.ts'
import { allColumns, placesOf } from './fill-table.ts'
import { givenMarkedFamily, personalTables } from './marked-family.ts'

const AT = new Date('2026-03-01T20:00:00Z')

/** What outlives an account on the day it is closed. */
const AT_ONCE = ['books', 'codes', 'consents', 'fieldNotes', 'holds', 'notes', 'tournaments', 'waivers']

const sql = await sqlForFile(4)

const night = (now: Date) =>
  tidy.run({ sql, now: () => now, log: quiet, signal: new AbortController().signal, again: async () => {} })

const linesAt = (places: readonly string[]) =>
  [...new Set(places.map((place) => heldColumns.get(place)))].sort()

test('Z-1: every column that can hold words or a day names its line of the table', async () => {
  const columns = [...(await allColumns(sql))].flatMap(([table, all]) =>
    all.map(({ name, type }) => ({ type, place: `${table}.${name}` })),
  )
  const named = columns
    .filter(({ type }) => ['text', 'json', 'jsonb', '_text', 'tsvector', 'date'].includes(type))
    .map(({ place }) => place)
  expect(named.filter((column) => !heldColumns.has(column))).toEqual([])
  // A line for a column that no longer exists is out of date.
  const places = new Set(columns.map(({ place }) => place))
  expect([...heldColumns.keys()].filter((place) => !places.has(place))).toEqual([])
})

test('a marked family has rows in every table about people', async () => {
  await givenMarkedFamily(sql, { marker: 'zebra', at: AT })
  const filled = new Set((await placesOf(sql, 'zebra')).map((place) => place.split('.')[0]))
  expect(personalTables().filter((table) => !filled.has(table))).toEqual([])
})

test('Z-3, Z-4: of a removed player only the books and consents remain, without a name', async () => {
  const { playerId, userId } = await givenMarkedFamily(sql, { marker: 'okapi', at: AT })
  await sql`update players set _deleted = true where id = ${playerId}`
  await sql.begin((tx) => wipePlayer(tx, playerId, AT))
  const [player] = await sql`select * from players where id = ${playerId}`
  expect(player).toMatchObject({ first_name: 'Former', last_name: 'player', birth_date: '1900-01-01' })
  const left = await placesOf(sql, 'okapi')
  // The guardian, who still exists, can also be found by the words in the child's row.
  expect(
    left.filter((place) => /^(players|kit_orders\.notes|tournaments|tournament_desks)/.test(place)),
  ).toEqual(['players.words'])
  const [registration] = await sql`
    select price_working, refund_working, reason, withdrawal_cause from player_program_registrations
    where player_registrations_id = ${playerId}`
  expect(JSON.stringify(registration)).not.toContain('okapi')
  expect(JSON.parse(registration?.price_working).lines).toEqual([
    { playerName: 'Former player', totalCents: 1 },
  ])
  const entries = await sql`
    select before, after, reason from audit_entries where row_id = ${playerId} or model = 'KitOrder' and subject_user_id = ${userId}`
  expect(entries).toHaveLength(3)
  for (const entry of entries)
    expect(entry).toEqual({ before: '{ "id" : "x" }', after: '{ "id" : "x" }', reason: null })
})

test('Z-3, Z-4: of a closed account only what the table lists remains, and in the end nothing', async () => {
  const { playerId, userId, email } = await givenMarkedFamily(sql, { marker: 'lemur', at: AT })
  await givenMarkedFamily(sql, { marker: 'heron', at: AT })
  const others = await placesOf(sql, 'heron')
  await sql`update players set _deleted = true where id = ${playerId}`
  await sql`update users set _deleted = true where id = ${userId}`
  await sql.begin(async (tx) => {
    await wipePlayer(tx, playerId, AT)
    await wipeUser(tx, { id: userId, email }, AT)
  })
  const left = await placesOf(sql, 'lemur')
  for (const place of left)
    expect([place, retentionOf(heldColumns.get(place) as RetentionId)]).toMatchObject([
      place,
      { outlivesRemoval: true },
    ])
  expect(linesAt(left)).toEqual(AT_ONCE)
  expect(await placesOf(sql, 'heron')).toEqual(others)

  await night(new Date('2027-03-02T20:00:00Z'))
  expect(linesAt(await placesOf(sql, 'lemur'))).toEqual(['books', 'consents', 'holds', 'waivers'])
  await night(new Date('2028-03-02T20:00:00Z'))
  expect(linesAt(await placesOf(sql, 'lemur'))).toEqual(['books'])
  await night(new Date('2032-12-31T20:00:00Z'))
  expect(linesAt(await placesOf(sql, 'lemur'))).toEqual(['books'])
  await night(new Date('2033-01-01T20:00:00Z'))
  expect(await placesOf(sql, 'lemur')).toEqual([])
  expect([
    ...(await sql`select id from users where id = ${userId} union all select id from players where id = ${playerId}`),
  ]).toEqual([])
})

test('Z-3: emails to others that name the address are deleted as well, although they are encrypted', async () => {
  const { userId, email } = await givenMarkedFamily(sql, { marker: 'tapir', at: AT })
  const write = (text: string) =>
    sql.begin((tx) => enqueueMail(tx, { to: 'desk@example.org', subject: 'A message', text, html: '' }))
  await write(`From ${email.toUpperCase()}.`)
  await write(`From another.${email}`)
  await sql`update mail_outbox set sent_at = ${AT} where recipient = 'desk@example.org'`
  await sql`update users set _deleted = true where id = ${userId}`
  await sql.begin((tx) => wipeUser(tx, { id: userId, email }, AT))
  const left = await outboxRows(sql, 'desk@example.org')
  expect(left.map(({ text }) => text)).toEqual([`From another.${email}`])
})

test('Z-3: rows deleted earlier are wiped by the next night', async () => {
  const { playerId, userId } = await givenMarkedFamily(sql, { marker: 'bison', at: AT })
  await sql`update players set _deleted = true where id = ${playerId}`
  await sql`update users set _deleted = true where id = ${userId}`
  await night(AT)
  expect(linesAt(await placesOf(sql, 'bison'))).toEqual(AT_ONCE)
})
