import { expect, test } from 'vitest'
import { enqueueMail } from '../../src/mail/outbox/outbox.ts'
import { askFor } from '../calls.ts'
import { clubAt } from '../club-at.ts'
import { givenMum } from '../fall.ts'
import { outboxRows } from './outbox-rows.ts'

const NOW = '2025-09-08T17:00:00Z'
const at = clubAt(NOW)

const failed = (page = {}) =>
  askFor(
    at.desk,
    `query F($limit: Int, $from: Int) { it: deskFailedEmails(limit: $limit, from: $from) {
      items { to subject attempts lastError } total } }`,
    page,
  )

const written = (id: string, page = {}) =>
  askFor(
    at.desk,
    `query E($id: ID!, $limit: Int, $from: Int) { it: deskPersonEmails(id: $id, limit: $limit, from: $from) {
      items { subject } total } }`,
    { id, ...page },
  )

test('failed emails are listed page by page; an email with a valid code is not shown', async () => {
  const { sql } = at.server
  const message = { to: 'maya@example.org', text: '123456', html: '123456' }
  const expiresAt = new Date(Date.parse(NOW) + 15 * 60_000)
  await sql.begin(async (tx) => {
    await enqueueMail(tx, { ...message, subject: 'Your PMFC code: 123456', expiresAt })
    await enqueueMail(tx, { ...message, subject: 'Your registration' })
    await enqueueMail(tx, { ...message, subject: 'Still on its way' })
  })
  const [code, registration] = await outboxRows(sql, message.to)
  await sql`
    update mail_outbox set attempts = 1, last_error = '550 No such mailbox',
      failed_at = case id when ${registration?.id as string} then now() - interval '1 minute' else now() end
    where id in (${code?.id as string}, ${registration?.id as string})`
  const failure = { to: message.to, attempts: 1, lastError: '550 No such mailbox' }
  const { it } = await failed()
  expect(it).toEqual({
    items: [
      { ...failure, subject: null },
      { ...failure, subject: 'Your registration' },
    ],
    total: 2,
  })
  expect((await failed({ limit: 1, from: 1 })).it).toEqual({ items: [it.items[1]], total: 2 })
  await sql`update mail_outbox set expires_at = ${NOW} where id = ${code?.id as string}`
  expect((await failed({ limit: 1 })).it.items[0].subject).toBe('Your PMFC code: 123456')
})

test('everything that the club has written to somebody is listed, latest first', async () => {
  const { user } = await givenMum(at.desk)
  const to = user.email as string
  const before: number = (await written(user.id as string)).it.total
  for (let n = 0; n < 60; n += 1)
    await at.server.sql.begin((tx) => enqueueMail(tx, { to, subject: `News ${n}`, text: '', html: '' }))
  const first = (await written(user.id as string, { limit: 50 })).it
  const rest = (await written(user.id as string, { limit: 50, from: 50 })).it
  expect([first.items[0].subject, first.items.length, first.total]).toEqual(['News 59', 50, before + 60])
  expect(rest.items[9].subject).toBe('News 0')
})

test('only the desk can read them', async () => {
  const { mum, user } = await givenMum(at.desk)
  const { error } = await askFor(mum, 'query E($id: ID!) { it: deskPersonEmails(id: $id) { total } }', {
    id: user.id,
  })
  expect(error?.errorType).toBe('Unauthorized')
  const all = await askFor(mum, 'query { it: deskFailedEmails { total } }', {})
  expect(all.error?.errorType).toBe('Unauthorized')
})
