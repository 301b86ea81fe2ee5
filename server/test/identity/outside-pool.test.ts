import { generateKeyPairSync, randomUUID, sign as signWith } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'
import { openPool } from '../../src/postgres/pool.ts'
import {
  credentials,
  type MatrixServer,
  rest,
  type Someone,
  sender,
  someone,
  startMatrixServer,
} from './matrix-people.ts'
import { ask, type How, listen, useAmplify } from './modes-client.ts'

const POOL_ID = 'ca-central-1_AbCdEfGhI'
const CLIENT = '4n5outsideclient'
const HOUR = 3_600

type Claims = Record<string, unknown>

/** An outside user pool, written without any of our code: its issuer has a path, its access tokens have no address. */
async function startOutsidePool() {
  const newKey = () => ({
    kid: randomUUID() as string,
    ...generateKeyPairSync('rsa', { modulusLength: 2048 }),
  })
  const keys = [newKey()]
  const server = createServer((request, response) => {
    if (request.url !== `/${POOL_ID}/.well-known/jwks.json`) return response.writeHead(404).end()
    const published = keys.map(({ kid, publicKey }) => ({ ...publicKey.export({ format: 'jwk' }), kid }))
    response.end(JSON.stringify({ keys: published.map((key) => ({ ...key, alg: 'RS256', use: 'sig' })) }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}/${POOL_ID}`
  const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const signed = (claims: Claims, { kid, privateKey } = keys.at(-1) as (typeof keys)[0]) => {
    const now = Math.floor(Date.now() / 1000)
    const stamped = { iss: issuer, auth_time: now, iat: now, exp: now + HOUR, jti: randomUUID(), ...claims }
    const text = `${encoded({ kid, alg: 'RS256' })}.${encoded(stamped)}`
    return `${text}.${signWith('sha256', Buffer.from(text), privateKey).toString('base64url')}`
  }
  const access = (sub: string, claims: Claims = {}) => ({
    sub,
    username: sub,
    token_use: 'access',
    client_id: CLIENT,
    scope: 'aws.cognito.signin.user.admin',
    ...claims,
  })
  return {
    issuer,
    keys,
    newKey,
    signed,
    access,
    /** As the pool hands them out at sign-in. */
    signIn: (email: string, { sub = randomUUID(), ...claims }: Claims = {}) => ({
      sub: sub as string,
      accessToken: signed(access(sub as string, claims)),
      idToken: signed({
        sub,
        'cognito:username': sub,
        token_use: 'id',
        aud: CLIENT,
        email,
        email_verified: true,
        ...claims,
      }),
    }),
    close: () => server.close(),
  }
}

let own: MatrixServer
let former: Someone
let pool: Awaited<ReturnType<typeof startOutsidePool>>
let server: { url: string }
let close: () => Promise<void>

beforeAll(async () => {
  own = await startMatrixServer()
  former = await someone(own)
  pool = await startOutsidePool()
  const config = readConfig({
    USER_POOL_ISSUER: pool.issuer,
    USER_POOL_ID: POOL_ID,
    USER_POOL_CLIENT_ID: CLIENT,
  })
  const sql = openPool(own.databaseUrl, 6)
  const app = await buildApp({ sql, config, logLevel: 'silent' })
  server = { url: await app.listen({ host: '127.0.0.1', port: 0 }) }
  close = async () => {
    await app.close()
    await sql.end({ timeout: 5 })
  }
})
afterAll(async () => {
  await close()
  await own.close()
  pool.close()
})
afterEach(() => {
  vi.useRealTimers()
})

const PROGRAMS = '{ listPrograms { items { id } } }'
const withToken = async (authorization: string) => (await sender(server, { authorization })(PROGRAMS)).status

async function seen(how: How): Promise<string[] | string | undefined> {
  const { data, errors } = await ask('query Q { listUsers { items { email } } }', how)
  return errors[0]?.message ?? data.listUsers.items.map(({ email }: { email: string }) => email)
}

const someEmail = () => `${randomUUID()}@example.org`

test('/config.json names that pool, and leaves its endpoint to the client', async () => {
  const { amplify } = await (await fetch(`${server.url}/config.json`)).json()
  expect(amplify.Auth.Cognito).toMatchObject({ userPoolId: POOL_ID, userPoolClientId: CLIENT })
  expect(amplify.Auth.Cognito).not.toHaveProperty('userPoolEndpoint')
  expect(amplify.Auth.Cognito.identityPoolEndpoint).toBe(`${server.url}/cognito/identity-pool`)
})

test.each([
  ['POST', '/cognito/user-pool'],
  ['GET', `/cognito/${POOL_ID}/.well-known/jwks.json`],
  ['GET', '/cognito/us-east-1_Touchline/.well-known/jwks.json'],
])('our own pool no longer exists: %s %s', async (method, path) => {
  expect((await fetch(`${server.url}${path}`, { method })).status).toBe(404)
})

test('a family with its tokens: own row, every mode, subscription', async () => {
  const email = someEmail()
  const { sub, ...tokens } = pool.signIn(email.toUpperCase())
  await useAmplify(server)
  expect((await ask(`query Q ${PROGRAMS}`)).errors).toEqual([])
  await useAmplify(server, tokens)
  const input = `{ email: "${email}", externalUserId: "${sub}", firstName: "New", lastName: "User" }`
  const { data } = await ask(`mutation M { createUser(input: ${input}) { id } }`)
  for (const authMode of ['iam', 'userPool'] as const) expect(await seen({ authMode })).toEqual([email])
  expect(await seen({ authMode: 'apiKey' })).toBe('Not Authorized to access listUsers on type Query')

  const { event } = await listen('subscription S { onCreatePlayer { userPlayersId } }', {
    authMode: 'userPool',
  })
  const child = '{ firstName: "Maya", lastName: "Singh", birthDate: "2017-05-31" }'
  await ask(`mutation M { createPlayer(input: ${child}) { id } }`, { authMode: 'userPool' })
  expect(await event).toEqual({ onCreatePlayer: { userPlayersId: data.createUser.id } })
})

describe('who it is', () => {
  test('by the verified address: an older row without the subject', async () => {
    await useAmplify(server, pool.signIn(former.email))
    expect(await seen({ authMode: 'iam' })).toEqual([former.email])
  })

  test('by the subject alone, if the token has no address', async () => {
    const { accessToken } = pool.signIn(former.email)
    const send = sender(server, { authorization: accessToken })
    const users = '{ it: listUsers { items { email } } }'
    expect((await send(users)).data.it.items).toEqual([])
    const { sub } = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString())
    await own.sql`update users set external_user_id = ${sub} where id = ${former.userId}`
    expect((await send(users)).data.it.items).toEqual([{ email: former.email }])
  })

  test('by the address of the ID token, if the access token has none: an older row', async () => {
    await useAmplify(server, pool.signIn(former.email))
    expect(await seen({ authMode: 'userPool' })).toEqual([former.email])
  })

  test('not by an unverified address', async () => {
    await useAmplify(server, pool.signIn(former.email, { email_verified: false }))
    expect(await seen({ authMode: 'iam' })).toEqual([])
  })

  test('nobody can claim another’s subject for their own row', async () => {
    const email = someEmail()
    await useAmplify(server, pool.signIn(email))
    const input = `{ email: "${email}", externalUserId: "${randomUUID()}" }`
    const { errors } = await ask(`mutation M { createUser(input: ${input}) { id } }`)
    expect(errors[0]).toMatchObject({
      errorType: 'Unauthorized',
      message: 'Unauthorized on [externalUserId]. It can only be your own.',
    })
  })

  test('its group makes an administrator, who creates access tokens over REST', async () => {
    const desk = pool.signIn(someEmail(), { 'cognito:groups': ['pmfcadmin'] })
    await useAmplify(server, desk)
    for (const authMode of ['iam', 'userPool'] as const)
      expect(await seen({ authMode })).toContain(former.email)
    const made = await rest(server, { userPool: desk.idToken }, ['post', '/access-tokens'], {
      body: { name: randomUUID() },
    })
    expect(await seen({ authMode: 'lambda', authToken: made.body.token })).toContain(former.email)
  })
})

describe('an access token uses the address of the ID token that the identity pool has seen', () => {
  const USERS = '{ it: listUsers { items { email } } }'
  const NAMELESS = 'Your sign-in names no verified email address, so no record can be made.'
  type Tokens = ReturnType<typeof pool.signIn>

  const make = ({ accessToken, sub }: Tokens, email: string, to = server) =>
    sender(to, { authorization: accessToken })(
      'mutation M($input: CreateUserInput!) { it: createUser(input: $input) { email } }',
      { input: { email, externalUserId: sub, firstName: 'New', lastName: 'User' } },
    )
  const emailsSeenBy = async ({ accessToken }: Tokens) =>
    (await sender(server, { authorization: accessToken })(USERS)).data.it.items.map(
      ({ email }: { email: string }) => email,
    )

  test('a new parent creates their record in userPool mode', async () => {
    const [email, other] = [someEmail(), someEmail()]
    const tokens = pool.signIn(email)
    expect((await make(tokens, email)).errors[0]).toMatchObject({
      errorType: 'Unauthorized',
      message: NAMELESS,
    })
    await credentials(server.url, tokens.idToken)
    expect((await make(tokens, email)).data.it).toEqual({ email })
    expect((await make(tokens, other)).errors[0]?.errorType).toBe('Unauthorized')
    expect(await emailsSeenBy(tokens)).toEqual([email])
  })

  test('as the real client does it, without an extra step', async () => {
    const email = someEmail()
    await useAmplify(server, pool.signIn(email))
    const input = `{ email: "${email}", firstName: "New", lastName: "User" }`
    const { errors } = await ask(`mutation M { createUser(input: ${input}) { id } }`, {
      authMode: 'userPool',
    })
    expect(errors).toEqual([])
    expect(await seen({ authMode: 'userPool' })).toEqual([email])
  })

  test.each<[string, Claims]>([
    ['an address that nobody has verified', { email_verified: false }],
    ['no address', { email: undefined }],
  ])('not with %s', async (_what, claims) => {
    const email = someEmail()
    const tokens = pool.signIn(email, claims)
    await credentials(server.url, tokens.idToken)
    expect((await make(tokens, email)).errors[0]?.message).toBe(NAMELESS)
  })

  test('not for another person, nor for another issuer with the same subject', async () => {
    const tokens = pool.signIn(former.email)
    await credentials(server.url, pool.signIn(former.email).idToken)
    expect(await emailsSeenBy(tokens)).toEqual([])
    await own.sql`insert into outside_addresses (issuer, subject, email, expires_at)
                  values ('https://another.example', ${tokens.sub}, ${former.email}, now() + interval '1 hour')`
    expect(await emailsSeenBy(tokens)).toEqual([])
  })

  test('an access token does not count as an ID token', async () => {
    const sub = randomUUID()
    const token = pool.signed(pool.access(sub, { aud: CLIENT }))
    await expect(credentials(server.url, token)).rejects.toThrow('NotAuthorizedException')
  })

  test('for as long as that ID token is valid', async () => {
    const sub = randomUUID()
    const idToken = pool.signIn(former.email, { sub, exp: seconds() + 60 }).idToken
    await credentials(server.url, idToken)
    const tokens = pool.signIn(former.email, { sub })
    expect(await emailsSeenBy(tokens)).toEqual([former.email])
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
    expect(await emailsSeenBy(tokens)).toEqual([])
  })

  test('the newest one counts: an older one does not bring back an old address', async () => {
    const [sub, after] = [randomUUID(), someEmail()]
    const old = pool.signIn(former.email, { sub, exp: seconds() + 600 })
    const young = pool.signIn(after, { sub, exp: seconds() + 601 })
    await credentials(server.url, old.idToken)
    await credentials(server.url, young.idToken)
    await credentials(server.url, old.idToken)
    expect((await make(young, after)).data.it).toEqual({ email: after })
    expect(await emailsSeenBy(young)).toEqual([after])
  })
})

const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 })
const seconds = () => Math.floor(Date.now() / 1000)

test.each<[string, () => string]>([
  ['a token of our own former pool', () => former.userPool],
  ['an access token for another client', () => pool.signed(pool.access('a', { client_id: 'another' }))],
  [
    'an access token for our client by its audience',
    () => pool.signed({ ...pool.access('a', { client_id: undefined }), aud: CLIENT }),
  ],
  ['an ID token for another client', () => pool.signIn(former.email, { aud: 'another' }).idToken],
  ['a token that has expired', () => pool.signed(pool.access('a', { exp: seconds() - 1 }))],
  [
    'a token of another pool at the same place',
    () => pool.signed(pool.access('a', { iss: `${pool.issuer}X` })),
  ],
  ['a key that the pool has not published', () => pool.signed(pool.access('a'), pool.newKey())],
  [
    'another’s key under the name of a published one',
    () => pool.signed(pool.access('a'), { ...stranger, kid: pool.keys[0]?.kid ?? '' }),
  ],
])('refused: %s', async (_what, token) => {
  expect(await withToken(pool.signed(pool.access('a')))).toBe(200)
  expect(await withToken(token())).toBe(401)
})

test('the pool rotates its keys: both count while both are published, then only the new one', async () => {
  const later = (minutes: number) =>
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 })
  const old = pool.keys[0] as (typeof pool.keys)[0]
  const byOld = () => pool.signed(pool.access('a'), old)
  const byNew = () => pool.signed(pool.access('a'))
  later(1)
  pool.keys.push(pool.newKey())
  expect([await withToken(byNew()), await withToken(byOld())]).toEqual([200, 200])
  pool.keys.shift()
  later(11)
  expect([await withToken(byNew()), await withToken(byOld())]).toEqual([200, 401])
})
