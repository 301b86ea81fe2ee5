import { expect, test } from 'vitest'
import { forgetOldReturns } from '../../src/mail/outbox/refusals.ts'
import { askFor } from '../calls.ts'
import { draftFor, emailDesk, givenGroup, runCampaignJob, sent } from './campaign-desk.ts'
import { codeEmail } from './outbox.ts'
import { autoReply, fromExchange, fromPostfix } from './returned-messages.ts'
import { smtpForTest } from './smtp.ts'

const BOUNCES = 'bounces@club.example'
const at = emailDesk({ bounceAddress: BOUNCES })
const DAY = 24 * 3_600_000

const handIn = async (message: string, type = 'message/rfc822') => {
  const answer = await fetch(`${at.server.url}/mail/bounces`, {
    method: 'POST',
    headers: { 'content-type': type },
    body: message,
  })
  return { status: answer.status, ...((await answer.json()) as { result?: string; message?: string }) }
}

/** An email to a group of one family, as the mail server received it. */
async function emailOut(group?: Awaited<ReturnType<typeof givenGroup>>) {
  const smtp = await smtpForTest()
  const { program, families } = group ?? (await givenGroup(at, ['Ana']))
  const id = await sent(at, draftFor(program.id))
  await runCampaignJob(at, { smtpUrl: smtp.url, bounceAddress: BOUNCES })
  const [received] = smtp.received
  return { id, to: families[0]?.user.email as string, returnAddress: received?.sender ?? '' }
}

const receiver = async (id: string) => (await at.receivers(id)).items[0]
const person = async (id: string) => {
  const query = 'query P($id: ID!) { it: deskPerson(id: $id) { refusals { count lastError } } }'
  const emails =
    'query E($id: ID!) { it: deskPersonEmails(id: $id) { items { sentAt failedAt subject } total } }'
  const { it } = await askFor(at.desk, query, { id })
  return { ...it, emails: (await askFor(at.desk, emails, { id })).it.items }
}
const refusalsOf = async (to: string) =>
  (await at.server.sql`select refusals from mail_refusals where address = ${to}`)[0]?.refusals ?? 0

test('every email has its own return address', async () => {
  const addresses = [(await emailOut()).returnAddress, (await emailOut()).returnAddress]
  for (const address of addresses) expect(address).toMatch(/^bounces\+[0-9a-f]{32}@club\.example$/)
  expect(new Set(addresses).size).toBe(2)
})

test.each([
  ['Postfix', fromPostfix, 'User unknown in virtual mailbox table'],
  ['Exchange', fromExchange, 'RESOLVER.ADR.RecipientNotFound'],
])(
  'a bounce by %s is matched to the email and counts once, however often it comes (N-11)',
  async (_host, message, why) => {
    const email = await emailOut()
    expect(await handIn(message(email))).toEqual({ status: 200, result: 'REFUSED' })
    expect(await handIn(message(email))).toEqual({ status: 200, result: 'KNOWN' })
    expect(await receiver(email.id)).toMatchObject({
      state: 'RETURNED',
      problem: expect.stringMatching(new RegExp(`^Bounced: 550 5\\.1\\.1.*${why}`)),
    })
    expect((await at.campaign(email.id)).counts).toMatchObject({
      sent: 0,
      returned: 1,
      total: 1,
    })
    expect(await refusalsOf(email.to)).toBe(1)
  },
)

test('three bounces stop an address, although a server took each; the desk allows it again (N-8, N-11)', async () => {
  const group = await givenGroup(at, ['Ana'])
  const [family] = group.families
  const { purpose, audience } = draftFor(group.program.id)
  const count = () => at.audience({ purpose, audience })
  for (let n = 0; n < 3; n++) {
    expect((await count()).count).toBe(1)
    const email = await emailOut(group)
    await handIn(n === 1 ? fromExchange(email) : fromPostfix(email))
  }
  expect(await count()).toMatchObject({ count: 0, leftOut: { STOPPED: 1 } })
  const id = family?.user.id as string
  expect((await person(id)).refusals).toMatchObject({
    count: 3,
    lastError: expect.stringContaining('Bounced'),
  })
  expect((await person(id)).emails[0]).toMatchObject({
    sentAt: expect.any(String),
    failedAt: expect.any(String),
  })
  expect((await at.call('delete', `/people/${id}/refusals`)).status).toBe(204)
  expect((await count()).count).toBe(1)
  expect((await person(id)).refusals).toBeNull()
  const acts = await at.server
    .sql`select action from audit_entries where row_id = ${id} and action = 'WRITE_AGAIN'`
  expect(acts).toHaveLength(1)
})

test.each([
  ['given up after days of trying', { status: '4.4.7' }, 'UNDELIVERED', 'RETURNED'],
  ['refused for what the sender lacks', { status: '5.7.26' }, 'UNDELIVERED', 'RETURNED'],
  ['only late', { action: 'delayed', status: '4.4.1' }, 'IGNORED', 'SENT'],
])('an email that is %s says nothing about its address (N-11)', async (_what, changes, result, state) => {
  const email = await emailOut()
  expect(await handIn(fromPostfix({ ...email, ...changes }))).toEqual({ status: 200, result })
  expect((await receiver(email.id)).state).toBe(state)
  expect(await refusalsOf(email.to)).toBe(0)
})

test('an out-of-office reply changes nothing', async () => {
  const email = await emailOut()
  expect(await handIn(autoReply(email))).toEqual({ status: 200, result: 'IGNORED' })
  expect((await receiver(email.id)).state).toBe('SENT')
})

test('somebody who answers one email over and over is read ten times; another email is read as usual', async () => {
  const [email, other] = [await emailOut(), await emailOut()]
  for (let n = 0; n < 10; n++) await handIn(autoReply(email))
  expect(await handIn(fromPostfix(email))).toEqual({ status: 200, result: 'IGNORED' })
  expect((await receiver(email.id)).state).toBe('SENT')
  expect(await handIn(fromPostfix(other))).toEqual({ status: 200, result: 'REFUSED' })
})

test.each([
  ['a token of nobody', `bounces+${'0'.repeat(32)}@club.example`],
  ['no token', 'bounces@club.example'],
  ['another house', `bounces+${'0'.repeat(32)}@elsewhere.example`],
  ['a token that is not one', "bounces+' or 1=1 --@club.example"],
])('a message to %s is refused', async (_what, returnAddress) => {
  const answer = await handIn(fromPostfix({ returnAddress, to: 'ana@example.org' }))
  expect(answer).toEqual({ status: 404, message: 'This is no answer to an email of ours.' })
})

test('a token in the body does not count: only the recipient of the message does', async () => {
  const email = await emailOut()
  const elsewhere = fromExchange({ ...email, returnAddress: 'bounces@club.example' })
  expect((await handIn(`${elsewhere}\r\nTo: ${email.returnAddress}\r\n`)).status).toBe(404)
})

test('a malformed message is refused', async () => {
  expect((await handIn('{}', 'application/json')).status).toBe(415)
  expect((await handIn(`To: x\r\n\r\n${'x'.repeat(1024 * 1024)}`)).status).toBe(413)
})

test('an address gets emails again after one has not bounced for five days (N-11)', async () => {
  const email = await emailOut()
  await handIn(fromPostfix(email))
  const { sql } = at.server
  const { to, subject, text, html } = { ...codeEmail, to: email.to }
  const sentAt = new Date(at.now.getTime() + 60_000)
  await sql`insert into mail_outbox (id, recipient, subject, text_body, html_body, sent_at)
            values (${email.id}, ${to}, ${subject}, ${text}, ${html}, ${sentAt})`
  await forgetOldReturns(sql, new Date(sentAt.getTime() + 5 * DAY))
  expect(await refusalsOf(to)).toBe(1)
  await forgetOldReturns(sql, new Date(sentAt.getTime() + 5 * DAY + 1))
  expect(await refusalsOf(to)).toBe(0)
})
