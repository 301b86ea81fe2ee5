import { permissionRefusal, permits } from '@touchline/domain/identity/permissions.ts'
import { ROUTE_NEEDS } from '@touchline/domain/identity/route-needs.ts'
import type { FastifyRequest } from 'fastify'
import { type Authenticate, NotAuthenticated } from '../graphql/authenticate.ts'
import type { Caller } from '../graphql/caller.ts'
import { IMPERSONATION_HEADER, withAddress, withPermissions } from '../graphql/identify.ts'
import { rawBody, signedRequest } from '../identity/sigv4-request.ts'
import type { UserPool } from '../identity/user-pool/user-pool.ts'
import { denied } from './refusal.ts'
import type { Route } from './route.ts'

/** Access tokens may only use the areas in their scope; most routes are closed to all of them. */
export function requireArea({ tokenArea }: Route, { scope }: Caller): void {
  if (scope === null) return
  if (tokenArea === undefined)
    throw denied('NOT_BY_TOKEN', 'An access token cannot do this. Sign in to do so.')
  if (!scope.areas.includes(tokenArea))
    throw denied('NOT_IN_SCOPE', `This access token was not made for ${tokenArea}.`)
}

/** Routes that are not in the table require all permissions. */
export function requirePermission({ method, path }: Route, { permissions }: Caller): void {
  const need = ROUTE_NEEDS[`${method} ${path}`] ?? ['EVERYTHING']
  if (permits(permissions, need)) return
  const { code, message } = permissionRefusal(need)
  throw denied(code, message)
}

type Administrator = Caller & { email: string }

/** The calling administrator; refuses everybody else, and administrators who view the site as a parent. */
export async function requireAdministrator(
  pool: Pick<UserPool, 'sql' | 'now'>,
  authenticate: Authenticate,
  request: FastifyRequest,
): Promise<Administrator> {
  const { authorization } = request.headers
  const caller = await withAddress(
    pool.sql,
    await authenticate({ authorization, request: signedRequest(request.raw, rawBody(request)) }),
    pool.now(),
  )
  if (caller.role === 'VISITOR') throw new NotAuthenticated('Sign in first.')
  if (caller.role !== 'ADMIN') throw denied('ADMIN_ONLY', 'Only an administrator can do this.')
  if (request.headers[IMPERSONATION_HEADER] !== undefined)
    throw denied('IMPERSONATING', 'You are viewing the site as somebody else. Return to your own view first.')
  if (!caller.mayWrite && request.method !== 'GET')
    throw denied('READ_ONLY', 'This access token can only read.')
  const { email } = caller
  if (email === null)
    throw denied(
      'NO_ADDRESS',
      'Your sign-in names no email address, so it could not be recorded who did this.',
    )
  return { ...(await withPermissions(pool.sql, caller)), email }
}
