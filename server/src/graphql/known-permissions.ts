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

/** What administrators might do when they last asked, by the database they asked. */
const known = new WeakMap<Sql, BoundedCache<Caller['permissions']>>()

function knownAt(sql: Sql): BoundedCache<Caller['permissions']> {
  const found = known.get(sql) ?? new BoundedCache(1_000)
  known.set(sql, found)
  return found
}

/**
 * Answers an administrator who asks as themselves. A query, and the write of one row, goes by what they might do the last
 * time: the statement that answers compares that with what they may now, and has no row where it differs, so that what
 * was written is undone. Only then, and where something is refused, they are looked up before it is asked again. For all else
 * they are looked up each time.
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

/** Whether the last statement that it sends compares the permissions, in the same transaction as the others. */
function isCompared({ query }: Request): boolean {
  const operation = documentFrom(query).value?.operation
  if (operation?.operation !== 'mutation') return operation?.operation === 'query'
  const [field, ...others] = operation.selectionSet.selections
  return others.length === 0 && field?.kind === Kind.FIELD && isRowWrite(field.name.value)
}

/** What became of it; a sign-in that has ended is found out before anything is kept. */
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
