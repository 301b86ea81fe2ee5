import { randomUUID } from 'node:crypto'
import { defaultBasics } from '@touchline/domain/club/defaults/base.ts'
import { extractText } from 'unpdf'
import { describe, expect, test } from 'vitest'
import type { Transaction } from '../../src/postgres/pool.ts'
import { DESK, type Person } from '../amplify-client.ts'
import { askFor, createRow, getRow, updateRow } from '../calls.ts'
import { deskForFile } from '../desk-for-file.ts'
import { givenFall, givenMum, type Mum, register } from '../fall.ts'
import { sendRound } from '../mail/outbox.ts'
import { smtpForTest } from '../mail/smtp.ts'
import { moveTo } from '../registering.ts'
import { storeSetting } from '../store-setting.ts'
import { signToken } from '../tokens.ts'
import { untilWaiting } from '../until-waiting.ts'

const club = defaultBasics
const NOW = new Date('2025-09-01T17:00:00Z')

const { server, desk } = await deskForFile(NOW)

const book = (userId: unknown, values: Record<string, unknown>) =>
  askFor(desk, 'mutation Book($input: BookEntryInput!) { it: bookEntry(input: $input) { id } }', {
    input: { id: randomUUID(), userId, kind: 'PAYMENT', day: '2025-09-01', ...values },
  })

async function givenPlace(name = 'Maya') {
  const fall = await givenFall(desk)
  const family = await givenMum(desk)
  const { it } = await register(family.mum, await family.child(name), fall.once, { months: ['2025-10'] })
  await moveTo(desk, it.id, 'APPROVED')
  return { ...family, registrationId: it.id as string }
}

async function open(path: string, who?: Mum | 'DESK', headers: Record<string, string> = {}) {
  const token =
    who === 'DESK'
      ? await signToken({ email: DESK, groups: ['pmfcadmin'] })
      : await signToken({ email: String(who?.user.email) })
  const answer = await server.app.inject({
    url: `/account/${path}`,
    headers: who ? { authorization: `Bearer ${token}`, ...headers } : headers,
  })
  return { status: answer.statusCode, type: answer.headers['content-type'], answer }
}

const wordsOf = async (file: Uint8Array) =>
  (await extractText(new Uint8Array(file), { mergePages: true })).text.replaceAll(/[\s\p{Cc}]+/gu, ' ')

async function read(path: string, who: Mum | 'DESK') {
  const { status, type, answer } = await open(path, who)
  expect([status, type]).toEqual([200, 'application/pdf'])
  return wordsOf(answer.rawPayload)
}

const numbers = async () =>
  (await server.sql`select number from receipts order by number`).map(({ number }) => number)
const withoutGaps = (count: number) => Array.from({ length: count }, (_, n) => n + 1)

describe('B-13: receipts are numbered without gaps', () => {
  test('on every path, and for many payments at once', async () => {
    const families = await Promise.all(Array.from({ length: 6 }, () => givenPlace()))
    const before = (await numbers()).length
    const kit = await createRow(families[0]?.mum as Person, 'KitOrder', {
      playerKitOrdersId: (await families[0]?.child('Leo'))?.id,
      itemType: 'SOCKS',
      size: 'S',
      quantity: 1,
    })
    await Promise.all([
      ...families.flatMap(({ user }) => [book(user.id, { cents: 100 }), book(user.id, { cents: 200 })]),
      ...families.map(({ registrationId }) => moveTo(desk, registrationId, 'ACTIVE')),
      updateRow(desk, 'KitOrder', { id: kit.it.id, _version: 1, status: 'PAID' }),
    ])
    const after = await numbers()
    expect(after.length).toBe(before + 6 * 3 + 1)
    expect(after).toEqual(withoutGaps(after.length))
  })

  test('a refused or rolled-back one takes no number', async () => {
    const { user } = await givenPlace()
    const before = await numbers()
    expect((await book(user.id, { cents: 0 })).error?.errorInfo?.code).toBe('BAD_AMOUNT')
    const rolledBack = server.sql.begin(async (tx) => {
      await insertPayment(tx, user.id)
      await tx`set constraints all immediate`
      throw new Error('rolled back')
    })
    await expect(rolledBack).rejects.toThrow('rolled back')
    expect(await numbers()).toEqual(before)
    await book(user.id, { cents: 100 })
    expect(await numbers()).toEqual(withoutGaps(before.length + 1))
  })

  test('a booking waits for another one about to commit, and gets the next number', async () => {
    const { user } = await givenPlace()
    const before = (await numbers()).length
    const [held, reached] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const first = server.sql.begin(async (tx) => {
      await insertPayment(tx, user.id)
      await tx`set constraints all immediate`
      reached.resolve()
      await held.promise
    })
    await reached.promise
    const second = server.sql.begin((tx) => insertPayment(tx, user.id))
    await untilWaiting(server.sql)
    held.resolve()
    await Promise.all([first, second])
    expect(await numbers()).toEqual(withoutGaps(before + 2))
  })
})

/** Bypasses the desk, as none of our code does. */
const insertPayment = (tx: Transaction, userId: unknown, count = 1) => tx`
  insert into ledger_entries (id, user_id, kind, source, cents, day, payer, created_at)
  select gen_random_uuid(), ${String(userId)}, 'PAYMENT', 'DESK', 100, '2025-09-01', 'Payer ' || n, ${NOW.toISOString()}
  from generate_series(1, ${count}::int) n`

interface Paid {
  id: string
  receiptNumber: number
}

async function payments({ user }: Mum): Promise<Paid[]> {
  const { it } = await getRow(desk, 'User', user.id as string, 'ledger')
  return JSON.parse(it.ledger).entries.filter(({ kind }: { kind: string }) => kind === 'PAYMENT')
}

describe('its content', () => {
  test('who paid, when, how and what for, under the legal name of the club; in any script', async () => {
    const { contact } = club
    const legal = { legalName: 'Pacific Minor Football Society', postalAddress: 'Box 12, Richmond, BC' }
    await storeSetting(server, 'contact', { ...contact, ...legal })
    const family = await givenPlace('小明')
    await book(family.user.id, { cents: 9000, method: 'CHEQUE', payer: 'Nguyễn Thị Ánh', note: 'Cheque 12' })
    const [paid] = await payments(family)
    const words = await read(`receipts/${paid?.id}`, family)
    for (const said of [
      'Pacific Minor Football Society',
      'Box 12, Richmond, BC',
      `Receipt ${paid?.receiptNumber}`,
      'Nguyễn Thị Ánh',
      'Mon, Sep 1, 2025',
      'cheque',
      'Cheque 12',
      '小明',
      'October 2025',
      '$80.00',
      'Paid ahead, toward what’s due next $10.00',
      'Payment received $90.00',
    ])
      expect(words).toContain(said)
    expect(words).not.toContain('VOID')
  })

  test('an undone payment: its receipt is void, and says why', async () => {
    const family = await givenPlace()
    await book(family.user.id, { cents: 8000 })
    const [paid] = await payments(family)
    await book(family.user.id, { kind: 'REVERSAL', reversesId: paid?.id, note: 'Returned by the bank' })
    const words = await read(`receipts/${paid?.id}`, 'DESK')
    expect(words).toContain('VOID. This payment was undone on Mon, Sep 1, 2025.')
    expect(words).toContain('Returned by the bank')
  })

  test('B-14: a year of the account, even over many pages', async () => {
    const family = await givenPlace()
    await server.sql.begin((tx) => insertPayment(tx, family.user.id, 60))
    const words = await read('statements/2025', family)
    for (const said of ['Statement 2025', 'Brought forward $0.00', 'Payer 1', 'Payer 60', 'Owed $20.00'])
      expect(words).toContain(said)
    expect(await read(`statements/2025?user=${family.user.id}`, 'DESK')).toBe(words)
  })
})

describe('who can get it', () => {
  test('both guardians, an administrator, and nobody else; for others it does not exist', async () => {
    const [family, other] = [await givenPlace(), await givenPlace()]
    const partner = await givenMum(desk)
    await book(family.user.id, { cents: 8000 })
    const [paid] = await payments(family)
    await book(other.user.id, { cents: 8000 })
    for (const one of [family, partner])
      await updateRow(desk, 'User', { id: one.user.id, _version: 1, family: family.user.id })
    for (const who of [family, partner, 'DESK' as const]) await read(`receipts/${paid?.id}`, who)
    await read('statements/2025', partner)
    const notThere = await open(`receipts/${randomUUID()}`, other)
    for (const path of [
      `receipts/${paid?.id}`,
      `statements/2025?user=${family.user.id}`,
      'receipts/%00',
      'statements/1999',
    ])
      expect([(await open(path, other)).status, (await open(path, other)).answer.body]).toEqual([
        404,
        notThere.answer.body,
      ])
    expect((await open(`receipts/${paid?.id}`)).status).toBe(401)
  })

  test('the entry of a charge has no receipt', async () => {
    const family = await givenPlace()
    const { it } = await getRow(desk, 'User', family.user.id as string, 'ledger')
    const { id } = JSON.parse(it.ledger).entries[0]
    expect((await open(`receipts/${id}`, family)).status).toBe(404)
  })
})

test('N-13: the receipt is sent once, in the email about the payment, whether or not it pays for a place', async () => {
  const smtp = await smtpForTest()
  const family = await givenPlace()
  await server.sql`delete from mail_outbox`
  await book(family.user.id, { cents: 3000 })
  await book(family.user.id, { cents: 5000 })
  await sendRound(server, smtp)
  const [part, rest] = (await payments(family)).map(({ receiptNumber }) => `receipt-${receiptNumber}.pdf`)
  const sent = smtp.received.map(({ mail }) => [
    mail.subject,
    ...mail.attachments.map(({ filename }) => filename),
  ])
  expect(sent.sort()).toEqual([
    ['Maya is all set'],
    ['We’ve received your payment of $30.00', part],
    ['We’ve received your payment of $50.00', rest],
  ])
  const content = smtp.received[0]?.mail.attachments[0]?.content as ArrayBuffer
  expect(await wordsOf(new Uint8Array(content))).toContain('Payment received')
})

describe('B-23: the letter to a fund', () => {
  test('says who pays what, to the family and the desk', async () => {
    const { registrationId, ...family } = await givenPlace('Noor')
    const path = `fund-letters/${registrationId}`
    expect(await read(path, family)).toContain('Fee $80.00')
    await book(family.user.id, { kind: 'FUND_HELP', cents: 5_000, itemId: registrationId, payer: 'KidSport' })
    await book(family.user.id, { cents: 1_000 })
    for (const who of [family, 'DESK'] as const)
      expect(await read(path, who)).toMatch(
        /Fee \$80\.00 KidSport pays \$50\.00 The family pays \$30\.00 Of that, received so far \$10\.00 Still to pay \$20\.00/,
      )
  })

  test('does not exist for a stranger or another family', async () => {
    const { registrationId } = await givenPlace()
    const { registrationId: _other, ...stranger } = await givenPlace()
    const path = `fund-letters/${registrationId}`
    expect([(await open(path)).status, (await open(path, stranger)).status]).toEqual([401, 404])
    expect((await open('fund-letters/nothing', 'DESK')).status).toBe(404)
  })

  test('a fund is named, and pays no more than is open', async () => {
    const { registrationId, user } = await givenPlace()
    const help = { kind: 'FUND_HELP', itemId: registrationId, payer: 'Jumpstart' }
    const unnamed = await book(user.id, { ...help, cents: 8_000, payer: null })
    expect(unnamed.error?.errorInfo?.code).toBe('FUND_NEEDED')
    expect((await book(user.id, { ...help, cents: 8_001 })).error?.errorInfo?.code).toBe('TOO_MUCH')
    expect((await book(user.id, { ...help, cents: 8_000 })).error).toBeUndefined()
  })
})
