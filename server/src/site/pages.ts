import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { Service } from '../graphql/context.ts'
import { DatabaseOutOfReach } from '../postgres/lost-connections.ts'
import { traced } from '../traces.ts'
import { Turns } from '../turns.ts'
import { sendBusy, TooManyPages } from './busy-answer.ts'
import { styleInliner } from './inline-styles.ts'
import { KeptClub } from './kept-club.ts'
import { encodingFor, type KeptPage, keepPage } from './kept-page.ts'
import type { PageNotes, Site } from './open-site.ts'
import { originOf } from './origin.ts'
import type { PageAddress } from './page-address.ts'
import { PageCache } from './page-cache.ts'
import { pagePolicy } from './page-policy.ts'
import { noReads, type PageReads } from './page-reads.ts'
import { serveFiles } from './site-files.ts'
import { siteServices } from './site-services.ts'
import { hashesOnce } from './source-hash.ts'

export interface SiteParts {
  site: Site
  service: Service
  config: Pick<Config, 'publicUrl' | 'isProduction' | 'identity'>
  /** Called before a page is rendered for a request, but not for a cached one; throws `TooManyPages` to refuse. */
  onRender?(request: FastifyRequest): Promise<void>
}

const RETRY_S = 3

/** All pages of the site: rendered on request, cached and sent. */
export function pagesEndpoint(app: FastifyInstance, parts: SiteParts): void {
  const { site, service, config, onRender } = parts
  const cache = new PageCache(service.now)
  const club = new KeptClub(service.now)
  const render = pageRenderer(parts, club)
  if (site.files) serveFiles(app, site.files)
  for (const kept of [cache, club]) {
    app.addHook('onReady', () => kept.follow(service.sql))
    app.addHook('preClose', () => kept.stop())
  }
  app.get('*', async (request, reply) => {
    const { addressOf } = await site.load(request.url)
    const address = addressOf(request.url)
    const origin = originOf(config, request)
    const network = service.limits.networkOf(request.raw)
    const get = (target: string): Promise<KeptPage> => {
      const rendered = (reads: PageReads) => render({ target, address, origin, network, reads })
      // In development, pages depend on the sources too, so do not cache them.
      if (!site.files) return rendered(noReads())
      const admit = () => onRender?.(request) ?? Promise.resolve()
      return cache.get(origin + target, { render: rendered, admit, waits: address.isData })
    }
    try {
      const page = await get(address.target)
      const isElsewhere = page.status === 404 && address.target !== address.notFound
      const instead = isElsewhere ? address.notFound : page.sameAs
      return await send(instead === null ? page : await get(instead), request, reply)
    } catch (error) {
      if (error instanceof TooBusy) return sendBusy(request, reply, 503, RETRY_S)
      if (error instanceof TooManyPages) return sendBusy(request, reply, 429, error.retryAfterS)
      throw error
    }
  })
}

interface Rendering {
  target: string
  address: PageAddress
  origin: string
  /** The network of the first request; each network has its own queue. */
  network: string
  reads: PageReads
}

function pageRenderer(
  { site, service, config }: SiteParts,
  club: KeptClub,
): (rendering: Rendering) => Promise<KeptPage> {
  const queue = renderQueue()
  const hashOf = hashesOnce()
  const policyFor = pagePolicy({ ...config, isBundled: site.files !== null })
  const withStyles = site.files ? styleInliner(site.files) : (html: string) => ({ html, styles: [] })
  return ({ target, address, origin, network, reads }) =>
    queue.run(async () => {
      const showsNotFound = target === address.notFound
      const { render, inlineStyles } = await site.load(target)
      const notes: PageNotes = { html: null, scripts: [], sameAs: null, isCutOff: false }
      const { isData, routes } = address
      const services = siteServices(service, config, { club, origin, isData, showsNotFound, reads, notes })
      const request = new Request(`${origin}${target}`)
      const response = await traced('page render', () => render(request, services, routes))
      if (notes.isCutOff) throw new DatabaseOutOfReach()
      const finish = (rendered: string) => {
        const { html, styles } = withStyles(rendered)
        const sources = {
          scripts: notes.scripts.map(hashOf),
          styles: [...styles, ...inlineStyles].map(hashOf),
        }
        return { html, policy: policyFor(origin, sources) }
      }
      const page = notes.html === null ? null : finish(notes.html)
      return keepPage(response, { page, isNotFoundKept: showsNotFound, sameAs: notes.sameAs })
    }, network)
}

async function send(page: KeptPage, request: FastifyRequest, reply: FastifyReply) {
  if (request.headers['if-none-match'] === page.headers.etag)
    return reply.code(304).headers(page.headers).send()
  const encoding = encodingFor(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply
    .code(page.status)
    .headers(page.headers)
    .send(await page.body(encoding))
}

export class TooBusy extends Error {}

/**
 * Renders a few pages at a time, because each blocks the event loop as long as a hundred small reads. Some more wait
 * for a second or two, and any beyond that are refused. Cached pages do not go through this queue.
 */
export const renderQueue = () => new Turns({ atOnce: 4, waiting: 60, refusal: () => new TooBusy() })
