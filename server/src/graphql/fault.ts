import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { Refusal } from './errors.ts'

/** An unknown fault: the log has the whole of it under an id, the caller a plain sentence with that id. */
export function faultRefusal(log: FastifyBaseLogger, error: unknown): Refusal {
  const reference = randomUUID().slice(0, 8)
  log.error({ err: error, reference }, 'request failed')
  return new Refusal(
    'InternalFailure',
    `Something went wrong on our side and nothing was changed. Please try again; if it stays, quote ${reference} to us.`,
    { info: { reference } },
  )
}
