import { Agent, request } from 'node:http'

export interface Target {
  url: string
  headers?: Record<string, string>
  /** Posted as JSON, or created for each request; without one, the address is fetched with GET. */
  body?: string | (() => string)
}

export interface Load {
  perSecond: number
  p50: number
  p99: number
}

/**
 * Keeps `connections` requests in flight until `count` are answered or the time is up; any unclean answer stops the
 * run.
 */
export async function load(
  targets: Target[],
  connections: number,
  count: number,
  mostMs = Number.POSITIVE_INFINITY,
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const latencies: number[] = []
  let next = 0
  const beganAt = performance.now()
  const worker = async () => {
    while (next < count && performance.now() - beganAt < mostMs) {
      const target = targets[next % targets.length] as Target
      next += 1
      const startedAt = performance.now()
      await ask(agent, target)
      latencies.push(performance.now() - startedAt)
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  const seconds = (performance.now() - beganAt) / 1000
  agent.destroy()
  latencies.sort((a, b) => a - b)
  const at = (share: number) => latencies[Math.floor((latencies.length - 1) * share)] as number
  return { perSecond: latencies.length / seconds, p50: at(0.5), p99: at(0.99) }
}

let asked = 0

/** Pretends to come from this many networks in turn, since their limits per minute are not what is measured. */
const NETWORKS = 1_000

function nextAddress(): string {
  asked += 1
  const network = asked % NETWORKS
  return `10.0.${Math.floor(network / 250)}.${network % 250}`
}

function ask(agent: Agent, { url, headers, body }: Target): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const outgoing = request(url, {
    method: body === undefined ? 'GET' : 'POST',
    agent,
    headers: {
      'x-forwarded-for': nextAddress(),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
  })
  outgoing.on('error', reject)
  outgoing.on('response', (incoming) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk) => chunks.push(chunk))
    incoming.on('end', () => {
      const head = chunks[0]?.subarray(0, 40).toString() ?? ''
      const isClean =
        incoming.statusCode === 200 && !head.includes('"data":null') && !head.includes('"errors"')
      if (isClean) resolve()
      else
        reject(
          new Error(
            `${url} answered ${incoming.statusCode}: ${Buffer.concat(chunks).toString().slice(0, 300)}`,
          ),
        )
    })
  })
  outgoing.end(typeof body === 'function' ? body() : body)
  return promise
}
