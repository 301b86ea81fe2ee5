import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { isOutOfReach } from '../postgres/lost-connections.ts'
import { Refusal } from './errors.ts'

/** As AppSync calls it. */
const UNAVAILABLE = 'ServiceUnavailable'

/** What is worth a try in so many seconds: a database that is back is found within one. */
export const RETRY_S = 5

/**
 * An unknown fault: the log has the whole of it under an id, the caller a plain sentence with that id. Without a database
 * the same is said to everybody, and nobody needs to quote anything.
 */
export function faultRefusal(log: Pick<FastifyBaseLogger, 'error' | 'warn'>, error: unknown): Refusal {
  if (isOutOfReach(error)) {
    log.warn({ err: error }, 'the database is out of reach')
    return new Refusal(UNAVAILABLE, "We can't reach our records right now. Please try again in a minute.")
  }
  const reference = randomUUID().slice(0, 8)
  log.error({ err: error, reference }, 'request failed')
  return new Refusal(
    'InternalFailure',
    `Something went wrong on our side and nothing was changed. Please try again; if it stays, quote ${reference} to us.`,
    { info: { reference } },
  )
}

export const isUnavailable = ({ errorType }: Pick<Refusal, 'errorType'>) => errorType === UNAVAILABLE

/** Of an answer that is a fault as a whole. */
export const statusOfFault = (fault: Refusal): 500 | 503 => (isUnavailable(fault) ? 503 : 500)
