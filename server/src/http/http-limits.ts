/** How long we wait for a client, and how many may connect at once; tests use shorter times. */
export interface HttpLimits {
  /** Until all headers have arrived. */
  headersMs: number
  /** Until the whole request has arrived, including its body. */
  requestMs: number
  /** Without traffic in either direction, while a response is made or read. */
  idleMs: number
  /** Until the next request on the same connection; must be longer than a proxy keeps its connections. */
  keepAliveMs: number
  /** How often these timeouts are checked. */
  checkMs: number
  connections: number
  /** Until the first message on a realtime socket. */
  firstWordMs: number
  /** How often each socket is pinged. */
  heartbeatMs: number
}

export const HTTP_LIMITS: HttpLimits = {
  headersMs: 15_000,
  requestMs: 30_000,
  idleMs: 120_000,
  keepAliveMs: 72_000,
  checkMs: 5_000,
  connections: 10_000,
  firstWordMs: 15_000,
  heartbeatMs: 30_000,
}

export const LARGEST_HEADERS = 16 * 1024
export const MOST_HEADERS = 100
