import { expect, test } from 'vitest'
import { SignatureFault, verifySignature } from '../../src/identity/sigv4.ts'
import type { SignedRequest } from '../../src/identity/sigv4-canonical.ts'
import { sign, type ToSign } from './sigv4-signer.ts'

const NOW = new Date('2026-05-31T23:58:00Z')
const KEYS = {
  accessKeyId: 'ASIA0123456789ABCDEF',
  secretKey: 'wJalrXUtnFEMI-K7MDENG_bPxRfiCYEXAMPLEKEY',
  expiresAt: NOW.getTime() + 1,
}
const SESSION_TOKEN = 'sealed-by-us'

interface Clocks {
  now?: Date
  machineNow?: Date
  expiresAt?: number
}

const verify = (request: SignedRequest, { now = NOW, machineNow, expiresAt = KEYS.expiresAt }: Clocks = {}) =>
  verifySignature(request, {
    region: 'us-east-1',
    services: ['appsync', 'execute-api'],
    now,
    machineNow,
    open: (token) => (token === SESSION_TOKEN ? { ...KEYS, expiresAt } : null),
  })

const BODY = '{"query":"query { a }","variables":{}}'
const HOST = 'club.example:3000'
const TYPE = { 'content-type': 'application/json; charset=UTF-8' }

type Options = Partial<ToSign> & { service?: string }

function signed({ service, headers, ...request }: Options = {}): Promise<SignedRequest> {
  const credentials = { accessKeyId: KEYS.accessKeyId, secretAccessKey: KEYS.secretKey }
  return sign(
    { credentials: { ...credentials, sessionToken: SESSION_TOKEN }, at: NOW, service },
    {
      host: HOST,
      path: '/graphql',
      body: request.method === 'GET' ? undefined : BODY,
      headers: { ...TYPE, ...headers },
      ...request,
    },
  )
}

const request = await signed()

test.each<[string, Options]>([
  ['the data service', {}],
  ['a REST API', { service: 'execute-api', path: '/staging/admin/users' }],
  ['no body', { method: 'GET', path: '/staging/manage/jobs/7' }],
  ['another method', { method: 'DELETE', path: '/staging/admin/users/7' }],
  ['letters beyond ASCII in the body', { body: '{"name":"Zoë 🥅"}' }],
  ['an encoded path', { path: '/staging/admin/users/zo%C3%AB%40example.org/a%20b' }],
  ['a query', { method: 'GET', query: { search: 'a b+c', limit: '10', 'a-b': '~*' } }],
  ['a query with one name twice', { method: 'GET', query: { group: ['b', 'a'] } }],
  ['a header of our own', { headers: { 'x-impersonate-user': 'user-7' } }],
  ['a header with spaces', { headers: { 'x-reason': '  looking   into it ' } }],
])('a signature by AWS is understood: %s', async (_what, options) => {
  expect(verify(await signed(options)).accessKeyId).toBe(KEYS.accessKeyId)
})

type Change = (request: SignedRequest) => SignedRequest

const withHeader =
  (name: string, value: string | undefined): Change =>
  (request) => ({ ...request, headers: { ...request.headers, [name]: value } })

const withoutHeader =
  (name: string): Change =>
  ({ headers: { [name]: _gone, ...headers }, ...request }) => ({ ...request, headers })

const inAuthorization =
  (from: string | RegExp, to: string): Change =>
  (request) =>
    withHeader('authorization', String(request.headers.authorization).replace(from, to))(request)

test.each<[string, Change, string]>([
  ['another body', (r) => ({ ...r, body: BODY.replace('a', 'b') }), 'InvalidSignatureException'],
  ['a body with a space more', (r) => ({ ...r, body: `${BODY} ` }), 'InvalidSignatureException'],
  ['no body', (r) => ({ ...r, body: '' }), 'InvalidSignatureException'],
  ['another path', (r) => ({ ...r, url: '/graphql/' }), 'InvalidSignatureException'],
  ['a query more', (r) => ({ ...r, url: `${r.url}?admin=1` }), 'InvalidSignatureException'],
  ['another method', (r) => ({ ...r, method: 'PUT' }), 'InvalidSignatureException'],
  ['another host', withHeader('host', 'evil.example'), 'InvalidSignatureException'],
  ['another port', withHeader('host', 'club.example:3001'), 'InvalidSignatureException'],
  ['another signed header', withHeader('x-impersonate-user', 'user-8'), 'InvalidSignatureException'],
  ['another type', withHeader('content-type', 'text/plain'), 'InvalidSignatureException'],
  ['another moment', withHeader('x-amz-date', '20260531T235801Z'), 'InvalidSignatureException'],
  ['another day', withHeader('x-amz-date', '20260601T000000Z'), 'InvalidSignatureException'],
  ['no moment', withHeader('x-amz-date', '20260531'), 'IncompleteSignatureException'],
  ['an impossible moment', withHeader('x-amz-date', '20260531T2358ZZ'), 'IncompleteSignatureException'],
  ['another signature', inAuthorization(/.$/, '1'), 'InvalidSignatureException'],
  ['a short signature', inAuthorization(/.$/, ''), 'IncompleteSignatureException'],
  ['another region', inAuthorization('us-east-1', 'us-west-2'), 'InvalidSignatureException'],
  ['another service', inAuthorization('/appsync/', '/s3/'), 'InvalidSignatureException'],
  ['the other service', inAuthorization('/appsync/', '/execute-api/'), 'InvalidSignatureException'],
  ['another day in the scope', inAuthorization('/20260531/', '/20260530/'), 'InvalidSignatureException'],
  ['another key', inAuthorization('ASIA0', 'ASIA1'), 'UnrecognizedClientException'],
  ['another session', withHeader('x-amz-security-token', 'x'), 'UnrecognizedClientException'],
  ['no session', withoutHeader('x-amz-security-token'), 'IncompleteSignatureException'],
  ['a header gone', withoutHeader('x-impersonate-user'), 'IncompleteSignatureException'],
  ['the host not signed', inAuthorization(';host;', ';'), 'IncompleteSignatureException'],
  ['the moment not signed', inAuthorization(';x-amz-date;', ';'), 'IncompleteSignatureException'],
  ['the session not signed', inAuthorization('x-amz-security-token;', ''), 'IncompleteSignatureException'],
  ['a header less signed', inAuthorization(';x-impersonate-user', ''), 'InvalidSignatureException'],
  [
    'a header that every object has',
    inAuthorization(';host', ';constructor;host'),
    'IncompleteSignatureException',
  ],
  ['another algorithm', inAuthorization('SHA256', 'SHA1'), 'IncompleteSignatureException'],
  ['nothing after the algorithm', inAuthorization(/ .*/, ''), 'IncompleteSignatureException'],
])('refused: %s', async (_what, change, name) => {
  const impersonating = await signed({ headers: { 'x-impersonate-user': 'user-7' } })
  expect(() => verify(impersonating)).not.toThrow()
  expect(() => verify(change(impersonating))).toThrow(expect.objectContaining({ name }))
})

test.each([
  ['signed', { 'x-impersonate-user': 'user-7' }, {}, null],
  ['not sent', {}, {}, null],
  ['added on the way', {}, { 'x-impersonate-user': 'user-7' }, 'IncompleteSignatureException'],
  ['added empty on the way', {}, { 'x-impersonate-user': '' }, 'IncompleteSignatureException'],
])('a header that counts only if it is signed: %s', async (_how, headers, added, name) => {
  const sent = await signed({ headers: headers as Record<string, string> })
  const signedIfSent = ['x-impersonate-user']
  const check = () => verify({ ...sent, headers: { ...sent.headers, ...added }, signedIfSent })
  if (name === null) expect(check).not.toThrow()
  else expect(check).toThrow(expect.objectContaining({ name }))
})

test('an unsigned header changes nothing', async () => {
  expect(() => verify({ ...withHeader('accept', '*/*')(request) })).not.toThrow()
})

const MINUTE = 60_000

test.each([
  ['five minutes old', 5 * MINUTE, null],
  ['a second older', 5 * MINUTE + 1000, 'Signature expired: 20260531T235800Z is more than 5 minutes ago.'],
  ['five minutes ahead', -5 * MINUTE, null],
  [
    'a second more ahead',
    -5 * MINUTE - 1000,
    'Signature not yet current: 20260531T235800Z is more than 5 minutes ahead.',
  ],
])('a request %s', async (_when, later, message) => {
  const now = new Date(NOW.getTime() + later)
  const check = () => verify(request, { now, expiresAt: Number.POSITIVE_INFINITY })
  if (message === null) expect(check).not.toThrow()
  else
    expect(check).toThrow(
      expect.objectContaining({ name: 'InvalidSignatureException', isClockSkew: true, message }),
    )
})

test.each([
  ['by the clock it has', 5 * MINUTE, null],
  ['by neither clock', 5 * MINUTE + 1000, 'InvalidSignatureException'],
])('while the server is set to a year earlier, a browser signs %s', (_how, later, name) => {
  const now = new Date(NOW.getTime() - 365 * 24 * 60 * MINUTE)
  const check = () => verify(request, { now, machineNow: new Date(NOW.getTime() + later) })
  if (name === null) expect(check).not.toThrow()
  else expect(check).toThrow(expect.objectContaining({ name }))
})

test.each([
  ['a moment before they expire', 1, null],
  ['when they expire', 0, 'ExpiredTokenException'],
  ['a moment after', -1, 'ExpiredTokenException'],
])('credentials %s', (_when, left, name) => {
  const check = () => verify(request, { expiresAt: NOW.getTime() + left })
  if (name === null) expect(check).not.toThrow()
  else expect(check).toThrow(expect.objectContaining({ name, isClockSkew: false }))
})

test('a refusal is an error of its own kind', () => {
  expect(() => verify({ ...request, headers: {} })).toThrow(SignatureFault)
})
