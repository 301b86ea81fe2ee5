import { beforeEach, describe, expect, test } from 'vitest'
import { draftFor, emailDesk, givenGroup, runCampaignJob, sent, type TestFamily } from './campaign-desk.ts'
import { smtpForTest } from './smtp.ts'

const at = emailDesk()

let family: TestFamily
let link: string

beforeEach(async () => {
  const smtp = await smtpForTest()
  const group = await givenGroup(at, ['Ana'], [{ newsletter: true }])
  family = group.families[0] as TestFamily
  await sent(at, draftFor(group.program.id, { purpose: 'NEWSLETTER' }))
  await runCampaignJob(at, { smtpUrl: smtp.url })
  const header = smtp.received[0]?.mail.headers.find(({ key }) => key === 'list-unsubscribe')
  link = /<(.+)>/.exec(header?.value ?? '')?.[1] as string
})

async function newsletter(): Promise<boolean> {
  const [row] = await at.server.sql`select newsletter from users where id = ${family.user.id}`
  return row?.newsletter
}

const look = async () => {
  const answer = await fetch(link)
  return { status: answer.status, headers: answer.headers, html: await answer.text() }
}

const answer = (value: string) =>
  fetch(link, { method: 'POST', body: new URLSearchParams({ answer: value }), redirect: 'manual' })

describe('the link of a newsletter (N-6)', () => {
  test('shows a page with one button, and opening it changes nothing', async () => {
    const { status, headers, html } = await look()
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(html).toContain('<h1>Stop the newsletter?</h1>')
    expect(html).not.toContain(family.user.email)
    expect([...html.matchAll(/<button name="answer" value="(\w+)">/g)].map(([, value]) => value)).toEqual([
      'UNSUBSCRIBE',
    ])
    expect(await newsletter()).toBe(true)
  })

  test.each([
    ['as a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'List-Unsubscribe=One-Click'],
    [
      'in parts',
      { 'content-type': 'multipart/form-data; boundary=b' },
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
  ])(
    'the one tap of a mail program, sent %s, unsubscribes and redirects nowhere (RFC 8058)',
    async (_how, headers, body) => {
      const { status } = await fetch(link, { method: 'POST', headers, body, redirect: 'manual' })
      expect([status, await newsletter()]).toEqual([200, false])
    },
  )

  test('the button unsubscribes, pressing it twice is once, and it can be undone', async () => {
    for (const _ of [1, 2]) {
      const { status, headers } = await answer('UNSUBSCRIBE')
      expect([status, headers.get('location')]).toEqual([303, new URL(link).pathname])
      expect(await newsletter()).toBe(false)
    }
    expect((await look()).html).toContain('<h1>You’re unsubscribed</h1>')
    const now = at.now
    at.now = new Date(now.getTime() + 1_000)
    await answer('SUBSCRIBE')
    at.now = now
    expect(await newsletter()).toBe(true)
    const consents = await at.server.sql`
      select agreed from consents where user_id = ${family.user.id} and text = 'NEWSLETTER' order by created_at`
    expect(consents.map(({ agreed }) => agreed)).toEqual([false, true])
  })

  test('the audit records it in the name of the family', async () => {
    await answer('UNSUBSCRIBE')
    const entries = await at.server.sql`
      select actor_role from audit_entries
      where row_id = ${family.user.id} and action = 'UPDATE' and actor_email = ${family.user.email as string}`
    expect(new Set(entries.map((entry) => entry.actor_role))).toEqual(new Set(['PARENT']))
  })

  test('works a year later, signed out, and for nobody else', async () => {
    const other = await at.given.user({ newsletter: true })
    const now = at.now
    at.now = new Date(now.getTime() + 365 * 86_400_000)
    await answer('UNSUBSCRIBE')
    at.now = now
    const [row] = await at.server.sql`select newsletter from users where id = ${other.id}`
    expect([await newsletter(), row?.newsletter]).toEqual([false, true])
  })

  test.each([
    ['cut short', () => link.slice(0, -2)],
    ['made up', () => `${at.server.url}/unsubscribe/abc`],
    ['of another kind', () => link.replace(/\.[^.]+\.([^.]+)$/, '.e30.$1')],
  ])('%s, it does nothing and says so', async (_what, address) => {
    const { status } = await fetch(address(), { method: 'POST' })
    expect([status, await newsletter()]).toEqual([404, true])
  })

  test('from a preview, it stops nobody’s newsletter', async () => {
    const { status } = await fetch(`${at.server.url}/unsubscribe/example`, { method: 'POST' })
    expect([status, await newsletter()]).toEqual([200, true])
  })
})
