import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { cardJob } from '../../src/money/cards/card-job.ts'
import { configureAmplify, type Person, parent } from '../amplify-client.ts'
import { askFor, getRow } from '../calls.ts'
import { deskForFile } from '../desk-for-file.ts'
import { jobSurroundings, links } from '../job-surroundings.ts'
import { outboxRows } from '../mail/outbox-rows.ts'
import { moveTo } from '../registering.ts'
import { serverForTest } from '../running-server.ts'
import { untilWaiting } from '../until-waiting.ts'
import { type CardFamily, entriesOf, givenCardFamily, openCheckout, stripeForFile } from './card-family.ts'
import type { Refund } from './stripe-stand-in.ts'

const NOW = new Date('2025-10-20T17:00:00Z')
const stripe = await stripeForFile()
const { server, desk } = await deskForFile(NOW, { cards: stripe.config })
const webhook = `${server.url}/stripe/webhooks`

const deliver = async (type: string, object: object) =>
  ((await (await stripe.send(webhook, type, object)).json()) as { result: string }).result
const runJob = () => cardJob(stripe.config, links).run(jobSurroundings({ sql: server.sql, now: () => NOW }))

const refund = (who: Person, registrationId: string, id = randomUUID()) =>
  askFor(
    who,
    'mutation R($input: RefundToCardInput!) { it: refundToCard(input: $input) { id refundedAt } }',
    {
      input: { id, registrationId },
    },
  )

async function payByCard(family: CardFamily): Promise<string> {
  const session = stripe.pay((await openCheckout(server, stripe, family)).id)
  await deliver('checkout.session.completed', session)
  return session.payment_intent ?? ''
}

/** A family that has paid 8000 and then 4000 by card, and left before the program began. */
async function givenLeft(): Promise<CardFamily & { intents: string[] }> {
  const family = await givenCardFamily(desk)
  const intents = [await payByCard(family), await payByCard(family)]
  await moveTo(desk, family.registrationId, 'WITHDRAWN')
  return { ...family, intents }
}

const refundsOf = ({ intents }: { intents: string[] }): Refund[] =>
  stripe.refunds.filter(({ payment_intent }) => intents.includes(payment_intent))
const refundedAt = async ({ registrationId }: CardFamily) =>
  (await getRow(desk, 'PlayerProgramRegistration', registrationId, 'refundedAt')).it.refundedAt
const emailsTo = async ({ email }: CardFamily): Promise<number> =>
  (await outboxRows(server.sql, email)).filter(({ subject }) => subject.startsWith('We’ve sent you ')).length
const toSend = async ({ registrationId }: CardFamily) => {
  const { it } = await askFor(desk, 'query { it: deskRefunds { items { id cents cardCents } } }', {})
  return it.items.find(({ id }: { id: string }) => id === registrationId)
}
const linesOf = async ({ userId }: CardFamily) => {
  const { it } = await askFor(desk, 'query { it: deskBooks { cards { userId kind state cents } } }', {})
  return it.cards.filter((line: { userId: string }) => line.userId === userId)
}

test('B-25: a refund goes to the cards that paid, newest first; once confirmed, the family is told', async () => {
  const family = await givenLeft()
  expect(await toSend(family)).toMatchObject({ cents: 12_000, cardCents: 12_000 })
  const id = randomUUID()
  await Promise.all([refund(desk, family.registrationId, id), refund(desk, family.registrationId, id)])
  expect(await toSend(family)).toBeUndefined()
  await runJob()
  await runJob()
  const sent = refundsOf(family)
  expect(sent.map(({ payment_intent, amount }) => [payment_intent, amount])).toEqual([
    [family.intents[1], 4_000],
    [family.intents[0], 8_000],
  ])
  expect(await emailsTo(family)).toBe(0)
  expect(await linesOf(family)).toHaveLength(2)
  for (const one of sent) one.status = 'succeeded'
  for (const one of [...sent, ...sent]) await deliver('refund.updated', one)
  expect(await emailsTo(family)).toBe(2)
  expect(await linesOf(family)).toEqual([])
  expect((await entriesOf(server, family)).filter(({ kind }) => kind === 'REFUND')).toMatchObject([
    { id, cents: 4_000, method: 'CARD' },
    { cents: 8_000, method: 'CARD' },
  ])
})

test('B-25: the service’s report arrives during the request itself: one refund, one email', async () => {
  const family = await givenLeft()
  await refund(desk, family.registrationId)
  stripe.beforeAnswer = async () => {
    for (const one of refundsOf(family)) await deliver('refund.updated', { ...one, status: 'succeeded' })
  }
  try {
    await runJob()
  } finally {
    stripe.beforeAnswer = async () => {}
  }
  for (const one of refundsOf(family)) await deliver('refund.created', one)
  for (const one of refundsOf(family)) await deliver('refund.updated', { ...one, status: 'succeeded' })
  expect(refundsOf(family)).toHaveLength(2)
  expect(await emailsTo(family)).toBe(2)
})

test('B-25: a failed one is undone once, even if reported twice at once, and must be sent again', async () => {
  const family = await givenLeft()
  await refund(desk, family.registrationId)
  await runJob()
  const [first] = refundsOf(family)
  const failed = { ...first, status: 'failed' }
  const holder = await server.sql.reserve()
  await holder`begin`
  await holder`select pg_advisory_xact_lock(hashtextextended(${`family ${family.userId}`}, 0))`
  const both = Promise.all([deliver('refund.failed', failed), deliver('refund.updated', failed)])
  const waiting = untilWaiting(server.sql, 2).then(() => 'both wait')
  expect(await Promise.race([waiting, both.then(() => 'answered without waiting')])).toBe('both wait')
  await holder`commit`
  holder.release()
  expect((await both).toSorted()).toEqual(['FAILED', 'KNOWN'])
  expect(await deliver('refund.updated', { ...first, status: 'succeeded' })).toBe('KNOWN')
  expect((await entriesOf(server, family)).filter(({ kind }) => kind === 'REVERSAL')).toMatchObject([
    { cents: 4_000 },
  ])
  expect(await refundedAt(family)).toBeNull()
  expect(await toSend(family)).toMatchObject({ cents: 4_000, cardCents: 4_000 })
})

test('B-25: a permanent refusal fails at once; while the service is down, it is asked again', async () => {
  const family = await givenLeft()
  await refund(desk, family.registrationId)
  stripe.failsWith = 503
  await runJob()
  expect(await refundedAt(family)).not.toBeNull()
  stripe.failsWith = 400
  stripe.isListing = true
  try {
    await runJob()
  } finally {
    stripe.failsWith = null
    stripe.isListing = false
  }
  expect(refundsOf(family)).toEqual([])
  expect(await toSend(family)).toMatchObject({ cents: 12_000, cardCents: 12_000 })
})

test('B-25: a refund that the desk has undone before it was sent is not sent', async () => {
  const family = await givenLeft()
  const id = randomUUID()
  await refund(desk, family.registrationId, id)
  await askFor(desk, 'mutation B($input: BookEntryInput!) { it: bookEntry(input: $input) { id } }', {
    input: {
      id: randomUUID(),
      userId: family.userId,
      kind: 'REVERSAL',
      reversesId: id,
      note: 'By cheque',
      day: '2025-10-20',
    },
  })
  await runJob()
  expect(refundsOf(family).map(({ amount }) => amount)).toEqual([8_000])
  expect((await entriesOf(server, family)).filter(({ kind }) => kind === 'REVERSAL')).toHaveLength(1)
})

test('B-25: the desk sees disputes and refunds made elsewhere, and nothing more goes to that card', async () => {
  const family = await givenLeft()
  const [first, second] = family.intents
  const dispute = { id: `dp_${first}`, amount: 8_000, payment_intent: first }
  await deliver('charge.dispute.closed', { ...dispute, status: 'lost' })
  await deliver('charge.dispute.created', { ...dispute, status: 'needs_response' })
  await deliver('refund.created', {
    id: `re_${second}`,
    amount: 1_000,
    status: 'succeeded',
    payment_intent: second,
    metadata: {},
  })
  expect(await linesOf(family)).toMatchObject([
    { kind: 'REFUND_ELSEWHERE', state: 'succeeded', cents: 1_000 },
    { kind: 'DISPUTE', state: 'lost', cents: 8_000 },
  ])
  const { error } = await refund(desk, family.registrationId)
  expect(error?.errorInfo?.code).toBe('NOT_BY_CARD')
})

test('B-25: only for the desk, and only if the club takes cards', async () => {
  const family = await givenLeft()
  const { error } = await refund(await parent(family.email), family.registrationId)
  expect(error?.errorType).toBe('Unauthorized')
  const plain = await serverForTest({ now: () => NOW, databaseUrl: server.databaseUrl })
  configureAmplify(plain)
  try {
    const answer = await refund(desk, family.registrationId)
    expect(answer.error?.errorInfo?.code).toBe('NO_CARDS')
  } finally {
    configureAmplify(server)
  }
})
