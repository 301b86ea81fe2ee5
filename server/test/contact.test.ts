import { expect, test } from 'vitest'
import { outboxRows } from './mail/outbox-rows.ts'
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
const messages = ({ sql }: RunningServer) => outboxRows(sql)

test('a message is stored, emailed to the club and acknowledged to the sender', async () => {
  const server = await serverForTest()
  const { status, body } = await send(server, { message, key: 'message-1' })
  expect(status).toBe(200)
  expect(body.reference).toMatch(/^C-[0-9A-F]{8}$/)
  expect(await kept(server)).toMatchObject([
    { reference: body.reference, name: 'Ana Lee', topic: 'KIT', message: 'Are the socks warm?' },
  ])
  const [toClub, toSender] = await messages(server)
  expect(toClub?.subject).toContain(`[${body.reference}] Kits and sizes: Ana Lee`)
  expect(toClub?.text).toContain('ana@example.org')
  expect(toClub?.text).toContain('Are the socks warm?')
  expect(toSender?.recipient).toBe('ana@example.org')
  expect(toSender?.text).toContain(body.reference)
})

test.each([
  ['zh-Hans', '我们收到了您的留言'],
  ['zh-Hant', '我們收到了您的留言'],
  ['xx', 'We’ve got your message'],
])('Y-11: a sender on a page in %s is answered in it; the club reads English', async (language, words) => {
  const server = await serverForTest()
  await send(server, { message, key: 'message-10', language })
  const [toClub, toSender] = await messages(server)
  expect(toSender?.subject).toContain(words)
  expect(toClub?.text).toContain('filled in the contact form')
})

test('Q-2: a typed address never gets a word of what was typed', async () => {
  const server = await serverForTest()
  const words = { name: 'Cheap pills', message: 'Buy them at https://pills.example.net', phone: '555-PILLS' }
  await send(server, { message: { ...message, ...words }, key: 'message-8' })
  const [toClub, toSender] = await messages(server)
  const whole = JSON.stringify(toSender)
  for (const word of ['pills', 'PILLS', 'https://pills']) expect(whole).not.toContain(word)
  expect(toClub?.text).toContain('Everything below was typed by the sender:')
})

test('Q-2: an address gets three acknowledgements a day, however it is written; each message is stored', async () => {
  let now = new Date('2025-10-01T12:00:00Z')
  const server = await serverForTest({ now: () => now })
  const write = async (count: number) => {
    const email = count % 2 === 0 ? 'ana@example.org' : 'Ana@Example.org'
    expect((await send(server, { message: { ...message, email }, key: `message-9-${count}` })).status).toBe(
      200,
    )
  }
  for (let count = 1; count <= 5; count += 1) await write(count)
  expect(await kept(server)).toHaveLength(5)
  const toAna = async () =>
    (await messages(server)).filter(({ recipient }) => /^ana@example\.org$/i.test(recipient)).length
  expect(await toAna()).toBe(3)
  now = new Date('2025-10-02T12:00:01Z')
  await write(6)
  expect(await toAna()).toBe(4)
})

test('Q-2: plus addresses count as the same inbox', async () => {
  const server = await serverForTest()
  for (let count = 1; count <= 5; count += 1) {
    const email = `ana+${count}@example.org`
    expect((await send(server, { message: { ...message, email }, key: `message-7-${count}` })).status).toBe(
      200,
    )
  }
  expect(await kept(server)).toHaveLength(5)
  const toAna = (await messages(server)).filter(({ recipient }) => recipient.startsWith('ana+'))
  expect(toAna.map(({ recipient }) => recipient)).toEqual(
    [1, 2, 3].map((count) => `ana+${count}@example.org`),
  )
})

test('the same message sent twice is stored and emailed once', async () => {
  const server = await serverForTest()
  const answers = await Promise.all([1, 2].map(() => send(server, { message, key: 'message-2' })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await kept(server)).toHaveLength(1)
  expect(await messages(server)).toHaveLength(2)
})

test.each([
  ['no name', { name: ' ' }, 'name', 'Please tell us your name.'],
  ['no address', { email: 'ana' }, 'email', 'Please enter an email address, like name@example.org.'],
  ['an address with a bracket', { email: 'ana<x@example.org' }, 'email', 'This address can’t receive email.'],
  ['an unknown topic', { topic: 'PIZZA' }, 'topic', 'Please choose what it is about.'],
  ['no message', { message: 'a' }, 'message', 'Please write your message.'],
  [
    'too long a message',
    { message: 'a'.repeat(5_001) },
    'message',
    'This is too long: at most 5000 characters.',
  ],
])('%s is refused at its field', async (_case, wrong, field, sentence) => {
  const server = await serverForTest()
  const { status, body } = await send(server, { message: { ...message, ...wrong }, key: 'message-3' })
  expect(status).toBe(400)
  expect(body.fields).toEqual({ [field]: sentence })
  expect(await kept(server)).toEqual([])
})

test('a name with a line break cannot add headers to the email', async () => {
  const server = await serverForTest()
  const name = 'Ana\r\nBcc: everyone@example.org'
  expect((await send(server, { message: { ...message, name }, key: 'message-4' })).status).toBe(200)
  const [toClub] = await messages(server)
  expect(toClub?.subject).not.toMatch(/[\r\n]/)
})

test('a bot that fills in the hidden field is thanked, and nothing is stored', async () => {
  const server = await serverForTest()
  const { status } = await send(server, { message, key: 'message-5', website: 'https://spam.example.org' })
  expect(status).toBe(200)
  expect(await kept(server)).toEqual([])
  expect(await messages(server)).toEqual([])
})

test('after sixty messages in an hour, a network is asked to wait', async () => {
  let now = new Date('2025-10-01T12:00:00Z')
  const server = await serverForTest({ now: () => now })
  for (let count = 1; count <= 60; count++)
    expect((await send(server, { message, key: `message-6-${count}` })).status).toBe(200)
  const refused = await send(server, { message, key: 'message-6-61' })
  expect(refused.status).toBe(429)
  expect(refused.body.message).toContain('Please try again in an hour')
  now = new Date('2025-10-01T13:00:01Z')
  expect((await send(server, { message, key: 'message-6-61' })).status).toBe(200)
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
