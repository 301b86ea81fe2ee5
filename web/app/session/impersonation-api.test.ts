import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Amplify } from 'aws-amplify'
import { decodeJWT } from 'aws-amplify/auth'
import { afterAll, afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { impersonationApi } from './impersonation-api.ts'

afterEach(() => {
  vi.useRealTimers()
})
afterAll(() => Amplify.configure({}, {}))

const TOKEN = `e30.${Buffer.from('{"sub":"s1"}').toString('base64url')}.c2ln`

interface Options {
  status?: number
  /** Never answers. */
  isSilent?: boolean
  defaultAuthMode?: 'iam' | 'userPool'
}

async function adminApi({ status = 201, isSilent = false, defaultAuthMode = 'iam' }: Options = {}) {
  const asked: object[] = []
  const arrived = Promise.withResolvers<void>()
  const closed = vi.fn()
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request
    asked.push({ method, url, body: await text(request), authorization: headers.authorization })
    response.on('close', closed)
    arrived.resolve()
    if (!isSilent) response.writeHead(status).end('{"message":"Not allowed"}')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  Amplify.configure(
    {
      API: {
        GraphQL: { endpoint: `${base}/graphql`, defaultAuthMode },
        REST: { admin: { endpoint: `${base}/staging/admin`, region: 'us-east-1' } },
      },
    },
    { Auth: { tokenProvider: { getTokens: async () => ({ accessToken: decodeJWT(TOKEN) }) } } },
  )
  return { asked, arrived: arrived.promise, closed }
}

test('a start', async () => {
  const { asked } = await adminApi()
  await impersonationApi.start('u-parent', 'Phone call')
  expect(asked).toEqual([
    {
      method: 'POST',
      url: '/staging/admin/impersonations',
      body: '{"targetUserId":"u-parent","reason":"Phone call"}',
    },
  ])
})

test('a stop', async () => {
  const { asked } = await adminApi({ status: 204 })
  await impersonationApi.stop('u/parent')
  expect(asked).toEqual([{ method: 'DELETE', url: '/staging/admin/impersonations/u%2Fparent', body: '' }])
})

test('with a token if our server cannot check the client’s signatures', async () => {
  const { asked } = await adminApi({ defaultAuthMode: 'userPool' })
  await impersonationApi.start('u-parent', 'Phone call')
  await impersonationApi.stop('u-parent')
  expect(asked).toMatchObject(Array(2).fill({ authorization: `Bearer ${TOKEN}` }))
})

test('a refusal', async () => {
  await adminApi({ status: 403 })
  await expect(impersonationApi.start('u-parent', 'Phone call')).rejects.toThrow('Not allowed')
  await expect(impersonationApi.stop('u-parent')).rejects.toThrow('Not allowed')
})

test('no answer within 10,000 ms is a failure, and the connection is aborted', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { arrived, closed } = await adminApi({ isSilent: true })
  const failed = expect(impersonationApi.start('u-parent', 'Phone call')).rejects.toThrow('Query timeout')
  await arrived
  await vi.advanceTimersByTimeAsync(10_000)
  await failed
  await vi.waitFor(() => expect(closed).toHaveBeenCalledTimes(1), { timeout: 15_000 })
})
