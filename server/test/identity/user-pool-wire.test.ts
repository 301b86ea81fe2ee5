import { expect, test } from 'vitest'
import { operations } from '../../src/identity/user-pool/operations.ts'
import { peopleOf, poolForFile } from './pool-people.ts'
import { CLIENT_ID, PASSWORD, poolServerForTest, send, someEmail } from './pool-server.ts'

const { server } = await poolForFile()

const target = 'AWSCognitoIdentityProviderService.GetUser'

test('the client can read a refusal: status, header, name and message', async () => {
  const { status, headers, body } = await server.ask('GetUser', { AccessToken: 'x' })
  expect(status).toBe(400)
  expect(headers).toMatchObject({
    'content-type': expect.stringMatching(/^application\/x-amz-json-1\.1\b/),
    'x-amzn-errortype': 'NotAuthorizedException',
    'x-amzn-requestid': expect.any(String),
    'cache-control': 'no-store',
  })
  expect(body).toEqual({ __type: 'NotAuthorizedException', message: 'Invalid Access Token' })
})

test.each([
  ['no target', undefined],
  ['an unknown operation', 'AWSCognitoIdentityProviderService.AdminDeleteUser'],
  ['another service', 'AWSCognitoIdentityService.GetUser'],
  ["an object's own word", 'AWSCognitoIdentityProviderService.constructor'],
])('%s', async (_what, unknown) => {
  const { status, error } = await send(server.app, { target: unknown, payload: '{}' })
  expect([status, error]).toEqual([400, 'UnknownOperationException'])
})

test.each([
  ['nothing', ''],
  ['half an object', '{"AccessToken": "x"'],
  ['a list', '[]'],
  ['null', 'null'],
  ['a word', 'hello'],
  ['null bytes', '\0\0'],
])('a body of %s', async (_what, payload) => {
  const { status, error } = await send(server.app, { target, payload })
  expect([status, error]).toEqual([400, 'SerializationException'])
})

test('a body larger than any honest one', async () => {
  const payload = JSON.stringify({ AccessToken: 'x'.repeat(70_000) })
  const { status, error } = await send(server.app, { target, payload })
  expect([status, error]).toEqual([413, 'SerializationException'])
})

test.each(['application/json', 'text/plain'])('the type %s makes no difference', async (type) => {
  expect((await send(server.app, { target, payload: '{}', type })).error).toBe('InvalidParameterException')
})

test.each([...operations.keys()])('%s names what is missing', async (operation) => {
  const { status, body } = await server.ask(operation, {})
  expect(status).toBe(400)
  expect(body).toEqual({
    __type: 'InvalidParameterException',
    message: expect.stringMatching(
      /^1 validation error detected: Value at '\w+' failed .+ Member must not be null$/,
    ),
  })
})

test('an unknown client is refused', async () => {
  const { body } = await server.ask('ForgotPassword', { ClientId: 'another', Username: someEmail() })
  expect(body).toEqual({
    __type: 'ResourceNotFoundException',
    message: 'User pool client another does not exist.',
  })
})

test('an error of ours: 500, an id that is also in the log, and no guess is counted', async () => {
  const broken = await poolServerForTest()
  const people = peopleOf(broken)
  const email = await people.confirmed()
  const { match } = broken.pool.passwords
  broken.pool.passwords.match = async () => {
    throw new Error('secret detail')
  }
  for (let n = 0; n < 7; n++) {
    const { status, error, body } = await people.tryPassword(email, PASSWORD)
    expect([status, error]).toEqual([500, 'InternalErrorException'])
    expect(body.message).toContain(broken.faults[n]?.reference)
    expect(body.message).not.toContain('secret')
  }
  broken.pool.passwords.match = match
  expect((await people.tryPassword(email, PASSWORD)).error).toBeNull()
})

test('without a database: 500, and working again once it is back', async () => {
  const broken = await poolServerForTest()
  await broken.sql`alter table pool_users rename to gone`
  const request = { ClientId: CLIENT_ID, Username: someEmail(), Password: PASSWORD }
  expect((await broken.ask('SignUp', request)).error).toBe('InternalErrorException')
  await broken.sql`alter table gone rename to pool_users`
  expect((await broken.ask('SignUp', request)).error).toBeNull()
})
