import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import type { PasswordPurpose } from '@touchline/domain/identity/password-purpose.ts'
import { ADMIN_GROUP } from '@touchline/domain/identity/role.ts'
import type { FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'
import type { Service } from '../../src/graphql/context.ts'
import { graphqlEndpoint } from '../../src/graphql/endpoint.ts'
import { answerHeaders } from '../../src/http/answer-headers.ts'
import { type BareRoutes, fastifyBehind } from '../../src/http/bare-routes.ts'
import { identityPoolEndpoint } from '../../src/identity/identity-pool.ts'
import { makeModes } from '../../src/identity/modes.ts'
import { ownIdentity } from '../../src/identity/modes-config.ts'
import { makeUserPool, type UserPool } from '../../src/identity/user-pool/user-pool.ts'
import { openPool, type Sql } from '../../src/postgres/pool.ts'
import { readsFrom } from '../../src/postgres/reads.ts'
import { installationSecret } from '../../src/postgres/secrets.ts'
import { restEndpoint } from '../../src/rest/endpoint.ts'
import { clientConfig } from '../../src/site/client-config.ts'
import { siteLinks } from '../../src/site-links.ts'
import { newDatabase } from '../database.ts'
import { limitsForTest } from '../limits-for-test.ts'
import { API_KEY } from '../running-server.ts'
import { ISSUER, signToken, trustedKeys } from '../tokens.ts'

export interface RestServer {
  app: FastifyInstance
  url: string
  sql: Sql
  databaseUrl: string
  pool: UserPool
  service: Service
  /** Follows the real clock until it is moved. */
  clock: { now(): Date; forward(minutes: number): void }
  faults: { reference?: string }[]
  /** `GET /staging/admin/users/:id` and all other routes. */
  served: string[]
  close(): Promise<void>
}

interface Options {
  /** Another server's database, to run two processes on one, at once or in turn. */
  databaseUrl?: string
}

const headers = answerHeaders({ publicUrl: undefined })

/** The two REST APIs and what they need, listening on loopback. */
export async function startRestServer({ databaseUrl }: Options = {}): Promise<RestServer> {
  const database = databaseUrl ? { url: databaseUrl, drop: async () => {} } : await newDatabase()
  const sql = openPool(database.url, 8)
  const clock = movableClock()
  const faults: RestServer['faults'] = []
  const bare: BareRoutes = new Map()
  const logger = { level: 'error', stream: recorder(faults) }
  const app = fastifyBehind(bare, { headers, now: clock.now }, { logger, forceCloseConnections: true })
  const served: string[] = []
  app.addHook('onRoute', ({ method, url }) => void served.push(`${method} ${url}`))
  const { pool, service } = await endpoints(app, bare, sql, clock.now)
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const close = async () => {
    await app.close()
    await sql.end({ timeout: 5 })
    await database.drop()
  }
  return { app, url, sql, databaseUrl: database.url, pool, service, clock, faults, served, close }
}

/** The same, closed when the test ends. */
export async function restServer(options: Options = {}): Promise<RestServer> {
  const server = await startRestServer(options)
  onTestFinished(server.close)
  return server
}

async function endpoints(app: FastifyInstance, bare: BareRoutes, sql: Sql, now: () => Date) {
  const config = {
    apiKey: API_KEY,
    trustedKeys,
    tokenIssuer: ISSUER,
    publicUrl: undefined,
    identity: ownIdentity,
  }
  const { userPoolId, userPoolClientId: clientId } = ownIdentity
  const issuer = 'https://club.example.org/cognito/user-pool'
  const pool = makeUserPool({ sql, issuer, userPoolId, clientId, now, log: app.log })
  const modes = await makeModes({ sql, config, userPool: pool.tokens, log: app.log, now })
  const pageSecret = await installationSecret(sql, 'page tokens')
  const limits = limitsForTest(sql, now)
  const reads = readsFrom(sql)
  const service: Service = {
    sql,
    reads,
    log: app.log,
    pageSecret,
    now,
    limits,
    introspection: true,
    canSend: true,
  }
  if (modes.identityPool) identityPoolEndpoint(app, modes.identityPool, limits)
  bare.set('POST /graphql', graphqlEndpoint(service, modes.authenticate, headers))
  const links = await siteLinks(app, sql, config)
  const installation = { dataDir: tmpdir(), publicUrl: undefined, areBackupsElsewhere: false, canSend: true }
  restEndpoint(app, pool, modes.authenticate, limits, { links, installation })
  app.get('/config.json', async (request) => clientConfig(config, request))
  return { pool, service }
}

const recorder = (faults: RestServer['faults']) => ({
  write: (line: string) => faults.push(JSON.parse(line)),
})

function movableClock() {
  let ahead = 0
  return {
    now: () => new Date(Date.now() + ahead),
    forward: (minutes: number) => {
      ahead += minutes * 60_000
    },
  }
}

export interface Someone {
  email: string
  /** The id of the account in the pool. */
  sub: string
  /** The id of the club's own row. */
  userId: string
  accessToken: string
  idToken: string
}

/** Somebody with an account, their own row and a session. */
export async function given({ sql, pool, clock }: RestServer, groups: string[] = []): Promise<Someone> {
  const [sub, session, userId] = [randomUUID(), randomUUID(), randomUUID()]
  const email = `${sub.slice(0, 8)}@example.org`
  await sql`insert into pool_users (id, email, is_email_verified, status) values (${sub}, ${email}, true, 'CONFIRMED')`
  for (const name of groups) await sql`insert into pool_groups (user_id, name) values (${sub}, ${name})`
  await sql`insert into pool_sessions (id, user_id, expires_at) values (${session}, ${sub}, now() + interval '30 days')`
  const instant = clock.now().toISOString()
  await sql`insert into users (id, email, first_name, last_name, created_at, updated_at, _version, _deleted, _last_changed_at)
            values (${userId}, ${email}, 'Pat', 'Singh', ${instant}, ${instant}, 1, false, ${clock.now().getTime()})`
  const about = { signedInAt: clock.now(), isEmailVerified: true, attributes: {} }
  const tokens = await pool.tokens.issue({ sub, session, groups, email, ...about })
  return { email, sub, userId, ...tokens }
}

/** As if the password had been repeated for one action. */
export const provesPassword = ({ sql }: RestServer, { sub }: Someone, purpose: PasswordPurpose) => sql`
  insert into pool_password_proofs (session_id, purpose, expires_at)
  select id, ${purpose}, now() + interval '5 minutes' from pool_sessions where user_id = ${sub}
  on conflict (session_id, purpose) do nothing`

export const givenAdmin = (server: RestServer) => given(server, [ADMIN_GROUP])

/** The administrator's own token from a trusted issuer: it does not expire in tests that move the clock. */
export const tokenOf = ({ email }: Pick<Someone, 'email'>): Promise<string> =>
  signToken({ email, groups: [ADMIN_GROUP], expiresIn: '10y' })
