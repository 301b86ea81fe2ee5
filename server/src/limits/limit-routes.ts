import { languageOf, withoutLanguage } from '@touchline/domain/languages.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { showLinkPage } from '../mail/templates/link-page.ts'
import { awayTexts } from '../site/away-texts.ts'
import type { ClientLimits, Exceeded } from './client-limits.ts'
import type { LimitKind } from './limit-table.ts'

/** The limit for requests to these routes, by path prefix. Routes that charge themselves are not listed. */
const ROUTES: [method: 'GET' | 'POST' | 'ANY', start: string, kind: LimitKind][] = [
  ['ANY', '/calendar/', 'calendar feeds'],
  ['ANY', '/offers/', 'link pages'],
  ['ANY', '/absences/', 'link pages'],
  ['ANY', '/unsubscribe/', 'link pages'],
  ['ANY', '/opening-notices/', 'link pages'],
  ['ANY', '/match-results/', 'link pages'],
  ['ANY', '/field-lists/', 'link pages'],
  ['ANY', '/field-care/', 'link pages'],
  ['ANY', '/referee-days', 'link pages'],
  // Even an invalid form makes us read the club's texts and plans, so it counts before it is validated.
  ['POST', '/contact-messages', 'forms'],
  ['POST', '/fun-day-waivers', 'forms'],
  ['POST', '/opening-notices', 'forms'],
  ['POST', '/thanks', 'forms'],
  ['POST', '/wishes', 'forms'],
  ['ANY', '/mail/bounces', 'returned emails'],
  ['ANY', '/mail/incoming/', 'returned emails'],
  ['ANY', '/account/family', 'small reads'],
  ['ANY', '/account/card-payments', 'card payments'],
  ['ANY', '/stripe/webhooks', 'card notices'],
  ['GET', '/account/receipts', 'documents'],
  ['GET', '/account/statements', 'documents'],
  ['GET', '/account/fund-letters', 'documents'],
  ['GET', '/thanks', 'small reads'],
  ['GET', '/wishes', 'small reads'],
  ['ANY', '/config.json', 'small reads'],
  ['ANY', '/healthz', 'small reads'],
  ['ANY', '/metrics', 'small reads'],
  ['ANY', '/dev/mailbox', 'small reads'],
  ['ANY', '/staging/', 'desk calls'],
]

/** The languages of a page share one limit. */
function kindOf({ method, routeOptions: { url = '' } }: FastifyRequest): LimitKind | undefined {
  const path = withoutLanguage(url)
  return ROUTES.find(
    ([wanted, start]) => (wanted === 'ANY' || wanted === method) && path.startsWith(start),
  )?.[2]
}

const PIECE = 16 * 1024

/** Desk routes parse a body before authentication, and it may be a file, so they count by its length. */
function weightOf(kind: LimitKind, { headers, routeOptions }: FastifyRequest): number {
  if (kind !== 'desk calls') return 1
  const isLengthKnown = headers['transfer-encoding'] === undefined
  const bytes = isLengthKnown ? Number(headers['content-length'] ?? 0) : (routeOptions.bodyLimit ?? 0)
  return 1 + Math.floor(bytes / PIECE)
}

/** Refuses a request over the limit before reading its body. */
export function limitRoutes(app: FastifyInstance, limits: ClientLimits): void {
  app.addHook('onRequest', async (request, reply) => {
    const kind = kindOf(request)
    const exceeded =
      kind && limits.charge(kind, { address: limits.networkOf(request.raw) }, weightOf(kind, request))
    if (exceeded) return tooMany(request, reply, exceeded)
  })
}

/** Sends 429: a page for browsers, JSON for programs. */
export function tooMany(
  request: FastifyRequest,
  reply: FastifyReply,
  { message, retryAfterSeconds }: Exceeded,
): FastifyReply {
  reply.header('retry-after', String(retryAfterSeconds))
  if (request.headers.accept?.includes('text/html')) {
    const language = languageOf(request.url)
    const texts = awayTexts(language)
    return showLinkPage(reply, 429, {
      title: texts.waitTitle,
      paragraphs: [texts.wait],
      answers: [],
      link: { label: texts.toWebsite, href: '/' },
      language,
    })
  }
  return reply.code(429).header('x-amzn-errortype', 'TooManyRequestsException').send({ message, fields: {} })
}
