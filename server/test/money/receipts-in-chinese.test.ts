import { randomUUID } from 'node:crypto'
import { extractText } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { askFor, createRow, getRow, updateRow } from '../calls.ts'
import { deskForFile } from '../desk-for-file.ts'
import { givenFall, givenMum, register } from '../fall.ts'
import { sendRound } from '../mail/outbox.ts'
import { smtpForTest } from '../mail/smtp.ts'
import { moveTo } from '../registering.ts'
import { signToken } from '../tokens.ts'

const { server, desk } = await deskForFile('2025-09-01T17:00:00Z')

const PROGRAM = { english: 'Fall Juniors', hans: '秋季少年班', hant: '秋季少年組' }

/** A child with a place and a jersey, in a family that has paid $90.00. */
async function givenPaid() {
  const { program, once } = await givenFall(desk, { name: PROGRAM.english })
  const name = {
    'zh-Hans': { text: PROGRAM.hans, english: PROGRAM.english },
    'zh-Hant': { text: PROGRAM.hant, english: PROGRAM.english },
  }
  await updateRow(desk, 'Program', { id: program.id, _version: 1, translations: JSON.stringify({ name }) })
  const family = await givenMum(desk)
  await updateRow(desk, 'User', { id: family.user.id, _version: 1, firstName: '芳', lastName: '王' })
  const child = await family.child('小明')
  const { it } = await register(family.mum, child, once, { months: ['2025-10'] })
  await moveTo(desk, it.id, 'APPROVED')
  await createRow(family.mum, 'KitOrder', {
    playerKitOrdersId: child.id,
    itemType: 'JERSEY_HOME',
    size: 'YM',
    quantity: 1,
  })
  const pay = () =>
    askFor(desk, 'mutation Book($input: BookEntryInput!) { it: bookEntry(input: $input) { id } }', {
      input: {
        id: randomUUID(),
        userId: family.user.id,
        kind: 'PAYMENT',
        day: '2025-09-01',
        cents: 9_000,
        method: 'CASH',
      },
    })
  return { ...family, program, pay }
}

type Family = Awaited<ReturnType<typeof givenPaid>>

async function entriesOf({ user }: Family) {
  const { it } = await getRow(desk, 'User', user.id as string, 'ledger')
  return JSON.parse(it.ledger).entries
}

const wordsOf = async (file: Uint8Array) =>
  (await extractText(new Uint8Array(file))).text.map((page) => page.replaceAll(/[\s\p{Cc}]+/gu, ' '))

/** The pages of a document, as the family itself gets it. */
async function read(path: string, { user }: Family): Promise<string[]> {
  const authorization = `Bearer ${await signToken({ email: String(user.email) })}`
  const answer = await server.app.inject({ url: `/account/${path}`, headers: { authorization } })
  expect(answer.statusCode).toBe(200)
  return wordsOf(answer.rawPayload)
}

describe('Y-23: a document in the language of its reader, followed by the English version', () => {
  test('a receipt', async () => {
    const family = await givenPaid()
    await family.pay()
    const { id, receiptNumber } = (await entriesOf(family)).find(
      ({ kind }: { kind: string }) => kind === 'PAYMENT',
    )
    const [inEnglish = '', ...more] = await read(`receipts/${id}`, family)
    expect(more).toEqual([])
    const pages = await read(`receipts/${id}?language=zh-Hant`, family)
    expect(pages).toHaveLength(2)
    expect(pages[1]).toBe(inEnglish)
    for (const said of [
      `收據${receiptNumber}`,
      '王芳',
      '2025年9月1日',
      '現金',
      '小明，主場球衣 $35.00',
      `小明，${PROGRAM.hant}，2025年10月 $55.00`,
      '以英文為準',
    ])
      expect(pages[0]).toContain(said)
    expect(inEnglish).toContain(`小明, ${PROGRAM.english}, October 2025 $55.00`)
  })

  test('the statement of a year, with our translated names for kit', async () => {
    const family = await givenPaid()
    await family.pay()
    const pages = await read('statements/2025?language=zh-Hans', family)
    expect(pages).toHaveLength(2)
    for (const said of ['2025年对账单', '上年结转 $0.00', PROGRAM.hans, '主场球衣', '付款 · 现金'])
      expect(pages[0]).toContain(said)
    for (const said of ['Statement 2025', PROGRAM.english, 'home jersey']) expect(pages[1]).toContain(said)
  })

  test.each(['fr', 'zh', ''])(
    'in English for the language %j, which the site does not have',
    async (language) => {
      const family = await givenPaid()
      await family.pay()
      const pages = await read(`statements/2025?language=${language}`, family)
      expect(pages).toHaveLength(1)
      expect(pages[0]).toContain('Statement 2025')
    },
  )

  test('by email, in the language of the guardian who gets it', async () => {
    const smtp = await smtpForTest()
    const family = await givenPaid()
    await updateRow(desk, 'User', { id: family.user.id, _version: 2, language: 'zh-Hans' })
    await server.sql`delete from mail_outbox`
    await family.pay()
    await sendRound(server, smtp)
    const files = smtp.received.flatMap(({ mail }) => mail.attachments)
    expect(files).toHaveLength(1)
    const pages = await wordsOf(new Uint8Array(files[0]?.content as ArrayBuffer))
    expect(pages[0]).toContain('收据')
    expect(pages[1]).toContain('Payment received $90.00')
  })
})

test('Y-24: an account names a program as the club has translated it, while the translation is current', async () => {
  const family = await givenPaid()
  const named = async () => {
    const [{ programName, programNameIn }] = await entriesOf(family)
    return { programName, programNameIn }
  }
  expect(await named()).toEqual({
    programName: PROGRAM.english,
    programNameIn: { 'zh-Hans': PROGRAM.hans, 'zh-Hant': PROGRAM.hant },
  })
  await updateRow(desk, 'Program', { id: family.program.id, _version: 2, name: 'Juniors U9' })
  expect(await named()).toEqual({ programName: 'Juniors U9', programNameIn: null })
})
