import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { addHeaders, answerHeaders } from '../../src/http/answer-headers.ts'
import { mailboxEndpoint } from '../../src/mail/outbox/mailbox.ts'
import { enqueueMail } from '../../src/mail/outbox/outbox.ts'
import { type Outbox, outboxForTest } from './outbox.ts'

const development = { smtpUrl: undefined, isProduction: false }

function mailbox({ sql }: Outbox, config: Parameters<typeof mailboxEndpoint>[2] = development) {
  const app = Fastify()
  onTestFinished(() => app.close())
  app.addHook('onRequest', (_request, { raw }, next) => {
    addHeaders(answerHeaders({ publicUrl: undefined }), raw)
    next()
  })
  mailboxEndpoint(app, sql, config)
  return app
}

test('emails newest first, with everything that would have been sent', async () => {
  const outbox = await outboxForTest()
  await outbox.write({ subject: 'first' })
  await outbox.write({ subject: 'second', to: 'leo@example.org' })
  const answer = await mailbox(outbox).inject('/dev/mailbox.json')
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.json()).toEqual([
    {
      to: 'leo@example.org',
      subject: 'second',
      text: 'Your code is 123456.',
      html: '<p>Your code is 123456.</p>',
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    },
    expect.objectContaining({ to: 'maya@example.org', subject: 'first' }),
  ])
})

test.each([
  ['as written', 'Leo%2Bclub%40example.org'],
  ['in other case', 'leo%2BCLUB%40example.org'],
  ['with a plus that was not escaped', 'Leo+club@example.org'],
])('emails to one address, %s', async (_how, to) => {
  const outbox = await outboxForTest()
  await outbox.write()
  await outbox.write({ to: 'Leo+club@example.org' })
  const answer = await mailbox(outbox).inject(`/dev/mailbox.json?to=${to}`)
  expect(answer.json()).toMatchObject([{ to: 'Leo+club@example.org' }])
})

test.each(['to=nobody%40example.org', 'to=%00'])('no emails for ?%s', async (query) => {
  const outbox = await outboxForTest()
  const [json, page] = await Promise.all([
    mailbox(outbox).inject(`/dev/mailbox.json?${query}`),
    mailbox(outbox).inject(`/dev/mailbox?${query}`),
  ])
  expect(json.json()).toEqual([])
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('No emails')
})

test('emails of one transaction keep their order', async () => {
  const outbox = await outboxForTest()
  await outbox.sql.begin(async (tx) => {
    for (const subject of ['one', 'two', 'three'])
      await enqueueMail(tx, { to: 'maya@example.org', subject, text: '', html: '' })
  })
  const answer = await mailbox(outbox).inject('/dev/mailbox.json?to=maya@example.org')
  expect(answer.json().map(({ subject }: { subject: string }) => subject)).toEqual(['three', 'two', 'one'])
})

test('the page shows emails under a strict policy, and nothing in them runs', async () => {
  const outbox = await outboxForTest()
  const attack = '<script>alert(1)</script>'
  await outbox.write({
    subject: attack,
    text: `${attack} https://club.example/a?b=1&c=2`,
    html: `<p>"${attack}</p>`,
  })
  const { headers, body } = await mailbox(outbox).inject('/dev/mailbox?to=maya@example.org')
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headers['content-security-policy']).toMatch(/^default-src 'none';/)
  expect(headers['content-security-policy']).not.toContain('script-src')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(body).not.toContain('<script')
  expect(body).toContain('srcdoc="&lt;p&gt;&quot;&lt;script&gt;')
  expect(body).toMatch(/<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/)
  expect(body).toContain('<a href="https://club.example/a?b=1&amp;c=2">')
  expect(body).toContain('value="maya@example.org"')
})

test.each([
  ['in production', { smtpUrl: undefined, isProduction: true }],
  ['where mail is sent', { smtpUrl: 'smtp://mail.example', isProduction: false }],
  ['in production where mail is sent', { smtpUrl: 'smtp://mail.example', isProduction: true }],
])('there is no mailbox %s', async (_where, config) => {
  const outbox = await outboxForTest()
  await outbox.write()
  const app = mailbox(outbox, config)
  for (const url of ['/dev/mailbox', '/dev/mailbox.json', '/dev/mailbox.json?to=maya@example.org'])
    expect((await app.inject(url)).statusCode).toBe(404)
})
