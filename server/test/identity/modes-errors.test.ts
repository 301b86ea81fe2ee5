import { Amplify } from 'aws-amplify'
import { generateClient, get } from 'aws-amplify/api'
import { fetchUserAttributes } from 'aws-amplify/auth'
import { beforeEach, expect, test } from 'vitest'
import { forFile } from '../for-file.ts'
import { ask, listen, useAmplify } from './modes-client.ts'
import { startModesServer } from './modes-server.ts'

const QUERY = 'query P { listPrograms { items { name } } }'

const server = await forFile(startModesServer())
beforeEach(() => useAmplify(server))

type GraphQL = NonNullable<NonNullable<ReturnType<typeof Amplify.getConfig>['API']>['GraphQL']>

/** The same configuration with these changes. */
function reconfigure(graphql: Partial<GraphQL>, cognito: object = {}): void {
  const { Auth, API, ...rest } = Amplify.getConfig()
  const changed = { ...(API?.GraphQL as GraphQL), ...graphql }
  Amplify.configure({
    ...rest,
    Auth: { Cognito: { ...Auth?.Cognito, ...cognito } } as never,
    API: { ...API, GraphQL: changed },
  })
}

const thrown = (work: Promise<unknown>) =>
  work.then(
    () => expect.unreachable('this should have failed'),
    (error) => error,
  )

test('no API key', async () => {
  reconfigure({ apiKey: undefined })
  expect(await thrown(ask(QUERY, { authMode: 'apiKey' }))).toMatchObject({
    name: 'NoApiKey',
    message: 'No api-key configured',
  })
})

test('no credentials for iam', async () => {
  reconfigure({}, { allowGuestAccess: false })
  expect(await thrown(ask(QUERY, { authMode: 'iam' }))).toMatchObject({
    name: 'NoCredentials',
    message: 'No credentials',
  })
})

test.each(['userPool', 'oidc'] as const)('no valid auth tokens: %s, nobody signed in', async (authMode) => {
  expect(await thrown(ask(QUERY, { authMode }))).toMatchObject({
    name: 'NoValidAuthTokens',
    message: 'No federated jwt',
  })
})

test.each(['userPool', 'oidc'] as const)(
  'no signed user: %s, the session is not available',
  async (authMode) => {
    const user = await server.signIn()
    await server.sql`update pool_sessions set ended_at = now() where id = ${user.session}`
    await useAmplify(server, user)
    expect(await thrown(ask(QUERY, { authMode }))).toMatchObject({
      name: 'NoSignedUser',
      message: 'No current user',
      underlyingError: { name: 'NotAuthorizedException' },
    })
  },
)

test('no authorization header for lambda', async () => {
  expect(await thrown(ask(QUERY, { authMode: 'lambda' }))).toMatchObject({
    name: 'NoAuthorizationHeader',
    message: 'No auth token specified',
  })
})

test('no GraphQL endpoint configured: query', async () => {
  reconfigure({ endpoint: '', customEndpoint: undefined, customEndpointRegion: undefined })
  expect((await ask(QUERY, { authMode: 'apiKey' })).errors[0]).toMatchObject({
    message: 'No GraphQL endpoint configured in `Amplify.configure()`.',
    originalError: { name: 'NoEndpoint' },
  })
})

test('no GraphQL endpoint configured: subscription', async () => {
  reconfigure({ endpoint: '' })
  const listening = listen('subscription { onCreateProgram { name } }', { authMode: 'apiKey' })
  expect(await thrown(listening)).toMatchObject({
    message: 'Subscribe only available for AWS AppSync endpoint',
  })
})

test('missing region: the client falls back to the region we sign for', async () => {
  reconfigure({
    region: undefined,
    customEndpoint: undefined,
    customEndpointRegion: undefined,
    endpoint: `${server.url}/graphql`,
  })
  expect((await ask(QUERY, { authMode: 'iam' })).errors).toEqual([])
})

test('a custom endpoint region without a custom endpoint', async () => {
  reconfigure({ customEndpoint: undefined })
  expect(await thrown(ask(QUERY, { authMode: 'apiKey' }))).toMatchObject({
    name: 'NoCustomEndpoint',
    message: 'Custom endpoint region is present without custom endpoint.',
  })
})

test('no user pool configured, auth call', async () => {
  Amplify.configure({})
  expect(await thrown(fetchUserAttributes())).toMatchObject({
    name: 'AuthUserPoolException',
    message: 'Auth UserPool not configured.',
  })
})

test('signed out, auth call', async () => {
  expect(await thrown(fetchUserAttributes())).toMatchObject({
    name: 'UserUnAuthenticatedException',
    message: 'User needs to be authenticated to call this API.',
  })
})

test('a REST API that is not configured', async () => {
  expect(await thrown(get({ apiName: 'other', path: '/' }).response)).toMatchObject({
    name: 'InvalidApiName',
    message: 'API name is invalid.',
  })
})

test('a refusal of the server: Unauthorized', async () => {
  expect((await ask(QUERY, { authMode: 'lambda', authToken: 'nonsense' })).errors[0]).toMatchObject({
    message: 'Unauthorized',
    originalError: { name: 'UnauthorizedException' },
  })
})

test('mode none: Unauthorized', async () => {
  expect((await ask(QUERY, { authMode: 'none' })).errors[0]?.message).toBe('Unauthorized')
})

test('a wrong API key: Unauthorized', async () => {
  reconfigure({ apiKey: 'wrong' })
  expect((await ask(QUERY, { authMode: 'apiKey' })).errors[0]?.message).toBe('Unauthorized')
})

test('a server that is down: a network error', async () => {
  reconfigure({ customEndpoint: 'http://127.0.0.1:9/graphql' })
  expect((await ask(QUERY, { authMode: 'apiKey' })).errors[0]).toMatchObject({
    message: 'A network error has occurred.',
    originalError: { name: 'NetworkError' },
  })
})

test('an identity pool that is down: no current user, even with a token in hand', async () => {
  await useAmplify(server, await server.signIn())
  reconfigure({}, { identityPoolEndpoint: 'http://127.0.0.1:9/' })
  const client = generateClient({ authMode: 'userPool' }) as unknown as {
    graphql(o: object): Promise<unknown>
  }
  expect(await thrown(client.graphql({ query: QUERY }))).toMatchObject({ name: 'NoSignedUser' })
})
