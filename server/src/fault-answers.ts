import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { faultRefusal, RETRY_S, statusOfFault } from './graphql/fault.ts'
import { showLinkPage } from './mail/templates/link-page.ts'

const SENTENCES: Record<number, string> = {
  404: 'There is nothing at this address.',
  408: 'This request took too long.',
  413: 'This request is too large.',
  415: 'This kind of content is not taken here.',
}

/**
 * What Fastify says of a fault by itself names its own parts, the address that was asked for, and the error as it was
 * thrown. Whoever asks reads a plain sentence instead; a fault of ours has a reference, and the log has the rest.
 */
export function plainFaults(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ message: SENTENCES[404] }))
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const { statusCode: status = 500 } = error
    if (status < 500)
      return reply.code(status).send({ message: SENTENCES[status] ?? 'This request is not understood.' })
    const fault = faultRefusal(request.log, error)
    const isAway = statusOfFault(fault) === 503
    if (isAway) reply.header('retry-after', String(RETRY_S))
    if (isAway && isForReading(request)) return showAway(request, reply)
    return reply
      .code(statusOfFault(fault))
      .header('cache-control', 'no-store')
      .send({ message: fault.message })
  })
}

/** Whether a browser shows the answer to somebody. */
const isForReading = ({ method, headers: { accept } }: FastifyRequest) =>
  method === 'GET' && accept?.includes('text/html') === true

/** Says so in words, and comes back by itself. */
const showAway = (request: FastifyRequest, reply: FastifyReply) =>
  showLinkPage(reply.header('refresh', String(RETRY_S)), 503, {
    title: 'We’ll be right back',
    paragraphs: [
      'The club’s website can’t reach its records right now. It usually takes a minute or less.',
      'You don’t have to do anything: this page tries again every few seconds.',
    ],
    answers: [],
    link: { label: 'Try again now', href: request.url },
  })
