import { createHmac } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { listAccessTokens, revokeAccessToken } from '../../src/identity/access-tokens.ts'
import { givenAccessToken } from '../access-token.ts'
import { forFile } from '../for-file.ts'
import { signToken } from '../tokens.ts'
import { startIssuer } from './modes-issuer.ts'
import { type ModesServer, modesServer, startModesServer } from './modes-server.ts'

const oidc = await startIssuer({ hasDiscovery: true })
const pool = await startIssuer()
const identity = {
  oidc: { issuer: oidc.issuer, audiences: ['club'] },
  outside: { issuer: pool.issuer },
  userPoolClientId: 'abc123',
}
const server = await forFile(startModesServer({ identity }))

afterEach(() => {
  vi.useRealTimers()
})

async function post({ url }: ModesServer, headers: Record<string, string>) {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query: '{ listPrograms { items { id } } }' }),
  })
  return { status: answer.status, type: answer.headers.get('x-amzn-errortype'), json: await answer.json() }
}

const withToken = (authorization: string, on = server) => post(on, { authorization })

const seconds = () => Math.floor(Date.now() / 1000)

test.each<[string, () => string]>([
  ['an oidc token for us', () => oidc.token({ aud: 'club' })],
  ['one for us among others', () => oidc.token({ aud: ['other', 'club'] })],
  ['one with Bearer before it', () => `Bearer ${oidc.token({ aud: 'club' })}`],
  ['an access token of the outside pool', () => pool.token({ token_use: 'access', client_id: 'abc123' })],
  ['an ID token of the outside pool', () => pool.token({ token_use: 'id', aud: 'abc123' })],
])('accepted: %s', async (_what, token) => {
  expect((await withToken(token())).status).toBe(200)
})

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

test.each<[string, () => string | Promise<string>]>([
  ['an oidc token for somebody else', () => oidc.token({ aud: 'other' })],
  ['an oidc token for nobody', () => oidc.token({})],
  ['an oidc token that has expired', () => oidc.token({ aud: 'club', exp: seconds() - 1 })],
  ['an oidc token without an end', () => oidc.token({ aud: 'club', exp: undefined })],
  ['an oidc token of nobody', () => oidc.token({ aud: 'club', sub: undefined })],
  ['an oidc token from tomorrow', () => oidc.token({ aud: 'club', nbf: seconds() + 86_400 })],
  ['an oidc token that is forged', () => oidc.forged({ aud: 'club' })],
  ['a token of the pool in the name of the other', () => pool.token({ iss: oidc.issuer, aud: 'club' })],
  ['an issuer that nobody knows', () => oidc.token({ iss: 'https://evil.example', aud: 'club' })],
  ['an access token for another client', () => pool.token({ token_use: 'access', client_id: 'zzz' })],
  ['an access token with our audience only', () => pool.token({ token_use: 'access', aud: 'abc123' })],
  ['an ID token for another client', () => pool.token({ token_use: 'id', aud: 'zzz' })],
  [
    'a token without a signature',
    () =>
      `${part({ alg: 'none' })}.${part({ iss: oidc.issuer, sub: 'x', aud: 'club', exp: seconds() + 60 })}.`,
  ],
  [
    'a token signed with a shared secret',
    () => sharedSecret({ iss: oidc.issuer, sub: 'x', aud: 'club', exp: seconds() + 60 }),
  ],
  [
    'a token of the configured issuer that has expired',
    () => signToken({ email: 'a@b.org', expiresIn: '-1s' }),
  ],
  ['three words with dots', () => 'a.b.c'],
  ['a word', () => 'nonsense'],
  ['an access token that was never made', () => `touchline_${'A'.repeat(43)}`],
])('refused: %s', async (_what, token) => {
  expect(await withToken(await token())).toEqual({
    status: 401,
    type: 'UnauthorizedException',
    json: { errors: [{ errorType: 'UnauthorizedException', message: 'Token expired or not valid.' }] },
  })
})

function sharedSecret(claims: object): string {
  const text = `${part({ alg: 'HS256' })}.${part(claims)}`
  return `${text}.${createHmac('sha256', 'secret').update(text).digest('base64url')}`
}

test.each<[string, Record<string, string>, string]>([
  ['nothing', {}, 'Missing authorization header.'],
  ['an empty header', { authorization: '' }, 'Missing authorization header.'],
  ['a wrong key', { 'x-api-key': 'nope' }, 'You are not authorized to make this call.'],
  ['an empty key', { 'x-api-key': '' }, 'You are not authorized to make this call.'],
])('refused: %s', async (_what, headers, message) => {
  expect(await post(server, headers)).toEqual({
    status: 401,
    type: 'UnauthorizedException',
    json: { errors: [{ errorType: 'UnauthorizedException', message }] },
  })
})

test('with an outside pool, tokens of our own pool are no longer accepted', async () => {
  const { accessToken } = await server.signIn()
  expect((await withToken(accessToken)).status).toBe(401)
})

test('keys are fetched once, and again when a token names a new one', async () => {
  const other = await startIssuer()
  const own = await modesServer({ identity: { oidc: { issuer: other.issuer, audiences: ['club'] } } })
  const take = async () => (await withToken(other.token({ aud: 'club' }), own)).status
  expect([await take(), await take()]).toEqual([200, 200])
  expect(other.asked).toEqual(['/.well-known/openid-configuration', '/.well-known/jwks.json'])
  other.rotate()
  // A new key is fetched at most twice a minute, whatever is sent.
  expect(await take()).toBe(401)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 })
  expect([await take(), await take()]).toEqual([200, 200])
  expect(other.asked).toHaveLength(3)
})

test('an issuer that is down: refused, and asked again only after a while', async () => {
  const nobody = 'http://127.0.0.1:9'
  const own = await modesServer({ identity: { oidc: { issuer: nobody, audiences: ['club'] } } })
  const token = oidc.token({ iss: nobody, aud: 'club' })
  const asked = vi.spyOn(globalThis, 'fetch')
  expect([(await withToken(token, own)).status, (await withToken(token, own)).status]).toEqual([401, 401])
  const discoveries = asked.mock.calls.filter(([url]) => String(url).startsWith(nobody))
  asked.mockRestore()
  expect(discoveries).toHaveLength(1)
})

test('a session that has ended is refused at once', async () => {
  const own = await modesServer()
  const { accessToken, session } = await own.signIn()
  expect((await withToken(accessToken, own)).status).toBe(200)
  await own.sql`update pool_sessions set ended_at = now() where id = ${session}`
  expect(await withToken(accessToken, own)).toMatchObject({ status: 401, type: 'UnauthorizedException' })
})

test('access tokens: shown once, stored hashed, listed without their secret', async () => {
  const { id, token } = await givenAccessToken(server.sql, { name: 'Newsletter', mayWrite: false })
  const [row] = await server.sql`select * from access_tokens where id = ${id}`
  expect(JSON.stringify(row)).not.toContain(token)
  await revokeAccessToken(server.sql, id, { by: null, now: new Date() })
  const listed = (await listAccessTokens(server.sql)).find((one) => one.id === id)
  expect(listed).toEqual({
    id,
    name: 'Newsletter',
    mayWrite: false,
    models: null,
    areas: ['REPORTS', 'PEOPLE', 'EMAILS', 'TOURNAMENTS'],
    createdBy: 'desk@example.org',
    createdAt: expect.any(Date),
    expiresAt: expect.any(Date),
    lastUsedAt: null,
    revokedAt: expect.any(Date),
  })
})
