import type { FastifyRequest } from 'fastify'
import { type Authenticate, NotAuthenticated } from '../graphql/authenticate.ts'
import { identify } from '../graphql/identify.ts'
import { signedRequest } from '../identity/sigv4-request.ts'
import type { Sql } from '../postgres/pool.ts'
import { denied } from './refusal.ts'

/** The address of the administrator who asks; everybody else is refused, and so is one in a parent's shoes. */
export async function requireAdministrator(
  sql: Sql,
  authenticate: Authenticate,
  request: FastifyRequest,
): Promise<string> {
  const { authorization } = request.headers
  const { caller } = await identify(
    sql,
    await authenticate({ authorization, request: signedRequest(request) }),
  )
  if (caller.role === 'VISITOR') throw new NotAuthenticated('Sign in first.')
  if (caller.role !== 'ADMIN') throw denied('ADMIN_ONLY', 'Only an administrator can do this.')
  if (request.headers['x-impersonate-user'] !== undefined)
    throw denied('IMPERSONATING', 'You are viewing the site as somebody else. Return to your own view first.')
  if (!caller.mayWrite && request.method !== 'GET')
    throw denied('READ_ONLY', 'This access token can only read.')
  if (caller.email === null)
    throw denied(
      'NO_ADDRESS',
      'Your sign-in names no e-mail address, so it could not be recorded who did this.',
    )
  return caller.email
}
