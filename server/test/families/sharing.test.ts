import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { ownIdentity } from '../../src/identity/modes-config.ts'
import { makeUserPool } from '../../src/identity/user-pool/user-pool.ts'
import { readFeed } from '../calendar/read-feed.ts'
import { askFor, getRow, listRows, updateRow } from '../calls.ts'
import { deskForFile } from '../desk-for-file.ts'
import { givenFall, givenMum, type Mum, register } from '../fall.ts'
import { outboxRows } from '../mail/outbox-rows.ts'
import { signToken } from '../tokens.ts'

const AT = new Date('2025-09-01T17:00:00Z')

const { server, desk } = await deskForFile(AT)

async function ask(email: unknown, path: string, body?: object) {
  const answer = await server.app.inject({
    method: body ? 'POST' : 'GET',
    url: `/account/family${path}`,
    headers: { authorization: `Bearer ${await signToken({ email: String(email) })}` },
    payload: body,
  })
  return { status: answer.statusCode, ...answer.json() }
}

const invite = (from: Mum, to: unknown) => ask(from.user.email, '/invitations', { email: to })
const answer = (who: Mum, id: string, word: string) =>
  ask(who.user.email, `/invitations/${id}`, { answer: word })

async function sharing(): Promise<[Mum, Mum]> {
  const [ana, dan] = [await givenMum(desk), await givenMum(desk)]
  const { sent } = await invite(ana, dan.user.email)
  await answer(dan, sent[0].id, 'ACCEPT')
  await answer(ana, sent[0].id, 'CONFIRM')
  return [ana, dan]
}

const childrenOf = async ({ mum }: Mum) =>
  (await listRows(mum, 'Player', {}, 'firstName')).it.items.map(
    ({ firstName }: { firstName: string }) => firstName,
  )

const subjectsTo = async (email: unknown) =>
  (await outboxRows(server.sql, String(email))).map(({ subject }) => subject)

describe('P-13: two guardians share their children', () => {
  test('an invitation sent twice within a minute is one invitation, with one email', async () => {
    const [ana, dan] = [await givenMum(desk), await givenMum(desk)]
    await invite(ana, dan.user.email)
    const { sent } = await invite(ana, dan.user.email)
    expect(sent).toHaveLength(1)
    expect(await subjectsTo(dan.user.email)).toHaveLength(1)
  })

  test('sharing starts once one has invited, the other accepted and the first confirmed; not earlier', async () => {
    const [ana, dan] = [await givenMum(desk), await givenMum(desk)]
    const maya = await ana.child('Maya')
    await dan.child('Leo')
    await updateRow(ana.mum, 'Player', { id: maya.id, _version: 1, healthNotes: 'Asthma' })
    const { sent } = await invite(ana, String(dan.user.email).toUpperCase())
    expect(sent).toMatchObject([{ email: dan.user.email, isAccepted: false }])
    const { received } = await ask(dan.user.email, '')
    expect(received).toMatchObject([{ id: sent[0].id, email: ana.user.email, isAccepted: false }])
    expect(await childrenOf(dan)).toEqual(['Leo'])
    await answer(dan, sent[0].id, 'ACCEPT')
    expect([await childrenOf(ana), await childrenOf(dan)]).toEqual([['Maya'], ['Leo']])
    const { guardians } = await answer(ana, sent[0].id, 'CONFIRM')
    expect(guardians).toMatchObject([{ email: dan.user.email, children: ['Leo'] }])
    for (const one of [ana, dan]) expect((await childrenOf(one)).toSorted()).toEqual(['Leo', 'Maya'])
    expect(await subjectsTo(ana.user.email)).toEqual([
      'Your invitation was accepted',
      'You now share your children’s account',
    ])
    expect((await getRow(dan.mum, 'Player', maya.id, 'healthNotes')).it.healthNotes).toBe('Asthma')
  })

  test('the email names the address of the sender, and nothing that was typed (Q-2)', async () => {
    const ana = await givenMum(desk)
    await ana.child('Maya')
    const email = `${randomUUID()}@example.org`
    await invite(ana, email)
    const [message] = await outboxRows(server.sql, email)
    expect(message?.text).toContain(ana.user.email)
    for (const word of ['Maya', 'Pat', 'Singh']) expect(message?.text).not.toContain(word)
  })

  test('nobody else can answer, and an expired invitation cannot be answered', async () => {
    const [ana, dan, eve] = [await givenMum(desk), await givenMum(desk), await givenMum(desk)]
    const { sent } = await invite(ana, dan.user.email)
    const { id } = sent[0]
    for (const [who, word] of [
      [eve, 'ACCEPT'],
      [eve, 'CONFIRM'],
      [eve, 'WITHDRAW'],
      [dan, 'CONFIRM'],
      [ana, 'ACCEPT'],
      [ana, 'CONFIRM'],
    ] as const)
      expect(await answer(who, id, word)).toMatchObject({ status: 409, code: 'NO_INVITATION' })
    expect(await answer(ana, randomUUID(), 'CONFIRM')).toMatchObject({ status: 409, code: 'NO_INVITATION' })
    await server.sql`update family_invitations set made_at = ${new Date(AT.getTime() - 14 * 86_400_000)} where id = ${id}`
    expect(await answer(dan, id, 'ACCEPT')).toMatchObject({ status: 409, code: 'NO_INVITATION' })
    expect((await ask(dan.user.email, '')).received).toEqual([])
  })

  test('a third guardian must be linked by the club', async () => {
    const [ana, dan] = await sharing()
    const eve = await givenMum(desk)
    expect(await invite(ana, eve.user.email)).toMatchObject({ status: 409, code: 'SHARES_ALREADY' })
    const { sent } = await invite(eve, dan.user.email)
    expect(await answer(dan, sent[0].id, 'ACCEPT')).toMatchObject({ status: 409, code: 'SHARES_ALREADY' })
  })

  test('a child whom both have added is one child (P-8)', async () => {
    const [ana, dan] = [await givenMum(desk), await givenMum(desk)]
    const [maya] = [await ana.child('Maya'), await dan.child('maya')]
    const { sent } = await invite(ana, dan.user.email)
    await answer(dan, sent[0].id, 'ACCEPT')
    await answer(ana, sent[0].id, 'CONFIRM')
    const { it } = await listRows(dan.mum, 'Player', {}, 'id')
    expect(it.items).toEqual([{ id: maya.id }])
  })

  test('either can leave; each keeps the children they added, at once and on every path', async () => {
    const [ana, dan] = await sharing()
    const { once } = await givenFall(desk)
    const [maya] = [await ana.child('Maya'), await dan.child('Leo')]
    const registered = await register(dan.mum, { ...maya, userPlayersId: dan.user.id }, once, {
      months: ['2025-10'],
      days: ['SAT'],
    })
    expect(registered.error).toBeUndefined()
    const texts = (await outboxRows(server.sql, ana.user.email as string)).map(({ text }) => text)
    expect(texts.some((text) => text.includes('Maya'))).toBe(true)
    const { it } = await askFor(dan.mum, 'mutation { it: familyCalendar { path } }', {})
    expect((await readFeed(server, it.path)).length).toBeGreaterThan(0)
    expect((await ask(dan.user.email, '/leave', {})).guardians).toEqual([])
    expect([await childrenOf(ana), await childrenOf(dan)]).toEqual([['Maya'], ['Leo']])
    const sessions = (await readFeed(server, it.path)).filter(({ uid }) => uid.startsWith('session-'))
    expect(sessions).toEqual([])
    expect(await subjectsTo(ana.user.email)).toContain('You no longer share your children’s account')
    const [entry] = await server.sql`
      select actor_email from audit_entries where model = 'PlayerProgramRegistration' and subject_user_id = ${ana.user.id}`
    expect(entry?.actor_email).toBe(dan.user.email)
  })

  test('A-1: accepting and confirming take the password again, and cannot be done while impersonating', async () => {
    const [ana, dan] = [await givenMum(desk), await givenMum(desk)]
    const { sent } = await invite(ana, dan.user.email)
    const { accessToken, prove } = await signedIn(String(dan.user.email))
    const accept = (headers: object = {}) =>
      server.app.inject({
        method: 'POST',
        url: `/account/family/invitations/${sent[0].id}`,
        headers: { authorization: `Bearer ${accessToken}`, ...headers },
        payload: { answer: 'ACCEPT' },
      })
    expect((await accept()).json().code).toBe('PASSWORD_AGAIN')
    await prove()
    expect((await accept({ 'x-impersonate-user': dan.user.id })).statusCode).toBe(401)
    expect((await accept()).json().received).toMatchObject([{ isAccepted: true }])
  })
})

async function signedIn(email: string) {
  const [sub, session] = [randomUUID(), randomUUID()]
  const { sql } = server
  const { userPoolId, userPoolClientId: clientId } = ownIdentity
  const issuer = `http://127.0.0.1:3000/cognito/${userPoolId}`
  const pool = makeUserPool({ sql, issuer, userPoolId, clientId, now: () => AT, log: server.app.log })
  await sql`insert into pool_users (id, email, is_email_verified, status) values (${sub}, ${email}, true, 'CONFIRMED')`
  await sql`insert into pool_sessions (id, user_id, expires_at) values (${session}, ${sub}, now() + interval '9 years')`
  const about = { signedInAt: AT, isEmailVerified: true, attributes: {}, groups: [] }
  const { accessToken } = await pool.tokens.issue({ sub, session, email, ...about })
  const prove = () => sql`
    insert into pool_password_proofs (session_id, purpose, expires_at)
    values (${session}, 'SHARE_CHILDREN', ${new Date(AT.getTime() + 60_000)})`
  return { accessToken, prove }
}

describe('P-14: a guardian without access', () => {
  const bar = async (userId: string, fromUserId: string, playerIds: string[]) => {
    const authorization = `Bearer ${await signToken({ email: desk.email, groups: ['pmfcadmin'] })}`
    const url = `/staging/manage/guardians/${userId}/no-access/${fromUserId}`
    const answered = await server.app.inject({
      method: 'PUT',
      url,
      headers: { authorization },
      payload: { reason: 'Court order of August 28', playerIds },
    })
    expect(answered.statusCode).toBe(204)
    return () => server.app.inject({ method: 'DELETE', url, headers: { authorization } })
  }

  test('no longer sees anything of the children, not even of those they added themselves', async () => {
    const [ana, dan] = await sharing()
    const [, leo] = [await ana.child('Maya'), await dan.child('Leo')]
    await bar(dan.user.id, ana.user.id, [leo.id])
    expect(await childrenOf(dan)).toEqual([])
    expect((await childrenOf(ana)).toSorted()).toEqual(['Leo', 'Maya'])
    const seen = await askFor(
      dan.mum,
      'query A($id: ID!) { it: auditEntriesByRowId(rowId: $id) { items { id } } }',
      { id: leo.id },
    )
    expect(seen.it.items).toEqual([])
  })

  test('neither an invitation nor the desk links the two, until the club takes it back', async () => {
    const [ana, dan] = [await givenMum(desk), await givenMum(desk)]
    const lift = await bar(dan.user.id, ana.user.id, [])
    const { sent, status } = await invite(dan, ana.user.email)
    expect([status, sent.length]).toEqual([200, 1])
    expect(await subjectsTo(ana.user.email)).toEqual([])
    expect((await ask(ana.user.email, '')).received).toEqual([])
    expect(await answer(ana, sent[0].id, 'ACCEPT')).toMatchObject({ status: 409, code: 'NO_INVITATION' })
    const link = (user: Mum['user']) =>
      askFor(desk, 'mutation L($input: UpdateUserInput!) { it: updateUser(input: $input) { id } }', {
        input: { id: user.id, _version: 1, family: 'one' },
      })
    expect((await link(ana.user)).error).toBeUndefined()
    expect((await link(dan.user)).error?.message).toContain('no access')
    await lift()
    expect((await link(dan.user)).error).toBeUndefined()
  })
})
