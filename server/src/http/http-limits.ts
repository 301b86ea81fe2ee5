/** How long a client is waited for, and how many at once; a test has less patience. */
export interface HttpLimits {
  /** Until all headers are there. */
  headersMs: number
  /** Until the whole request is there, its body included. */
  requestMs: number
  /** Without a word in either direction, while an answer is made or read. */
  idleMs: number
  /** Until the next request on the same connection; longer than proxies keep theirs. */
  keepAliveMs: number
  /** How often the above are looked at. */
  checkMs: number
  connections: number
  /** Until a realtime socket has said its first word. */
  firstWordMs: number
  /** How often a socket has to show that it lives. */
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
