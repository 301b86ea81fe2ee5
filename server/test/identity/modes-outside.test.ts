import { expect, test } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { ask, useAmplify } from './modes-client.ts'
import { startIssuer } from './modes-issuer.ts'
import { modesServer } from './modes-server.ts'

const CLIENT = 'client1'
const ME = 'query Me { listUsers { items { email } } }'

const variables = (issuer: string) => ({
  USER_POOL_ISSUER: issuer,
  USER_POOL_ID: 'ca-central-1_AbCdEf',
  USER_POOL_CLIENT_ID: CLIENT,
})

async function standIn(extra: Record<string, string> = {}) {
  const issuer = await startIssuer()
  const { identity } = readConfig({ ...variables(issuer.issuer), ...extra })
  const server = await modesServer({ identity })
  const email = `${CLIENT}@example.org`
  await server.create('User', { email, firstName: 'Pat', lastName: 'Singh' })
  await server.create('User', { email: 'other@example.org', firstName: 'Lee', lastName: 'Wong' })
  const claims = { sub: 'pool-user-1', email, email_verified: true }
  const tokensFor = (more: object = {}) => ({
    accessToken: issuer.token({ ...claims, token_use: 'access', client_id: CLIENT, ...more }),
    idToken: issuer.token({ ...claims, token_use: 'id', aud: CLIENT, ...more }),
  })
  return { issuer, server, email, tokensFor }
}

test('an outside pool works by configuration alone: its users call in userPool and iam mode', async () => {
  const { issuer, server, email, tokensFor } = await standIn()
  await useAmplify(server, tokensFor())
  for (const authMode of ['userPool', 'iam'] as const)
    expect(await ask(ME, { authMode })).toEqual({ data: { listUsers: { items: [{ email }] } }, errors: [] })
  expect(issuer.asked).toEqual(['/.well-known/jwks.json'])
})

test('its group makes somebody an administrator', async () => {
  const { server, tokensFor } = await standIn()
  await useAmplify(server, tokensFor({ 'cognito:groups': ['pmfcadmin'] }))
  for (const authMode of ['userPool', 'iam'] as const)
    expect((await ask(ME, { authMode })).data.listUsers.items).toHaveLength(2)
})

test('visitors keep the guest credentials of our identity pool', async () => {
  const { server } = await standIn()
  await useAmplify(server)
  expect((await ask('query P { listPrograms { items { name } } }')).errors).toEqual([])
})

test('neither an access token nor a token of another pool is a login', async () => {
  const { server, tokensFor } = await standIn()
  const { accessToken } = tokensFor()
  const stranger = await startIssuer()
  await useAmplify(server, { accessToken, idToken: accessToken })
  await expect(ask(ME, { authMode: 'iam' })).rejects.toMatchObject({ name: 'NotAuthorizedException' })
  await useAmplify(server, { accessToken, idToken: stranger.token({ token_use: 'id', aud: CLIENT }) })
  await expect(ask(ME, { authMode: 'iam' })).rejects.toMatchObject({ name: 'NotAuthorizedException' })
})

test('a pool that does not answer is our problem, not a wrong login: the client tries again', async () => {
  const down = 'http://127.0.0.1:1'
  const { identity } = readConfig(variables(down))
  const server = await modesServer({ identity })
  const { token } = await startIssuer()
  const idToken = token({
    iss: down,
    token_use: 'id',
    aud: CLIENT,
    email: 'a@example.org',
    email_verified: true,
  })
  const answer = await fetch(`${server.url}/cognito/identity-pool`, {
    method: 'POST',
    headers: {
      'x-amz-target': 'AWSCognitoIdentityService.GetId',
      'content-type': 'application/x-amz-json-1.1',
    },
    body: JSON.stringify({ IdentityPoolId: identity.identityPoolId, Logins: { '127.0.0.1:1': idToken } }),
  })
  expect([answer.status, answer.headers.get('x-amzn-errortype')]).toEqual([500, 'InternalErrorException'])
})

test('/config.json sends the browser to AWS for the user pool, and stays with us for credentials', async () => {
  const { server } = await standIn()
  const { amplify } = await (await fetch(`${server.url}/config.json`)).json()
  expect(amplify.Auth.Cognito).toMatchObject({ userPoolId: 'ca-central-1_AbCdEf', userPoolClientId: CLIENT })
  expect(amplify.Auth.Cognito).not.toHaveProperty('userPoolEndpoint')
  expect(amplify.Auth.Cognito.identityPoolEndpoint).toBe(`${server.url}/cognito/identity-pool`)
})

test('with an outside identity pool as well, nothing points to us, and signing is not the default', async () => {
  const identityPoolId = 'ca-central-1:12345678-1234-1234-1234-123456789012'
  const { server, tokensFor } = await standIn({ IDENTITY_POOL_ID: identityPoolId })
  const { amplify } = await (await fetch(`${server.url}/config.json`)).json()
  expect(amplify.Auth.Cognito).toMatchObject({ identityPoolId })
  expect(JSON.stringify(amplify.Auth)).not.toContain(server.url)
  expect(amplify.API.GraphQL.defaultAuthMode).toBe('userPool')
  expect((await fetch(`${server.url}/cognito/identity-pool`, { method: 'POST' })).status).toBe(404)
  const { accessToken } = tokensFor()
  const answer = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: accessToken },
    body: JSON.stringify({ query: ME }),
  })
  expect(answer.status).toBe(200)
})
