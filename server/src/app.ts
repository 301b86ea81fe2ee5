import type { FastifyInstance } from 'fastify'
import { calendarEndpoint } from './calendar/endpoint.ts'
import { ownDataEndpoint } from './closing/endpoint.ts'
import type { Config } from './config.ts'
import { contactEndpoint } from './contact/endpoint.ts'
import { familyEndpoint } from './families/endpoint.ts'
import { absenceEndpoint } from './field-day/absence-endpoint.ts'
import { fieldEndpoint } from './field-day/field-endpoint.ts'
import type { Authenticate } from './graphql/authenticate.ts'
import type { Service } from './graphql/context.ts'
import { graphqlEndpoint } from './graphql/endpoint.ts'
import { realtimeEndpoint } from './graphql/realtime/endpoint.ts'
import { answerHeaders } from './http/answer-headers.ts'
import { type BareRoutes, fastifyBehind } from './http/bare-routes.ts'
import { plainFaults } from './http/fault-answers.ts'
import { HTTP_LIMITS, type HttpLimits } from './http/http-limits.ts'
import { guardUpgrades } from './http/upgrades.ts'
import { identityPoolEndpoint } from './identity/identity-pool.ts'
import { makeModes } from './identity/modes.ts'
import { userPoolEndpoint } from './identity/user-pool/endpoint.ts'
import { makeUserPool } from './identity/user-pool/user-pool.ts'
import { networkReader } from './limits/client-address.ts'
import { ClientLimits } from './limits/client-limits.ts'
import { HeldBytes } from './limits/held-bytes.ts'
import { limitRoutes } from './limits/limit-routes.ts'
import { unsubscribeEndpoint } from './mail/campaigns/unsubscribe-endpoint.ts'
import { bouncesEndpoint } from './mail/outbox/bounces-endpoint.ts'
import { canSend, mailboxEndpoint } from './mail/outbox/mailbox.ts'
import type { Metrics } from './metrics.ts'
import { noticesEndpoint } from './money/bank/notices-endpoint.ts'
import { lookUp, type Resolver } from './money/bank/verified-sender.ts'
import { cardEndpoints } from './money/cards/card-endpoints.ts'
import { documentsEndpoint } from './money/documents/endpoint.ts'
import type { Sql } from './postgres/pool.ts'
import { type Reads, readsFrom } from './postgres/reads.ts'
import { installationSecret } from './postgres/secrets.ts'
import { offersEndpoint } from './registrations/offers-endpoint.ts'
import { restEndpoint } from './rest/endpoint.ts'
import { openingNoticesEndpoint } from './seasons/opening-notices.ts'
import { TooManyPages } from './site/busy-answer.ts'
import { clientConfig } from './site/client-config.ts'
import { statusStripEndpoint, tournamentVersionsEndpoint } from './site/notify-pages.ts'
import type { SiteParts } from './site/pages.ts'
import { installationOf } from './site-health/look.ts'
import { type SiteLinks, siteLinks } from './site-links.ts'
import { refereeEndpoint } from './tournament/referee-endpoint.ts'
import { resultsEndpoint } from './tournament/results-endpoint.ts'
import { thanksEndpoint } from './tournament/thanks-endpoint.ts'
import { wishesEndpoint } from './tournament/wishes-endpoint.ts'
import { traceOfLine } from './traces.ts'
import { waiverEndpoint } from './waivers/endpoint.ts'

export type AppConfig = Pick<
  Config,
  | 'apiKey'
  | 'trustedKeys'
  | 'tokenIssuer'
  | 'publicUrl'
  | 'trustProxy'
  | 'isProduction'
  | 'identity'
  | 'smtpUrl'
  | 'bounceAddress'
  | 'dataDir'
> &
  Partial<
    Pick<
      Config,
      'requiresSecondFactor' | 'metricsToken' | 'incomingMailSecret' | 'areBackupsElsewhere' | 'cards'
    >
  >

export type AddPages = (app: FastifyInstance, parts: Omit<SiteParts, 'site'>) => void | Promise<void>

interface Parts {
  sql: Sql
  /** Without it, everything is read from the main database. */
  reads?: Reads
  config: AppConfig
  now?: () => Date
  logLevel?: string
  /** Multiplies every client limit, for tests that send more from one address than any club would. */
  limitFactor?: number
  /** Adds the site's pages; without it, the app serves only the API. */
  addPages?: AddPages
  httpLimits?: Partial<HttpLimits>
  /** Looks up DNS records, to verify the signature of an incoming email. */
  resolver?: Resolver
}

/** The issuer of our tokens when PUBLIC_URL is not set; every process must use the same one, also after a restart. */
const LOCAL_ADDRESS = 'http://127.0.0.1:3000'

/** Builds the whole server on a migrated database, without listening yet. */
export async function buildApp({
  sql,
  reads = readsFrom(sql),
  config,
  now = () => new Date(),
  logLevel = 'warn',
  limitFactor,
  addPages,
  httpLimits,
  resolver = lookUp,
}: Parts): Promise<FastifyInstance> {
  const { trustProxy } = config
  const bare: BareRoutes = new Map()
  const logger = { level: logLevel, mixin: traceOfLine }
  const headers = answerHeaders(config)
  const timeouts = { ...HTTP_LIMITS, ...httpLimits }
  const [networkOf, held] = [networkReader(trustProxy), new HeldBytes()]
  const app = fastifyBehind(
    bare,
    { headers, now, limits: timeouts, slow: { networkOf, held } },
    { logger, forceCloseConnections: true, trustProxy },
  )
  plainFaults(app)
  guardUpgrades(app, config)
  const limits = new ClientLimits({ sql, now, log: app.log, networkOf, held, factor: limitFactor })
  app.addHook('onReady', async () => limits.start())
  app.addHook('onClose', () => limits.stop())
  limitRoutes(app, limits)
  const links = await siteLinks(app, sql, config)
  const service: Service = {
    sql,
    reads,
    log: app.log,
    pageSecret: await installationSecret(sql, 'page tokens'),
    now,
    limits,
    introspection: !config.isProduction,
    canSend: canSend(config),
    takesCards: config.cards !== undefined,
    links,
  }
  const authenticate = await identityEndpoints(app, { sql, config, now, links, limits })
  healthEndpoint(app, sql)
  app.get('/config.json', async (request) => clientConfig(config, request))
  const metrics = config.metricsToken ? await metricsOf(app, sql, reads, config.metricsToken) : null
  const graphql = graphqlEndpoint(service, authenticate, headers)
  bare.set('POST /graphql', metrics?.timed('/graphql', graphql) ?? graphql)
  realtimeEndpoint(app, service, authenticate, timeouts)
  await ownEndpoints(app, { ...service, links }, authenticate, config.cards)
  mailboxEndpoint(app, sql, config)
  bouncesEndpoint(app, service, config)
  if (config.incomingMailSecret) noticesEndpoint(app, service, config.incomingMailSecret, resolver)
  emailLinkEndpoints(app, { ...service, links })
  calendarEndpoint(app, service, config)
  openEndpoints(app, service)
  await addPages?.(app, { service, config, onRender: chargedRenders(limits, networkOf) })
  return app
}

const chargedRenders =
  (limits: ClientLimits, networkOf: ReturnType<typeof networkReader>): SiteParts['onRender'] =>
  async ({ raw }) => {
    const exceeded = limits.charge('page renders', { address: networkOf(raw) })
    if (exceeded) throw new TooManyPages(exceeded.retryAfterSeconds)
  }

/** Endpoints for signed-in users about their own family. */
async function ownEndpoints(
  app: FastifyInstance,
  service: Service & { links: SiteLinks },
  authenticate: Authenticate,
  cards: AppConfig['cards'],
): Promise<void> {
  ownDataEndpoint(app, service, authenticate)
  familyEndpoint(app, service, authenticate)
  documentsEndpoint(app, service, authenticate)
  if (cards) await cardEndpoints(app, service, authenticate, cards)
}

/** The targets of links in our emails; they work with or without signing in. */
function emailLinkEndpoints(app: FastifyInstance, service: Service & { links: SiteLinks }): void {
  offersEndpoint(app, service)
  absenceEndpoint(app, service)
  unsubscribeEndpoint(app, service)
  openingNoticesEndpoint(app, service)
}

/** Endpoints open to everyone, or to anyone who has a secret link. */
function openEndpoints(app: FastifyInstance, service: Service): void {
  contactEndpoint(app, service)
  fieldEndpoint(app, service)
  resultsEndpoint(app, service)
  refereeEndpoint(app, service)
  wishesEndpoint(app, service)
  thanksEndpoint(app, service)
  waiverEndpoint(app, service)
  statusStripEndpoint(app, service)
  tournamentVersionsEndpoint(app, service)
}

/** The metrics code is loaded only when METRICS_TOKEN is set. */
async function metricsOf(app: FastifyInstance, sql: Sql, reads: Reads, token: string): Promise<Metrics> {
  const { metricsEndpoint } = await import('./metrics.ts')
  return metricsEndpoint(app, sql, reads, token)
}

async function identityEndpoints(
  app: FastifyInstance,
  {
    sql,
    config,
    now,
    links,
    limits,
  }: Required<Pick<Parts, 'sql' | 'config' | 'now'>> & { links: SiteLinks; limits: ClientLimits },
) {
  const { log } = app
  const { userPoolId, userPoolClientId: clientId, outside } = config.identity
  const issuer = `${config.publicUrl ?? LOCAL_ADDRESS}/cognito/${userPoolId}`
  const userPool = makeUserPool({
    sql,
    issuer,
    userPoolId,
    clientId,
    now,
    log,
    links,
    requiresSecondFactor: config.requiresSecondFactor ?? false,
  })
  const { authenticate, identityPool } = await makeModes({ sql, config, userPool: userPool.tokens, log, now })
  if (!outside) userPoolEndpoint(app, userPool, limits)
  if (identityPool) identityPoolEndpoint(app, identityPool, limits)
  restEndpoint(app, userPool, authenticate, limits, { links, installation: installationOf(config) })
  return authenticate
}

function healthEndpoint(app: FastifyInstance, sql: Sql): void {
  app.get('/healthz', async (_request, reply) => {
    try {
      await sql`select 1`
      return { status: 'ok' }
    } catch (error) {
      app.log.error({ err: error }, 'the database does not answer')
      return reply.code(503).send({ status: 'unavailable' })
    }
  })
}
