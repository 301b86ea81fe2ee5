import type { Log } from '../data/log.ts'
import { isLive, type Row } from '../data/row.ts'
import type { ImpersonationApi } from './impersonation-api.ts'
import {
  type ImpersonationRecord,
  readRecord,
  removeRecord,
  type SessionStorage,
  saveRecord,
} from './impersonation-record.ts'
import { adminAgain, adminOf, impersonating, sessionUser } from './session-moves.ts'
import { isImpersonationActive, type SessionState } from './session-state.ts'
import type { Store } from './store.ts'

export interface ImpersonationParts {
  store: Store<SessionState>
  server: ImpersonationApi
  loadUser: (id: string) => Promise<Row | null>
  /** Asked while impersonating: a server that has ended the impersonation finds nobody. */
  findTarget: (record: Pick<ImpersonationRecord, 'targetUserId' | 'targetUserEmail'>) => Promise<Row[]>
  storage: SessionStorage
  now: () => Date
  log: Log
}

/** False if the caller is no administrator, the target is missing or deleted, or the server refuses. */
export async function startImpersonation(
  parts: ImpersonationParts,
  targetUserId: string,
  reason: string,
): Promise<boolean> {
  const { store, server, loadUser, storage, now, log } = parts
  const admin = adminOf(store.get())
  if (!admin) return false
  try {
    const row = await loadUser(targetUserId)
    if (!isLive(row)) return false
    await server.start(targetUserId, reason)
    // They may have signed out in the meantime, perhaps in another tab.
    if (adminOf(store.get())?.id !== admin.id) return false
    const target = sessionUser(row)
    saveRecord(storage, admin, target, now())
    store.set(impersonating(store.get(), target))
    return true
  } catch (error) {
    log(`Could not start viewing as user ${targetUserId}`, error)
    return false
  }
}

/** The administrator is out at once; resolves when the server has answered or could not be reached. */
export async function stopImpersonation({ store, server, storage, log }: ImpersonationParts): Promise<void> {
  const state = store.get()
  removeRecord(storage)
  if (!isImpersonationActive(state)) return
  store.set(adminAgain(state))
  const { id } = state.impersonatedUser
  await server
    .stop(id)
    .catch((error) => log(`Could not tell the server to stop viewing as user ${id}`, error))
}

/** After a reload: only for the administrator who started it, and only if the target can be loaded. */
export async function restoreImpersonation(
  { storage, findTarget, log }: Pick<ImpersonationParts, 'storage' | 'findTarget' | 'log'>,
  state: SessionState,
): Promise<SessionState> {
  const record = readRecord(storage)
  const admin = adminOf(state)
  if (!record || admin?.email !== record.originalAdminEmail) return state
  try {
    const target = (await findTarget(record)).find(({ id }) => id === record.targetUserId)
    if (target) return impersonating(state, sessionUser(target))
  } catch (error) {
    log(`Could not go on viewing as ${record.targetUserEmail}`, error)
  }
  removeRecord(storage)
  return state
}

/** After a refusal: ends it, unless the server still finds the target. */
export async function leaveIfEnded(parts: ImpersonationParts): Promise<void> {
  const state = parts.store.get()
  if (!isImpersonationActive(state)) return
  const { id, email } = state.impersonatedUser
  const found = await parts.findTarget({ targetUserId: id, targetUserEmail: email })
  if (found.length === 0 && parts.store.get() === state) await stopImpersonation(parts)
}
