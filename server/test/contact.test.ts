import { expect, test } from 'vitest'
import { type RunningServer, serverForTest } from './running-server.ts'

const message = {
  name: 'Ana Lee',
  email: 'ana@example.org',
  phone: '',
  topic: 'KIT',
  childAge: '6',
  message: 'Are the socks warm?',
}

async function send({ url }: RunningServer, body: object) {
  const answer = await fetch(`${url}/contact-messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: await answer.json() }
}

const kept = ({ sql }: RunningServer) => sql`select reference, name, topic, message from contact_messages`
const letters = ({ sql }: RunningServer) =>
  sql`select recipient, subject, text_body from mail_outbox order by created_at`

test('a message is kept, mailed to the club and acknowledged to the sender', async () => {
  const server = await serverForTest()
  const { status, body } = await send(server, { message, key: 'message-1' })
  expect(status).toBe(200)
  expect(body.reference).toMatch(/^C-[0-9A-F]{8}$/)
  expect(await kept(server)).toMatchObject([
    { reference: body.reference, name: 'Ana Lee', topic: 'KIT', message: 'Are the socks warm?' },
  ])
  const [toClub, toSender] = await letters(server)
  expect(toClub?.subject).toContain(`[${body.reference}] Kits and sizes: Ana Lee`)
  expect(toClub?.text_body).toContain('ana@example.org')
  expect(toSender?.recipient).toBe('ana@example.org')
  expect(toSender?.text_body).toContain('Are the socks warm?')
})

test('the same message sent twice is kept and mailed once', async () => {
  const server = await serverForTest()
  const answers = await Promise.all([1, 2].map(() => send(server, { message, key: 'message-2' })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await kept(server)).toHaveLength(1)
  expect(await letters(server)).toHaveLength(2)
})

test.each([
  ['no name', { name: ' ' }, 'name', 'Please tell us your name.'],
  ['no address', { email: 'ana' }, 'email', 'Please write an e-mail address such as name@example.org.'],
  ['an address with a bracket', { email: 'ana<x@example.org' }, 'email', 'This address cannot receive mail.'],
  ['an unknown topic', { topic: 'PIZZA' }, 'topic', 'Please choose what it is about.'],
  ['no message', { message: 'a' }, 'message', 'Please write your message.'],
  [
    'too long a message',
    { message: 'a'.repeat(5_001) },
    'message',
    'This is too long: at most 5000 characters.',
  ],
])('%s is refused on its field', async (_case, wrong, field, sentence) => {
  const server = await serverForTest()
  const { status, body } = await send(server, { message: { ...message, ...wrong }, key: 'message-3' })
  expect(status).toBe(400)
  expect(body.fields).toEqual({ [field]: sentence })
  expect(await kept(server)).toEqual([])
})

test('a name with a line break cannot write headers into the letter', async () => {
  const server = await serverForTest()
  const name = 'Ana\r\nBcc: everyone@example.org'
  expect((await send(server, { message: { ...message, name }, key: 'message-4' })).status).toBe(200)
  const [toClub] = await letters(server)
  expect(toClub?.subject).not.toMatch(/[\r\n]/)
})

test('what fills in the hidden field is thanked, and nothing is kept', async () => {
  const server = await serverForTest()
  const { status } = await send(server, { message, key: 'message-5', website: 'https://spam.example.org' })
  expect(status).toBe(200)
  expect(await kept(server)).toEqual([])
  expect(await letters(server)).toEqual([])
})

test('after five messages from one network the next one has to wait, and is told so', async () => {
  let now = new Date('2025-10-01T12:00:00Z')
  const server = await serverForTest({ now: () => now })
  for (let count = 1; count <= 5; count++)
    expect((await send(server, { message, key: `message-6-${count}` })).status).toBe(200)
  const refused = await send(server, { message, key: 'message-6-6' })
  expect(refused.status).toBe(429)
  expect(refused.body.message).toContain('Please wait some minutes')
  now = new Date('2025-10-01T12:01:01Z')
  expect((await send(server, { message, key: 'message-6-6' })).status).toBe(200)
})

test.each([
  ['no key', { message }],
  ['no fields', { key: 'message-7' }],
  ['numbers for words', { message: { ...message, name: 5 }, key: 'message-7' }],
])('%s: a clear error', async (_case, body) => {
  const answer = await send(await serverForTest(), body)
  expect(answer.status).toBe(400)
  expect(answer.body.message).toBe('Send a message with its fields.')
})
