import { fetchAuthSession } from 'aws-amplify/auth'
import { expect, test } from 'vitest'
import { ownIdentity } from '../../src/identity/modes-config.ts'
import { forFile } from '../for-file.ts'
import { useAmplify } from './modes-client.ts'
import { startIssuer } from './modes-issuer.ts'
import { startModesServer } from './modes-server.ts'

const POOL = ownIdentity.identityPoolId
const PROVIDER = 'club.example.org/cognito/user-pool'
const GUEST_ID = /^us-east-1:[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const USER_ID = /^us-east-1:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

const server = await forFile(startModesServer())

async function call(operation: string, body: unknown) {
  const answer = await fetch(`${server.url}/cognito/identity-pool`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityService.${operation}`,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { status: answer.status, type: answer.headers.get('x-amzn-errortype'), json: await answer.json() }
}

const newGuest = async (): Promise<string> =>
  (await call('GetId', { IdentityPoolId: POOL, Logins: {} })).json.IdentityId

test('a guest gets an id of their own and credentials for an hour', async () => {
  const id = await newGuest()
  expect(id).toMatch(GUEST_ID)
  expect(await newGuest()).not.toBe(id)
  const { status, json } = await call('GetCredentialsForIdentity', { IdentityId: id })
  expect(status).toBe(200)
  expect(json).toEqual({
    IdentityId: id,
    Credentials: {
      AccessKeyId: expect.stringMatching(/^ASIA[0-9A-F]{16}$/),
      SecretKey: expect.stringMatching(/^[\w-]{40}$/),
      SessionToken: expect.stringMatching(/^[\w-]+$/),
      Expiration: expect.any(Number),
    },
  })
  expect(json.Credentials.Expiration * 1000 - Date.now()).toBeGreaterThan(59 * 60_000)
})

test('two sets of credentials have nothing in common', async () => {
  const IdentityId = await newGuest()
  const [one, two] = await Promise.all(
    [1, 2].map(async () => (await call('GetCredentialsForIdentity', { IdentityId })).json.Credentials),
  )
  for (const name of ['AccessKeyId', 'SecretKey', 'SessionToken']) expect(one[name]).not.toBe(two[name])
})

test('a user keeps one id for ever, even if the browser still sends its old guest id', async () => {
  const { idToken } = await server.signIn()
  const Logins = { [PROVIDER]: idToken }
  const { json } = await call('GetId', { IdentityPoolId: POOL, Logins })
  expect(json.IdentityId).toMatch(USER_ID)
  const asGuest = await call('GetCredentialsForIdentity', { IdentityId: await newGuest(), Logins })
  expect(asGuest.json.IdentityId).toBe(json.IdentityId)
  const asUser = await call('GetCredentialsForIdentity', { IdentityId: json.IdentityId, Logins })
  expect(asUser.json.IdentityId).toBe(json.IdentityId)
})

test('two users have two ids, and a second user in the same browser gets their own', async () => {
  const ids = await Promise.all(
    [await server.signIn(), await server.signIn()].map(
      async ({ idToken }) =>
        (await call('GetId', { IdentityPoolId: POOL, Logins: { [PROVIDER]: idToken } })).json.IdentityId,
    ),
  )
  expect(ids[0]).not.toBe(ids[1])
  const { idToken } = await server.signIn()
  const Logins = { [PROVIDER]: idToken }
  const { json } = await call('GetCredentialsForIdentity', { IdentityId: ids[0], Logins })
  expect([ids[0], undefined]).not.toContain(json.IdentityId)
})

test('an id alone makes nobody a user', async () => {
  const { idToken } = await server.signIn()
  const { json } = await call('GetId', { IdentityPoolId: POOL, Logins: { [PROVIDER]: idToken } })
  expect(await call('GetCredentialsForIdentity', { IdentityId: json.IdentityId })).toEqual({
    status: 400,
    type: 'NotAuthorizedException',
    json: {
      __type: 'NotAuthorizedException',
      message: `Access to Identity '${json.IdentityId}' is forbidden.`,
    },
  })
})

test.each([
  ['that has ended', `update pool_sessions set ended_at = now() where id = $1`],
  [
    'of a disabled user',
    `update pool_users set is_enabled = false where id = (select user_id from pool_sessions where id = $1)`,
  ],
  [
    'of a deleted user',
    `delete from pool_users where id = (select user_id from pool_sessions where id = $1)`,
  ],
])('a session %s gets no new credentials', async (_what, change) => {
  const { idToken, session } = await server.signIn()
  const ask = async () =>
    call('GetCredentialsForIdentity', { IdentityId: await newGuest(), Logins: { [PROVIDER]: idToken } })
  expect((await ask()).status).toBe(200)
  await server.sql.unsafe(change, [session])
  expect(await ask()).toMatchObject({
    status: 400,
    json: { __type: 'NotAuthorizedException', message: 'Invalid login token. This sign-in has ended.' },
  })
})

test('it takes an ID token of our pool, under the name of its issuer', async () => {
  const stranger = await startIssuer()
  const { accessToken, idToken } = await server.signIn()
  const logins = [
    { [PROVIDER]: accessToken },
    { [PROVIDER]: `${idToken.slice(0, -4)}AAAA` },
    { [PROVIDER]: stranger.token({ aud: 'touchline-web', token_use: 'id' }) },
    { [PROVIDER]: stranger.token({ iss: `https://${PROVIDER}`, aud: 'touchline-web', token_use: 'id' }) },
    { [PROVIDER]: 'nonsense' },
    { [PROVIDER]: '' },
    { 'accounts.example.com': idToken },
  ]
  for (const Logins of logins)
    expect(await call('GetId', { IdentityPoolId: POOL, Logins })).toMatchObject({
      status: 400,
      type: 'NotAuthorizedException',
      json: { message: 'Invalid login token.' },
    })
})

test.each<[string, string, unknown, string]>([
  ['another pool', 'GetId', { IdentityPoolId: `${POOL.slice(0, -1)}0` }, 'ResourceNotFoundException'],
  ['no pool', 'GetId', {}, 'InvalidParameterException'],
  ['a pool that is a number', 'GetId', { IdentityPoolId: 7 }, 'InvalidParameterException'],
  ['logins that are a list', 'GetId', { IdentityPoolId: POOL, Logins: ['x'] }, 'InvalidParameterException'],
  [
    'a login that is a number',
    'GetId',
    { IdentityPoolId: POOL, Logins: { a: 7 } },
    'InvalidParameterException',
  ],
  ['two logins', 'GetId', { IdentityPoolId: POOL, Logins: { a: 'x', b: 'y' } }, 'InvalidParameterException'],
  ['no id', 'GetCredentialsForIdentity', {}, 'InvalidParameterException'],
  ['an id of no shape', 'GetCredentialsForIdentity', { IdentityId: 'me' }, 'ResourceNotFoundException'],
  [
    'an id of another region',
    'GetCredentialsForIdentity',
    { IdentityId: 'eu-west-1:00000000-0000-4000-8000-000000000000' },
    'ResourceNotFoundException',
  ],
  [
    'an id with a null byte',
    'GetCredentialsForIdentity',
    { IdentityId: 'us-east-1:\0' },
    'ResourceNotFoundException',
  ],
  [
    'a very long id',
    'GetCredentialsForIdentity',
    { IdentityId: 'x'.repeat(10_000) },
    'InvalidParameterException',
  ],
  ['JSON that is cut off', 'GetId', '{"IdentityPoolId":', 'SerializationException'],
  ['no body', 'GetId', '', 'SerializationException'],
  ['JSON that is no object', 'GetId', 'null', 'InvalidParameterException'],
  ['an operation of another service', 'DeleteIdentityPool', {}, 'UnknownOperationException'],
])('refused: %s', async (_what, operation, body, type) => {
  expect(await call(operation, body)).toMatchObject({ status: 400, type, json: { __type: type } })
})

test('refused: a body that is too large', async () => {
  expect(await call('GetId', { IdentityPoolId: 'x'.repeat(70_000) })).toMatchObject({
    status: 413,
    type: 'InvalidParameterException',
  })
})

test('the real client gets credentials, adopts the user’s id, and reports a refusal by its name', async () => {
  await useAmplify(server)
  const guest = await fetchAuthSession()
  expect(guest).toMatchObject({ identityId: expect.stringMatching(GUEST_ID), tokens: undefined })
  const user = await server.signIn()
  await useAmplify(server, user)
  const session = await fetchAuthSession()
  expect(session).toMatchObject({ identityId: expect.stringMatching(USER_ID), userSub: user.sub })
  expect(session.credentials?.expiration).toBeInstanceOf(Date)
  await server.sql`update pool_sessions set ended_at = now() where id = ${user.session}`
  await expect(fetchAuthSession({ forceRefresh: true })).rejects.toMatchObject({
    name: 'NotAuthorizedException',
    message: 'Invalid login token. This sign-in has ended.',
  })
})
