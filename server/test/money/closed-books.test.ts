import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Person } from '../amplify-client.ts'
import { askFor, getRow } from '../calls.ts'
import { clubAt } from '../club-at.ts'
import { givenFall, givenMum, register } from '../fall.ts'
import { moveTo } from '../registering.ts'
import { untilWaiting } from '../until-waiting.ts'

const at = clubAt('2025-10-15T17:00:00Z')

const close = (who: Person, through: string, reason?: string) =>
  askFor(who, 'mutation C($input: CloseBooksInput!) { it: closeBooks(input: $input) { through } }', {
    input: { through, reason },
  })
const book = (userId: unknown, values: Record<string, unknown>) =>
  askFor(at.desk, 'mutation B($input: BookEntryInput!) { it: bookEntry(input: $input) { id } }', {
    input: { id: randomUUID(), userId, kind: 'PAYMENT', cents: 100, day: '2025-09-30', ...values },
  })
const codeOf = ({ error }: Awaited<ReturnType<typeof close>>) => error?.errorInfo?.code
const entries = async (userId: unknown) => {
  const { it } = await getRow(at.desk, 'User', userId as string, 'ledger')
  return JSON.parse(it.ledger).entries as { id: string; kind: string; day: string }[]
}
const insert = (userId: unknown, day: string) => at.server.sql`
  insert into ledger_entries (id, user_id, kind, source, cents, day, created_at)
  values (${randomUUID()}, ${String(userId)}, 'PAYMENT', 'DESK', 100, ${day}, ${at.now.toISOString()})`

test('B-17: nothing is booked in a closed month, by any path; a mistake is undone in an open one', async () => {
  const { once } = await givenFall(at.desk)
  const family = await givenMum(at.desk)
  const { user } = family
  const id = randomUUID()
  await book(user.id, { id })
  expect(codeOf(await close(at.desk, '2025-10'))).toBe('NOT_OVER')
  expect((await close(at.desk, '2025-09')).it).toEqual({ through: '2025-09' })
  expect(codeOf(await book(user.id, {}))).toBe('MONTH_CLOSED')
  expect(codeOf(await book(user.id, { day: '2025-08-01' }))).toBe('MONTH_CLOSED')
  const undo = { kind: 'REVERSAL', reversesId: id, note: 'Returned by the bank' }
  expect(codeOf(await book(user.id, undo))).toBe('MONTH_CLOSED')
  expect(codeOf(await book(user.id, { ...undo, day: '2025-10-15' }))).toBeUndefined()
  await expect(insert(user.id, '2025-09-30')).rejects.toThrow('The books of this month are closed.')
  await insert(user.id, '2025-10-01')
  // An entry that follows from a price is booked today.
  const { it } = await register(family.mum, await family.child('Maya'), once, { months: ['2025-11'] })
  await moveTo(at.desk, it.id, 'APPROVED')
  expect((await entries(user.id)).map(({ kind, day }) => [kind, day])).toEqual([
    ['PAYMENT', '2025-09-30'],
    ['REVERSAL', '2025-10-15'],
    ['PAYMENT', '2025-10-01'],
    ['CHARGE', '2025-10-15'],
  ])
})

test('a bank line from a closed month waits for a decision, and says why', async () => {
  const { user } = await givenMum(at.desk)
  await close(at.desk, '2025-09')
  const id = randomUUID()
  await at.server.sql`
    insert into bank_lines ${at.server.sql({ ...bankLine(), id, day: '2025-09-12', cents: 100 })}`
  const decided = await askFor(
    at.desk,
    'mutation D($input: DecideBankLineInput!) { it: decideBankLine(input: $input) { id } }',
    { input: { id, userId: user.id } },
  )
  expect(codeOf(decided)).toBe('MONTH_CLOSED')
  const [line] = await at.server.sql`select state from bank_lines where id = ${id}`
  expect([line?.state, await entries(user.id)]).toEqual(['OPEN', []])
})

const bankLine = () => ({
  text: 'E-TRANSFER',
  payer_key: '',
  state: 'OPEN',
  is_verified: true,
  imported_by: 'desk@example.org',
  imported_at: at.now.toISOString(),
})

test('reopening takes a reason, which is in the audit; only the desk closes', async () => {
  const { user, mum } = await givenMum(at.desk)
  await close(at.desk, '2025-09')
  expect((await close(mum, '2025-09')).error?.errorType).toBe('Unauthorized')
  expect(codeOf(await close(at.desk, '2025-08'))).toBe('REASON_NEEDED')
  await close(at.desk, '2025-08', 'A cheque came back')
  expect(codeOf(await book(user.id, {}))).toBeUndefined()
  const acts = await at.server.sql`
    select action, reason from audit_entries where model = 'Books' order by created_at desc, action desc limit 1`
  expect([...acts]).toEqual([{ action: 'REOPEN_BOOKS', reason: 'A cheque came back' }])
})

test('a booking made while a month is being closed waits for it, and is refused', async () => {
  const { user } = await givenMum(at.desk)
  await close(at.desk, '2025-08', 'for the test')
  const [held, reached] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const closing = at.server.sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(hashtextextended('books closed', 0))`
    await tx`update books_closed set through = '2025-09'`
    reached.resolve()
    await held.promise
  })
  await reached.promise
  const booking = book(user.id, {})
  await untilWaiting(at.server.sql)
  held.resolve()
  await closing
  const refused = await booking
  expect([codeOf(refused), refused.error?.message]).toEqual([
    'MONTH_CLOSED',
    'The books are closed through September 2025. Please choose a later day, or reopen the month.',
  ])
  expect(await entries(user.id)).toEqual([])
})
