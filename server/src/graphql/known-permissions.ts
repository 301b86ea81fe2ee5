import { Kind } from 'graphql'
import { BoundedCache } from '../bounded-cache.ts'
import type { Sql } from '../postgres/pool.ts'
import { NotAuthenticated } from './authenticate.ts'
import type { Caller } from './caller.ts'
import { accountOf } from './charge-request.ts'
import type { Service } from './context.ts'
import { documentFrom } from './document.ts'
import { type Answered, execute, type Request } from './execute.ts'
import { withPermissions } from './identify.ts'
import { isRowWrite } from './write/mutation.ts'

/** The last known permissions of administrators, per database. */
const known = new WeakMap<Sql, BoundedCache<Caller['permissions']>>()

function knownAt(sql: Sql): BoundedCache<Caller['permissions']> {
  const found = known.get(sql) ?? new BoundedCache(1_000)
  known.set(sql, found)
  return found
}

/**
 * Runs an administrator's request. Queries and single-row writes use the cached permissions: their statement compares
 * them with the current ones and returns no row if they differ, which rolls back any write. Only then, or when
 * something is refused, the permissions are read and the request is repeated. All other requests read them first.
 */
export async function executeForAdmin(
  service: Service,
  request: Request,
  caller: Caller,
  address: string,
): Promise<Answered> {
  const account = accountOf(caller)
  const kept = knownAt(service.sql)
  const before = account !== null && isCompared(request) ? kept.get(account) : undefined
  const first =
    before === undefined ? null : await attempt(service, request, { ...caller, permissions: before }, address)
  const isRefused = first instanceof NotAuthenticated
  if (first && !isRefused && first.isWhole) return first
  const now = await withPermissions(service.sql, caller)
  if (account !== null) kept.set(account, now.permissions)
  const hasChanged = before?.join() !== now.permissions?.join()
  if (!first || (hasChanged && (isRefused || !first.mayHaveChanged)))
    return execute(service, request, now, address)
  if (isRefused) throw first
  return first
}

/** Whether the last statement of the request compares the permissions, in the same transaction as the others. */
function isCompared({ query }: Request): boolean {
  const operation = documentFrom(query).value?.operation
  if (operation?.operation !== 'mutation') return operation?.operation === 'query'
  const [field, ...others] = operation.selectionSet.selections
  return others.length === 0 && field?.kind === Kind.FIELD && isRowWrite(field.name.value)
}

/** The result, or the error of a session that has ended, so that nothing is cached for it. */
async function attempt(
  service: Service,
  request: Request,
  caller: Caller,
  address: string,
): Promise<Answered | NotAuthenticated> {
  try {
    return await execute(service, request, caller, address)
  } catch (error) {
    if (!(error instanceof NotAuthenticated)) throw error
    return error
  }
}
