import { expect, test } from 'vitest'
import { openWaiverNotes } from '../src/waivers/waiver-notes.ts'
import { outboxRows } from './mail/outbox-rows.ts'
import { type RunningServer, serverForTest } from './running-server.ts'

const TODAY = new Date('2025-08-01T17:00:00Z')
const child = (name: string) => ({ name, birthDate: '2017-05-31', healthNotes: 'Allergic to bees' })
const waiver = {
  children: [child('Maya Lee'), child('Noah Lee')],
  guardianName: 'Ana Lee',
  relation: 'Mother',
  email: 'ana@example.org',
  phone: '604-555-0100',
  emergencyName: 'Sam Lee',
  emergencyPhone: '604-555-0101',
  agreed: [true, true, true, true, true],
  photos: 'NO',
  signature: 'Ana Lee',
}

const start = () => serverForTest({ now: () => TODAY })

async function sign({ url }: RunningServer, body: object) {
  const answer = await fetch(`${url}/fun-day-waivers`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ waiver, textVersion: '2025-1', key: 'waiver-0001', ...body }),
  })
  return { status: answer.status, body: await answer.json() }
}

const kept = ({ sql }: RunningServer) => sql`
  select w.id, w.text_version, w.photos, w.signed_at, c.name, c.birth_date, c.place, c.health_notes
  from fun_day_waivers w join fun_day_waiver_children c on c.waiver_id = w.id order by c.place`
const messages = ({ sql }: RunningServer) => outboxRows(sql)

test('one signature covers all children, is stored with the version of the text, and emailed', async () => {
  const server = await start()
  const { status, body } = await sign(server, {})
  expect(status).toBe(200)
  expect(body.reference).toMatch(/^W-[0-9A-F]{8}$/)
  const shared = { text_version: '2025-1', photos: false, signed_at: TODAY, birth_date: '2017-05-31' }
  const children = await kept(server)
  expect(children).toMatchObject([
    { ...shared, name: 'Maya Lee' },
    { ...shared, name: 'Noah Lee' },
  ])
  for (const { id, place, health_notes } of children) {
    expect(health_notes).not.toContain('bees')
    expect(openWaiverNotes(id, place, health_notes)).toBe('Allergic to bees')
  }
  const [copy] = await messages(server)
  expect(copy?.recipient).toBe('ana@example.org')
  expect(copy?.text).toContain(`for 2 children. Your reference is ${body.reference}`)
  expect(copy?.text).toContain('This form does not take away rights my child has by law.')
  // anybody may have typed this address.
  for (const typed of ['bees', 'Maya', 'Noah', 'Ana', 'Sam', 'Lee'])
    expect(JSON.stringify(copy)).not.toContain(typed)
})

test.each([
  ['zh-Hans', '您签名的表格：Fun day: informed consent', '共2个孩子'],
  ['zh-Hant', '您簽名的表格：Fun day: informed consent', '共2個孩子'],
])(
  'Y-6: read in %s, it is recorded so, and the copy has the binding English',
  async (language, subject, count) => {
    const server = await start()
    const { body } = await sign(server, { language })
    expect(await server.sql`select language from fun_day_waivers`).toEqual([{ language }])
    const [copy] = await messages(server)
    expect(copy?.subject).toBe(`${subject}（${body.reference}）`)
    expect(copy?.text).toContain(count)
    expect(copy?.html).toContain(`<html lang="${language}">`)
    expect(copy?.html).toContain(
      '<span lang="en">This form does not take away rights my child has by law.</span>',
    )
  },
)

test('Y-15: a language that the site does not have is refused', async () => {
  const server = await start()
  expect((await sign(server, { language: 'fr' })).status).toBe(400)
})

test('a second tap does not sign again', async () => {
  const server = await start()
  await Promise.all([1, 2].map(() => sign(server, {})))
  expect(await kept(server)).toHaveLength(2)
  expect(await messages(server)).toHaveLength(1)
})

test.each([
  ['an unticked box', { agreed: [true, true, false, true, true] }, 'agreed.2'],
  ['another name below', { signature: 'Somebody' }, 'signature'],
  ['a child without a name', { children: [child('')] }, 'children.0.name'],
  ['an address with a bracket', { email: 'ana<x@example.org' }, 'email'],
])('%s is refused at its field', async (_case, wrong, path) => {
  const server = await start()
  const { status, body } = await sign(server, { waiver: { ...waiver, ...wrong } })
  expect(status).toBe(400)
  expect(Object.keys(body.fields)).toEqual([path])
  expect(await kept(server)).toEqual([])
})

test('an outdated text cannot be signed', async () => {
  const server = await start()
  const { status, body } = await sign(server, { textVersion: '2024-9' })
  expect(status).toBe(409)
  expect(body.message).toContain('This form has changed')
})

test('a bot that fills in the hidden field is thanked, and nothing is stored', async () => {
  const server = await start()
  expect((await sign(server, { website: 'https://spam.example.org' })).status).toBe(200)
  expect(await kept(server)).toEqual([])
})

test('Q-2: an address gets three copies a day, and every form is stored', async () => {
  const server = await start()
  for (let count = 0; count < 5; count++)
    expect((await sign(server, { key: `waiver-1-${count}` })).status).toBe(200)
  expect(await kept(server)).toHaveLength(10)
  expect(await messages(server)).toHaveLength(3)
})

test.each([
  ['no key', { key: undefined }],
  ['no form', { waiver: undefined }],
  ['thirteen children', { waiver: { ...waiver, children: Array(13).fill(child('Maya')) } }],
])('%s: a clear error', async (_case, body) => {
  const answer = await sign(await start(), body)
  expect(answer.status).toBe(400)
  expect(answer.body.message).toBe('Send the form with its fields.')
})
