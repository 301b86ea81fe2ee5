import fastifyStatic from '@fastify/static'
import { clubDay } from '@touchline/domain/club-clock.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler } from 'react-router'
import { loadClub } from '../club/load-club.ts'
import type { Config } from '../config.ts'
import { VISITOR } from '../graphql/caller.ts'
import type { Service } from '../graphql/context.ts'
import { execute } from '../graphql/execute.ts'
import { loadTournament, loadTournaments } from '../tournaments/load-tournament.ts'
import { styleInliner } from './inline-styles.ts'
import { encodingFor, type KeptPage, keepPage } from './kept-page.ts'
import type { Site, SiteServices } from './open-site.ts'
import { originOf } from './origin.ts'
import { PageCache } from './page-cache.ts'
import { pagePolicy } from './page-policy.ts'

export interface SiteParts {
  site: Site
  service: Service
  config: Pick<Config, 'publicUrl' | 'isProduction' | 'identity'>
}

const YEAR_S = 31_536_000

/** The service worker of the tournament pages fetches what it keeps, and nothing else; browsers ask for a newer one. */
const WORKER = /[\\/]tournament-worker\.js(\.\w+)?$/
const workerHeaders = {
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; connect-src 'self'",
}

/** Every page of the site: rendered for a visitor, kept, and sent to whoever asks. */
export function pagesEndpoint(app: FastifyInstance, { site, service, config }: SiteParts): void {
  const cache = new PageCache(service.now)
  const policy = pagePolicy(config.identity)
  const withStyles = site.files ? styleInliner(site.files) : undefined
  if (site.files) serveFiles(app, site.files)
  app.addHook('onReady', () => cache.follow(service.sql))
  app.addHook('preClose', () => cache.stop())
  app.get('*', async (request, reply) => {
    const origin = originOf(config, request)
    const services: SiteServices = {
      query: (document, variables) => queryAsVisitor(service, document, variables),
      club: () => loadClub(service),
      tournaments: () => loadTournaments(service),
      tournament: (slug) => loadTournament(service, slug),
      origin,
      today: clubDay(service.now()),
      isProduction: config.isProduction,
    }
    const render = async () =>
      keepPage(await respond(site, `${origin}${request.url}`, services), policy, withStyles)
    // In development a page follows its source, not the data alone.
    const page = site.files ? await cache.get(`${origin}${request.url}`, render) : await render()
    return send(page, request, reply)
  })
}

function serveFiles(app: FastifyInstance, root: string): void {
  app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      if (WORKER.test(file)) {
        reply.headers(workerHeaders)
        return
      }
      const isHashed = /[\\/]assets[\\/]/.test(file)
      reply.header(
        'cache-control',
        isHashed ? `public, max-age=${YEAR_S}, immutable` : 'public, max-age=3600',
      )
    },
  })
}

async function respond(site: Site, url: string, services: SiteServices): Promise<Response> {
  const build = await site.load()
  const handle = createRequestHandler(build, site.files ? 'production' : 'development')
  return handle(new Request(url), build.entry.module.provideSite(services))
}

async function queryAsVisitor(service: Service, query: string, variables: Record<string, unknown> = {}) {
  const { data, errors } = JSON.parse(await execute(service, { query, variables }, VISITOR))
  if (errors) throw new Error(errors.map(({ message }: { message: string }) => message).join('; '))
  return data
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
