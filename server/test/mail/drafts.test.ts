import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { askFor } from '../calls.ts'
import { emailsTo, subjectsTo } from '../registering.ts'
import { send } from '../rest/rest-client.ts'
import { signToken } from '../tokens.ts'
import { draftFor, emailDesk, givenGroup, runCampaignJob } from './campaign-desk.ts'

const at = emailDesk()

describe('a draft', () => {
  test('is for administrators only', async () => {
    const path = `/manage/campaigns/${randomUUID()}`
    const token = await signToken({ email: 'parent@example.org' })
    const body = draftFor('p')
    expect((await send(at.server, 'put', path, { body })).status).toBe(401)
    expect((await send(at.server, 'put', path, { body, token })).status).toBe(403)
  })

  test('is saved once, however often it is sent, and records its author', async () => {
    const { program } = await givenGroup(at, ['Ana'])
    const [id, draft] = [randomUUID(), draftFor(program.id)]
    const first = await at.call('put', `/campaigns/${id}`, draft)
    expect(first.body).toEqual({ id, status: 'DRAFT', version: 1 })
    expect(await at.campaign(id)).toMatchObject({
      id,
      status: 'DRAFT',
      version: 1,
      createdBy: 'desk@example.org',
      audienceWords: `Families registered in ${program.name}`,
    })
    const again = await at.call('put', `/campaigns/${id}`, { ...draft, subject: 'Changed' })
    expect(again.body.version).toBe(2)
    const { it } = await askFor(at.desk, '{ it: deskCampaigns { canSend items { id subject } } }', {})
    expect(it.canSend).toBe(true)
    expect(it.items.filter((one: { id: string }) => one.id === id)).toEqual([{ id, subject: 'Changed' }])
  })

  test('is in a list that is read page by page, latest change first', async () => {
    const [older, newer] = [randomUUID(), randomUUID()]
    for (const id of [older, newer]) {
      at.now = new Date(at.now.getTime() + 1_000)
      await at.call('put', `/campaigns/${id}`, draftFor('p'))
    }
    const query = 'query C($from: Int) { it: deskCampaigns(limit: 1, from: $from) { total items { id } } }'
    const pages = await Promise.all([0, 1].map((from) => askFor(at.desk, query, { from })))
    expect(pages.map(({ it }) => it.items)).toEqual([[{ id: newer }], [{ id: older }]])
    const [all] = await at.server.sql`select count(*)::int as count from campaigns`
    expect(pages.map(({ it }) => it.total)).toEqual([all?.count, all?.count])
  })

  test('that somebody else has changed is not overwritten', async () => {
    const [id, draft] = [randomUUID(), draftFor('p')]
    await at.call('put', `/campaigns/${id}`, draft)
    await at.call('put', `/campaigns/${id}`, { ...draft, version: 1, subject: 'Theirs' })
    const mine = await at.call('put', `/campaigns/${id}`, { ...draft, version: 1, subject: 'Mine' })
    expect([mine.status, mine.body.code]).toEqual([409, 'CHANGED'])
    expect(await at.campaign(id)).toMatchObject({ subject: 'Theirs', updatedBy: 'desk@example.org' })
  })

  test.each([
    [{ subject: 'x'.repeat(151) }, 'subject'],
    [{ subject: 'two\nlines' }, 'subject'],
    [{ body: 'x'.repeat(20_001) }, 'body'],
    [{ purpose: 'SPAM' }, 'purpose'],
    [{ audience: { kind: 'UNPAID', programId: null, group: 99 } }, 'audience.group'],
    [{ audience: { kind: 'COACHES' } }, 'audience.kind'],
    [{ status: 'SENT' }, 'status'],
  ])('with %o is refused at the field', async (changes, field) => {
    const { status, body } = await at.call('put', `/campaigns/${randomUUID()}`, draftFor('p', changes))
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
  })

  test('can be discarded, but not once it was sent', async () => {
    const { program } = await givenGroup(at, ['Ana'])
    const id = randomUUID()
    await at.call('put', `/campaigns/${id}`, draftFor(program.id))
    expect((await at.call('delete', `/campaigns/${id}`)).status).toBe(204)
    expect(await at.campaign(id)).toBeNull()
    const other = randomUUID()
    await at.call('put', `/campaigns/${other}`, draftFor(program.id))
    await at.call('post', `/campaigns/${other}/send`, { version: 1, count: 1 })
    expect((await at.call('delete', `/campaigns/${other}`)).body.code).toBe('NO_DRAFT')
    const change = await at.call('put', `/campaigns/${other}`, draftFor(program.id, { version: 1 }))
    expect(change.body.code).toBe('NO_DRAFT')
  })
})

describe('before it is sent', () => {
  test('the email is shown as a given family would read it, in text and HTML', async () => {
    const { program, families } = await givenGroup(at, ['Ana', 'Bob'])
    const draft = draftFor(program.id, { body: 'Hi {{firstName}}, see https://example.org/<b>.' })
    const { version: _, ...asked } = draft
    const { body } = await at.call('post', '/campaign-preview', { ...asked, userId: families[1]?.user.id })
    expect(body).toMatchObject({ to: families[1]?.user.email, subject: 'No training for Bob’s child' })
    expect(body.text).toContain('Hi Bob, see https://example.org/<b>.')
    expect(body.html).toContain('href="https://example.org/"')
    expect(body.html).toContain('&lt;b&gt;')
  })

  test('with an empty group, the placeholders show examples', async () => {
    const { version: _, ...asked } = draftFor('nobody')
    const { body } = await at.call('post', '/campaign-preview', asked)
    expect(body).toMatchObject({ to: null, subject: 'No training for Maya and Leo' })
  })

  test('a test email goes only to the person who asks; its link stops nobody’s newsletter', async () => {
    const { program, families } = await givenGroup(at, ['Ana'], [{ newsletter: true }])
    const { version: _, ...asked } = draftFor(program.id, { purpose: 'NEWSLETTER' })
    const { body } = await at.call('post', '/campaign-test', asked)
    expect(body).toEqual({ to: 'desk@example.org' })
    const message = (await emailsTo(at.server, 'desk@example.org')).at(-1)
    expect(message?.subject).toBe('[Test] No training for Ana’s child')
    expect(message?.text).toContain('/unsubscribe/example')
    const subjects = await subjectsTo(at.server, families[0]?.user.email)
    expect(subjects).toEqual(['We’ve received your registration for Ana’s child'])
  })

  test('an unknown placeholder is an error at the field, in a test email and on sending', async () => {
    const { program } = await givenGroup(at, ['Ana'])
    const draft = draftFor(program.id, { body: 'Hi {{frstName}}' })
    const { version: _, ...asked } = draft
    const fields = { body: 'There is no field {{frstName}}. Did you mean {{firstName}}?' }
    const test = await at.call('post', '/campaign-test', asked)
    expect([test.status, test.body.fields]).toEqual([400, fields])
    const id = randomUUID()
    await at.call('put', `/campaigns/${id}`, draft)
    const sent = await at.call('post', `/campaigns/${id}/send`, { version: 1, count: 1 })
    expect([sent.status, sent.body.fields]).toEqual([400, fields])
  })

  test.each([
    ['to nobody', 'nobody', { version: 1, count: 0 }, 'NOBODY'],
    ['to another number than was confirmed', null, { version: 1, count: 2 }, 'COUNT_CHANGED'],
    ['in a version that nobody has seen', null, { version: 2, count: 1 }, 'CHANGED'],
    ['at a time that has passed', null, { version: 1, count: 1, at: '2025-09-20T16:59:59.000Z' }, 'BAD_TIME'],
  ])('it is not sent %s', async (_case, audience, body, code) => {
    const { program } = await givenGroup(at, ['Ana'])
    const id = randomUUID()
    await at.call('put', `/campaigns/${id}`, draftFor(audience ?? program.id))
    const answer = await at.call('post', `/campaigns/${id}/send`, body)
    expect([answer.status, answer.body.code]).toEqual([409, code])
    expect((await at.campaign(id)).status).toBe('DRAFT')
  })
})

test('a scheduled email goes to the members of the group at that time (N-7)', async () => {
  const { program, fee, families } = await givenGroup(at, ['Ana'])
  const id = randomUUID()
  await at.call('put', `/campaigns/${id}`, draftFor(program.id))
  const due = new Date(at.now.getTime() + 3_600_000)
  await at.call('post', `/campaigns/${id}/send`, { version: 1, count: 1, at: due.toISOString() })
  expect(await at.campaign(id)).toMatchObject({
    status: 'SCHEDULED',
    sendAt: due.toISOString(),
    counts: { total: 0 },
  })
  expect(await runCampaignJob(at)).toEqual([due])
  const late = await at.given.user({ firstName: 'Late' })
  const child = await at.given.player({ userPlayersId: late.id })
  await at.given.registration(child.id, fee.id)
  at.now = due
  await runCampaignJob(at)
  expect(await at.campaign(id)).toMatchObject({ status: 'SENT', counts: { sent: 2, total: 2 } })
  expect((await emailsTo(at.server, late.email)).at(-1)?.text).toContain('Hi Late,')
  expect(await subjectsTo(at.server, families[0]?.user.email)).toContain('No training for Ana’s child')
})

test('a scheduled email with nobody left in its group becomes a draft again, and says why', async () => {
  const { program, families } = await givenGroup(at, ['Ana'])
  const id = randomUUID()
  await at.call('put', `/campaigns/${id}`, draftFor(program.id))
  const due = new Date(at.now.getTime() + 60_000)
  await at.call('post', `/campaigns/${id}/send`, { version: 1, count: 1, at: due.toISOString() })
  await at.server.sql`
    update player_program_registrations set status = 'CANCELLED' where id = ${families[0]?.registration.id as string}`
  at.now = due
  await runCampaignJob(at)
  expect(await at.campaign(id)).toMatchObject({
    status: 'DRAFT',
    problem: expect.stringContaining('no one was left'),
  })
})
