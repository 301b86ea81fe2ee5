import { randomUUID } from 'node:crypto'
import { accountOf } from '@touchline/domain/money/dues.ts'
import { expect, test } from 'vitest'
import { cardJob } from '../../src/money/cards/card-job.ts'
import { entriesOfFamily } from '../../src/money/ledger.ts'
import { type Person, parent } from '../amplify-client.ts'
import { askFor, getRow } from '../calls.ts'
import { deskForFile } from '../desk-for-file.ts'
import { jobSurroundings, links } from '../job-surroundings.ts'
import { moveTo, subjectsTo } from '../registering.ts'
import { type CardFamily, entriesOf, givenCardFamily, openCheckout, stripeForFile } from './card-family.ts'

const NOW = new Date('2025-10-20T17:00:00Z')
const TODAY = '2025-10-20'
const stripe = await stripeForFile()
const { server, desk } = await deskForFile(NOW, { cards: stripe.config })

const change = (who: Person, mutation: string, type: string, input: object) =>
  askFor(who, `mutation M($input: ${type}!) { it: ${mutation}(input: $input) { id } }`, { input })
const promise = ({ userId }: CardFamily, cents: number, who = desk) =>
  change(who, 'promiseCredit', 'PromiseCreditInput', { id: randomUUID(), userId, cents })
const send = (refundId: string, values: object = {}, who = desk) =>
  change(who, 'sendCredit', 'SendCreditInput', {
    ...{ id: randomUUID(), refundId, day: TODAY, method: 'E_TRANSFER', bankReference: 'CA1b2c3' },
    ...values,
  })
const book = ({ userId }: CardFamily, values: object) =>
  change(desk, 'bookEntry', 'BookEntryInput', { id: randomUUID(), userId, day: TODAY, ...values })

const deliver = async (type: string, object: object) =>
  ((await (await stripe.send(`${server.url}/stripe/webhooks`, type, object)).json()) as { result: string })
    .result
const runJob = () => cardJob(stripe.config, links).run(jobSurroundings({ sql: server.sql, now: () => NOW }))

interface ToSend {
  id: string
  cents: number
}
const toSend = async ({ userId }: CardFamily): Promise<ToSend[]> => {
  const { it } = await askFor(
    desk,
    'query { it: deskRefunds { items { id userId isCredit player cents cardCents } } }',
    {},
  )
  return it.items.filter((line: { userId: string }) => line.userId === userId)
}
const refundOf = async (family: CardFamily): Promise<ToSend> => {
  const [only, ...others] = await toSend(family)
  if (!only || others.length > 0) throw new Error('one refund to send')
  return only
}
const creditOf = async ({ userId }: CardFamily) =>
  accountOf(await entriesOfFamily(server.sql, userId)).creditCents
const refundsOf = async (family: CardFamily) =>
  (await entriesOf(server, family)).filter(({ kind }) => kind === 'REFUND')

/** Everything is paid, 4000 of it by card, and 2000 more than needed. */
async function givenCredit(): Promise<CardFamily & { intent: string }> {
  const family = await givenCardFamily(desk)
  await book(family, { kind: 'PAYMENT', cents: 8_000, method: 'CASH' })
  const session = stripe.pay((await openCheckout(server, stripe, family, { what: 'ALL' })).id)
  await deliver('checkout.session.completed', session)
  await book(family, { kind: 'PAYMENT', cents: 2_000, method: 'CASH' })
  return { ...family, intent: session.payment_intent ?? '' }
}

test('B-29: credit is on the refund list until it is sent, with an email; undone, it is on it again', async () => {
  const family = await givenCredit()
  expect(await creditOf(family)).toBe(2_000)
  expect((await promise(family, 2_001)).error?.errorInfo?.code).toBe('TOO_MUCH')
  expect((await promise(family, 1_500)).error).toBeUndefined()
  expect(await toSend(family)).toMatchObject([
    { isCredit: true, player: null, cents: 1_500, cardCents: 1_500 },
  ])
  const { it } = await getRow(await parent(family.email), 'User', family.userId, 'ledger')
  expect(JSON.parse(it.ledger).creditBackCents).toBe(1_500)
  const { id: refundId } = await refundOf(family)
  expect((await send(refundId, { day: '2025-10-21' })).error?.errorInfo?.code).toBe('BAD_DAY')
  const id = randomUUID()
  // Two treasurers, or one who taps twice: it is sent once.
  const answers = await Promise.all([send(refundId, { id }), send(refundId, { id }), send(refundId)])
  expect(answers.map(({ error }) => error?.errorInfo?.code).filter(Boolean).length).toBeGreaterThan(0)
  const [sent, ...others] = await refundsOf(family)
  expect(sent).toMatchObject({ cents: 1_500, method: 'E_TRANSFER', itemId: null })
  expect(others).toEqual([])
  expect(await toSend(family)).toEqual([])
  expect((await subjectsTo(server, family.email)).at(-1)).toBe('We’ve sent you $15.00')
  await book(family, { kind: 'REVERSAL', reversesId: sent?.id, note: 'It came back' })
  expect(await toSend(family)).toMatchObject([{ id: refundId, cents: 1_500 }])
})

test('B-29: a new promise replaces the one before; a promise of 0 keeps the credit on the account', async () => {
  const family = await givenCredit()
  await promise(family, 500)
  await promise(family, 2_000)
  expect(await toSend(family)).toMatchObject([{ cents: 2_000 }])
  const { id } = await refundOf(family)
  await promise(family, 0)
  expect(await toSend(family)).toEqual([])
  expect((await send(id)).error?.errorInfo?.code).toBe('NOTHING_TO_SEND')
  const noted = await server.sql`
    select action from audit_entries where subject_user_id = ${family.userId} and action like '%_CREDIT'
    order by created_at, action`
  expect(noted.map(({ action }) => action).toSorted()).toEqual([
    'KEEP_CREDIT',
    'PROMISE_CREDIT',
    'PROMISE_CREDIT',
  ])
})

test('B-29: what has become due since, or was promised to a child who left, is not sent', async () => {
  const family = await givenCredit()
  await promise(family, 2_000)
  const { id } = await refundOf(family)
  await book(family, { kind: 'REFUND', cents: 1_200, method: 'CASH' })
  expect(await toSend(family)).toMatchObject([{ id, cents: 800 }])
  await moveTo(desk, family.registrationId, 'WITHDRAWN')
  const lines = await toSend(family)
  expect(lines).toMatchObject([
    { isCredit: false, cents: 12_000 },
    { isCredit: true, cents: 800 },
  ])
  expect((await promise(family, 801)).error?.errorInfo?.code).toBe('TOO_MUCH')
  await send(id)
  expect((await refundsOf(family)).map(({ cents }) => cents)).toEqual([1_200, 800])
  expect(await toSend(family)).toMatchObject([{ isCredit: false, cents: 12_000 }])
})

test('B-29: it goes back to the card that paid; a failed one must be sent again, another way', async () => {
  const family = await givenCredit()
  await promise(family, 2_000)
  const { id } = await refundOf(family)
  await send(id, { isToCard: true })
  expect(await refundsOf(family)).toMatchObject([{ cents: 2_000, method: 'CARD', itemId: null }])
  await runJob()
  const [atStripe] = stripe.refunds.filter(({ payment_intent }) => payment_intent === family.intent)
  expect(atStripe?.amount).toBe(2_000)
  await deliver('refund.failed', { ...atStripe, status: 'failed' })
  expect(await toSend(family)).toMatchObject([{ id, cents: 2_000, cardCents: 2_000 }])
  await send(id, { isToCard: true })
  await runJob()
  const again = stripe.refunds.filter(({ payment_intent }) => payment_intent === family.intent).at(-1)
  await deliver('refund.updated', { ...again, status: 'succeeded' })
  await deliver('refund.updated', { ...again, status: 'succeeded' })
  expect((await subjectsTo(server, family.email)).filter((one) => one === 'We’ve sent you $20.00')).toEqual([
    'We’ve sent you $20.00',
  ])
  expect(await creditOf(family)).toBe(0)
})

test('B-29: never more to cards than they have paid', async () => {
  const family = await givenCredit()
  await book(family, { kind: 'PAYMENT', cents: 3_000, method: 'CASH' })
  await promise(family, 5_000)
  const { id } = await refundOf(family)
  expect((await send(id, { isToCard: true })).error?.errorInfo?.code).toBe('NOT_BY_CARD')
  expect(await refundsOf(family)).toEqual([])
})

test('B-29: only for the desk', async () => {
  const family = await givenCredit()
  const mum = await parent(family.email)
  expect((await promise(family, 100, mum)).error?.errorType).toBe('Unauthorized')
  await promise(family, 100)
  const { id } = await refundOf(family)
  expect((await send(id, {}, mum)).error?.errorType).toBe('Unauthorized')
})
