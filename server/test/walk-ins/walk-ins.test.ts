import { randomUUID } from 'node:crypto'
import { codeForPaper, withoutEmail } from '@touchline/domain/walk-ins/walk-in.ts'
import { describe, expect, test } from 'vitest'
import { CONSENTS } from '../agree.ts'
import type { Person } from '../amplify-client.ts'
import { askFor, getRow, listRows, updateRow } from '../calls.ts'
import { clubAt } from '../club-at.ts'
import { givenFall, givenMum, type Mum } from '../fall.ts'
import type { Row } from '../given.ts'
import { signToken } from '../tokens.ts'

const at = clubAt('2025-09-08T17:00:00Z')

type Values = Record<string, unknown>

const register = (who: Person, input: Values) =>
  askFor(
    who,
    'mutation W($input: RegisterWalkInInput!) { it: registerWalkIn(input: $input) { userId code } }',
    { input },
  )

const newCode = (who: Person, input: Values) =>
  askFor(who, 'mutation C($input: FamilyCodeInput!) { it: familyCode(input: $input) { code } }', { input })

const child = (fee: Row, firstName: string, birthDate: string) => ({
  ...{ id: randomUUID(), registrationId: randomUUID(), firstName, lastName: 'Lopez', birthDate },
  ...{ programFeeId: fee.id, months: ['2025-10'], days: ['SAT'] },
})

const rosa = (fee: Row, values: Values = {}) => ({
  ...{ id: randomUUID(), firstName: 'Rosa', lastName: 'Lopez', phone: '604-555-0177' },
  children: [child(fee, 'Mia', '2016-03-04'), child(fee, 'Leo', '2018-07-09')],
  consents: CONSENTS,
  signedOn: '2025-09-06',
  ...values,
})

/** Rosa with Mia and Leo, and the code on her paper. */
async function givenWalkIn(): Promise<{ userId: string; code: string }> {
  const { once } = await givenFall(at.desk)
  return (await register(at.desk, rosa(once))).it
}

async function typeCode(email: unknown, code: string, birthDate = '2016-03-04') {
  const answer = await at.server.app.inject({
    method: 'POST',
    url: '/account/family/code',
    headers: { authorization: `Bearer ${await signToken({ email: String(email) })}` },
    payload: { code, birthDate },
  })
  return { status: answer.statusCode, ...answer.json() }
}

const childrenOf = async ({ mum }: Mum) =>
  (await listRows(mum, 'Player', {}, 'firstName')).it.items
    .map(({ firstName }: { firstName: string }) => firstName)
    .toSorted()

const codeState = async (userId: unknown) =>
  (
    await askFor(at.desk, 'query P($id: ID!) { it: deskPerson(id: $id) { familyCode { state madeBy } } }', {
      id: userId,
    })
  ).it.familyCode?.state

describe('P-16: a family without an email', () => {
  test('is registered in one request, at the usual price, and no email is written', async () => {
    const { once } = await givenFall(at.desk)
    const before = await at.server.sql`select from mail_outbox`
    const asked = rosa(once, { totalCents: 2 * 6_400 })
    const { it, error } = await register(at.desk, asked)
    expect(error).toBeUndefined()
    expect(it.code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/)
    const [first] = asked.children
    const { it: place } = await getRow(
      at.desk,
      'PlayerProgramRegistration',
      first?.registrationId ?? '',
      'status priceCents',
    )
    expect(place).toEqual({ status: 'PENDING', priceCents: 6_400 })
    const { it: user } = await getRow(at.desk, 'User', asked.id, 'email phone')
    expect(user).toEqual({ email: withoutEmail(asked.id), phone: '604-555-0177' })
    expect((await at.server.sql`select from mail_outbox`).length).toBe(before.length)
    const [kept] = await at.server.sql`
      select user_id, text_version, signed_on::text, seen_by from consents where player_id = ${first?.id ?? ''} limit 1`
    expect(kept).toMatchObject({ user_id: asked.id, signed_on: '2025-09-06', seen_by: at.desk.email })
  })

  test('another price than shown writes nothing; repeated, nothing is doubled and the code is new', async () => {
    const { once } = await givenFall(at.desk)
    const asked = rosa(once)
    const { error } = await register(at.desk, { ...asked, totalCents: 100 })
    expect(error?.errorInfo).toMatchObject({ code: 'PRICE_CHANGED', cents: 12_800 })
    expect((await at.server.sql`select from users where id = ${asked.id}`).length).toBe(0)
    const first = await register(at.desk, asked)
    const second = await register(at.desk, asked)
    expect(second.error).toBeUndefined()
    expect(second.it.code).not.toBe(first.it.code)
    expect((await at.server.sql`select from players where user_players_id = ${asked.id}`).length).toBe(2)
    const ana = await givenMum(at.desk)
    expect((await typeCode(ana.user.email, first.it.code)).code).toBe('CODE_UNKNOWN')
  })

  test.each([
    ['no phone', { phone: '' }, 'BAD_INPUT'],
    ['a phone that is none', { phone: 'ask Dan' }, 'BAD_INPUT'],
    ['nobody to register', { children: [] }, 'BAD_INPUT'],
    ['nothing signed, and no reason', { signedOn: null }, 'CONSENT_MISSING'],
    ['a paper of tomorrow', { signedOn: '2025-09-09' }, 'SIGNED_WHEN'],
    ['an old wording', { consents: [{ text: 'RISK', textVersion: '1999-1' }] }, 'CONSENT_OUTDATED'],
  ])('%s is refused', async (_what, values, code) => {
    const { once } = await givenFall(at.desk)
    const { it, error } = await register(at.desk, rosa(once, values))
    expect([it, error?.errorInfo?.code]).toEqual([null, code])
  })

  test('with a reason, the paper is not needed', async () => {
    const { once } = await givenFall(at.desk)
    const { it } = await register(at.desk, rosa(once, { signedOn: null, reason: 'Paper comes on Saturday' }))
    expect((await at.server.sql`select from consents where user_id = ${it.userId}`).length).toBe(0)
  })

  test('a parent can neither register like this nor create a code', async () => {
    const { once } = await givenFall(at.desk)
    const { mum, user } = await givenMum(at.desk)
    for (const { error } of [await register(mum, rosa(once)), await newCode(mum, { userId: user.id })])
      expect(error?.errorType).toBe('Unauthorized')
  })
})

describe('P-17: the code', () => {
  test('gives everything to the account that enters it with a child’s birth date, once', async () => {
    const { userId, code } = await givenWalkIn()
    const [ana, eve] = [await givenMum(at.desk), await givenMum(at.desk)]
    expect(await codeState(userId)).toBe('OPEN')
    expect(await typeCode(ana.user.email, code.toLowerCase().replaceAll('-', ' '))).toEqual({
      status: 200,
      children: expect.arrayContaining(['Mia Lopez', 'Leo Lopez']),
    })
    expect(await childrenOf(ana)).toEqual(['Leo', 'Mia'])
    const places = await listRows(ana.mum, 'PlayerProgramRegistration', {}, 'status priceCents')
    expect(places.it.items).toHaveLength(2)
    expect(await codeState(ana.user.id)).toBe('USED')
    expect((await typeCode(eve.user.email, code)).code).toBe('CODE_UNKNOWN')
    expect(await childrenOf(eve)).toEqual([])
    const [act] = await at.server
      .sql`select actor_role, actor_email from audit_entries where action = 'TAKE_OVER'
      and subject_user_id = ${ana.user.id}`
    expect(act).toMatchObject({ actor_role: 'PARENT', actor_email: ana.user.email })
  })

  test('answers a wrong birth date in the same way, and ends after five', async () => {
    const { userId, code } = await givenWalkIn()
    const ana = await givenMum(at.desk)
    const [other] = await at.server.sql`select count(*)::int as n from family_codes where user_id = ${userId}`
    expect(other?.n).toBe(1)
    for (let n = 0; n < 5; n += 1) {
      const stranger = await givenMum(at.desk)
      const answer = await typeCode(stranger.user.email, code, '2010-01-01')
      expect(answer).toEqual(await typeCode(stranger.user.email, 'ABCD-EFGH-JKMN'))
    }
    expect((await typeCode(ana.user.email, code)).code).toBe('CODE_UNKNOWN')
    expect(await codeState(userId)).toBe('ENDED')
    const { it } = await newCode(at.desk, { userId })
    expect((await typeCode(ana.user.email, it.code)).status).toBe(200)
  })

  test('an account that has tried five times has to wait, whatever it enters', async () => {
    const { code } = await givenWalkIn()
    const eve = await givenMum(at.desk)
    for (let n = 0; n < 5; n += 1)
      expect((await typeCode(eve.user.email, codeForPaper('ABCDEFGHJKMN'))).code).toBe('CODE_UNKNOWN')
    expect((await typeCode(eve.user.email, code)).code).toBe('TOO_MANY_CODES')
    at.now = new Date(at.now.getTime() + 24 * 3_600_000 + 1_000)
    expect((await typeCode(eve.user.email, code)).status).toBe(200)
  })

  test.each([
    ['119 days later', 119, 200],
    ['120 days later', 120, 409],
  ])('%s', async (_when, days, status) => {
    const { code } = await givenWalkIn()
    const ana = await givenMum(at.desk)
    at.now = new Date(at.now.getTime() + days * 86_400_000)
    expect((await typeCode(ana.user.email, code)).status).toBe(status)
  })

  test('ends when the desk ends it, and is not created for a family with an email', async () => {
    const { userId, code } = await givenWalkIn()
    const ana = await givenMum(at.desk)
    expect((await newCode(at.desk, { userId, end: true })).it).toEqual({ code: '' })
    expect((await typeCode(ana.user.email, code)).code).toBe('CODE_UNKNOWN')
    expect(await codeState(userId)).toBeUndefined()
    expect((await newCode(at.desk, { userId: ana.user.id })).error?.errorInfo?.code).toBe('HAS_EMAIL')
  })

  test('entered twice at the same moment: one account gets the children', async () => {
    const { code } = await givenWalkIn()
    const both = [await givenMum(at.desk), await givenMum(at.desk)]
    const answers = await Promise.all(both.map(({ user }) => typeCode(user.email, code)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('does not work for somebody whom the club keeps from these children (P-14)', async () => {
    const { userId, code } = await givenWalkIn()
    const dan = await givenMum(at.desk)
    await at.server.sql`
      insert into barred_guardians (user_id, from_user_id, reason, barred_by, barred_at)
      values (${dan.user.id}, ${userId}, 'By a court’s order', 'admin@example.org', ${at.now})`
    expect((await typeCode(dan.user.email, code)).code).toBe('CODE_UNKNOWN')
    expect(await childrenOf(dan)).toEqual([])
  })

  test('no longer works once the desk has entered an email', async () => {
    const { userId, code } = await givenWalkIn()
    const ana = await givenMum(at.desk)
    const email = `${randomUUID()}@example.org`
    expect((await updateRow(at.desk, 'User', { id: userId, _version: 1, email })).error).toBeUndefined()
    expect((await typeCode(ana.user.email, code)).code).toBe('CODE_UNKNOWN')
  })
})
