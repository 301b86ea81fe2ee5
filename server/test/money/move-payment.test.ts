import { randomUUID } from 'node:crypto'
import { accountOf, openCents } from '@touchline/domain/money/dues.ts'
import { expect, test } from 'vitest'
import { entriesOfFamily } from '../../src/money/ledger.ts'
import type { Person } from '../amplify-client.ts'
import { askFor } from '../calls.ts'
import { clubAt } from '../club-at.ts'
import { givenFall, givenMum, register } from '../fall.ts'
import { moveTo, subjectsTo } from '../registering.ts'

const at = clubAt('2025-10-20T17:00:00Z')
const PAID_ON = '2025-10-01'

const change = (who: Person, mutation: string, type: string, input: object) =>
  askFor(who, `mutation M($input: ${type}!) { it: ${mutation}(input: $input) { id } }`, { input })

/** Maya and Leo are approved for November; 6400 is booked for Maya. */
async function givenPaid() {
  const { once } = await givenFall(at.desk)
  const family = await givenMum(at.desk)
  const places: string[] = []
  for (const name of ['Maya', 'Leo']) {
    const { it } = await register(family.mum, await family.child(name), once, { months: ['2025-11'] })
    await moveTo(at.desk, it.id, 'APPROVED')
    places.push(it.id)
  }
  const [maya, leo] = places as [string, string]
  const entryId = randomUUID()
  const userId = family.user.id as string
  await change(at.desk, 'bookEntry', 'BookEntryInput', {
    ...{ id: entryId, userId, kind: 'PAYMENT', cents: 6_400, day: PAID_ON },
    ...{ itemId: maya, month: '2025-11', method: 'E_TRANSFER', payer: 'Robin' },
  })
  return { ...family, userId, maya, leo, entryId }
}

const move = (input: object, who = at.desk) =>
  change(who, 'movePayment', 'MovePaymentInput', { id: randomUUID(), note: 'It was for Leo', ...input })
const openOf = async (userId: string) =>
  accountOf(await entriesOfFamily(at.server.sql, userId)).dues.map(
    (due) => [due.itemId, openCents(due)] as const,
  )

test('B-30: to another place of the family, with its day and payer; two who move it at once move it once', async () => {
  const { userId, maya, leo, entryId, mum } = await givenPaid()
  const input = { entryId, userId, itemId: leo, month: '2025-11' }
  expect((await move(input, mum)).error?.errorType).toBe('Unauthorized')
  expect((await move({ ...input, note: '' })).error?.errorInfo?.code).toBe('REASON_NEEDED')
  expect((await move({ ...input, itemId: randomUUID() })).error?.errorInfo?.code).toBe('NOTHING_CHARGED')
  const answers = await Promise.all([move(input), move(input)])
  expect(answers.map(({ error }) => error?.errorInfo?.code).filter(Boolean)).toEqual(['NO_ENTRY'])
  expect(new Map(await openOf(userId))).toEqual(
    new Map([
      [maya, 6_400],
      [leo, 0],
    ]),
  )
  const moved = await at.server.sql`
    select kind, cents, day::text, method, payer, note from ledger_entries
    where user_id = ${userId} and (kind = 'REVERSAL' or registration_id = ${leo} and kind = 'PAYMENT') order by number`
  expect(moved).toMatchObject([
    { kind: 'REVERSAL', cents: 6_400, note: 'It was for Leo' },
    { kind: 'PAYMENT', cents: 6_400, day: PAID_ON, method: 'E_TRANSFER', payer: 'Robin' },
  ])
})

test('B-30: to another family, which gets the email; the bank line moves along', async () => {
  const { userId, entryId } = await givenPaid()
  const other = await givenPaid()
  const lineId = randomUUID()
  await at.server.sql`
    insert into bank_lines (id, day, cents, text, payer_key, state, entry_id, imported_at)
    values (${lineId}, ${PAID_ON}, 6400, 'e-Transfer', '', 'BOOKED', ${entryId}, now())`
  const id = randomUUID()
  expect((await move({ id, entryId, userId: other.userId })).error).toBeUndefined()
  expect((await move({ id, entryId, userId: other.userId })).error).toBeUndefined()
  expect((await openOf(userId)).map(([, cents]) => cents)).toEqual([6_400, 6_400])
  expect((await openOf(other.userId)).map(([, cents]) => cents)).toEqual([0, 0])
  const [line] = await at.server.sql`select state, entry_id from bank_lines where id = ${lineId}`
  expect(line).toEqual({ state: 'BOOKED', entry_id: id })
  expect((await subjectsTo(at.server, other.user.email)).at(-1)).toMatch(/64\.00|Leo/)
})
