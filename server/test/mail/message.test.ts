import { expect, test } from 'vitest'
import { emailParts } from '../../src/mail/templates/email.ts'
import { clockAt, HOUR, outboxForTest, resultsOf, sendRound } from './outbox.ts'
import { smtpForTest } from './smtp.ts'

test('headers and both parts arrive as they were written, in any script', async () => {
  const [outbox, smtp] = [await outboxForTest(), await smtpForTest()]
  const parts = emailParts({
    title: 'Chào mừng, Nguyễn Thị Ánh',
    paragraphs: ['王小明 và 김민준 đã được ghi danh. .', '.', 'From here on: héhé'],
    code: '048213',
    action: { label: 'Xem đăng ký', url: 'https://club.example/guardian?a=1&b=2' },
  })
  await outbox.write({ to: 'ánh@example.org', subject: 'Mã của bạn: 048213 · 足球 ⚽', ...parts })
  await sendRound(outbox, smtp, { mailFrom: 'Câu lạc bộ PMFC <club@example.org>' })
  const [received] = smtp.received
  const [row] = await outbox.rows()
  expect(received?.recipients).toEqual(['ánh@example.org'])
  expect(received?.mail).toMatchObject({
    from: { name: 'Câu lạc bộ PMFC', address: 'club@example.org' },
    to: [{ address: 'ánh@example.org' }],
    subject: 'Mã của bạn: 048213 · 足球 ⚽',
    messageId: `<${row?.id}@example.org>`,
  })
  expect(received?.mail.text?.trimEnd()).toBe(parts.text.trimEnd())
  expect(received?.mail.html?.trimEnd()).toBe(parts.html.trimEnd())
  expect(received?.mail.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  )
  expect(received?.raw).toMatch(/^Content-Type: multipart\/alternative;/m)
})

test('every attempt has the same Message-ID and date', async () => {
  const [outbox, smtp, clock] = [await outboxForTest(), await smtpForTest(), clockAt()]
  await outbox.write()
  // The server accepts the email, but its answer does not arrive in time.
  smtp.holdNext('DATA')
  expect(resultsOf(await sendRound(outbox, smtp, { ...clock, patienceMs: 1000 }))).toEqual(['retry'])
  clock.pass(HOUR)
  expect(resultsOf(await sendRound(outbox, smtp, clock))).toEqual(['sent'])
  const [first, second] = smtp.received
  expect(first?.mail.messageId).toMatch(/^<[0-9a-f-]{36}@example\.org>$/)
  expect(second?.mail.messageId).toBe(first?.mail.messageId)
  expect(second?.mail.date).toBe(first?.mail.date)
})

test('a header smuggled into the address is refused, along with what caused the email', async () => {
  const outbox = await outboxForTest()
  const to = 'maya@example.org\r\nBcc: all@example.org'
  await expect(outbox.write({ to })).rejects.toThrow('An email needs one plain address')
  expect(await outbox.rows()).toEqual([])
})

test('a subject with more than one line is refused', async () => {
  const outbox = await outboxForTest()
  const subjects = ['Hi\r\nBcc: all@example.org', 'Hi\nX: y', 'Hi\rX: y', 'Hi\0', 'Hi\u0085X: y']
  for (const subject of subjects)
    await expect(outbox.write({ subject })).rejects.toThrow('A subject is one line of text')
  expect(await outbox.rows()).toEqual([])
})

test('a subject that looks like a header stays a subject', async () => {
  const [outbox, smtp] = [await outboxForTest(), await smtpForTest()]
  await outbox.write({ subject: 'Bcc: all@example.org =?utf-8?q?=0D=0ABcc:_all=40example.org?=' })
  await sendRound(outbox, smtp)
  expect(smtp.received[0]?.recipients).toEqual(['maya@example.org'])
  expect(smtp.received[0]?.mail.headers.map(({ key }) => key)).not.toContain('bcc')
})
