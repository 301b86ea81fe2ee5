import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import type { Authenticate } from '../graphql/authenticate.ts'
import { faultRefusal, statusOfFault } from '../graphql/fault.ts'
import { keepRawBodies } from '../identity/sigv4-request.ts'
import type { UserPool } from '../identity/user-pool/user-pool.ts'
import type { Client, ClientLimits, Exceeded } from '../limits/client-limits.ts'
import { tooMany } from '../limits/limit-routes.ts'
import { requireAdministrator, requireArea, requirePermission } from './administrator.ts'
import { makeJobs } from './jobs.ts'
import { openApi } from './open-api.ts'
import { notFound, refusalFrom } from './refusal.ts'
import type { RestContext, Route } from './route.ts'
import { routesByPath, STAGE } from './routes.ts'
import { WrittenJson } from './written-json.ts'

const LARGEST_BODY = 64 * 1024

/** The `admin` and `manage` APIs, for administrators, and their OpenAPI document, which is public. */
export function restEndpoint(
  app: FastifyInstance,
  pool: UserPool,
  authenticate: Authenticate,
  limits: ClientLimits,
  site: Pick<RestContext, 'links' | 'installation'>,
): void {
  const jobs = makeJobs({ sql: pool.sql, now: pool.now, log: app.log })
  app.addHook('onReady', async () => jobs.wake())
  app.addHook('onClose', () => jobs.stop())

  const handle =
    (route: Route): RouteHandlerMethod =>
    async (request, reply) => {
      const caller = await requireAdministrator(pool, authenticate, request)
      requireArea(route, caller)
      requirePermission(route, caller)
      const { email: adminEmail } = caller
      const exceeded = chargeDesk(limits, route, { account: adminEmail })
      if (exceeded) return tooMany(request, reply, exceeded)
      const { params, query, body } = request
      const context = { pool: { ...pool, by: adminEmail }, jobs, ...site, adminEmail, caller }
      const answer = await route.run(context, { params, query, body })
      if (answer instanceof WrittenJson)
        return reply.type('application/json; charset=utf-8').send(answer.text)
      return reply.code(route.status).send(answer)
    }

  app.register(async (scope) => {
    keepRawBodies(scope)
    scope.addHook('onRequest', async (request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'x-amzn-requestid': request.id })
    })
    scope.setErrorHandler(refuse)
    scope.get(`${STAGE}/openapi.json`, { exposeHeadRoute: false }, async () => openApi())
    for (const [path, route] of routesByPath)
      scope.route({
        method: route.method,
        url: path.replace(/\{(\w+)\}/g, ':$1'),
        exposeHeadRoute: false,
        bodyLimit: route.largestBody ?? LARGEST_BODY,
        handler: handle(route),
      })
    scope.all(`${STAGE}/*`, { exposeHeadRoute: false, bodyLimit: LARGEST_BODY }, async () => {
      throw notFound('NO_SUCH_PATH', 'There is nothing at this address.')
    })
  })
}

/** Charges the account; the network was charged when the request arrived. */
function chargeDesk(limits: ClientLimits, { path, method }: Route, client: Client): Exceeded | null {
  const exceeded = limits.charge('desk calls', client)
  if (exceeded || path !== '/exports' || method !== 'post') return exceeded
  return limits.charge('exports', client)
}

/**
 * A fault of ours is a 500, which the client retries twice by itself. That is safe: the request's transaction is
 * rolled back, and anything done outside it is either the same when repeated or refused.
 */
function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalFrom(error)
  if (refusal) {
    const { status, errorType, message, details } = refusal
    return reply
      .code(status)
      .header('x-amzn-errortype', errorType)
      .send({ message, ...details })
  }
  const fault = faultRefusal(request.log, error)
  return reply
    .code(statusOfFault(fault))
    .header('x-amzn-errortype', fault.errorType)
    .send({ message: fault.message })
}
