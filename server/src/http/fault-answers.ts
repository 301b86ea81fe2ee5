import { languageOf, withoutLanguage } from '@touchline/domain/languages.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { faultRefusal, RETRY_S, statusOfFault } from '../graphql/fault.ts'
import { showLinkPage } from '../mail/templates/link-page.ts'
import { awayTexts } from '../site/away-texts.ts'

const SENTENCES: Record<number, string> = {
  404: 'There is nothing at this address.',
  408: 'This request took too long.',
  413: 'This request is too large.',
  415: 'This type of content isn’t accepted here.',
}

/**
 * Fastify's own error responses reveal its internals, the requested address and the raw error. We send a plain sentence
 * instead; our own faults also get a reference, under which the log has the details.
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

/** Whether the response is shown to a person in a browser. */
const isForReading = ({ method, headers: { accept } }: FastifyRequest) =>
  method === 'GET' && accept?.includes('text/html') === true

/** Shows a page in the language of the address, which reloads itself (Y-18). */
function showAway({ url }: FastifyRequest, reply: FastifyReply) {
  const language = languageOf(url)
  const texts = awayTexts(language)
  return showLinkPage(reply.header('refresh', String(RETRY_S)), 503, {
    title: texts.awayTitle,
    paragraphs: [texts.away, texts.triesAgain],
    answers: [],
    link: { label: texts.tryNow, href: withoutLanguage(url) },
    language,
  })
}
