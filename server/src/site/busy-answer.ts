import { languageOf } from '@touchline/domain/languages.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { awayTexts } from './away-texts.ts'

/** Thrown if a visitor has had too many pages rendered recently. */
export class TooManyPages extends Error {
  readonly retryAfterS: number

  constructor(retryAfterS: number) {
    super('Too many pages in a short time.')
    this.retryAfterS = retryAfterS
  }
}

/** A short static page, because it is sent when the server has too much to render. */
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
