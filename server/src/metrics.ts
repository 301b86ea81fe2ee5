import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { BareHandler } from './http/bare-routes.ts'
import type { Sql } from './postgres/pool.ts'
import { type Reads, ReplicaReads } from './postgres/reads.ts'
import { isSameSecret } from './secrets/same-secret.ts'

export interface Metrics {
  /** Measures a route that bypasses Fastify. */
  timed(route: string, handler: BareHandler): BareHandler
}

/** In seconds, chosen around the usual durations of our pages and data calls. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/**
 * `GET /metrics` for Prometheus, protected by a token. The metrics must identify nobody, so requests are labelled with
 * the route pattern and never with the requested address.
 */
export function metricsEndpoint(app: FastifyInstance, sql: Sql, reads: Reads, token: string): Metrics {
  const registry = new Registry()
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long answers took, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  })
  collectDefaultMetrics({ register: registry })
  const askDatabase = databaseGauges(sql, registry)
  if (reads instanceof ReplicaReads) countReads(reads, registry)

  app.addHook('onResponse', async ({ method, routeOptions: { url: route = 'none' } }, reply) => {
    durations.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  app.get('/metrics', async (request, reply) => {
    if (!isSameSecret(request.headers.authorization ?? '', `Bearer ${token}`))
      return reply.code(401).header('www-authenticate', 'Bearer').send({ message: 'Show the token.' })
    await askDatabase()
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics())
  })
  return {
    timed: (route, handler) => (request, response) => {
      const stop = durations.startTimer({ method: request.method, route })
      response.once('close', () => stop({ status: response.statusCode }))
      return handler(request, response)
    },
  }
}

function countReads({ answered }: ReplicaReads, registry: Registry): void {
  new Gauge({
    name: 'touchline_reads',
    help: 'Answers since the start, by the database that gave them',
    labelNames: ['from'],
    registers: [registry],
    collect() {
      for (const [from, count] of Object.entries(answered)) this.set({ from }, count)
    },
  })
}

/** Queried on each scrape. If the database is down, the other metrics are still reported. */
function databaseGauges(sql: Sql, registry: Registry): () => Promise<void> {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `touchline_${name}`, help, labelNames, registers: [registry] })
  const up = gauge('database_up', '1 while the database answers')
  const waiting = gauge('emails_waiting', 'Emails that are due and have not left')
  const oldest = gauge('oldest_email_seconds', 'For how long the first of them has been due')
  const failed = gauge('emails_failed', 'Emails that were given up and are still on record')
  const connections = gauge('database_connections', 'Connections of all processes, by what they do', [
    'state',
  ])
  return async () => {
    try {
      const [mail] = await sql`
        select count(*) filter (where due)::int as waiting, count(*) filter (where failed_at is not null)::int as failed,
          coalesce(max(extract(epoch from now() - since)) filter (where due), 0)::float as oldest
        from mail_outbox, greatest(due_at, created_at) since, lateral (select failed_at is null and since <= now() as due) d
        where sent_at is null`
      const states = await sql`
        select coalesce(state, 'none') as state, count(*)::int as count from pg_stat_activity
        where datname = current_database() group by 1`
      waiting.set(mail?.waiting)
      oldest.set(mail?.oldest)
      failed.set(mail?.failed)
      connections.reset()
      for (const { state, count } of states) connections.set({ state }, count)
      up.set(1)
    } catch {
      up.set(0)
    }
  }
}
