import { randomUUID } from 'node:crypto'
import { defaultBasics } from '@touchline/domain/club/defaults/base.ts'
import { familyReference } from '@touchline/domain/money/family-reference.ts'
import { expect, test } from 'vitest'
import { bookCertainJob } from '../../src/money/bank/book-certain-job.ts'
import { keepNotice } from '../../src/money/bank/keep-lines.ts'
import { entriesOfFamily } from '../../src/money/ledger.ts'
import { askFor, createRow, getRow } from '../calls.ts'
import { clubAt } from '../club-at.ts'
import { givenFall, givenMum, register } from '../fall.ts'
import { jobSurroundings, links } from '../job-surroundings.ts'
import { emailsTo, moveTo } from '../registering.ts'
import { storeSetting } from '../store-setting.ts'

const at = clubAt('2025-10-20T17:00:00Z')

const switchTo = (bookCertain: boolean) =>
  storeSetting(at.server, 'payment', { ...defaultBasics.payment, bookCertain })

/** A family that owes 8000 for October. */
async function givenFamily() {
  const fall = await givenFall(at.desk)
  const family = await givenMum(at.desk)
  const { it } = await register(family.mum, await family.child('Maya'), fall.once, { months: ['2025-10'] })
  await moveTo(at.desk, it.id, 'APPROVED')
  const userId = family.user.id as string
  const { number } = JSON.parse((await getRow(at.desk, 'User', userId, 'ledger')).it.ledger)
  return { ...family, userId, reference: familyReference(number) }
}

async function importLine(text: string, amount: string) {
  const file = `Date,Description,Amount\r\n"2025-10-20","${text}","${amount}"`
  const content = Buffer.from(file).toString('base64')
  await askFor(
    at.desk,
    'mutation In($input: ImportStatementInput!) { it: importStatement(input: $input) { outcome } }',
    { input: { content } },
  )
}

const look = () => bookCertainJob(links).run(jobSurroundings({ sql: at.server.sql, now: () => at.now }))

const paid = async (userId: string) =>
  (await entriesOfFamily(at.server.sql, userId)).filter(({ kind }) => kind === 'PAYMENT')

const LINES = `query L($state: BankLineState) {
  it: deskBankLines(state: $state, limit: 1000) { items { text isAutomatic isBeingBooked entryId } }
}`
const lineWith = async (text: string, state: string) =>
  (await askFor(at.desk, LINES, { state })).it.items.find((line: { text: string }) =>
    line.text.includes(text),
  )

test('B-22: off, nothing is booked; switched on later, earlier lines stay with the desk', async () => {
  await switchTo(false)
  const { userId, reference } = await givenFamily()
  await importLine(`e-Transfer ${reference}`, '80.00')
  await look()
  await switchTo(true)
  await look()
  expect(await paid(userId)).toEqual([])
  expect(await lineWith(reference, 'OPEN')).toMatchObject({ isBeingBooked: false })
})

test('B-22: on, a certain line is booked once, by whichever process comes first, and says so', async () => {
  await switchTo(true)
  const { userId, reference, user } = await givenFamily()
  await importLine(`e-Transfer ${reference}`, '80.00')
  expect(await lineWith(reference, 'OPEN')).toMatchObject({ isBeingBooked: true })
  await Promise.all([look(), look(), look()])
  expect((await paid(userId)).map(({ cents }) => cents)).toEqual([8_000])
  expect(await lineWith(reference, 'BOOKED')).toMatchObject({ isAutomatic: true })
  const acts = await at.server.sql`
    select actor_role as role, after ->> 'amountCents' as cents from audit_entries
    where action = 'BOOK_LINE' and subject_user_id = ${userId}`
  expect([...acts]).toEqual([{ role: 'SYSTEM', cents: '8000' }])
  expect((await emailsTo(at.server, user.email)).map(({ subject }) => subject)).toContain('Maya is all set')
})

test('B-22: it pays for a kit order, and the family is told', async () => {
  await switchTo(true)
  const family = await givenMum(at.desk)
  const maya = await family.child('Maya')
  const { it: order } = await createRow(family.mum, 'KitOrder', {
    playerKitOrdersId: maya.id,
    itemType: 'WATER_BOTTLE',
    size: 'ONE_SIZE',
    quantity: 2,
  })
  const userId = family.user.id as string
  const { number } = JSON.parse((await getRow(at.desk, 'User', userId, 'ledger')).it.ledger)
  await importLine(`e-Transfer ${familyReference(number)}`, '20.00')
  await look()
  expect((await getRow(at.desk, 'KitOrder', order.id, 'status')).it.status).toBe('PAID')
  expect((await emailsTo(at.server, family.user.email)).map(({ subject }) => subject)).toContain(
    'Paid: Water bottle for Maya',
  )
})

test('B-22: once undone, it waits for a decision', async () => {
  await switchTo(true)
  const { userId, reference } = await givenFamily()
  await importLine(`e-Transfer ${reference}`, '80.00')
  await look()
  const { entryId } = await lineWith(reference, 'BOOKED')
  await askFor(at.desk, 'mutation B($input: BookEntryInput!) { it: bookEntry(input: $input) { id } }', {
    input: {
      id: randomUUID(),
      userId,
      kind: 'REVERSAL',
      reversesId: entryId,
      day: '2025-10-20',
      note: 'A slip',
    },
  })
  await importLine('e-Transfer of somebody else', '12.34')
  await look()
  expect(await lineWith(reference, 'OPEN')).toMatchObject({ isBeingBooked: false, entryId: null })
  expect(await paid(userId)).toHaveLength(1)
})

test('B-22: a different amount is only likely, and is not booked', async () => {
  await switchTo(true)
  const { userId, reference } = await givenFamily()
  await importLine(`e-Transfer ${reference}`, '75.00')
  await look()
  expect(await paid(userId)).toEqual([])
})

test.each([
  ['by whom nobody knows', false, 0],
  ['surely by Interac', true, 1],
])('B-19, B-22: an e-Transfer notice sent %s', async (_words, isVerified, count) => {
  await switchTo(true)
  const { userId, reference } = await givenFamily()
  const notice = { cents: 8_000, sender: 'ROBIN FRASER', reference: randomUUID(), message: reference }
  await at.server.sql.begin((tx) => keepNotice(tx, { ...notice, day: '2025-10-20', isVerified }, at.now))
  await look()
  expect(await paid(userId)).toHaveLength(count)
})
