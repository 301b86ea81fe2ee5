import { ADMIN_GROUP } from '@touchline/domain/identity/role.ts'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { disableAccount, signOutEverywhere } from '../../src/identity/user-pool/administration.ts'
import { routes } from '../../src/rest/routes.ts'
import { givenAccessToken } from '../access-token.ts'
import { forFile } from '../for-file.ts'
import { useAmplify } from '../identity/modes-client.ts'
import { API_KEY } from '../running-server.ts'
import { signToken } from '../tokens.ts'
import { type Answer, call, type Method, send } from './rest-client.ts'
import { given, givenAdmin, provesPassword, type Someone, startRestServer, tokenOf } from './rest-server.ts'

const server = await forFile(startRestServer())
const admin = await givenAdmin(server)
const target = await given(server)

const draft = { purpose: 'NOTICE', subject: 'Hello', body: 'Hi', audience: { kind: 'EVERYBODY' } }

/** A valid body for each route; every route must be here. */
const bodies: Record<string, (target: Someone) => object> = {
  'post /users': ({ sub }) => ({ email: `${sub}@example.org` }),
  'put /users/{id}/permissions': () => ({ permissions: ['KIT'] }),
  'post /impersonations': ({ userId }) => ({ targetUserId: userId, reason: 'Phone call about a fee' }),
  'post /access-tokens': ({ sub }) => ({ name: `Report ${sub}` }),
  'post /programs/{id}/field-links': () => ({ name: 'Coach Sam' }),
  'put /field-notes/{id}': () => ({ isRead: true }),
  'post /exports': ({ email }) => ({ email }),
  'put /guardians/{userId}/no-access/{fromUserId}': () => ({ reason: 'By a court’s order', playerIds: [] }),
  'post /merges': ({ userId }) => ({ keepId: userId, keepVersion: 1, goneId: userId, goneVersion: 1 }),
  'post /child-merges': ({ userId }) => ({ keepId: userId, keepVersion: 1, goneId: userId, goneVersion: 1 }),
  'post /registrations/{id}/moves/{feeId}': () => ({
    version: 1,
    status: 'PENDING',
    priceCents: 0,
    refundCents: 0,
  }),
  'post /tournaments': ({ sub }) => ({ slug: `cup-${sub}`, name: 'Cup', date: '2026-02-21' }),
  'put /tournaments/{slug}': () => ({ version: 1, name: 'Cup', date: '2026-02-21', status: 'DRAFT' }),
  'put /tournaments/{slug}/draft': () => ({ plan: {}, version: 1 }),
  'post /tournaments/{slug}/publish': () => ({ version: 1 }),
  'post /tournaments/{slug}/results': () => ({ matchId: 'm1', key: 'key-00001', entry: {} }),
  'put /tournaments/{slug}/rundown/{id}': () => ({ done: true }),
  'put /tournaments/{slug}/sign-up': () => ({
    ...{ signUpUntil: null, signUpFromAge: null, signUpToAge: null },
    ...{ signUpFeeCents: null, signUpPlaces: null },
  }),
  'put /tournaments/{slug}/weather': () => ({ state: 'ON', message: '' }),
  'put /tournaments/{slug}/awards/{id}': () => ({ teamId: null }),
  'put /tournaments/{slug}/incidents/{id}': () => ({ incident: {} }),
  'put /tournaments/{slug}/thanks/{id}': () => ({ state: 'SHOWN' }),
  'put /campaigns/{id}': () => ({ ...draft, version: null }),
  'post /campaigns/{id}/send': () => ({ version: 1, count: 1 }),
  'post /campaign-preview': () => draft,
  'post /campaign-test': () => draft,
  'put /campaigns/{id}/files/{fileId}': () => ({ name: 'map.pdf', content: 'JVBERi0xLjc=' }),
}

/** The answers to an administrator about somebody who is confirmed and has got no email. */
const allowed: Record<string, number> = {
  'get /users': 200,
  'post /users': 201,
  'get /users/{id}': 200,
  'post /users/{id}/enable': 200,
  'post /users/{id}/disable': 200,
  'post /users/{id}/confirm': 400,
  'post /users/{id}/resend-code': 400,
  'post /users/{id}/reset-password': 200,
  'post /users/{id}/reset-second-factor': 200,
  'post /users/{id}/sign-out': 200,
  'get /groups': 200,
  'put /users/{id}/groups/{group}': 200,
  'delete /users/{id}/groups/{group}': 200,
  'get /own-permissions': 200,
  'get /users/{id}/permissions': 200,
  'put /users/{id}/permissions': 400,
  'post /impersonations': 201,
  'delete /impersonations/{targetUserId}': 204,
  'get /access-tokens': 200,
  'post /access-tokens': 201,
  'delete /access-tokens/{id}': 204,
  'get /programs/{id}/field-day': 404,
  'post /programs/{id}/field-links': 404,
  'delete /field-links/{id}': 204,
  'put /field-notes/{id}': 204,
  'post /exports': 202,
  'get /jobs/{id}': 404,
  'get /site-health': 200,
  'get /translation-file': 400,
  'post /translation-file-preview': 400,
  'post /translation-file': 400,
  'put /campaigns/{id}': 200,
  'delete /campaigns/{id}': 204,
  'post /campaigns/{id}/send': 404,
  'post /campaigns/{id}/unschedule': 404,
  'post /campaigns/{id}/pause': 404,
  'post /campaigns/{id}/resume': 404,
  'post /campaigns/{id}/cancel': 404,
  'post /campaigns/{id}/retry': 404,
  'post /campaign-preview': 200,
  'post /campaign-test': 200,
  'put /campaigns/{id}/files/{fileId}': 404,
  'delete /campaigns/{id}/files/{fileId}': 204,
  'post /players/{id}/health-notes': 404,
  'delete /people/{id}/refusals': 204,
  'put /duplicates/{oneId}/{otherId}/apart': 404,
  'delete /duplicates/{oneId}/{otherId}/apart': 204,
  'put /guardians/{userId}/no-access/{fromUserId}': 409,
  'delete /guardians/{userId}/no-access/{fromUserId}': 204,
  'get /merges/{keepId}/{goneId}': 409,
  'post /merges': 409,
  'get /child-merges/{keepId}/{goneId}': 409,
  'post /child-merges': 409,
  'get /registrations/{id}/moves/{feeId}': 404,
  'post /registrations/{id}/moves/{feeId}': 404,
  'post /tournaments': 201,
  'put /tournaments/{slug}': 404,
  'delete /tournaments/{slug}': 404,
  'put /tournaments/{slug}/draft': 404,
  'delete /tournaments/{slug}/draft': 404,
  'post /tournaments/{slug}/publish': 404,
  'get /tournaments/{slug}/result-links': 404,
  'post /tournaments/{slug}/results': 404,
  'put /tournaments/{slug}/sign-up': 404,
  'post /tournaments/{slug}/waiver-reminders': 404,
  'put /tournaments/{slug}/rundown/{id}': 404,
  'put /tournaments/{slug}/weather': 404,
  'put /tournaments/{slug}/awards/{id}': 404,
  'put /tournaments/{slug}/incidents/{id}': 404,
  'delete /tournaments/{slug}/incidents/{id}': 404,
  'put /tournaments/{slug}/thanks/{id}': 404,
  'get /tournaments/{slug}/referee-pins': 404,
  'post /fun-day-waivers/{id}/{place}/health-notes': 404,
}

/** Routes closed to every access token. */
const closedToTokens = [
  'get /programs/{id}/field-day',
  'post /programs/{id}/field-links',
  'delete /field-links/{id}',
  'put /field-notes/{id}',
  'get /users',
  'post /users',
  'get /users/{id}',
  'post /users/{id}/enable',
  'post /users/{id}/disable',
  'post /users/{id}/confirm',
  'post /users/{id}/resend-code',
  'post /users/{id}/reset-password',
  'post /users/{id}/reset-second-factor',
  'post /users/{id}/sign-out',
  'get /groups',
  'put /users/{id}/groups/{group}',
  'delete /users/{id}/groups/{group}',
  'get /own-permissions',
  'get /users/{id}/permissions',
  'put /users/{id}/permissions',
  'post /impersonations',
  'delete /impersonations/{targetUserId}',
  'get /access-tokens',
  'post /access-tokens',
  'delete /access-tokens/{id}',
  'post /exports',
  'get /jobs/{id}',
  'post /players/{id}/health-notes',
  'get /site-health',
  'delete /people/{id}/refusals',
  'put /duplicates/{oneId}/{otherId}/apart',
  'delete /duplicates/{oneId}/{otherId}/apart',
  'put /guardians/{userId}/no-access/{fromUserId}',
  'delete /guardians/{userId}/no-access/{fromUserId}',
  'get /merges/{keepId}/{goneId}',
  'post /merges',
  'get /child-merges/{keepId}/{goneId}',
  'post /child-merges',
  'get /registrations/{id}/moves/{feeId}',
  'post /registrations/{id}/moves/{feeId}',
  'put /tournaments/{slug}/sign-up',
  'post /tournaments/{slug}/waiver-reminders',
  'post /fun-day-waivers/{id}/{place}/health-notes',
  'get /translation-file',
  'post /translation-file-preview',
  'post /translation-file',
]

interface Case {
  name: string
  api: 'admin' | 'manage'
  method: Method
  path: string
}

const cases: Case[] = Object.entries(routes).flatMap(([api, all]) =>
  all.map(({ method, path }) => ({ name: `${method} ${path}`, api: api as Case['api'], method, path })),
)

const pathFor = ({ path }: Case, { sub, userId }: Someone) =>
  path
    .replace('{slug}', 'no-such-cup')
    .replace('{id}', sub)
    .replace('{place}', '0')
    .replace('{group}', ADMIN_GROUP)
    .replace('{targetUserId}', userId)
    .replace('{userId}', userId)
    .replace('{fromUserId}', userId)
    .replace('{keepId}', userId)
    .replace('{goneId}', userId)

/** Sends it with the real client, as whoever is signed in. */
function signed(one: Case, about = target, headers?: Record<string, string>): Promise<Answer> {
  const body = bodies[one.name]?.(about)
  return call(one.method, pathFor(one, about), { body, headers }, one.api)
}

const bearing = (one: Case, token: string | undefined, headers?: Record<string, string>) =>
  send(server, one.method, `/${one.api}${pathFor(one, target)}`, {
    token,
    body: bodies[one.name]?.(target),
    headers,
  })

async function refusals(ask: (one: Case) => Promise<Answer>) {
  const answers: [string, number, string | null, string?][] = []
  for (const one of cases) {
    const { status, error, body } = await ask(one)
    answers.push([one.name, status, error, body.code])
  }
  return answers
}

const everyCase = (status: number, error: string, code?: string) =>
  cases.map(({ name }) => [name, status, error, code])

test('every route is in the table of what is allowed', () => {
  expect(cases.map(({ name }) => name).sort()).toEqual(Object.keys(allowed).sort())
})

describe('a visitor gets 401', () => {
  test('signed as a guest', async () => {
    await useAmplify(server)
    expect(await refusals((one) => signed(one))).toEqual(everyCase(401, 'UnauthorizedException'))
  })
  test('without anything', async () => {
    expect(await refusals((one) => bearing(one, undefined))).toEqual(everyCase(401, 'UnauthorizedException'))
  })
  test('with the key of the public site', async () => {
    expect(await refusals((one) => bearing(one, undefined, { 'x-api-key': API_KEY }))).toEqual(
      everyCase(401, 'UnauthorizedException'),
    )
  })
})

describe('a parent gets 403', () => {
  test('signed', async () => {
    await useAmplify(server, await given(server))
    expect(await refusals((one) => signed(one))).toEqual(
      everyCase(403, 'AccessDeniedException', 'ADMIN_ONLY'),
    )
  })
  test('with a token, whatever other group they are in', async () => {
    const coach = await given(server, ['coaches'])
    expect(await refusals((one) => bearing(one, coach.accessToken))).toEqual(
      everyCase(403, 'AccessDeniedException', 'ADMIN_ONLY'),
    )
  })
})

describe('an administrator is let in', () => {
  const answered = async (ask: (one: Case) => Promise<Answer>) =>
    Object.fromEntries(
      await Promise.all(cases.map(async (one) => [one.name, (await ask(one)).status] as const)),
    )

  test('signed', async () => {
    await useAmplify(server, admin)
    await provesPassword(server, admin, 'MAKE_ACCESS_TOKEN')
    expect(await answered(async (one) => signed(one, await given(server)))).toEqual(allowed)
  })
  test('with an access token, if it was made for that area, and nowhere else (X-3)', async () => {
    const { token } = await givenAccessToken(server.sql, { createdBy: admin.email })
    const ask = async (one: Case) => {
      const about = await given(server)
      const body = bodies[one.name]?.(about)
      return send(server, one.method, `/${one.api}${pathFor(one, about)}`, { token, body })
    }
    const expected = Object.entries(allowed).map(([name, status]) => [
      name,
      closedToTokens.includes(name) ? 403 : status,
    ])
    expect(await answered(ask)).toEqual(Object.fromEntries(expected))
  })
  test('with an access token of no area: nowhere', async () => {
    const { token } = await givenAccessToken(server.sql, { createdBy: admin.email, areas: [] })
    const codes = (await refusals((one) => bearing(one, token))).map(([name, status, , code]) => [
      name,
      status,
      code,
    ])
    expect(codes).toEqual(
      cases.map(({ name }) => [name, 403, closedToTokens.includes(name) ? 'NOT_BY_TOKEN' : 'NOT_IN_SCOPE']),
    )
  })
  test.each([
    ['of the pool', async () => admin.accessToken],
    ['of a trusted issuer', () => signToken({ email: 'desk@example.org', groups: [ADMIN_GROUP] })],
  ])('with a token %s', async (_whose, token) => {
    expect((await send(server, 'get', '/admin/groups', { token: await token() })).status).toBe(200)
  })
})

describe('an impersonating administrator gets 403', () => {
  const headers = { 'x-impersonate-user': 'whoever' }
  test('signed', async () => {
    await useAmplify(server, admin)
    expect(await refusals((one) => signed(one, target, headers))).toEqual(
      everyCase(403, 'AccessDeniedException', 'IMPERSONATING'),
    )
  })
  test('with an access token, and with an empty header', async () => {
    const token = await tokenOf(admin)
    expect(await refusals((one) => bearing(one, token, { 'x-impersonate-user': '' }))).toEqual(
      everyCase(403, 'AccessDeniedException', 'IMPERSONATING'),
    )
  })
})

describe('somebody who has lost access gets 401', () => {
  test.each([
    ['disabled', disableAccount],
    ['signed out everywhere', signOutEverywhere],
  ])('an administrator who was %s, signed and with the token', async (_what, end) => {
    const former = await givenAdmin(server)
    await useAmplify(server, former)
    expect((await call('get', '/groups')).status).toBe(200)
    await end({ ...server.pool, by: admin.email }, former.sub)
    expect(await refusals((one) => signed(one))).toEqual(everyCase(401, 'UnauthorizedException'))
    expect(await refusals((one) => bearing(one, former.accessToken))).toEqual(
      everyCase(401, 'UnauthorizedException'),
    )
  })
  test('a disabled parent', async () => {
    const former = await given(server)
    await disableAccount({ ...server.pool, by: admin.email }, former.sub)
    expect(await refusals((one) => bearing(one, former.accessToken))).toEqual(
      everyCase(401, 'UnauthorizedException'),
    )
  })
  test.each(['nonsense', 'a.b.c', `touchline_${'A'.repeat(43)}`])('the token %s', async (token) => {
    expect((await send(server, 'get', '/admin/groups', { token })).status).toBe(401)
  })
})

test('a read-only token reads, and nothing more', async () => {
  const { token } = await givenAccessToken(server.sql, { createdBy: admin.email, mayWrite: false })
  for (const one of cases) {
    const { status, body } = await bearing(one, token)
    if (one.method === 'get' && closedToTokens.includes(one.name)) expect(body.code).toBe('NOT_BY_TOKEN')
    else if (one.method === 'get') expect([one.name, status]).toEqual([one.name, allowed[one.name]])
    else expect([one.name, status, body.code]).toEqual([one.name, 403, 'READ_ONLY'])
  }
})

test('a body that was changed on the way is refused', async () => {
  await useAmplify(server, admin)
  const { fetch } = globalThis
  const changed = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) =>
      fetch(input, init?.body ? { ...init, body: String(init.body).replace('phone', 'other') } : init),
    )
  onTestFinished(() => changed.mockRestore())
  const body = { targetUserId: target.userId, reason: 'A phone call' }
  const answer = await call('post', '/impersonations', { body })
  expect([answer.status, answer.error]).toEqual([403, 'InvalidSignatureException'])
})
