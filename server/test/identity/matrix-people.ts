import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { TOKEN_AREAS } from '@touchline/domain/identity/access-token.ts'
import type { PasswordPurpose } from '@touchline/domain/identity/password-purpose.ts'
import { ADMIN_GROUP } from '@touchline/domain/identity/role.ts'
import { buildApp } from '../../src/app.ts'
import { ownIdentity } from '../../src/identity/modes-config.ts'
import { openPool, type Sql } from '../../src/postgres/pool.ts'
import { newDatabase } from '../database.ts'
import { outboxRows } from '../mail/outbox-rows.ts'
import { sendPlainly } from '../plain-http.ts'
import { API_KEY } from '../running-server.ts'
import type { Mode } from './modes-client.ts'
import { type Issuer, startIssuer } from './modes-issuer.ts'
import { type Signing, sign } from './sigv4-signer.ts'

const PASSWORD = 'plenty of grass'
const AUDIENCE = 'club'
const IDP = 'AWSCognitoIdentityProviderService'
const IDENTITY = 'AWSCognitoIdentityService'
const ClientId = ownIdentity.userPoolClientId

export interface MatrixServer {
  url: string
  sql: Sql
  databaseUrl: string
  /** An issuer other than our own pool, trusted by configuration. */
  issuer: Issuer
  /** Moves the server's clock. */
  forward(minutes: number): void
  close(): Promise<void>
}

/** The whole server with all five modes enabled and a clock that can be moved, optionally beside another one. */
export async function startMatrixServer({
  databaseUrl,
}: {
  databaseUrl?: string
} = {}): Promise<MatrixServer> {
  const database = databaseUrl ? { url: databaseUrl, drop: async () => {} } : await newDatabase()
  const sql = openPool(database.url, 8)
  const issuer = await startIssuer()
  const identity = { ...ownIdentity, oidc: { issuer: issuer.issuer, audiences: [AUDIENCE] } }
  const settings = {
    dataDir: tmpdir(),
    publicUrl: undefined,
    trustProxy: ['loopback'],
    isProduction: false,
    smtpUrl: undefined,
    bounceAddress: undefined,
    identity,
  }
  const config = { ...settings, apiKey: API_KEY, trustedKeys: { keys: [] }, tokenIssuer: 'nobody' }
  let ahead = 0
  const now = () => new Date(Date.now() + ahead)
  const app = await buildApp({ sql, config, now, logLevel: 'silent' })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    url,
    sql,
    databaseUrl: database.url,
    issuer,
    forward: (minutes) => {
      ahead += minutes * 60_000
    },
    close: async () => {
      await app.close()
      await sql.end({ timeout: 5 })
      await database.drop()
    },
  }
}

export interface Someone {
  email: string
  /** The id of the account in the pool. */
  sub: string
  /** The id of the club's own row. */
  userId: string
  groups: string[]
  /** The proof of identity for each mode. */
  userPool: string
  idToken: string
  oidc: string
  iam: Signing['credentials']
}

/** Signs up, confirms and signs in as a browser would, and creates the club's own row. */
export async function someone(server: MatrixServer, groups: string[] = []): Promise<Someone> {
  const { url, sql, issuer } = server
  const email = `${randomUUID().slice(0, 8)}@example.org`
  const ask = (operation: string, body: object) => askPool(url, 'user-pool', `${IDP}.${operation}`, body)
  const { UserSub: sub } = await ask('SignUp', { ClientId, Username: email, Password: PASSWORD })
  const [message] = await outboxRows(sql, email)
  const ConfirmationCode = /(\d{6})$/.exec(message?.subject ?? '')?.[1]
  await ask('ConfirmSignUp', { ClientId, Username: email, ConfirmationCode })
  for (const name of groups) await sql`insert into pool_groups (user_id, name) values (${sub}, ${name})`
  const AuthParameters = { USERNAME: email, PASSWORD }
  const signedIn = await ask('InitiateAuth', { ClientId, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters })
  const { AccessToken, IdToken } = signedIn.AuthenticationResult
  const claims = { aud: AUDIENCE, email, email_verified: true, 'cognito:groups': groups }
  const proofs = {
    userPool: AccessToken,
    idToken: IdToken,
    oidc: issuer.token(claims),
    iam: await credentials(url, IdToken),
  }
  const userId = await ownRow(server, email, AccessToken)
  return { email, sub, userId, groups, ...proofs }
}

export const someAdmin = (server: MatrixServer) => someone(server, [ADMIN_GROUP])

async function ownRow(server: MatrixServer, email: string, accessToken: string): Promise<string> {
  const input = { email, firstName: 'Pat', lastName: 'Singh', phone: '604-555-0100' }
  const create = 'mutation M($input: CreateUserInput!) { it: createUser(input: $input) { id } }'
  return (await send(server, { authorization: accessToken }, create, { input })).data.it.id
}

/** Credentials of a guest, or of a user if there is an ID token. */
export async function credentials(url: string, idToken?: string): Promise<Signing['credentials']> {
  const ask = (operation: string, body: object) =>
    askPool(url, 'identity-pool', `${IDENTITY}.${operation}`, body)
  const provider = idToken && JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()).iss
  const Logins = provider ? { [provider.replace(/^\w+:\/\//, '')]: idToken } : undefined
  const { IdentityId } = await ask('GetId', { IdentityPoolId: ownIdentity.identityPoolId, Logins })
  const { Credentials: issued } = await ask('GetCredentialsForIdentity', { IdentityId, Logins })
  return {
    accessKeyId: issued.AccessKeyId,
    secretAccessKey: issued.SecretKey,
    sessionToken: issued.SessionToken,
  }
}

export const signOutEverywhere = ({ url }: MatrixServer, { userPool }: Someone) =>
  askPool(url, 'user-pool', `${IDP}.GlobalSignOut`, { AccessToken: userPool })

/** Sends the password again, for a single action. */
export const prove = (url: string, accessToken: string, purpose: PasswordPurpose) =>
  fetch(`${url}/account/password-proofs`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}` },
    body: JSON.stringify({ purpose, password: PASSWORD }),
  })

export async function deleteAccount({ url }: MatrixServer, { userPool }: Someone) {
  await prove(url, userPool, 'CLOSE_ACCOUNT')
  return askPool(url, 'user-pool', `${IDP}.DeleteUser`, { AccessToken: userPool })
}

/** A request to one of the two pools that must succeed. */
async function askPool(url: string, pool: string, target: string, body: object) {
  const answer = await fetch(`${url}/cognito/${pool}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': target },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${target}: ${text}`)
  return JSON.parse(text)
}

export interface Reply {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of many shapes
  data: any
  errors: { errorType: string; message: string; errorInfo?: { code?: string } | null }[]
}

type Variables = Record<string, unknown>
export type Send = (query: string, variables?: Variables) => Promise<Reply>

const TYPE = { 'content-type': 'application/json' }

async function send(
  { url }: Pick<MatrixServer, 'url'>,
  headers: Record<string, string>,
  query: string,
  variables: Variables,
): Promise<Reply> {
  const body = JSON.stringify({ query, variables })
  const { status, text } = await sendPlainly(`${url}/graphql`, {
    method: 'POST',
    headers: { ...TYPE, ...headers },
    body,
  })
  const { data = null, errors = [] } = JSON.parse(text)
  return { status, data, errors }
}

/** Sends requests with this proof, optionally while impersonating a parent. */
export const sender =
  (server: Pick<MatrixServer, 'url'>, headers: Record<string, string>, asUserId?: string): Send =>
  (query, variables = {}) =>
    send(server, { ...headers, ...shoes(asUserId) }, query, variables)

const shoes = (asUserId?: string): Record<string, string> =>
  asUserId ? { 'x-impersonate-user': asUserId } : {}

/** Signs requests with these credentials. */
export const signer =
  (server: Pick<MatrixServer, 'url'>, credentials: Signing['credentials'], asUserId?: string): Send =>
  async (query, variables = {}) => {
    const { host } = new URL(server.url)
    const body = JSON.stringify({ query, variables })
    const request = { host, path: '/graphql', headers: { ...TYPE, ...shoes(asUserId) }, body }
    const { headers } = await sign({ credentials, at: new Date() }, request)
    const { host: _, ...signed } = headers as Record<string, string>
    return send(server, signed, query, variables)
  }

/** Sends requests as somebody in one of the modes with an identity. */
export const inMode = (
  server: MatrixServer,
  who: Someone,
  mode: Exclude<Mode, 'apiKey' | 'lambda'>,
  as?: string,
): Send => (mode === 'iam' ? signer(server, who.iam, as) : sender(server, { authorization: who[mode] }, as))

/** A request to a REST API as this administrator. */
export async function rest(
  { url }: Pick<MatrixServer, 'url'>,
  { userPool }: Pick<Someone, 'userPool'>,
  [method, path]: ['post' | 'delete' | 'get', string],
  { body, headers = {} }: { body?: object; headers?: Record<string, string> } = {},
) {
  const answer = await fetch(`${url}/staging/admin${path}`, {
    method: method.toUpperCase(),
    headers: { authorization: `Bearer ${userPool}`, ...(body ? TYPE : {}), ...headers },
    body: body && JSON.stringify(body),
  })
  const text = await answer.text()
  return { status: answer.status, body: text === '' ? null : JSON.parse(text) }
}

/** An access token, created by an administrator. */
export async function accessTokenOf(server: MatrixServer, admin: Someone, mayWrite = true): Promise<string> {
  await prove(server.url, admin.userPool, 'MAKE_ACCESS_TOKEN')
  const made = await rest(server, admin, ['post', '/access-tokens'], {
    body: { name: randomUUID(), mayWrite, areas: TOKEN_AREAS },
  })
  if (made.status !== 201) throw new Error(`access token: ${JSON.stringify(made.body)}`)
  return made.body.token
}

export const REASON = 'Phone call about the fee'

export const impersonate = (server: MatrixServer, admin: Someone, targetUserId: string) =>
  rest(server, admin, ['post', '/impersonations'], { body: { targetUserId, reason: REASON } })
