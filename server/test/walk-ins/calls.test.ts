import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { CONSENTS } from '../agree.ts'
import type { Person } from '../amplify-client.ts'
import { askFor, updateRow } from '../calls.ts'
import { clubAt } from '../club-at.ts'
import { givenFall, givenMum, register } from '../fall.ts'

const at = clubAt('2025-09-08T17:00:00Z')

interface Call {
  id: string
  subject: string
  text: string
  answerBy: string | null
  phonedBy: string | null
}

async function callsOf(userId: string, who: Person = at.desk): Promise<Call[]> {
  const { it } = await askFor(
    who,
    'query { it: deskCalls { items { id userId guardian phone subject text answerBy phonedBy } } }',
    {},
  )
  return it.items.filter((call: { userId: string }) => call.userId === userId)
}

const markPhoned = (who: Person, input: { id: string; isDone: boolean }) =>
  askFor(who, 'mutation M($input: MarkPhonedInput!) { it: markPhoned(input: $input) { id } }', { input })

const callsToMake = async () =>
  (await askFor(at.desk, 'query { it: deskNumbers { attention { calls } } }', {})).it.attention.calls

/** Rosa, who has a phone and no email, and Mia, who is in a program. */
async function givenRosa(given?: Awaited<ReturnType<typeof givenFall>>) {
  const fall = given ?? (await givenFall(at.desk))
  const id = randomUUID()
  const registrationId = randomUUID()
  const child = {
    ...{ id: randomUUID(), registrationId, firstName: 'Mia', lastName: 'Lopez', birthDate: '2016-03-04' },
    ...{ programFeeId: fall.once.id, months: ['2025-10'], days: ['SAT'] },
  }
  const input = {
    ...{ id, firstName: 'Rosa', lastName: 'Lopez', phone: '604-555-0177', children: [child] },
    ...{ consents: CONSENTS, signedOn: '2025-09-06' },
  }
  const { error } = await askFor(
    at.desk,
    'mutation W($input: RegisterWalkInInput!) { it: registerWalkIn(input: $input) { userId } }',
    { input },
  )
  expect(error).toBeUndefined()
  return { id, registrationId }
}

const approve = (registrationId: string) =>
  updateRow(at.desk, 'PlayerProgramRegistration', { id: registrationId, status: 'APPROVED', _version: 1 })

/** Approvals are held back for a moment, in case they are undone. */
const aMinuteLater = () => {
  at.now = new Date(at.now.getTime() + 60_000)
}

test('P-18: a family without an email gets a call instead, once, by somebody who is named', async () => {
  const { id, registrationId } = await givenRosa()
  expect(await callsOf(id)).toEqual([])
  const before = await callsToMake()
  expect((await approve(registrationId)).error).toBeUndefined()
  aMinuteLater()
  const [call, ...others] = await callsOf(id)
  expect(others).toEqual([])
  expect(call).toMatchObject({ guardian: 'Rosa Lopez', phone: '604-555-0177', phonedBy: null })
  expect(call?.subject).toContain('Mia')
  expect(call?.text).toContain('$80.00')
  expect(call?.text).not.toMatch(/https?:/)
  expect(await callsToMake()).toBe(before + 1)
  const { it: emails } = await askFor(
    at.desk,
    'query E($id: ID!) { it: deskPersonEmails(id: $id) { items { subject } } }',
    { id },
  )
  expect(emails.items).toEqual([])
  const done = { id: call?.id ?? '', isDone: true }
  expect((await markPhoned(at.desk, done)).it).toEqual({ id })
  await markPhoned(at.desk, done)
  expect(await callsOf(id)).toMatchObject([{ phonedBy: at.desk.email }])
  expect(await callsToMake()).toBe(before)
  await markPhoned(at.desk, { ...done, isDone: false })
  expect(await callsOf(id)).toMatchObject([{ phonedBy: null }])
  const acts = await at.server.sql`
    select action from audit_entries where subject_user_id = ${id} and action like 'PHONED%' order by created_at, action`
  expect(acts.map(({ action }) => action)).toEqual(['PHONED', 'PHONED_UNDO'])
})

test('P-18: a free place is on the call list until the offer ends', async () => {
  const fall = await givenFall(at.desk, { capacity: 1 })
  const { mum, child } = await givenMum(at.desk)
  const { it: held } = await register(mum, await child('Zoe'), fall.once)
  const { id } = await givenRosa(fall)
  expect(await callsOf(id)).toEqual([])
  await updateRow(mum, 'PlayerProgramRegistration', { id: held.id, status: 'CANCELLED', _version: 1 })
  const [call] = await callsOf(id)
  expect(new Date(call?.answerBy ?? '').getTime() - at.now.getTime()).toBe(48 * 3_600_000)
  at.now = new Date(call?.answerBy ?? '')
  expect((await callsOf(id)).map(({ subject }) => subject)).not.toContain(call?.subject)
})

test('P-18: what is undone in time causes no call', async () => {
  const { id, registrationId } = await givenRosa()
  await approve(registrationId)
  expect(await callsOf(id)).toEqual([])
  await updateRow(at.desk, 'PlayerProgramRegistration', {
    id: registrationId,
    status: 'PENDING',
    reason: 'By mistake',
    _version: 2,
  })
  aMinuteLater()
  expect((await callsOf(id)).map(({ subject }) => subject)).toEqual([])
})

test('P-18: one called a month ago is no longer shown, and the mail job never takes any of them', async () => {
  const { id, registrationId } = await givenRosa()
  await approve(registrationId)
  aMinuteLater()
  const [call] = await callsOf(id)
  await markPhoned(at.desk, { id: call?.id ?? '', isDone: true })
  at.now = new Date(at.now.getTime() + 31 * 86_400_000)
  expect(await callsOf(id)).toEqual([])
  const [kept] = await at.server.sql`
    select attempts, failed_at, due_at > '9000-01-01' as never from mail_outbox where id = ${call?.id ?? ''}`
  expect(kept).toEqual({ attempts: 0, failed_at: null, never: true })
})

test('P-18: a parent can neither read nor mark calls; nobody with an email gets one', async () => {
  const { id, registrationId } = await givenRosa()
  await approve(registrationId)
  aMinuteLater()
  const [call] = await callsOf(id)
  const { mum, user } = await givenMum(at.desk)
  expect((await markPhoned(mum, { id: call?.id ?? '', isDone: true })).error?.errorType).toBe('Unauthorized')
  expect((await askFor(mum, 'query { it: deskCalls { items { id } } }', {})).error?.errorType).toBe(
    'Unauthorized',
  )
  expect(await callsOf(String(user.id))).toEqual([])
  const emails = await at.server.sql<{ id: string }[]>`
    select id from mail_outbox where recipient = ${String(user.email)} or call_from is null limit 1`
  for (const { id: email } of emails)
    expect((await markPhoned(at.desk, { id: email, isDone: true })).error?.errorType).toBe('NotFound')
})
