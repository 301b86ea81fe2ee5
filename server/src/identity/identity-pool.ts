import { randomUUID } from 'node:crypto'
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { decodeJwt } from 'jose'
import * as z from 'zod'
import { faultRefusal, statusOfFault } from '../graphql/fault.ts'
import type { ClientLimits } from '../limits/client-limits.ts'
import type { CredentialMint } from './credentials.ts'
import type { Login } from './identity-pool-logins.ts'
import { GUEST } from './modes-holders.ts'

export interface IdentityPool {
  identityPoolId: string
  region: string
  mint: CredentialMint
  login: Login
  now: () => Date
}

const PATH = '/cognito/identity-pool'
const TARGET = 'AWSCognitoIdentityService.'
const LARGEST_BODY = 64 * 1024

class PoolRefusal extends Error {
  override readonly name: string
  readonly status: number

  constructor(name: string, message: string, status = 400) {
    super(message)
    this.name = name
    this.status = status
  }
}

const Logins = z.record(z.string(), z.string()).nullish()
const GetId = z.object({ IdentityPoolId: z.string().max(100), Logins })
const GetCredentials = z.object({ IdentityId: z.string().max(100), Logins })

/** Cognito's identity pool: exchanges an ID token for credentials that sign requests. */
export function identityPoolEndpoint(app: FastifyInstance, pool: IdentityPool, limits: ClientLimits): void {
  app.register(async (routes) => {
    // The client sends its JSON as application/x-amz-json-1.1.
    routes.removeAllContentTypeParsers()
    routes.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    routes.setErrorHandler((error: FastifyError, request, reply) => {
      if (error instanceof PoolRefusal) return refuse(reply, error)
      if (error.statusCode === 413)
        return refuse(reply, new PoolRefusal('InvalidParameterException', 'The request is too large.', 413))
      const fault = faultRefusal(request.log, error)
      return refuse(reply, new PoolRefusal('InternalErrorException', fault.message, statusOfFault(fault)))
    })
    routes.post(PATH, { bodyLimit: LARGEST_BODY }, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      reply.header('content-type', 'application/x-amz-json-1.1')
      const exceeded = limits.charge('identity calls', { address: limits.networkOf(request.raw) })
      if (exceeded) throw new PoolRefusal('TooManyRequestsException', exceeded.message)
      return JSON.stringify(await run(pool, request.headers['x-amz-target'], request.body))
    })
  })
}

function refuse(reply: FastifyReply, { name, message, status }: PoolRefusal) {
  return reply
    .code(status)
    .headers({
      'x-amzn-errortype': name,
      'content-type': 'application/x-amz-json-1.1',
      'cache-control': 'no-store',
    })
    .send(JSON.stringify({ __type: name, message }))
}

function run(pool: IdentityPool, target: unknown, body: unknown): Promise<object> {
  switch (target) {
    case `${TARGET}GetId`:
      return getId(pool, inputFrom(GetId, body))
    case `${TARGET}GetCredentialsForIdentity`:
      return getCredentials(pool, inputFrom(GetCredentials, body))
    default:
      throw new PoolRefusal('UnknownOperationException', 'The identity pool has no such operation.')
  }
}

function inputFrom<Input>(shape: z.ZodType<Input>, body: unknown): Input {
  let json: unknown
  try {
    json = JSON.parse(typeof body === 'string' ? body : '')
  } catch {
    throw new PoolRefusal('SerializationException', 'The body is not JSON.')
  }
  const input = shape.safeParse(json)
  if (input.success) return input.data
  const field = input.error.issues[0]?.path.join('.') || 'the body'
  throw new PoolRefusal('InvalidParameterException', `The value at ${field} is missing or not valid.`)
}

async function getId(pool: IdentityPool, { IdentityPoolId, Logins }: z.infer<typeof GetId>) {
  if (IdentityPoolId !== pool.identityPoolId)
    throw new PoolRefusal('ResourceNotFoundException', `IdentityPool '${IdentityPoolId}' not found.`)
  const user = await userFrom(pool, Logins)
  return { IdentityId: user ? pool.mint.identityIdOf(user.subject) : `${pool.region}:${randomUUID()}` }
}

async function getCredentials(pool: IdentityPool, { IdentityId, Logins }: z.infer<typeof GetCredentials>) {
  const { mint, now } = pool
  const isGuest = isGuestId(pool.region, IdentityId)
  const user = await userFrom(pool, Logins)
  if (!user && !isGuest)
    throw new PoolRefusal('NotAuthorizedException', `Access to Identity '${IdentityId}' is forbidden.`)
  // The browser may still have another id; a signed-in user always gets their own.
  const identityId = user ? mint.identityIdOf(user.subject) : IdentityId
  return { IdentityId: identityId, Credentials: mint.issue(identityId, user?.holder ?? GUEST, now()) }
}

/** Ids of guests are random, version 4; those of users are derived, version 8. */
function isGuestId(region: string, identityId: string): boolean {
  const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-([48])[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
  const [prefix, id = ''] = identityId.split(/:(.*)/s)
  const version = prefix === region ? uuid.exec(id)?.[1] : undefined
  if (!version) throw new PoolRefusal('ResourceNotFoundException', `Identity '${identityId}' not found.`)
  return version === '4'
}

/** Null for a guest. */
async function userFrom({ login }: IdentityPool, logins: z.infer<typeof Logins>) {
  const [entry, ...others] = Object.entries(logins ?? {})
  if (!entry) return null
  if (others.length > 0) throw new PoolRefusal('InvalidParameterException', 'Please provide one login only.')
  const [provider, token] = entry
  const user = issuerOf(token) === provider ? await login(token) : 'NOT_VALID'
  if (user === 'NOT_VALID') throw new PoolRefusal('NotAuthorizedException', 'Invalid login token.')
  if (user === 'ENDED')
    throw new PoolRefusal('NotAuthorizedException', 'Invalid login token. This sign-in has ended.')
  return user
}

/** The issuer without the scheme, as clients name a provider. */
function issuerOf(token: string): string | undefined {
  try {
    return decodeJwt(token).iss?.replace(/^\w+:\/\//, '')
  } catch {
    return undefined
  }
}
