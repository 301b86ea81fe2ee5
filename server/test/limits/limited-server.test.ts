import { once } from 'node:events'
import { request } from 'node:http'
import { expect, test } from 'vitest'
import { realtimeSocket } from '../realtime-socket.ts'
import { API_KEY, type RunningServer, serverForTest } from '../running-server.ts'
import { servedRoutes } from '../served-routes.ts'
import { signToken } from '../tokens.ts'

/** A fraction of every allowance, so that a test needs a few requests instead of thousands. */
const small = () => serverForTest({ limitFactor: 0.0003, now: () => new Date('2026-01-10T03:00:00Z') })

const FLOODER = '203.0.113.66'
const NEIGHBOUR = '198.51.100.7'

const ask = async ({ url }: RunningServer, from: string, query = '{ listPrograms { items { id } } }') => {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': API_KEY, 'x-forwarded-for': from },
    body: JSON.stringify({ query }),
  })
  return { status: answer.status, body: await answer.json() }
}

test('Q-3: a flood of queries is stopped without the client retrying; neighbours are served', async () => {
  const server = await small()
  const answers = await Promise.all(Array.from({ length: 400 }, () => ask(server, FLOODER)))
  const refused = answers.filter(({ body }) => body.errors)
  expect(refused.length).toBeGreaterThan(50)
  expect(refused.at(-1)).toMatchObject({
    status: 200,
    body: {
      data: null,
      errors: [
        {
          errorType: 'TooManyRequests',
          message: expect.stringContaining('Please wait a minute'),
          errorInfo: { retryAfterSeconds: 60 },
        },
      ],
    },
  })
  expect((await ask(server, NEIGHBOUR)).body.errors).toBeUndefined()
})

test('Q-3: a client that forges a proxy’s header is still counted by its real address', async () => {
  const server = await small()
  const forged = await Promise.all(
    Array.from({ length: 400 }, (_, n) => ask(server, `192.0.2.${n % 250}, ${FLOODER}`)),
  )
  expect(forged.filter(({ body }) => body.errors).length).toBeGreaterThan(50)
})

test.each([
  ['/calendar/events.ics', 'application/json', 'application/json'],
  ['/unsubscribe/x', 'text/html', 'text/html'],
  ['/offers/x', 'text/html', 'text/html'],
  ['/absences/x', 'text/html', 'text/html'],
  ['/zh-Hant/offers/x', 'text/html', 'text/html', '請等一分鐘再試。'],
  ['/match-results/x', 'application/json', 'application/json'],
  ['/staging/manage/site-health', 'application/json', 'application/json'],
  ['/config.json', 'application/json', 'application/json'],
])(
  'Q-3: %s answers 429 and when to try again',
  async (path, accept, type, says = 'Please wait a minute and try again.') => {
    const server = await serverForTest({ limitFactor: 0.0001 })
    const get = () => fetch(`${server.url}${path}`, { headers: { accept } })
    const answers = await Promise.all(Array.from({ length: 4 }, get))
    const refused = answers.find(({ status }) => status === 429)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refused?.headers.get('content-type')).toContain(type)
    expect(await refused?.text()).toContain(says)
  },
)

/** Routes behind sign-in refuse others first and count once the caller is known; a cached page costs nothing. */
const COUNTED_LATER = ['/account/', '/cognito/', '*']

test('Q-3: every request of a visitor to a route counts, valid or not', async () => {
  const server = await serverForTest({ limitFactor: 0 })
  const routes = servedRoutes(server.app).filter(
    ({ path }) => !COUNTED_LATER.some((start) => path.startsWith(start)),
  )
  const free: string[] = []
  for (const { method, path } of routes) {
    const answer = await fetch(`${server.url}${path.replace(/:\w+/g, 'x').replace(/\/?\*/, '/x')}`, {
      method,
      ...(method === 'GET' ? {} : { headers: { 'content-type': 'application/json' }, body: '{}' }),
    })
    if (answer.status !== 429) free.push(`${method} ${path} ${answer.status}`)
  }
  expect(free).toEqual([])
})

test.each([
  ['user-pool', 'AWSCognitoIdentityProviderService.SignUp', 'A lot of accounts were created'],
  ['user-pool', 'AWSCognitoIdentityProviderService.InitiateAuth', 'Please wait a minute'],
  ['user-pool', 'AWSCognitoIdentityProviderService.GetUser', 'Please wait a minute'],
  ['identity-pool', 'AWSCognitoIdentityService.GetId', 'Please wait a minute'],
])('Q-3: %s %s is refused in Cognito’s own words', async (pool, target, sentence) => {
  const server = await serverForTest({ limitFactor: 0.0001 })
  const answer = await fetch(`${server.url}/cognito/${pool}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': target },
    body: '{}',
  })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toEqual({
    __type: 'TooManyRequestsException',
    message: expect.stringContaining(sentence),
  })
})

test('Q-3: one account cannot request documents endlessly', async () => {
  const server = await serverForTest({ limitFactor: 0.03 })
  const authorization = `Bearer ${await signToken({ email: 'ana@example.org' })}`
  const open = async (from: string) => {
    const headers = { authorization, 'x-forwarded-for': from }
    return (await fetch(`${server.url}/account/statements/2026`, { headers })).status
  }
  expect([await open(FLOODER), await open(NEIGHBOUR)]).toEqual([404, 429])
})

test('Q-3: one account cannot preview its closing all day', async () => {
  const server = await serverForTest({ limitFactor: 0.1 })
  const authorization = `Bearer ${await signToken({ email: 'ana@example.org' })}`
  const look = (from: string) =>
    fetch(`${server.url}/account/closing`, { headers: { authorization, 'x-forwarded-for': from } })
  expect((await look(FLOODER)).status).toBe(200)
  const refused = await look(NEIGHBOUR)
  expect(refused.status).toBe(429)
  expect(await refused.json()).toMatchObject({ message: expect.stringContaining('wait a minute') })
})

test('Q-3: one socket too many is refused before it opens, and there is room again when another closes', async () => {
  const server = await serverForTest({ limitFactor: 0.0005 })
  const upgrade = async (path: string) => {
    const headers = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      'x-forwarded-for': FLOODER,
    }
    const outgoing = request(`${server.url}${path}`, { headers })
    outgoing.end()
    const [answer, socket] = await Promise.race([once(outgoing, 'upgrade'), once(outgoing, 'response')])
    return { status: answer.statusCode as number, socket }
  }
  const first = await upgrade('/graphql/realtime')
  const second = await upgrade('/tournament-versions')
  expect([first.status, second.status]).toEqual([101, 101])
  expect((await upgrade('/tournament-versions')).status).toBe(429)
  second.socket.destroy()
  for (let status = 429; status !== 101; ) ({ status } = await upgrade('/tournament-versions'))
})

test('Q-3: new documents count by their length, and known ones do not', async () => {
  const server = await serverForTest({ limitFactor: 0.001 })
  const long = (n: number) =>
    `{ ${Array.from({ length: 120 }, (_, one) => `long${n}x${one}: __typename`).join(' ')} }`
  const complaint = async (n: number) =>
    (await ask(server, FLOODER, long(n))).body.errors?.[0]?.errorType ?? 'none'
  expect([await complaint(1), await complaint(2), await complaint(1)]).toEqual([
    'none',
    'TooManyRequests',
    'none',
  ])
})

test('Q-3: endless new subscriptions are refused', async () => {
  const { url } = await serverForTest({ limitFactor: 0.0001 })
  const { start, next } = await realtimeSocket(url)
  const answers: string[] = []
  for (let time = 0; time < 4; time += 1) {
    start('one', 'subscription { onUpdateProgram { id } }')
    answers.push((await next()).type)
  }
  expect(answers).toEqual(['start_ack', 'start_ack', 'start_ack', 'error'])
})

test('Q-3: a long body counts by its length before it is read, at the data service and at the desk', async () => {
  const server = await serverForTest({ limitFactor: 0.001 })
  const long = { query: '{ __typename }', variables: { a: 'x'.repeat(300_000) } }
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json', 'x-api-key': API_KEY, 'x-forwarded-for': FLOODER }
    const answer = await fetch(`${server.url}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    return answer.status === 429 ? 'TooManyRequests' : (await answer.json()).errors?.[0]?.errorType
  }
  expect(await post('/graphql', long)).toBe('TooManyRequests')
  expect(await post('/graphql', { query: '{ __typename }' })).toBeUndefined()
  expect(await post('/staging/manage/translation-file-preview', { content: 'x' })).toBeUndefined()
  expect(await post('/staging/manage/translation-file-preview', { content: 'x'.repeat(300_000) })).toBe(
    'TooManyRequests',
  )
})

test('Q-3: every message on a socket counts by its length, and a client that goes on is cut off', async () => {
  const { url } = await serverForTest({ limitFactor: 0.001 })
  const [chatter, shouter] = [await realtimeSocket(url), await realtimeSocket(url)]
  shouter.send({ type: 'x', words: 'x'.repeat(100_000) })
  expect((await shouter.next()).type).toBe('error')
  for (let time = 0; time < 60; time += 1) chatter.send({ type: 'stop', id: String(time) })
  await chatter.closed
})

test('Q-3: one family cannot fill the disk with changes kept in the history; the desk can still write', async () => {
  const server = await serverForTest({ limitFactor: 0.01 })
  const changer = async (email: string, groups: string[] = []) => {
    const authorization = await signToken({ email, groups })
    const input = `{ email: "${email}", firstName: "Ana" }`
    return async (count: number) => {
      const fields = Array.from({ length: count }, (_, n) => `f${n}: createUser(input: ${input}) { id }`)
      const answer = await fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization, 'x-forwarded-for': NEIGHBOUR },
        body: JSON.stringify({ query: `mutation { ${fields.join(' ')} }` }),
      })
      return (await answer.json()).errors?.[0]?.errorType ?? 'done'
    }
  }
  const ana = await changer('ana@example.org')
  expect([await ana(6), await ana(4), await ana(1)]).toEqual(['done', 'done', 'TooManyRequests'])
  const [bea, desk] = [await changer('bea@example.org'), await changer('desk@example.org', ['pmfcadmin'])]
  expect([await bea(1), await desk(15)]).toEqual(['done', 'done'])
})

test('a mutation changes at most twenty rows, and says so before it changes any', async () => {
  const server = await serverForTest()
  const fields = (count: number) =>
    Array.from({ length: count }, (_, n) => `f${n}: familyCalendar { path }`).join(' ')
  const { body } = await ask(server, NEIGHBOUR, `mutation { ${fields(21)} }`)
  expect(body.errors).toHaveLength(1)
  expect(body.errors[0].message).toBe(
    'At most 20 changes are made in one request: please send them in several.',
  )
  expect((await ask(server, NEIGHBOUR, `mutation { ${fields(20)} }`)).body.errors).toHaveLength(20)
})
