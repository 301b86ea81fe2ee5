import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { isOutOfReach } from '../postgres/lost-connections.ts'
import { Refusal } from './errors.ts'

/** AppSync's name for it. */
const UNAVAILABLE = 'ServiceUnavailable'

/** When a client should retry, in seconds; the pool reconnects within one second once the database is back. */
export const RETRY_S = 5

/**
 * For an unexpected error: the log gets the details under an id, and the caller gets a plain sentence with that id. If
 * the database is unreachable, everybody gets the same sentence, without an id.
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
    `Something went wrong on our side and nothing was changed. Please try again; if it keeps happening, quote ${reference} to us.`,
    { info: { reference } },
  )
}

export const isUnavailable = ({ errorType }: Pick<Refusal, 'errorType'>) => errorType === UNAVAILABLE

/** The HTTP status when the whole response is a fault. */
export const statusOfFault = (fault: Refusal): 500 | 503 => (isUnavailable(fault) ? 503 : 500)
