import { describe, expect, test } from 'vitest'
import { type Answer, reportOf, runChecks } from './check.ts'
import { checksOf, clockAnswer, privateAnswer, programAnswer, settingsAnswer, tryWrite } from './checks.ts'
import { type Service, serviceAt } from './service.ts'

const SECRET = 'da2-secret'

const settings = {
  Auth: {
    Cognito: {
      userPoolId: 'ca-1_a',
      userPoolClientId: 'c',
      identityPoolId: 'i',
      userPoolEndpoint: 'http://club/pool',
    },
  },
  API: {
    GraphQL: {
      endpoint: 'ws://club',
      customEndpoint: 'http://club/graphql',
      region: 'ca',
      defaultAuthMode: 'iam',
      apiKey: SECRET,
    },
    REST: { admin: { endpoint: 'http://club/a' }, manage: { endpoint: 'http://club/m' } },
  },
}

const service: Service = {
  settings: async () => settings as never,
  health: async () => ({ status: 200, serverTime: 1_000, askedAt: 1_400 }),
  query: async (query) => ({
    data: { listPrograms: query.includes('listPrograms') ? { items: [{}] } : null },
  }),
  revokeNothing: async () => null,
}

const written = async (): Promise<Answer> => ({ isFine: true, detail: 'Done' })

const outcome = async (changed: Partial<Service>) => {
  const findings = await runChecks(checksOf({ ...service, ...changed }, written), () => 0)
  return findings.filter(({ isFine }) => !isFine)
}

test('a healthy service', async () => expect(await outcome({})).toEqual([]))

test.each<[string, Partial<Service>, string]>([
  ['no settings', { settings: async () => ({}) }, 'Settings'],
  [
    'a database that is away',
    { health: async () => ({ status: 503, serverTime: 0, askedAt: 0 }) },
    'Data service',
  ],
  [
    'another kind of sign-in service',
    { revokeNothing: async () => 'ResourceNotFoundException' },
    'Sign-in service',
  ],
])('%s is reported by name, with what to do', async (_what, changed, name) => {
  const [first] = await outcome(changed)
  expect(first).toMatchObject({ name, isFine: false, hint: expect.stringMatching(/\w/) })
})

test('no answer at all is a finding, not a crash', async () => {
  const down = () => Promise.reject(new TypeError('Failed to fetch'))
  const findings = await outcome({ settings: down, health: down, query: down, revokeNothing: down })
  expect(findings.map(({ name }) => name)).toEqual([
    'Settings',
    'Data service',
    'One row of Program',
    'Sign-in service',
    'Private tables',
    'Clock',
  ])
  for (const { detail, hint } of findings)
    expect([detail, hint]).toEqual(['No answer: Failed to fetch', expect.any(String)])
})

test('a private table that visitors can read', async () => {
  const query: Service['query'] = async (text) =>
    text.includes('listPlayers(') ? { data: { listPlayers: { items: [{}] } } } : service.query(text)
  expect(await outcome({ query })).toMatchObject([
    { name: 'Private tables', detail: 'Visitors can read Player' },
  ])
})

describe('single answers', () => {
  test.each([
    [60_000, true],
    [60_600, false],
    [Number.NaN, false],
  ])('a clock that is %d ms off', (serverTime, isFine) =>
    expect(clockAnswer({ serverTime, askedAt: 0 }).isFine).toBe(isFine),
  )

  test.each([
    [{ data: { listPrograms: { items: [{}] } } }, true],
    [{ data: { listPrograms: { items: [] } } }, false],
    [{ data: null, errors: [{}] }, false],
  ])('a visitor gets %j', (answer, isFine) => expect(programAnswer(answer).isFine).toBe(isFine))

  test('a missing setting is named', () => {
    const { REST: _, ...API } = settings.API
    expect(settingsAnswer({ ...settings, API })).toMatchObject({
      isFine: false,
      detail: 'Missing: API.REST.admin.endpoint, API.REST.manage.endpoint',
    })
    expect(privateAnswer([]).detail).toContain('User')
  })
})

test('the report has names and never a value', async () => {
  const findings = await runChecks(checksOf(service, written), () => 0)
  const report = reportOf(findings, new Date('2025-09-06T12:00:00Z'), '0.1.0')
  expect(report).toContain('Touchline 0.1.0, 2025-09-06T12:00:00.000Z')
  expect(report).toContain('API.GraphQL.apiKey')
  expect(report).not.toContain(SECRET)
})

test('asks the configured service, bypassing caches', async () => {
  const asked: unknown[] = []
  const fetching = (async (address: string, { method, cache }: RequestInit) => {
    asked.push([method ?? 'GET', address, cache])
    return new Response(JSON.stringify({ amplify: settings, __type: 'ResourceNotFoundException' }))
  }) as typeof fetch
  const real = serviceAt(fetching)
  await real.query('{ listPrograms { items { id } } }')
  expect(await real.revokeNothing()).toBe('ResourceNotFoundException')
  expect(asked).toEqual([
    ['GET', '/config.json', 'no-store'],
    ['POST', 'http://club/graphql', 'no-store'],
    ['GET', '/config.json', 'no-store'],
    ['POST', 'http://club/pool', 'no-store'],
  ])
})

test.each([
  ['a double is refused', [{ id: 'f1' }], 'CONSTRAINT', true],
  ['there is no fee yet', [], 'CONSTRAINT', false],
])('a write when %s', async (_what, fees, code, isFine) => {
  const refusal = Object.assign(new Error('double'), {
    cause: { errors: [{ message: 'double', errorInfo: { code } }] },
  })
  const request = async ({ field }: { field?: string }) => {
    if (field === 'listProgramFees') return { items: fees, nextToken: null } as never
    throw refusal
  }
  expect((await tryWrite(request)).isFine).toBe(isFine)
})

test('a write that fails in another way is no answer', async () => {
  const request = async ({ field }: { field?: string }) => {
    if (field === 'listProgramFees') return { items: [{ id: 'f1' }], nextToken: null } as never
    throw new Error('Query timeout')
  }
  await expect(tryWrite(request)).rejects.toThrow('Query timeout')
})
