import { tmpdir } from 'node:os'
import type { FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'
import { type AddPages, buildApp } from '../src/app.ts'
import type { HttpLimits } from '../src/http/http-limits.ts'
import { ownIdentity } from '../src/identity/modes-config.ts'
import type { Resolver } from '../src/money/bank/verified-sender.ts'
import type { CardConfig } from '../src/money/cards/card-config.ts'
import { FewAtOnce } from '../src/postgres/few-at-once.ts'
import { openPool, type Sql } from '../src/postgres/pool.ts'
import { type Reads, readsFrom } from '../src/postgres/reads.ts'
import { newDatabase } from './database.ts'
import { ISSUER, trustedKeys } from './tokens.ts'

export const API_KEY = 'test-visitor-key'

export interface RunningServer {
  app: FastifyInstance
  sql: Sql
  /** http://127.0.0.1:PORT */
  url: string
  databaseUrl: string
  close(): Promise<void>
}

export interface ServerOptions {
  /** Another server's database, to run two processes on one. */
  databaseUrl?: string
  /** Where read-only queries go. */
  readsOf?: (sql: Sql) => Reads
  now?: () => Date
  isProduction?: boolean
  bounceAddress?: string
  metricsToken?: string
  incomingMailSecret?: string
  resolver?: Resolver
  cards?: CardConfig
  publicUrl?: string
  addPages?: AddPages
  httpLimits?: Partial<HttpLimits>
  /** Scales the allowances of each client. */
  limitFactor?: number
}

/** The real server on a new database, listening on loopback. */
export async function startServer({
  databaseUrl,
  readsOf = (main) => new FewAtOnce(readsFrom(main)),
  now,
  isProduction = false,
  bounceAddress,
  metricsToken,
  incomingMailSecret,
  resolver,
  cards,
  publicUrl,
  addPages,
  httpLimits,
  limitFactor,
}: ServerOptions = {}): Promise<RunningServer> {
  const database = databaseUrl ? { url: databaseUrl, drop: async () => {} } : await newDatabase()
  const sql = openPool(database.url, 12)
  const config = {
    apiKey: API_KEY,
    trustedKeys,
    tokenIssuer: ISSUER,
    publicUrl,
    trustProxy: ['loopback'],
    isProduction,
    identity: ownIdentity,
    smtpUrl: undefined,
    dataDir: tmpdir(),
    bounceAddress,
    metricsToken,
    incomingMailSecret,
    cards,
  }
  const logLevel = 'silent'
  const app = await buildApp({
    sql,
    reads: readsOf(sql),
    config,
    now,
    logLevel,
    addPages,
    httpLimits,
    limitFactor,
    resolver,
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    app,
    sql,
    url,
    databaseUrl: database.url,
    close: async () => {
      await app.close()
      await sql.end({ timeout: 5 })
      await database.drop()
    },
  }
}

/** The same, closed when the test ends. */
export async function serverForTest(options: ServerOptions = {}): Promise<RunningServer> {
  const server = await startServer(options)
  onTestFinished(() => server.close())
  return server
}
