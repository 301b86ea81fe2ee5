import { once } from 'node:events'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { getIntrospectionQuery } from 'graphql'
import { describe, expect, test } from 'vitest'
import { admin } from './amplify-client.ts'
import { post } from './calls.ts'
import { deskForFile } from './desk-for-file.ts'
import { givenBy } from './given.ts'
import { API_KEY, serverForTest } from './running-server.ts'
import { signToken } from './tokens.ts'

const { server } = await deskForFile()

const key = { 'x-api-key': API_KEY }
const query = '{ listPrograms(limit: 1) { nextToken } }'
const stillAnswers = async () => expect((await post(server, { query }, key)).json.data).toBeDefined()

describe('who sends the request', () => {
  const strangers: [string, () => Promise<Record<string, string>>, string][] = [
    ['no credentials', async () => ({}), 'Missing authorization header.'],
    ['a wrong key', async () => ({ 'x-api-key': 'x' }), 'You are not authorized to make this call.'],
    ['an empty key', async () => ({ 'x-api-key': '' }), 'You are not authorized to make this call.'],
    [
      'a key of the same length',
      async () => ({ 'x-api-key': API_KEY.replace('v', 'w') }),
      'You are not authorized to make this call.',
    ],
    ['no token', async () => ({ authorization: 'Bearer ' }), 'Token expired or not valid.'],
    [
      'a token of another issuer',
      async () => ({
        authorization: await signToken({ email: 'a@example.org', issuer: 'https://evil.example.org' }),
      }),
      'Token expired or not valid.',
    ],
    [
      'a token that has run out',
      async () => ({ authorization: await signToken({ email: 'a@example.org', expiresIn: '-1s' }) }),
      'Token expired or not valid.',
    ],
    [
      'a token signed by another',
      async () => ({
        authorization: await signToken({
          email: 'a@example.org',
          groups: ['pmfcadmin'],
          key: await strangersKey(),
        }),
      }),
      'Token expired or not valid.',
    ],
    [
      'a token without a signature',
      async () => ({ authorization: unsigned({ email: 'a@example.org', 'cognito:groups': ['pmfcadmin'] }) }),
      'Token expired or not valid.',
    ],
  ]
  test.each(strangers)('%s: 401', async (_case, headers, message) => {
    const answer = await post(server, { query }, await headers())
    expect(answer.status).toBe(401)
    expect(answer.headers.get('x-amzn-errortype')).toBe('UnauthorizedException')
    expect(answer.json).toEqual({ errors: [{ errorType: 'UnauthorizedException', message }] })
  })

  test('a valid token does not make up for a wrong key', async () => {
    const authorization = await signToken({ email: 'a@example.org' })
    expect((await post(server, { query }, { 'x-api-key': 'x', authorization })).status).toBe(401)
  })

  test.each(['', 'Bearer '])('a token sent as "%s…"', async (prefix) => {
    const authorization = prefix + (await signToken({ email: 'a@example.org' }))
    const answer = await post(server, { query: '{ listPlayers { items { id } } }' }, { authorization })
    expect(answer.json).toEqual({ data: { listPlayers: { items: [] } } })
  })

  const strangersKey = async () =>
    (
      await crypto.subtle.generateKey(
        {
          name: 'RSASSA-PKCS1-v1_5',
          hash: 'SHA-256',
          modulusLength: 2048,
          publicExponent: new Uint8Array([1, 0, 1]),
        },
        true,
        ['sign', 'verify'],
      )
    ).privateKey
  const unsigned = (claims: object) => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const whole = { ...claims, sub: 'x', iss: 'https://issuer.example.org', exp: 4_000_000_000 }
    return `${part({ alg: 'none' })}.${part(whole)}.`
  }
})

describe('malformed bodies', () => {
  const bodies: [string, unknown, number, RegExp][] = [
    ['not JSON', '{"query":', 400, /JSON/],
    ['nothing', '', 400, /empty/],
    ['null', 'null', 400, /query/],
    ['a list', '[]', 400, /query/],
    ['a text', '"query"', 400, /query/],
    ['no query', {}, 400, /query/],
    ['a query that is no text', { query: { a: 1 } }, 400, /query/],
    ['variables that are a list', { query, variables: [] }, 400, /variables/],
    ['variables that are text', { query, variables: '{}' }, 400, /variables/],
    ['more than two megabytes', { query, variables: { a: 'x'.repeat(2_200_000) } }, 413, /large/],
    ['a poisoned prototype', '{"query":"{ __typename }","__proto__":{"a":1}}', 400, /JSON/],
  ]
  test.each(bodies)('%s', async (_case, body, status, message) => {
    const answer = await post(server, body, key)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('x-amzn-errortype')).toBe('MalformedHttpRequestException')
    expect(answer.json.errors).toEqual([
      { errorType: 'MalformedHttpRequestException', message: expect.stringMatching(message) },
    ])
    await stillAnswers()
  })

  test('another content type', async () => {
    const answer = await post(server, { query }, { ...key, 'content-type': 'text/plain' })
    expect(answer.status).toBe(400)
    await stillAnswers()
  })

  /** A body without a declared length. */
  const inPieces = (pieces: Uint8Array[]) =>
    fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...key },
      body: Readable.from(pieces),
      duplex: 'half',
    } as unknown as RequestInit)

  test('a chunked body is put together, even where it splits a two-byte letter', async () => {
    const sent = Buffer.from('{"query":"{ __typename }","variables":{"name":"Zoë"}}')
    const cut = sent.indexOf('ë') + 1
    const answer = await inPieces([sent.subarray(0, cut), sent.subarray(cut)])
    expect(await answer.json()).toEqual({ data: { __typename: 'Query' } })
  })

  test('one that turns out to be too long', async () => {
    const answer = await inPieces(Array.from({ length: 30 }, () => Buffer.alloc(100_000, 'x')))
    expect(answer.status).toBe(413)
    await stillAnswers()
  })

  test('one that breaks off', async () => {
    const { port } = new URL(server.url)
    const socket = connect(Number(port), '127.0.0.1')
    socket.write(
      `POST /graphql HTTP/1.1\r\nhost: x\r\nx-api-key: ${API_KEY}\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"query`,
      () => socket.destroy(),
    )
    await once(socket, 'close')
    await stillAnswers()
  })

  test('GET', async () => {
    const answer = await fetch(`${server.url}/graphql?query={__typename}`, { headers: key })
    expect(answer.status).toBe(404)
  })

  const texts: [string, string, string][] = [
    ['an empty text', '', 'Syntax Error: Unexpected <EOF>.'],
    ['half a query', '{ listPrograms {', 'Syntax Error: Expected Name, found <EOF>.'],
    ['fragments alone', 'fragment F on Program { id }', 'Fragment "F" is never used.'],
    ['a schema', 'type Query { a: Int }', 'The "Query" definition is not executable.'],
    ['too long a text', `{ listPrograms { nextToken } } #${'x'.repeat(50_000)}`, 'This query is too long.'],
    [
      'too many words',
      `{ ${'a '.repeat(8_001)} }`,
      'Syntax Error: Document contains more that 8000 tokens. Parsing aborted.',
    ],
  ]
  test.each(texts)('%s', async (_case, text, message) => {
    const { status, json } = await post(server, { query: text }, key)
    expect([status, json.data]).toEqual([200, null])
    expect(json.errors?.[0]).toMatchObject({
      errorType: 'ValidationError',
      message: expect.stringContaining(message),
    })
  })

  test('variables nested far too deep', async () => {
    const depth = 100_000
    const filter = `${'{"not":'.repeat(depth)}{}${'}'.repeat(depth)}`
    const text = 'query Q($filter: ModelProgramFilterInput) { listPrograms(filter: $filter) { nextToken } }'
    const body = `{"query":${JSON.stringify(text)},"variables":{"filter":${filter}}}`
    const { status, json } = await post(server, body, key)
    expect([status, json.data]).toEqual([200, null])
    expect(json.errors?.[0]?.errorType).toBe('ValidationError')
    await stillAnswers()
  })

  test('the same field many times over takes no time', async () => {
    const text = `{ listPrograms { items { ${'id '.repeat(7_000)} } } }`
    const begun = process.cpuUsage()
    const { json } = await post(server, { query: text }, key)
    expect(json.errors?.[0]?.errorType).toBe('ValidationError')
    expect(process.cpuUsage(begun).user / 1000).toBeLessThan(5_000)
  })
})

describe('introspection of the schema', () => {
  test('in development: all of it', async () => {
    const { json } = await post(server, { query: getIntrospectionQuery() }, key)
    expect(json.errors).toBeUndefined()
    expect(json.data.__schema.queryType).toEqual({ name: 'Query', kind: 'OBJECT' })
  })

  test('in development: one type, also from within a fragment', async () => {
    const text = 'query Q($name: String!) { ...F } fragment F on Query { __type(name: $name) { name kind } }'
    const { json } = await post(server, { query: text, variables: { name: 'Player' } }, key)
    expect(json).toEqual({ data: { __type: { name: 'Player', kind: 'OBJECT' } } })
  })

  test('in production: none of it, by no detour; the rest is answered', async () => {
    const production = await serverForTest({ isProduction: true })
    for (const text of [
      getIntrospectionQuery(),
      '{ __type(name: "User") { name } }',
      '{ ... on Query { __schema { types { name } } } }',
      '{ ...F } fragment F on Query { __schema { types { name } } }',
    ]) {
      const { json } = await post(production, { query: text }, key)
      expect(json.data).toBeNull()
      expect(json.errors?.[0]).toMatchObject({
        errorType: 'ValidationError',
        message: 'Introspection is switched off here.',
      })
    }
    expect((await post(production, { query: '{ __typename }' }, key)).json).toEqual({
      data: { __typename: 'Query' },
    })
  })
})

describe('when something breaks', () => {
  test('200 with a plain sentence and a reference, for reads and writes; the rest goes on', async () => {
    const broken = await serverForTest()
    await broken.sql`drop table tournaments cascade`
    const authorization = await signToken({ email: 'desk@example.org', groups: ['pmfcadmin'] })
    const fault = {
      errorType: 'InternalFailure',
      message: expect.stringMatching(
        /^Something went wrong on our side and nothing was changed\. Please try again; if it keeps happening, quote [0-9a-f]{8} to us\.$/,
      ),
      errorInfo: { reference: expect.stringMatching(/^[0-9a-f]{8}$/) },
      data: null,
    }
    const read = await post(broken, { query: '{ listTournaments { items { id } } }' }, key)
    expect([read.status, read.json.data]).toEqual([200, null])
    expect(read.json.errors).toEqual([expect.objectContaining({ ...fault, path: null })])
    const write = await post(
      broken,
      {
        query: `mutation { bad: createTournament(input: { slug: "a", name: "A" }) { id }
          good: createUser(input: { email: "a@example.org" }) { email } }`,
      },
      { authorization },
    )
    expect(write.status).toBe(200)
    expect(write.json.data).toEqual({ bad: null, good: { email: 'a@example.org' } })
    expect(write.json.errors).toEqual([expect.objectContaining({ ...fault, path: ['bad'] })])
    expect(read.text + write.text).not.toMatch(/relation|tournaments"|select /)
  })
})

test('an answer is JSON and may not be cached', async () => {
  await givenBy(await admin()).program({ name: '</script> "quoted" \\ 足球' })
  const answer = await post(server, { query: '{ listPrograms { items { name } } }' }, key)
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.json.data.listPrograms.items[0]?.name).toBe('</script> "quoted" \\ 足球')
})
