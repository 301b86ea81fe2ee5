import { randomUUID } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { onTestFinished } from 'vitest'
import { NotAuthenticated } from '../../src/graphql/authenticate.ts'
import { graphqlEndpoint } from '../../src/graphql/endpoint.ts'
import { realtimeEndpoint } from '../../src/graphql/realtime/endpoint.ts'
import { answerHeaders } from '../../src/http/answer-headers.ts'
import { type BareRoutes, fastifyBehind } from '../../src/http/bare-routes.ts'
import { guardUpgrades } from '../../src/http/upgrades.ts'
import { identityPoolEndpoint } from '../../src/identity/identity-pool.ts'
import { makeModes } from '../../src/identity/modes.ts'
import { type IdentityConfig, ownIdentity } from '../../src/identity/modes-config.ts'
import { keepRawBodies, rawBody, signedRequest } from '../../src/identity/sigv4-request.ts'
import { makeTokens, type Tokens } from '../../src/identity/tokens.ts'
import { openPool, type Sql } from '../../src/postgres/pool.ts'
import { readsFrom } from '../../src/postgres/reads.ts'
import { installationSecret } from '../../src/postgres/secrets.ts'
import { clientConfig } from '../../src/site/client-config.ts'
import { givenAccessToken } from '../access-token.ts'
import { newDatabase } from '../database.ts'
import { limitsForTest } from '../limits-for-test.ts'
import { API_KEY } from '../running-server.ts'
import { ISSUER, trustedKeys } from '../tokens.ts'

const USER_POOL_ISSUER = 'https://club.example.org/cognito/user-pool'

interface Options {
  identity?: Partial<IdentityConfig>
  publicUrl?: string
  /** The server's clock; the real one unless a test moves it. */
  now?: () => Date
}

export interface SignedIn {
  email: string
  sub: string
  session: string
  accessToken: string
  idToken: string
}

export interface ModesServer {
  url: string
  sql: Sql
  accessToken: string
  /** Somebody with a user row and a session in our own pool. */
  signIn(groups?: string[]): Promise<SignedIn>
  /** Creates a row as the holder of the access token. */
  create(model: string, input: Record<string, unknown>): Promise<string>
  close(): Promise<void>
}

/** The endpoints that check identity, on their own database, closed when the test ends. */
export async function modesServer(options: Options = {}): Promise<ModesServer> {
  const server = await startModesServer(options)
  onTestFinished(server.close)
  return server
}

export async function startModesServer(options: Options = {}): Promise<ModesServer> {
  const { now = () => new Date(), publicUrl } = options
  const database = await newDatabase()
  const sql = openPool(database.url, 6)
  const identity = { ...ownIdentity, ...options.identity }
  const config = { apiKey: API_KEY, trustedKeys, tokenIssuer: ISSUER, publicUrl, identity }
  const tokens = makeTokens({ sql, issuer: USER_POOL_ISSUER, clientId: identity.userPoolClientId, now })
  const app = await modesApp(sql, config, tokens, now)
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const made = await givenAccessToken(sql)
  const create = creator(url, made.token)
  return {
    url,
    sql,
    accessToken: made.token,
    create,
    close: async () => {
      await app.close()
      await sql.end({ timeout: 5 })
      await database.drop()
    },
    signIn: async (groups = []) => {
      const sub = randomUUID()
      const session = randomUUID()
      const email = `${sub.slice(0, 8)}@example.org`
      await sql`insert into pool_users (id, email, is_email_verified, status) values (${sub}, ${email}, true, 'CONFIRMED')`
      await sql`insert into pool_sessions (id, user_id, expires_at) values (${session}, ${sub}, now() + interval '30 days')`
      for (const name of groups) await sql`insert into pool_groups (user_id, name) values (${sub}, ${name})`
      await create('User', { email, firstName: 'Pat', lastName: 'Singh' })
      const about = { signedInAt: now(), isEmailVerified: true, attributes: {} }
      return { email, sub, session, ...(await tokens.issue({ sub, session, groups, email, ...about })) }
    },
  }
}

type ModesConfig = Parameters<typeof makeModes>[0]['config']

async function modesApp(sql: Sql, config: ModesConfig, userPool: Tokens, now: () => Date) {
  const bare: BareRoutes = new Map()
  const headers = answerHeaders({ publicUrl: undefined })
  const app = fastifyBehind(
    bare,
    { headers, now },
    { logger: { level: 'silent' }, forceCloseConnections: true },
  )
  const { authenticate, identityPool } = await makeModes({ sql, config, userPool, log: app.log, now })
  const pageSecret = await installationSecret(sql, 'page tokens')
  const limits = limitsForTest(sql, now)
  const reads = readsFrom(sql)
  const service = { sql, reads, log: app.log, pageSecret, now, limits, introspection: true, canSend: true }
  bare.set('POST /graphql', graphqlEndpoint(service, authenticate, headers))
  guardUpgrades(app, { publicUrl: undefined })
  realtimeEndpoint(app, service, authenticate)
  if (identityPool) identityPoolEndpoint(app, identityPool, limits)
  app.get('/config.json', async (request) => clientConfig(config, request))
  app.register(async (rest) => {
    keepRawBodies(rest)
    rest.all('/staging/*', (request, reply) =>
      authenticate({
        authorization: request.headers.authorization,
        request: signedRequest(request.raw, rawBody(request)),
      }).then(
        ({ role }) => ({ role }),
        (error) => refuse(reply, error),
      ),
    )
  })
  return app
}

/** Answers like the REST APIs do. */
function refuse(reply: FastifyReply, error: unknown) {
  if (!(error instanceof NotAuthenticated)) throw error
  return reply.code(403).header('x-amzn-errortype', error.errorType).send({ message: error.message })
}

function creator(url: string, accessToken: string): ModesServer['create'] {
  return async (model, input) => {
    const query = `mutation Make($input: Create${model}Input!) { made: create${model}(input: $input) { id } }`
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: accessToken },
      body: JSON.stringify({ query, variables: { input } }),
    })
    const { data, errors } = await answer.json()
    if (errors) throw new Error(`create ${model}: ${JSON.stringify(errors)}`)
    return data.made.id
  }
}
