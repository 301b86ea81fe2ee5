import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { sendDue } from '../../src/mail/outbox/send-due.ts'
import { draftFor, emailDesk, givenGroup, runCampaignJob, sent } from './campaign-desk.ts'
import { quiet } from './outbox.ts'
import { smtpForTest } from './smtp.ts'

const at = emailDesk()

const counts = (id: string) => at.campaign(id)

const receivers = async (id: string) => (await at.receivers(id)).items

test('each family gets its own email, and nobody sees the others', async () => {
  const smtp = await smtpForTest()
  const group = await givenGroup(at, ['Ana', 'Bob'])
  const ana = group.families[0]?.user
  const sister = await at.given.player({ firstName: 'Zoe', userPlayersId: ana?.id, birthDate: '2018-01-01' })
  await at.given.registration(sister.id, group.fee.id)
  const id = await sent(at, draftFor(group.program.id))
  await runCampaignJob(at, { smtpUrl: smtp.url })
  expect(smtp.received.map(({ recipients }) => recipients).toSorted()).toEqual(
    group.families.map(({ user }) => [user.email]).toSorted(),
  )
  const mail = smtp.received.find(({ recipients }) => recipients[0] === ana?.email)?.mail
  expect([mail?.subject, mail?.to?.length, mail?.cc, mail?.bcc]).toEqual([
    'No training for Ana’s child and Zoe',
    1,
    undefined,
    undefined,
  ])
  expect(mail?.text).toContain('Hi Ana,')
  expect(await counts(id)).toMatchObject({ status: 'SENT', counts: { sent: 2, total: 2 } })
  // A second run finds nothing to do.
  await runCampaignJob(at, { smtpUrl: smtp.url })
  expect(smtp.received).toHaveLength(2)
})

test('a newsletter says who sends it and can be stopped with one tap; a notice cannot (N-5)', async () => {
  const smtp = await smtpForTest()
  const group = await givenGroup(at, ['Ana'], [{ newsletter: true }])
  for (const purpose of ['NEWSLETTER', 'NOTICE']) {
    await sent(at, draftFor(group.program.id, { purpose }))
    await runCampaignJob(at, { smtpUrl: smtp.url })
  }
  const [newsletter, notice] = smtp.received.map(({ mail, raw }) => ({
    text: mail.text ?? '',
    raw,
    header: (name: string) => mail.headers.find(({ key }) => key === name)?.value,
  }))
  expect(newsletter?.text).toContain('PMFC Youth Soccer, 1000 Example Way, Richmond, BC')
  expect(newsletter?.text).toContain('hello@example.org · 604-555-0142')
  expect(newsletter?.text).toMatch(
    /Unsubscribe from the newsletter:\nhttp:\/\/127\.0\.0\.1:\d+\/unsubscribe\/\S+/,
  )
  expect(newsletter?.header('list-unsubscribe')).toMatch(/^<http:\/\/127\.0\.0\.1:\d+\/unsubscribe\/\S+>$/)
  expect(newsletter?.header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  expect(notice?.raw).not.toMatch(/unsubscribe/i)
})

test('somebody who unsubscribes between the start and their email gets none (N-5)', async () => {
  const smtp = await smtpForTest()
  const group = await givenGroup(at, ['Ana', 'Bob'], [{ newsletter: true }, { newsletter: true }])
  const id = await sent(at, draftFor(group.program.id, { purpose: 'NEWSLETTER' }))
  await at.server.sql`update users set newsletter = false where id = ${group.families[0]?.user.id as string}`
  await runCampaignJob(at, { smtpUrl: smtp.url })
  expect(smtp.received.map(({ recipients }) => recipients[0])).toEqual([group.families[1]?.user.email])
  expect(await receivers(id)).toMatchObject([
    { state: 'SKIPPED', problem: 'Unsubscribed in the meantime.' },
    { state: 'SENT', problem: null },
  ])
})

test('failures are listed with their reason, and retried for those alone (N-10)', async () => {
  const smtp = await smtpForTest()
  const group = await givenGroup(at, ['Ana', 'Bob', 'Cy'])
  const id = await sent(at, draftFor(group.program.id))
  smtp.refuseNext('RCPT', 550)
  await runCampaignJob(at, { smtpUrl: smtp.url })
  expect(await counts(id)).toMatchObject({ status: 'SENT', counts: { sent: 2, failed: 1, total: 3 } })
  const [failed] = await receivers(id)
  expect(failed).toMatchObject({ state: 'FAILED', problem: expect.stringContaining('No such mailbox') })
  expect((await at.call('post', `/campaigns/${id}/retry`)).body.status).toBe('SENDING')
  await runCampaignJob(at, { smtpUrl: smtp.url })
  expect(await counts(id)).toMatchObject({ status: 'SENT', counts: { sent: 3, failed: 0 } })
  expect(smtp.received).toHaveLength(3)
  expect(smtp.received.at(-1)?.recipients).toEqual([failed?.address])
})

test('recipients are found by part of a name or an address, and by outcome, page by page', async () => {
  const smtp = await smtpForTest()
  const group = await givenGroup(at, ['Ana', 'Bob', 'Cy'])
  const id = await sent(at, draftFor(group.program.id))
  const names = async (asked: object) => {
    const { items, total } = await at.receivers(id, asked)
    return [items.map(({ address }: { address: string }) => address), total]
  }
  const [ana, bob, cy] = group.families.map(({ user }) => user.email as string)
  expect(await names({ state: 'WAITING' })).toEqual([expect.arrayContaining([ana, bob, cy]), 3])
  expect(await names({ words: ` ${bob?.toUpperCase()} ` })).toEqual([[bob], 1])
  smtp.refuseNext('RCPT', 550)
  await runCampaignJob(at, { smtpUrl: smtp.url })
  const [all] = await names({})
  expect(await names({ state: 'FAILED' })).toEqual([[all[0]], 1])
  expect(await names({ limit: 1, from: 2 })).toEqual([[all[2]], 3])
  expect(await names({ words: '%' })).toEqual([[], 0])
})

test('a server that is down is not asked two thousand times; the sender comes back', async () => {
  const smtp = await smtpForTest()
  const url = smtp.url
  await smtp.close()
  const group = await givenGroup(at, ['Ana', 'Bob', 'Cy'])
  const id = await sent(at, draftFor(group.program.id))
  const again = await runCampaignJob(at, { smtpUrl: url })
  expect(again).toHaveLength(1)
  const [row] = await at.server
    .sql`select sum(attempts) as attempts from mail_outbox where campaign_id = ${id}`
  expect(row?.attempts).toBe(1)
  expect(await counts(id)).toMatchObject({ status: 'SENDING', counts: { waiting: 3 } })
  await at.call('post', `/campaigns/${id}/cancel`)
})

test('while paused, nothing is sent; resumed, the rest is; nobody gets it twice (N-9)', async () => {
  const smtp = await smtpForTest()
  const group = await givenGroup(at, ['Ana', 'Bob', 'Cy'])
  const id = await sent(at, draftFor(group.program.id))
  const held = smtp.holdNext('DATA')
  const running = runCampaignJob(at, { smtpUrl: smtp.url })
  await held.reached
  expect((await at.call('post', `/campaigns/${id}/pause`)).body.status).toBe('PAUSED')
  held.release()
  await running
  expect(smtp.received).toHaveLength(1)
  expect(await counts(id)).toMatchObject({ status: 'PAUSED', counts: { sent: 1, waiting: 2 } })
  await runCampaignJob(at, { smtpUrl: smtp.url })
  expect(smtp.received).toHaveLength(1)
  await at.call('post', `/campaigns/${id}/resume`)
  await runCampaignJob(at, { smtpUrl: smtp.url })
  expect(new Set(smtp.received.map(({ recipients }) => recipients[0])).size).toBe(3)
  expect(smtp.received).toHaveLength(3)
})

test('cancelled: the email under way arrives, and nobody else gets one (N-9)', async () => {
  const smtp = await smtpForTest()
  const group = await givenGroup(at, ['Ana', 'Bob', 'Cy'])
  const id = await sent(at, draftFor(group.program.id))
  const held = smtp.holdNext('DATA')
  const running = runCampaignJob(at, { smtpUrl: smtp.url })
  await held.reached
  expect((await at.call('post', `/campaigns/${id}/cancel`)).body.status).toBe('CANCELLED')
  held.release()
  await running
  await runCampaignJob(at, { smtpUrl: smtp.url })
  expect(smtp.received).toHaveLength(1)
  expect(await counts(id)).toMatchObject({ status: 'CANCELLED', counts: { sent: 1, skipped: 2, waiting: 0 } })
  expect((await at.call('post', `/campaigns/${id}/resume`)).status).toBe(409)
})

test('three permanent refusals in a row stop an address; an accepted email allows it again (N-8)', async () => {
  const smtp = await smtpForTest()
  const group = await givenGroup(at, ['Ana'])
  const audience = draftFor(group.program.id).audience
  const count = () => at.audience({ purpose: 'NOTICE', audience })
  for (const expected of [1, 1, 1]) {
    expect((await count()).count).toBe(expected)
    await sent(at, draftFor(group.program.id))
    smtp.refuseNext('RCPT', 550)
    await runCampaignJob(at, { smtpUrl: smtp.url })
  }
  expect(await count()).toMatchObject({ count: 0, leftOut: { STOPPED: 1 } })
  await at.server.sql`delete from mail_refusals`
  expect((await count()).count).toBe(1)
})

test('a server that refuses the sender says nothing about addresses (N-8)', async () => {
  const smtp = await smtpForTest()
  const group = await givenGroup(at, ['Ana'])
  await sent(at, draftFor(group.program.id))
  smtp.refuseNext('MAIL', 550)
  await runCampaignJob(at, { smtpUrl: smtp.url })
  expect(await at.server.sql`select from mail_refusals`).toHaveLength(0)
})

test('every action is in the audit, with who did it', async () => {
  const group = await givenGroup(at, ['Ana'])
  const id = await sent(at, draftFor(group.program.id))
  await at.call('post', `/campaigns/${id}/pause`)
  await at.call('post', `/campaigns/${id}/cancel`)
  const entries = await at.server.sql`
    select action, actor_email as by, after from audit_entries where row_id = ${id}`
  expect(entries.map(({ action, by }) => `${action} ${by}`).toSorted()).toEqual([
    'EMAIL_CANCEL desk@example.org',
    'EMAIL_PAUSE desk@example.org',
    'EMAIL_SEND desk@example.org',
  ])
  const sending = entries.find(({ action }) => action === 'EMAIL_SEND')
  expect(JSON.parse(sending?.after)).toEqual({ subject: 'No training for {{children}}', receivers: 1 })
})

test('emails are sent at the configured rate', async () => {
  const smtp = await smtpForTest()
  const group = await givenGroup(at, ['Ana', 'Bob', 'Cy'])
  await sent(at, draftFor(group.program.id))
  const start = performance.now()
  await runCampaignJob(at, { smtpUrl: smtp.url, mailPerMinute: 300 })
  expect(performance.now() - start).toBeGreaterThan(390)
  expect(smtp.received).toHaveLength(3)
})

test('N-15: attachments go to every family, and cannot change once the email is on its way', async () => {
  const smtp = await smtpForTest()
  const group = await givenGroup(at, ['Ana', 'Bob'])
  const id = randomUUID()
  const put = (fileId: string, content: string, name = 'Field map.exe') =>
    at.call('put', `/campaigns/${id}/files/${fileId}`, { name, content })
  const PDF = Buffer.from('%PDF-1.7 of the field').toString('base64')
  expect((await put(randomUUID(), PDF)).status).toBe(404)
  const draft = draftFor(group.program.id)
  await at.call('put', `/campaigns/${id}`, draft)
  const fileId = randomUUID()
  const { body } = await put(fileId, PDF)
  expect(body.items).toEqual([{ id: fileId, name: 'Field map.pdf', kind: 'PDF', size: 21 }])
  expect((await put(fileId, PDF)).body.items).toHaveLength(1)
  expect((await put(randomUUID(), Buffer.from('MZ').toString('base64'))).body.code).toBe('OTHER_KIND')
  const other = randomUUID()
  await put(other, PDF)
  expect((await at.call('delete', `/campaigns/${id}/files/${other}`)).status).toBe(204)
  const { version: _version, ...text } = draft
  await at.call('post', '/campaign-test', { ...text, campaignId: id })
  const tested: string[] = []
  await sendDue({
    sql: at.server.sql,
    now: () => at.now,
    log: quiet,
    deliver: async ({ subject, attachments }) => {
      if (subject.startsWith('[Test]')) tested.push(...attachments.map(({ filename }) => filename))
    },
  })
  expect(tested).toEqual(['Field map.pdf'])
  await at.call('post', `/campaigns/${id}/send`, { version: 1, count: 2 })
  expect((await put(randomUUID(), PDF)).body.code).toBe('NO_DRAFT')
  expect((await at.call('delete', `/campaigns/${id}/files/${fileId}`)).body.code).toBe('NO_DRAFT')
  await runCampaignJob(at, { smtpUrl: smtp.url })
  const received = smtp.received.map(({ mail }) =>
    mail.attachments.map(({ filename, mimeType, content }) => [
      filename,
      mimeType,
      Buffer.from(content as ArrayBuffer).toString(),
    ]),
  )
  expect(received).toEqual(Array(2).fill([['Field map.pdf', 'application/pdf', '%PDF-1.7 of the field']]))
})
