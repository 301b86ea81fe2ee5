import { randomUUID } from 'node:crypto'
import { accountOf } from '@touchline/domain/money/dues.ts'
import { balanceCents, type Entry } from '@touchline/domain/money/entry.ts'
import { familyReference } from '@touchline/domain/money/family-reference.ts'
import { describe, expect, test } from 'vitest'
import type { Person } from '../amplify-client.ts'
import { askFor, createRow, deleteRow, getRow, updateRow } from '../calls.ts'
import { deskForFile } from '../desk-for-file.ts'
import { givenFall, givenMum, REGISTRATION, register } from '../fall.ts'
import { emailsTo, moveTo } from '../registering.ts'

const { server, desk } = await deskForFile('2025-09-01T17:00:00Z')

const MONTHS = { months: ['2025-10', '2025-12'] }

interface Read extends Entry {
  day: string
  payer: string | null
  note: string | null
  playerName: string | null
}

async function ledgerOf(who: Person, userId: unknown): Promise<{ number: number; entries: Read[] }> {
  const { it } = await getRow(who, 'User', userId as string, 'ledger')
  return JSON.parse(it.ledger)
}
/** Kind and cents of the entries, in order. */
const booked = async (userId: unknown) =>
  (await ledgerOf(desk, userId)).entries.map(({ kind, month, cents }) => [kind, month, cents])

const bookEntry = (who: Person, userId: unknown, values: Record<string, unknown>) =>
  askFor(who, 'mutation Book($input: BookEntryInput!) { it: bookEntry(input: $input) { id ledger } }', {
    input: { id: randomUUID(), userId, day: '2025-09-01', ...values },
  })

async function givenPlace() {
  const fall = await givenFall(desk)
  const family = await givenMum(desk)
  const { it } = await register(family.mum, await family.child('Maya'), fall.once, MONTHS)
  return { ...fall, ...family, maya: it.id as string }
}

describe('B-2: a place', () => {
  test('is charged by the month once it is approved, and paid when it is marked so', async () => {
    const { user, maya } = await givenPlace()
    expect(await booked(user.id)).toEqual([])
    await moveTo(desk, maya, 'APPROVED')
    const charges = [
      ['CHARGE', '2025-10', 8000],
      ['CHARGE', '2025-12', 4000],
    ]
    expect(await booked(user.id)).toEqual(charges)
    const { entries } = await ledgerOf(desk, user.id)
    expect(accountOf(entries).dues.map(({ dueOn }) => dueOn)).toEqual(['2025-10-01', '2025-12-01'])
    await moveTo(desk, maya, 'ACTIVE')
    expect(await booked(user.id)).toEqual([...charges, ['PAYMENT', null, 12000]])
  })

  test('that is marked paid after a partial payment books the rest', async () => {
    const { user, maya } = await givenPlace()
    await moveTo(desk, maya, 'APPROVED')
    await bookEntry(desk, user.id, { kind: 'PAYMENT', cents: 5000, method: 'CASH' })
    await moveTo(desk, maya, 'ACTIVE')
    expect((await booked(user.id)).slice(2)).toEqual([
      ['PAYMENT', null, 5000],
      ['PAYMENT', null, 7000],
    ])
  })

  test('that is cancelled, or deleted, costs nothing', async () => {
    const { user, maya, mum } = await givenPlace()
    await moveTo(desk, maya, 'APPROVED')
    await moveTo(mum, maya, 'CANCELLED')
    const other = await givenPlace()
    await moveTo(desk, other.maya, 'APPROVED')
    await deleteRow(desk, REGISTRATION, { id: other.maya, _version: 2 })
    for (const { id } of [user, other.user])
      expect((await booked(id)).slice(2)).toEqual([
        ['CREDIT', '2025-10', 8000],
        ['CREDIT', '2025-12', 4000],
      ])
  })

  test('that gets cheaper because of a sibling is credited the difference', async () => {
    const { user, maya, mum, child, once } = await givenPlace()
    await moveTo(desk, maya, 'APPROVED')
    await register(mum, await child('Leo'), once, MONTHS)
    expect((await booked(user.id)).slice(2)).toEqual([
      ['CREDIT', '2025-10', 1600],
      ['CREDIT', '2025-12', 800],
    ])
  })

  test('that is left is credited by its refund, which is booked when it is sent', async () => {
    const { user, maya } = await givenPlace()
    await moveTo(desk, maya, 'APPROVED')
    await moveTo(desk, maya, 'ACTIVE')
    await moveTo(desk, maya, 'WITHDRAWN')
    expect(accountOf((await ledgerOf(desk, user.id)).entries).creditCents).toBe(12000)
    const { it } = await getRow(desk, REGISTRATION, maya, '_version')
    await updateRow(desk, REGISTRATION, {
      id: maya,
      _version: it._version,
      refundedAt: '2025-09-02T17:00:00.000Z',
    })
    const { entries } = await ledgerOf(desk, user.id)
    expect([entries.at(-1)?.kind, entries.at(-1)?.cents, balanceCents(entries)]).toEqual(['REFUND', 12000, 0])
  })
})

test('B-2: kit is charged when ordered; a payment undone within the half minute is reversed', async () => {
  const { mum, user, child } = await givenMum(desk)
  const maya = await child('Maya')
  const { it } = await createRow(mum, 'KitOrder', {
    playerKitOrdersId: maya.id,
    itemType: 'SOCKS',
    size: 'S',
    quantity: 2,
  })
  await updateRow(desk, 'KitOrder', { id: it.id, _version: 1, status: 'PAID' })
  await updateRow(desk, 'KitOrder', { id: it.id, _version: 2, status: 'PENDING' })
  await updateRow(desk, 'KitOrder', { id: it.id, _version: 3, status: 'PAID' })
  await updateRow(desk, 'KitOrder', { id: it.id, _version: 4, status: 'REFUNDED', notes: 'too small' })
  expect((await booked(user.id)).map(([kind]) => kind)).toEqual([
    'CHARGE',
    'PAYMENT',
    'REVERSAL',
    'PAYMENT',
    'CREDIT',
    'REFUND',
  ])
  expect(balanceCents((await ledgerOf(desk, user.id)).entries)).toBe(0)
})

describe('B-6: what the desk books', () => {
  test('any amount; the same request twice is one entry; an undone one stays with its reversal', async () => {
    const { user, maya } = await givenPlace()
    await moveTo(desk, maya, 'APPROVED')
    const id = randomUUID()
    const paid = { id, kind: 'PAYMENT', cents: 21201, method: 'E_TRANSFER', payer: 'P. Singh' }
    await bookEntry(desk, user.id, paid)
    await bookEntry(desk, user.id, paid)
    expect(balanceCents((await ledgerOf(desk, user.id)).entries)).toBe(12000 - 21201)
    await bookEntry(desk, user.id, { kind: 'REVERSAL', reversesId: id, note: 'the wrong family' })
    const { entries } = await ledgerOf(desk, user.id)
    expect([entries.length, balanceCents(entries)]).toEqual([4, 12000])
  })

  test('B-5: a fully covered order is paid, and a place with its first month, also by two payments', async () => {
    const { user, mum, child, maya } = await givenPlace()
    await moveTo(desk, maya, 'APPROVED')
    const values = { playerKitOrdersId: (await child('Leo')).id, itemType: 'SOCKS', size: 'S', quantity: 1 }
    const kit = (await createRow(mum, 'KitOrder', values)).it.id
    const statuses = async () => [
      (await getRow(desk, REGISTRATION, maya, 'status')).it.status,
      (await getRow(desk, 'KitOrder', kit, 'status')).it.status,
    ]
    await bookEntry(desk, user.id, { kind: 'PAYMENT', cents: 8999 })
    expect(await statuses()).toEqual(['APPROVED', 'PAID'])
    await bookEntry(desk, user.id, { kind: 'PAYMENT', cents: 1 })
    expect(await statuses()).toEqual(['ACTIVE', 'PAID'])
    expect(balanceCents((await ledgerOf(desk, user.id)).entries)).toBe(4000)
  })

  test('two who undo the same payment at once: one reversal', async () => {
    const { user } = await givenPlace()
    const id = randomUUID()
    await bookEntry(desk, user.id, { id, kind: 'PAYMENT', cents: 100 })
    const undo = () => bookEntry(desk, user.id, { kind: 'REVERSAL', reversesId: id, note: 'twice' })
    const answers = await Promise.all([undo(), undo()])
    expect(answers.map(({ error }) => error?.errorInfo?.code).sort()).toEqual(['ALREADY_REVERSED', undefined])
  })

  test('never refunds more than there is, nor credits what another family owes', async () => {
    const [mine, other] = [await givenPlace(), await givenPlace()]
    await moveTo(desk, other.maya, 'APPROVED')
    const refund = await bookEntry(desk, mine.user.id, { kind: 'REFUND', cents: 1 })
    expect(refund.error?.errorInfo?.code).toBe('TOO_MUCH')
    const credit = { kind: 'CREDIT', cents: 100, itemId: other.maya, note: 'sorry' }
    expect((await bookEntry(desk, mine.user.id, credit)).error?.errorInfo?.code).toBe('NOTHING_CHARGED')
    const payment = { kind: 'PAYMENT', cents: 100, itemId: other.maya }
    expect((await bookEntry(desk, mine.user.id, payment)).error?.errorInfo?.code).toBe('NOTHING_CHARGED')
  })

  test('is for the desk only', async () => {
    const { user, mum } = await givenPlace()
    const { error } = await bookEntry(mum, user.id, { kind: 'PAYMENT', cents: 100 })
    expect(error?.errorType).toBe('Unauthorized')
    expect(await booked(user.id)).toEqual([])
  })
})

describe('B-1: one account for a family', () => {
  test('only its own guardians can read it', async () => {
    const [mine, other] = [await givenPlace(), await givenPlace()]
    await moveTo(desk, mine.maya, 'APPROVED')
    expect((await ledgerOf(mine.mum, mine.user.id)).entries).toHaveLength(2)
    expect((await getRow(other.mum, 'User', mine.user.id as string, 'ledger')).it).toBeNull()
  })

  test('both guardians of a family see the same, under one number; parted, each sees their own', async () => {
    const [mum, dad] = [await givenPlace(), await givenPlace()]
    for (const { maya } of [mum, dad]) await moveTo(desk, maya, 'APPROVED')
    for (const { user } of [mum, dad])
      await updateRow(desk, 'User', { id: user.id, _version: 1, family: mum.user.id })
    const hers = await ledgerOf(mum.mum, mum.user.id)
    expect(await ledgerOf(dad.mum, dad.user.id)).toEqual(hers)
    await updateRow(desk, 'User', { id: dad.user.id, _version: 2, family: null })
    const [hersAlone, hisAlone] = [await ledgerOf(mum.mum, mum.user.id), await ledgerOf(dad.mum, dad.user.id)]
    expect(balanceCents(hersAlone.entries) + balanceCents(hisAlone.entries)).toBe(balanceCents(hers.entries))
    expect(hisAlone.number).not.toBe(hersAlone.number)
  })

  test('B-7: a family is found by its reference, and by those of its places and orders, several at once', async () => {
    const [mum, dad] = [await givenPlace(), await givenPlace()]
    const reference = familyReference((await ledgerOf(desk, mum.user.id)).number)
    const { it } = await getRow(desk, REGISTRATION, dad.maya, 'reference')
    const found = async (words: string) => {
      const query = 'query Find($words: String) { it: searchPeople(words: $words) { items { id } } }'
      const answer = await askFor(desk, query, { words })
      return answer.it.items.map(({ id }: { id: string }) => id).sort()
    }
    expect(await found(reference.toLowerCase().replace('-', ''))).toEqual([mum.user.id])
    expect(await found(it.reference.slice(2).toLowerCase())).toEqual([dad.user.id])
    expect(await found(`${reference} ${it.reference}`)).toEqual([mum.user.id, dad.user.id].sort())
  })

  test('entries are never changed or removed, even in the database itself', async () => {
    const { user } = await givenPlace()
    await bookEntry(desk, user.id, { kind: 'PAYMENT', cents: 100, note: 'cash' })
    const { sql } = server
    const refused = 'Entries of the books are never changed or removed.'
    await expect(
      sql`update ledger_entries set cents = 1 where user_id = ${user.id as string}`,
    ).rejects.toThrow(refused)
    await expect(
      sql`update ledger_entries set note = 'x' where user_id = ${user.id as string}`,
    ).rejects.toThrow(refused)
    await expect(sql`delete from ledger_entries where user_id = ${user.id as string}`).rejects.toThrow(
      refused,
    )
    await expect(sql`truncate ledger_entries cascade`).rejects.toThrow(refused)
  })
})

test('N-13: every payment is emailed, with its amount, the balance and the reference', async () => {
  const { mum, user, maya } = await givenPlace()
  await moveTo(desk, maya, 'APPROVED')
  const { number } = await ledgerOf(desk, user.id)
  await bookEntry(desk, user.id, { kind: 'PAYMENT', cents: 5000, method: 'CASH' })
  const [part] = (await emailsTo(server, mum.email)).slice(-1)
  expect(part?.subject).toBe('We’ve received your payment of $50.00')
  expect(part?.text).toContain(`Amount: $50.00\nReference: ${familyReference(number)}`)
  expect(part?.text).toContain('Still to pay: $70.00.')
  await bookEntry(desk, user.id, { kind: 'PAYMENT', cents: 7000 })
  const subjects = (await emailsTo(server, mum.email)).map(({ subject }) => subject)
  expect(subjects.slice(-2)).toEqual(['We’ve received your payment of $70.00', 'Maya is all set'])
})
