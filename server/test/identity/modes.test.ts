import { expect, test } from 'vitest'
import { revokeAccessToken } from '../../src/identity/access-tokens.ts'
import { ownIdentity } from '../../src/identity/modes-config.ts'
import { givenAccessToken } from '../access-token.ts'
import { forFile } from '../for-file.ts'
import { API_KEY } from '../running-server.ts'
import { signToken } from '../tokens.ts'
import { ask, type How, listen, type Mode, useAmplify } from './modes-client.ts'
import { type Issuer, startIssuer } from './modes-issuer.ts'
import { type ModesServer, modesServer, startModesServer } from './modes-server.ts'

const ME = 'query Me { listUsers { items { email } } }'
const PROGRAMS = 'query Programs { listPrograms { items { name } } }'

/** Who the server thinks the sender is. */
async function whoami(how: How): Promise<string> {
  const { data, errors } = await ask(ME, how)
  if (errors[0]?.errorType === 'Unauthorized') return 'visitor'
  if (errors[0]) throw errors[0]
  const emails: string[] = data.listUsers.items.map(({ email }: { email: string }) => email)
  return emails.length > 1 ? 'admin' : (emails[0] ?? 'nobody')
}

const trusting = (other: Issuer) => ({
  oidc: { issuer: other.issuer, audiences: ['club', 'club-web'] },
})

const issuer = await startIssuer({ hasDiscovery: true })
const server = await forFile(startModesServer({ identity: trusting(issuer) }))

test('apiKey: a visitor', async () => {
  await useAmplify(server)
  expect(await whoami({ authMode: 'apiKey' })).toBe('visitor')
  expect((await ask(PROGRAMS, { authMode: 'apiKey' })).errors).toEqual([])
})

test('iam, signed out: a guest is a visitor, and this is the default mode', async () => {
  await useAmplify(server)
  expect(await whoami({ authMode: 'iam' })).toBe('visitor')
  expect(await ask(PROGRAMS)).toEqual({ data: { listPrograms: { items: [] } }, errors: [] })
})

test('iam, signed in: that user', async () => {
  const user = await server.signIn()
  await server.signIn()
  await useAmplify(server, user)
  expect(await whoami({ authMode: 'iam' })).toBe(user.email)
})

test('iam, signed in as a member of the group: an administrator', async () => {
  await server.signIn()
  await useAmplify(server, await server.signIn(['pmfcadmin']))
  expect(await whoami({ authMode: 'iam' })).toBe('admin')
})

test('userPool: that user, by the access token', async () => {
  const user = await server.signIn()
  await server.signIn()
  await useAmplify(server, user)
  expect(await whoami({ authMode: 'userPool' })).toBe(user.email)
})

test('userPool: that group makes somebody an administrator, any other group does not', async () => {
  const other = await server.signIn(['coaches'])
  await useAmplify(server, other)
  expect(await whoami({ authMode: 'userPool' })).toBe(other.email)
  await useAmplify(server, await server.signIn(['coaches', 'pmfcadmin']))
  expect(await whoami({ authMode: 'userPool' })).toBe('admin')
})

/** What an outside issuer hands to somebody who signs in there. */
const outsideTokens = (issuer: Issuer, claims: Record<string, unknown>) => ({
  accessToken: issuer.token({ aud: 'club', ...claims }),
  idToken: issuer.token({ aud: 'club-web', ...claims }),
})

test('oidc: the user with the verified address, whatever its case', async () => {
  const { email } = await server.signIn()
  await server.signIn()
  await useAmplify(server, outsideTokens(issuer, { email: email.toUpperCase(), email_verified: true }))
  expect(await whoami({ authMode: 'oidc' })).toBe(email)
  expect(await whoami({ authMode: 'iam' })).toBe(email)
  expect(issuer.asked).toEqual(['/.well-known/openid-configuration', '/keys'])
})

test('oidc: an unverified address does not count', async () => {
  const { email } = await server.signIn()
  await useAmplify(server, outsideTokens(issuer, { email, email_verified: false }))
  expect(await whoami({ authMode: 'oidc' })).toBe('nobody')
})

test('oidc: without an address, the subject identifies the user', async () => {
  const names = { firstName: 'Pat', lastName: 'Singh' }
  await server.create('User', { email: 'pat@example.org', externalUserId: 'outside-7', ...names })
  await server.signIn()
  await useAmplify(server, outsideTokens(issuer, { sub: 'outside-7' }))
  expect(await whoami({ authMode: 'oidc' })).toBe('pat@example.org')
})

test('lambda: an administrator, in the name of the maker of the token', async () => {
  await server.signIn()
  await server.signIn()
  await useAmplify(server)
  expect(await whoami({ authMode: 'lambda', authToken: server.accessToken })).toBe('admin')
  const [{ actor_email } = {}] = await server.sql`select actor_email from audit_entries limit 1`
  expect(actor_email).toBe('desk@example.org')
})

test('lambda: a read-only token cannot write', async () => {
  const reader = await givenAccessToken(server.sql, { mayWrite: false })
  await useAmplify(server)
  const how = { authMode: 'lambda', authToken: reader.token } as const
  expect((await ask(PROGRAMS, how)).errors).toEqual([])
  const write =
    'mutation M { createProgram(input: { name: "A", startDate: "2025-09-06", endDate: "2025-12-18" }) { id } }'
  expect((await ask(write, how)).errors[0]?.errorType).toBe('Unauthorized')
})

test('lambda: a revoked token is refused at once', async () => {
  const made = await givenAccessToken(server.sql)
  await useAmplify(server)
  const how = { authMode: 'lambda', authToken: made.token } as const
  expect((await ask(PROGRAMS, how)).errors).toEqual([])
  await revokeAccessToken(server.sql, made.id, { by: null, now: new Date() })
  expect((await ask(PROGRAMS, how)).errors[0]?.message).toBe('Unauthorized')
})

const onProgram = 'subscription S { onCreateProgram { name } }'
const onPlayer = 'subscription S { onCreatePlayer { id } }'

/**
 * Uses its own server: all subscriptions to one server share a socket, which opens with the credentials of the first.
 */
async function inMode(mode: Mode): Promise<{ own: ModesServer; how: How }> {
  const own = await modesServer({ identity: trusting(issuer) })
  const user = await own.signIn()
  const outside = outsideTokens(issuer, { email: user.email, email_verified: true })
  await useAmplify(own, mode === 'oidc' ? outside : user)
  return { own, how: { authMode: mode, authToken: mode === 'lambda' ? own.accessToken : undefined } }
}

test.each<Mode>(['apiKey', 'iam', 'userPool', 'oidc', 'lambda'])(
  'realtime, %s: connects, starts and hears',
  async (mode) => {
    const { own, how } = await inMode(mode)
    const { event } = await listen(onProgram, how)
    await own.create('Program', { name: 'Fall', startDate: '2025-09-06', endDate: '2025-12-18' })
    expect(await event).toEqual({ onCreateProgram: { name: 'Fall' } })
    // Only users may subscribe to players.
    const asUser = listen(onPlayer, how)
    if (mode === 'apiKey') await expect(asUser).rejects.toMatchObject({ message: 'Unauthorized' })
    else await expect(asUser).resolves.toBeDefined()
  },
)

test('realtime, iam, signed out: a guest may not subscribe', async () => {
  await useAmplify(server)
  await expect(listen(onPlayer, { authMode: 'iam' })).rejects.toMatchObject({ message: 'Unauthorized' })
})

test('realtime: invalid credentials end the connection with the error that the client knows', async () => {
  await useAmplify(await modesServer())
  await expect(listen(onProgram, { authMode: 'lambda', authToken: 'nonsense' })).rejects.toMatchObject({
    message: 'Connection failed: UnauthorizedException',
  })
})

test('the first proof counts: a key before a token', async () => {
  const { url, accessToken } = server
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': API_KEY, authorization: accessToken },
    body: JSON.stringify({ query: ME }),
  })
  expect((await answer.json()).errors[0].errorType).toBe('Unauthorized')
})

test('a key set given by configuration is trusted as before', async () => {
  const { email } = await server.signIn()
  await server.signIn()
  await useAmplify(server)
  expect(await whoami({ authMode: 'lambda', authToken: await signToken({ email }) })).toBe(email)
})

test('every /config.json names both pools, all three APIs and the flow', async () => {
  const { url } = server
  expect(await (await fetch(`${url}/config.json`)).json()).toEqual({
    amplify: {
      Auth: {
        Cognito: {
          userPoolId: 'us-east-1_Touchline',
          userPoolClientId: 'touchline-web',
          userPoolEndpoint: `${url}/cognito/user-pool`,
          identityPoolId: ownIdentity.identityPoolId,
          identityPoolEndpoint: `${url}/cognito/identity-pool`,
          allowGuestAccess: true,
          loginWith: { email: true },
          signUpVerificationMethod: 'code',
          passwordFormat: { minLength: 8 },
        },
      },
      API: {
        GraphQL: {
          endpoint: `${url.replace('http:', 'ws:')}/graphql`,
          customEndpoint: `${url}/graphql`,
          customEndpointRegion: 'us-east-1',
          region: 'us-east-1',
          defaultAuthMode: 'iam',
          apiKey: API_KEY,
        },
        REST: {
          admin: { endpoint: `${url}/staging/admin`, region: 'us-east-1' },
          manage: { endpoint: `${url}/staging/manage`, region: 'us-east-1' },
        },
      },
    },
    authFlowType: 'USER_PASSWORD_AUTH',
    club: { name: 'PMFC', zone: 'America/Vancouver' },
  })
})
