import { generateKeyPairSync } from 'node:crypto'
import { NOTICE_DOMAIN } from '@touchline/domain/money/bank/e-transfer-notice.ts'
import { familyReference } from '@touchline/domain/money/family-reference.ts'
import { dkimSign } from 'mailauth/lib/dkim/sign.js'
import { describe, expect, test } from 'vitest'
import { entriesOfFamily } from '../../src/money/ledger.ts'
import { askFor, getRow } from '../calls.ts'
import { deskForFile } from '../desk-for-file.ts'
import { givenFall, givenMum, register } from '../fall.ts'
import { moveTo } from '../registering.ts'

const SECRET = 'a-secret-address-of-the-club'
const NOW = new Date('2025-10-20T17:00:00Z')
const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
const published = keys.publicKey.export({ type: 'spki', format: 'der' }).toString('base64')

let isDown = false

/** The DNS keys that the club's server finds for Interac and for a stranger. */
const resolver = async (name: string) => {
  if (isDown) throw Object.assign(new Error('timeout'), { code: 'ETIMEOUT' })
  if (![`s1._domainkey.${NOTICE_DOMAIN}`, 's1._domainkey.stranger.example'].includes(name))
    throw Object.assign(new Error('none'), { code: 'ENOTFOUND' })
  return [[`v=DKIM1; k=rsa; p=${published}`]]
}

const { server, desk } = await deskForFile(NOW, { incomingMailSecret: SECRET, resolver })

/** The shipped address to which families send e-Transfers. */
const PAY_TO = 'payments@example.org'

interface Sent {
  number: string
  message: string
  sender?: string
  from?: string
  to?: string
}

const email = ({
  number,
  message,
  sender = 'ROBIN FRASER',
  from = `notify@${NOTICE_DOMAIN}`,
  to = PAY_TO,
}: Sent) =>
  [
    `From: Interac <${from}>`,
    `To: ${to}`,
    `Subject: Interac e-Transfer: You've received $80.00 from ${sender} and it has been automatically deposited.`,
    'Date: Mon, 20 Oct 2025 16:00:00 +0000',
    `Message-ID: <${number}@${NOTICE_DOMAIN}>`,
    'MIME-Version: 1.0',
    'Content-Type: text/html; charset=utf-8',
    '',
    '<html><body><p>Hi PMFC,</p><p>Funds Deposited!</p>',
    `<div>Message:</div><div>${message}</div><div>Date:</div><div>October 20, 2025</div>`,
    `<div>Reference Number:</div><div>${number}</div><div>Sent From:</div><div>${sender}</div>`,
    '<div>Amount:</div><div>$80.00 (CAD)</div></body></html>',
    '',
  ].join('\r\n')

async function signed(raw: string, domain = NOTICE_DOMAIN, more: object = {}): Promise<string> {
  const privateKey = keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const signature = { signingDomain: domain, selector: 's1', privateKey, ...more }
  const { signatures } = await dkimSign(raw, {
    signTime: NOW,
    ...signature,
    signatureData: [signature],
  })
  return signatures + raw
}

async function handIn(message: string, secret = SECRET, type = 'message/rfc822') {
  const answer = await fetch(`${server.url}/mail/incoming/${secret}`, {
    method: 'POST',
    headers: { 'content-type': type },
    body: message,
  })
  const { result } = (await answer.json()) as { result?: string }
  return result ?? answer.status
}

async function importLine(day: string, text: string): Promise<{ added: number; known: number }> {
  const content = Buffer.from(`Date,Description,Amount\r\n${day},"${text}",80.00`).toString('base64')
  const query =
    'mutation In($input: ImportStatementInput!) { it: importStatement(input: $input) { outcome } }'
  return JSON.parse((await askFor(desk, query, { input: { content } })).it.outcome)
}

const LINES = `query Lines($state: BankLineState) {
  it: deskBankLines(state: $state, limit: 1000) { items { id cents day text certainty reason userId } } }`
const lineWith = async (text: string, state = 'OPEN') =>
  (await askFor(desk, LINES, { state })).it.items.filter((line: { text: string }) => line.text.includes(text))

const accept = (id: string) =>
  askFor(
    desk,
    'mutation A($input: AcceptBankLinesInput!) { it: acceptBankLines(input: $input) { booked cents } }',
    { input: { ids: [id], cents: 8_000 } },
  )

/** A family that owes 8000. */
async function givenDebt() {
  const fall = await givenFall(desk)
  const { mum, user, child } = await givenMum(desk)
  const { it } = await register(mum, await child('Maya'), fall.once, { months: ['2025-11'] })
  await moveTo(desk, it.id, 'APPROVED')
  const userId = user.id as string
  const { number } = JSON.parse((await getRow(desk, 'User', userId, 'ledger')).it.ledger)
  return { userId, reference: familyReference(number) }
}
const paidBy = async (userId: string) =>
  (await entriesOfFamily(server.sql, userId)).filter(({ kind }) => kind === 'PAYMENT').length

describe('B-19: an e-Transfer notice', () => {
  test('signed by Interac is a certain line; it merges with the bank’s line, and nothing counts twice', async () => {
    const { userId, reference } = await givenDebt()
    const message = await signed(email({ number: 'CAmeet01', message: `Maya ${reference}` }))
    expect(await handIn(message)).toBe('VERIFIED')
    expect(await handIn(message)).toBe('KNOWN')
    const [line] = await lineWith('CAmeet01')
    expect(line).toMatchObject({ certainty: 'CERTAIN', day: '2025-10-20', cents: 8_000 })
    expect((await accept(line.id)).it).toEqual({ booked: 1, cents: 8_000 })
    const bank = 'e-Transfer received ROBIN FRASER CAMEET01'
    for (const _time of [1, 2]) expect(await importLine('2025-10-21', bank)).toMatchObject({ added: 0 })
    expect(await lineWith('ROBIN FRASER CAMEET01')).toEqual([])
    expect(await paidBy(userId)).toBe(1)
    // Another payment on the same day by the same person is another line.
    expect(await importLine('2025-10-22', 'e-Transfer received ROBIN FRASER second')).toMatchObject({
      added: 1,
    })
  })

  test('that arrives after the bank’s line shows whose it is', async () => {
    const { userId, reference } = await givenDebt()
    await importLine('2025-10-20', 'e-Transfer received CALATE02')
    const [open] = await lineWith('CALATE02')
    expect(open).toMatchObject({ certainty: 'UNDECIDED' })
    expect(
      await handIn(await signed(email({ number: 'CAlate02', message: reference, sender: 'Jo Li' }))),
    ).toBe('KNOWN')
    const found = await lineWith('CAlate02')
    expect(found).toMatchObject([{ id: open.id, certainty: 'CERTAIN' }])
    await accept(open.id)
    expect(await paidBy(userId)).toBe(1)
    expect(await importLine('2025-10-20', 'e-Transfer received CALATE02')).toMatchObject({ added: 0 })
  })
})

/** For somebody who received a deposit themselves and forwards Interac's own email to the club unchanged. */
const toPayer = (raw: string) => raw.replace(`To: ${PAY_TO}`, 'To: eve@stranger.example')
/** The headers that the signature covers. */
const over = (headers: string) => ({ headerList: headers })

describe('B-19: not certain', () => {
  const cases: [string, (raw: string) => Promise<string>][] = [
    ['without a signature', async (raw) => raw],
    ['changed after it was signed', async (raw) => (await signed(raw)).replace('Funds', 'More funds')],
    ['signed by a stranger', (raw) => signed(raw, 'stranger.example')],
    ['with text that the signature leaves out', (raw) => signed(raw, NOTICE_DOMAIN, { maxBodyLength: 60 })],
    ['with a second sender', async (raw) => `From: Eve <eve@stranger.example>\r\n${await signed(raw)}`],
    ['of a deposit in the account of the payer', (raw) => signed(toPayer(raw))],
    ['to the payer and the club', (raw) => signed(raw.replace('To: ', 'To: eve@stranger.example, '))],
    ['with a second receiver', async (raw) => `To: ${PAY_TO}\r\n${await signed(toPayer(raw))}`],
    ['whose receiver is not signed', (raw) => signed(raw, NOTICE_DOMAIN, over('from:subject:date'))],
    ['with a second subject', async (raw) => `${/Subject: .*\r\n/.exec(raw)?.[0]}${await signed(raw)}`],
  ]
  test.each(cases)('%s', async (name, make) => {
    const { userId, reference } = await givenDebt()
    const number = `CA${name.replace(/\W/g, '').slice(0, 20)}`
    const result = await handIn(await make(email({ number, message: reference, sender: `Pat ${number}` })))
    expect(result).toBe('NOT_VERIFIED')
    const [line] = await lineWith(number)
    expect(line).toMatchObject({ certainty: 'LIKELY', reason: expect.stringContaining('couldn’t verify') })
    expect((await accept(line.id)).it).toEqual({ booked: 0, cents: 0 })
    expect(await paidBy(userId)).toBe(0)
  })

  test('but the name of the receiver and capitals make no difference', async () => {
    const to = `The Club <${PAY_TO.toUpperCase()}>`
    const message = email({ number: 'CAnamed6', message: 'Hello', sender: 'MAX SOUTH', to })
    expect(await handIn(await signed(message))).toBe('VERIFIED')
  })

  test('has no effect once the bank’s own line is there', async () => {
    const { reference } = await givenDebt()
    await handIn(email({ number: 'CAfalse3', message: reference, sender: 'KIM WEST' }))
    expect(await importLine('2025-10-20', 'e-Transfer received KIM WEST')).toMatchObject({ added: 0 })
    expect(await lineWith('KIM WEST')).toMatchObject([
      { text: 'e-Transfer received KIM WEST', certainty: 'UNDECIDED' },
    ])
  })

  test('does not block the real one', async () => {
    const { reference } = await givenDebt()
    await handIn(email({ number: 'CAfirst4', message: 'nonsense', sender: 'LEE EAST' }))
    const real = await signed(email({ number: 'CAfirst4', message: reference, sender: 'LEE EAST' }))
    expect(await handIn(real)).toBe('VERIFIED')
    expect(await lineWith('CAfirst4')).toMatchObject([{ certainty: 'CERTAIN' }])
  })
})

test('whose signature cannot be looked up is requested again, and nothing is stored', async () => {
  isDown = true
  const message = await signed(email({ number: 'CAlater5', message: 'later', sender: 'ADA NORTH' }))
  expect(await handIn(message).finally(() => (isDown = false))).toBe(503)
  expect(await lineWith('CAlater5')).toEqual([])
  expect(await handIn(message)).toBe('VERIFIED')
})

/** Each of these once kept everybody waiting for seconds or minutes, and anybody can write to the club's address. */
test.each<[string, (notice: string) => string]>([
  [
    'hundreds of signatures, each of another part',
    (notice) =>
      Array.from(
        { length: 2_000 },
        (_, n) =>
          `DKIM-Signature: v=1; a=rsa-sha256; d=x${n}.example; s=s1; l=${n}; h=from:to:subject; bh=YQ==; b=YQ==\r\n`,
      ).join('') +
      notice +
      'b'.repeat(400_000),
  ],
  [
    'a line that goes on and on',
    (notice) => `X-Long: ${`${'y'.repeat(200)}\r\n `.repeat(4_500)}z\r\n${notice}`,
  ],
  ['receivers in receivers', (notice) => notice.replace('To: ', `To: ${'a: '.repeat(300_000)}`)],
  ['senders in senders', (notice) => notice.replace('From: ', `From: ${'a: '.repeat(300_000)}`)],
])('one with %s is ignored at once', async (_what, endless) => {
  const message = endless(email({ number: 'CAlong01', message: 'hello' }))
  const begun = process.cpuUsage()
  expect(await handIn(message)).toBe('IGNORED')
  const { user, system } = process.cpuUsage(begun)
  expect((user + system) / 1000).toBeLessThan(1_000)
})

test('other mail is ignored; without the secret the address does not exist', async () => {
  expect(await handIn('From: a@b.example\r\nSubject: Hello\r\n\r\nHi')).toBe('IGNORED')
  expect(await handIn('Subject: Hello\r\n\r\nHi', SECRET, 'text/plain')).toBe(415)
  expect(await handIn('Subject: Hello\r\n\r\nHi', 'another-secret-address-here')).toBe(404)
})
