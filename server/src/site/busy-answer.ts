import type { FastifyReply } from 'fastify'

/** Thrown where this visitor has had many pages rendered lately. */
export class TooManyPages extends Error {
  readonly retryAfterS: number

  constructor(retryAfterS: number) {
    super('Too many pages in a short time.')
    this.retryAfterS = retryAfterS
  }
}

/** A few words that cost nothing: they go out when rendering is what there is too much of. */
export const sendBusy = (reply: FastifyReply, status: 429 | 503, retryAfterS: number) =>
  reply
    .code(status)
    .type('text/plain; charset=utf-8')
    .headers({ 'retry-after': String(Math.ceil(retryAfterS)), 'cache-control': 'no-store' })
    .send(
      status === 429
        ? 'That was a lot of pages in a short time. Please wait a moment and load this page again.\n'
        : 'Many people are on the site right now. Please wait a few seconds and load this page again.\n',
    )
