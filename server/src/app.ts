import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { makeAuthenticate } from './graphql/authenticate.ts'
import type { Service } from './graphql/context.ts'
import { graphqlEndpoint } from './graphql/endpoint.ts'
import { realtimeEndpoint } from './graphql/realtime/endpoint.ts'
import type { Sql } from './postgres/pool.ts'
import { installationSecret } from './postgres/secrets.ts'
import { clientConfig } from './site/client-config.ts'
import { securityHeaders } from './site/security-headers.ts'

export type AppConfig = Pick<Config, 'apiKey' | 'trustedKeys' | 'tokenIssuer' | 'publicUrl' | 'isProduction'>

interface Parts {
  sql: Sql
  config: AppConfig
  now?: () => Date
  logLevel?: string
}

/** The whole server on a migrated database; it listens nowhere yet. */
export async function buildApp({
  sql,
  config,
  now = () => new Date(),
  logLevel = 'warn',
}: Parts): Promise<FastifyInstance> {
  const app = Fastify({ logger: { level: logLevel }, forceCloseConnections: true })
  const service: Service = {
    sql,
    log: app.log,
    pageSecret: await installationSecret(sql, 'page tokens'),
    now,
    introspection: !config.isProduction,
  }
  const authenticate = makeAuthenticate({
    apiKey: config.apiKey,
    keys: config.trustedKeys,
    issuer: config.tokenIssuer,
  })
  app.addHook('onSend', securityHeaders)
  healthEndpoint(app, sql)
  app.get('/config.json', async (request) => clientConfig(config, request))
  graphqlEndpoint(app, service, authenticate)
  realtimeEndpoint(app, service, authenticate)
  await app.register(fastifyStatic, { root: fileURLToPath(new URL('../../web/public', import.meta.url)) })
  return app
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
