import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { cardJob } from '../../src/money/cards/card-job.ts'
import { askFor, getRow } from '../calls.ts'
import { deskForFile } from '../desk-for-file.ts'
import { jobSurroundings, links } from '../job-surroundings.ts'
import { serverForTest } from '../running-server.ts'
import { signToken } from '../tokens.ts'
import { untilWaiting } from '../until-waiting.ts'
import {
  type CardFamily,
  entriesOf,
  givenCardFamily,
  lookUp,
  openCheckout,
  stripeForFile,
} from './card-family.ts'
import { signatureOf } from './stripe-stand-in.ts'

const NOW = new Date('2025-10-20T17:00:00Z')
const stripe = await stripeForFile()
const { server, desk } = await deskForFile(NOW, { cards: stripe.config })
const webhook = `${server.url}/stripe/webhooks`

const deliver = async (type: string, object: object, created?: number) =>
  (await (await stripe.send(webhook, type, object, created)).json()) as { result: string }

const book = (userId: string, values: object) =>
  askFor(desk, 'mutation Book($input: BookEntryInput!) { it: bookEntry(input: $input) { id } }', {
    input: { id: randomUUID(), userId, day: '2025-10-20', kind: 'PAYMENT', ...values },
  })
const given = () => givenCardFamily(desk)
const open = (family: CardFamily, choice?: object) => openCheckout(server, stripe, family, choice)
const creditOf = async ({ userId }: CardFamily) => {
  const [row] = await server.sql`select credit_cents from account_credits where account_id = ${userId}`
  return row?.credit_cents ?? 0
}

describe('B-24: a family pays by card', () => {
  test('it is booked once; the place follows, and the receipt comes by email', async () => {
    const family = await given()
    const session = await open(family)
    expect(session).toMatchObject({ amount_total: 8_000, currency: 'cad' })
    const asked = JSON.stringify(session.asked)
    expect(asked).toContain(family.reference)
    for (const secret of ['Maya', family.email]) expect(asked).not.toContain(secret)
    const id = session.client_reference_id
    expect(await lookUp(server, family, id)).toEqual({ state: 'OPEN', cents: 8_000 })

    stripe.pay(session.id)
    expect(await deliver('checkout.session.completed', session)).toEqual({ result: 'PAID' })
    expect(await deliver('checkout.session.completed', session)).toEqual({ result: 'KNOWN' })
    expect(await entriesOf(server, family)).toMatchObject([
      { id, kind: 'PAYMENT', cents: 8_000, method: 'CARD', payer: 'Robin Fraser', day: '2025-10-20' },
    ])
    expect(await lookUp(server, family, id)).toEqual({ state: 'PAID', cents: 8_000 })
    const { it } = await getRow(desk, 'PlayerProgramRegistration', family.registrationId, 'status')
    expect(it.status).toBe('ACTIVE')
    const [receipt] = await server.sql`select number from receipts where entry_id = ${id}`
    expect(receipt?.number).toBeGreaterThan(0)
    const emails = await server.sql`
      select from mail_outbox where recipient = ${family.email} and ${id} = any(receipts)`
    expect(emails).toHaveLength(1)
  })

  test('for a month of its choice, and an amount sent along is ignored', async () => {
    const family = await given()
    const itemId = family.registrationId
    const session = await open(family, { what: 'ONE', itemId, month: '2025-12', cents: 1 })
    expect(session.amount_total).toBe(4_000)
    await deliver('checkout.session.completed', stripe.pay(session.id))
    expect(await entriesOf(server, family)).toMatchObject([{ itemId, month: '2025-12', cents: 4_000 }])
  })

  test('in the language of its page, to which it returns', async () => {
    const session = await openCheckout(server, stripe, await givenCardFamily(desk), {
      what: 'NEXT',
      language: 'zh-Hant',
    })
    expect(session).toMatchObject({
      asked: { locale: 'zh-HK' },
      success_url: expect.stringContaining('/zh-Hant/guardian/payments?card='),
    })
  })

  test('reported twice at once, it is one payment, and both reports are answered', async () => {
    const family = await given()
    const session = stripe.pay((await open(family)).id)
    const holder = await server.sql.reserve()
    await holder`begin`
    await holder`select pg_advisory_xact_lock(hashtextextended(${`family ${family.userId}`}, 0))`
    const both = [0, 1].map(() => deliver('checkout.session.completed', session))
    const answered = Promise.all(both).then(() => 'answered without waiting')
    expect(await Promise.race([untilWaiting(server.sql, 2).then(() => 'both wait'), answered])).toBe(
      'both wait',
    )
    await holder`commit`
    holder.release()
    expect((await Promise.all(both)).map(({ result }) => result).toSorted()).toEqual(['KNOWN', 'PAID'])
    expect(await entriesOf(server, family)).toHaveLength(1)
  })

  test('late, after an e-Transfer for the same: it becomes credit', async () => {
    const family = await given()
    const session = await open(family, { what: 'ALL' })
    await book(family.userId, { cents: 12_000, method: 'E_TRANSFER' })
    await deliver('checkout.session.completed', stripe.pay(session.id))
    expect(await creditOf(family)).toBe(12_000)
  })

  test('after the books of that month were closed: it is booked today', async () => {
    const family = await given()
    const session = stripe.pay((await open(family)).id)
    await server.sql`insert into books_closed (is_only, through) values (true, '2025-09')`
    try {
      await deliver('checkout.session.completed', session, Date.parse('2025-09-12T12:00:00Z') / 1000)
    } finally {
      await server.sql`delete from books_closed`
    }
    expect(await entriesOf(server, family)).toMatchObject([{ day: '2025-10-20' }])
  })

  test('out of order: a payment stays paid, even if it was reported as expired', async () => {
    const family = await given()
    const session = await open(family)
    const before = { ...session, status: 'expired' }
    expect(await deliver('checkout.session.expired', before)).toEqual({ result: 'EXPIRED' })
    expect(await deliver('checkout.session.completed', stripe.pay(session.id))).toEqual({ result: 'PAID' })
    expect(await deliver('checkout.session.expired', before)).toEqual({ result: 'KNOWN' })
    expect(await entriesOf(server, family)).toHaveLength(1)
  })

  test('never reported: the returning family checks, and so does the job', async () => {
    const [back, gone] = [await given(), await given()]
    const first = stripe.pay((await open(back)).id)
    expect(await lookUp(server, back, first.client_reference_id)).toMatchObject({ state: 'PAID' })
    const second = stripe.pay((await open(gone)).id)
    await server.sql`
      update card_payments set opened_at = now() - interval '11 minutes' where id = ${second.client_reference_id}`
    await cardJob(stripe.config, links).run(jobSurroundings({ sql: server.sql, now: () => NOW }))
    expect(await entriesOf(server, gone)).toHaveLength(1)
  })

  test('a new checkout ends the one before', async () => {
    const family = await given()
    const [first, second] = [await open(family), await open(family)]
    expect([first.status, second.status]).toEqual(['expired', 'open'])
  })

  test('somebody who opens one after another is asked to wait, and the next family is not', async () => {
    const [family, other] = [await given(), await given()]
    for (let n = 0; n < 20; n += 1) await open(family)
    const before = stripe.sessions.size
    await expect(open(family)).rejects.toThrow('Please wait an hour, or pay by e-Transfer.')
    expect(stripe.sessions.size).toBe(before)
    expect((await open(other)).status).toBe('open')
  })

  test('an amount other than requested is not booked', async () => {
    const family = await given()
    const session = stripe.pay((await open(family)).id)
    const other = { ...session, amount_total: 1 }
    expect(await deliver('checkout.session.completed', other)).toEqual({ result: 'WRONG_AMOUNT' })
    expect(await entriesOf(server, family)).toEqual([])
  })

  test('a declined card is recorded, and the family can try another', async () => {
    const family = await given()
    const session = await open(family)
    const id = session.client_reference_id
    const declined = {
      object: 'payment_intent',
      metadata: { cardPayment: id },
      last_payment_error: { message: 'Your card was declined.' },
    }
    expect(await deliver('payment_intent.payment_failed', declined)).toEqual({ result: 'OPEN' })
    const [row] = await server.sql`select problem, state from card_payments where id = ${id}`
    expect(row).toEqual({ problem: 'Your card was declined.', state: 'OPEN' })
  })

  test('nothing is due, or the service is down: a sentence, and nothing is booked', async () => {
    const family = await given()
    await book(family.userId, { cents: 12_000, method: 'CASH' })
    await expect(open(family)).rejects.toThrow('There’s nothing left to pay for this.')
    const other = await given()
    stripe.failsWith = 500
    try {
      await expect(open(other)).rejects.toThrow('We can’t take cards just now.')
    } finally {
      stripe.failsWith = null
    }
    expect(await entriesOf(server, other)).toEqual([])
  })

  test('nobody can read another family’s payment', async () => {
    const [family, stranger] = [await given(), await given()]
    const { client_reference_id: id } = await open(family)
    expect(await lookUp(server, stranger, id)).toEqual({ message: 'There is no such payment.' })
  })
})

describe('the webhook of the card service', () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(webhook, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body })
  const body = JSON.stringify({
    id: 'evt_x',
    object: 'event',
    type: 'ping',
    created: 1,
    data: { object: {} },
  })

  test.each<[string, string, Record<string, string>, number]>([
    ['what is signed', body, { 'stripe-signature': signatureOf(body) }, 200],
    ['nothing that is not', body, {}, 400],
    [
      'no other secret',
      body,
      { 'stripe-signature': signatureOf(body, 'whsec_another_secret_of_theirs') },
      400,
    ],
    ['no other body', `${body} `, { 'stripe-signature': signatureOf(body) }, 400],
    ['nothing old', body, { 'stripe-signature': signatureOf(body, undefined, Date.now() - 600_000) }, 400],
    ['no nonsense', 'no JSON', { 'stripe-signature': signatureOf('no JSON') }, 400],
    ['nothing else', body, { 'content-type': 'text/plain', 'stripe-signature': signatureOf(body) }, 415],
    ['nothing endless', `"${'x'.repeat(300_000)}"`, { 'stripe-signature': 't=1,v1=00' }, 413],
  ])('accepts %s', async (_name, sent, headers, status) =>
    expect((await post(sent, headers)).status).toBe(status),
  )

  test('counts requests per client', async () => {
    const strict = await serverForTest({ cards: stripe.config, limitFactor: 0.001 })
    const ask = async () => (await fetch(`${strict.url}/stripe/webhooks`, { method: 'POST' })).status
    const answers: number[] = []
    for (let times = 0; times < 6; times += 1) answers.push(await ask())
    expect(answers).toContain(429)
  })
})

test('does not exist without keys', async () => {
  const plain = await serverForTest()
  const headers = { authorization: `Bearer ${await signToken({ email: 'somebody@example.org' })}` }
  for (const [method, path] of [
    ['POST', '/stripe/webhooks'],
    ['POST', '/account/card-payments'],
    ['GET', '/account/card-payments/one'],
  ] as const)
    expect((await fetch(`${plain.url}${path}`, { method, headers })).status).toBe(404)
  expect(await (await fetch(`${plain.url}/config.json`)).json()).not.toHaveProperty('takesCards')
})
