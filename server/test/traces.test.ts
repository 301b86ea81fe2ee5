import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { sendTraces, traced, traceOfLine } from '../src/traces.ts'
import { API_KEY, serverForTest } from './running-server.ts'

interface Span {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  status: { code?: number; message?: string }
}

/** A collector that accepts OTLP over HTTP and keeps what it receives. */
async function collectorForTest() {
  const bodies: string[] = []
  const server = createServer(async (request, response) => {
    bodies.push(`${request.url} ${(await buffer(request)).toString('utf8')}`)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    all: () => bodies.join('\n'),
    spans: () =>
      bodies.flatMap((body) => {
        const { resourceSpans } = JSON.parse(body.slice(body.indexOf(' '))) as {
          resourceSpans: { scopeSpans: { spans: Span[] }[] }[]
        }
        return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
      }),
  }
}

const problems: string[] = []
const ask = (url: string, query: string, headers: Record<string, string> = {}) =>
  fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'x-api-key': API_KEY, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  })

test('a request is traced down to the database, with patterns and fields only', async () => {
  const collector = await collectorForTest()
  const { url } = await serverForTest()
  const stop = await sendTraces({ endpoint: collector.endpoint, service: 'a club', share: 1 }, (one) =>
    problems.push(one),
  )
  const foreign = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
  await ask(url, 'query Marta_Novak { listPrograms(filter: { name: { eq: "Marta" } }) { items { id } } }', {
    traceparent: foreign,
  })
  await fetch(`${url}/offers/a-secret-of-somebody?child=Marta`)
  const line = await traced('job of a test', async () => traceOfLine())
  await expect(
    traced('refused', async () => {
      throw new Error('Marta is too young')
    }),
  ).rejects.toThrow('Marta')
  await stop()

  const spans = collector.spans()
  const named = (name: string) => spans.find((span) => span.name === name)
  const request = named('POST /graphql')
  const query = named('query listPrograms')
  const read = named('database read')
  expect(query?.parentSpanId).toBe(request?.spanId)
  expect(read?.parentSpanId).toBe(query?.spanId)
  expect(request?.parentSpanId ?? '').toBe('')
  expect(new Set([request, query, read].map((span) => span?.traceId)).size).toBe(1)
  expect(request?.traceId).not.toBe('0af7651916cd43dd8448eb211c80319c')
  expect(named('GET /offers/*')).toBeDefined()
  expect(line).toEqual({
    trace_id: named('job of a test')?.traceId,
    span_id: named('job of a test')?.spanId,
  })
  expect(named('refused')?.status).toEqual({ code: 2 })
  expect(collector.all()).toContain('/v1/traces')
  expect(collector.all()).toContain('a club')
  expect(collector.all()).not.toMatch(/Marta|a-secret-of-somebody/)
  expect(problems).toEqual([])
})

test('an unreachable collector is reported, and costs no request anything', async () => {
  const { url } = await serverForTest()
  const reported: string[] = []
  const stop = await sendTraces({ endpoint: 'http://127.0.0.1:9', service: 'a club', share: 1 }, (one) =>
    reported.push(one),
  )
  expect((await ask(url, '{ listPrograms { items { id } } }')).status).toBe(200)
  await stop()
  expect(reported.join()).toContain('ECONNREFUSED')
})

test('with a share of 0 no request is traced, and without a collector no log line has a trace', async () => {
  const collector = await collectorForTest()
  const { url } = await serverForTest()
  const followed = async (share: number) => {
    const stop = await sendTraces({ endpoint: collector.endpoint, service: 'a club', share }, (one) =>
      problems.push(one),
    )
    await ask(url, '{ listPrograms { items { id } } }')
    await stop()
    return collector.spans().length
  }
  expect(await followed(0)).toBe(0)
  expect(await followed(1)).toBeGreaterThan(0)
  expect(await traced('nobody looks', async () => traceOfLine())).toEqual({})
})
