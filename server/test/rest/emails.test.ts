import { expect, test } from 'vitest'
import { enqueueMail } from '../../src/mail/outbox/outbox.ts'
import { outboxRows } from '../mail/outbox-rows.ts'
import { send } from './rest-client.ts'
import { givenAdmin, restServer, tokenOf } from './rest-server.ts'

test('emails that failed are there to be seen; a code that still counts is not', async () => {
  const server = await restServer()
  const token = await tokenOf(await givenAdmin(server))
  const failed = () => send(server, 'get', '/manage/failed-emails', { token })
  const expiresAt = new Date(server.clock.now().getTime() + 15 * 60_000)
  const message = { to: 'maya@example.org', text: '123456', html: '123456' }
  await server.sql.begin(async (tx) => {
    await enqueueMail(tx, { ...message, subject: 'Your PMFC code: 123456', expiresAt })
    await enqueueMail(tx, { ...message, subject: 'Your registration' })
    await enqueueMail(tx, { ...message, subject: 'Still on its way' })
  })
  const [code, registration] = await outboxRows(server.sql, message.to)
  await server.sql`
    update mail_outbox set attempts = 1, last_error = '550 No such mailbox',
      failed_at = case id when ${registration?.id as string} then now() - interval '1 minute' else now() end
    where id in (${code?.id as string}, ${registration?.id as string})`
  const { status, body } = await failed()
  const failure = {
    id: expect.any(String),
    to: 'maya@example.org',
    attempts: 1,
    lastError: '550 No such mailbox',
    createdAt: expect.any(String),
    failedAt: expect.any(String),
  }
  expect([status, body.items]).toEqual([
    200,
    [
      { ...failure, subject: null },
      { ...failure, subject: 'Your registration' },
    ],
  ])
  expect(JSON.stringify(body)).not.toContain('123456')
  server.clock.forward(15)
  const [first] = (await failed()).body.items
  expect(first.subject).toBe('Your PMFC code: 123456')
})
