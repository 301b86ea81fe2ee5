import { languageOf } from '@touchline/domain/languages.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { awayTexts } from './away-texts.ts'

/** Thrown where this visitor has had many pages rendered lately. */
export class TooManyPages extends Error {
  readonly retryAfterS: number

  constructor(retryAfterS: number) {
    super('Too many pages in a short time.')
    this.retryAfterS = retryAfterS
  }
}

/** A few words that cost nothing: they go out when rendering is what there is too much of. */
export function sendBusy(
  { url }: FastifyRequest,
  reply: FastifyReply,
  status: 429 | 503,
  retryAfterS: number,
) {
  const texts = awayTexts(languageOf(url))
  return reply
    .code(status)
    .type('text/plain; charset=utf-8')
    .headers({ 'retry-after': String(Math.ceil(retryAfterS)), 'cache-control': 'no-store' })
    .send(`${status === 429 ? texts.manyPages : texts.manyPeople}\n`)
}
