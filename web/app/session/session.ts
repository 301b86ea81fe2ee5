import { findUsersByEmail } from '../data/find-users.ts'
import { getOne } from '../data/get-one.ts'
import type { Log } from '../data/log.ts'
import type { Request } from '../data/request.ts'
import { isUnauthorized } from '../data/request-error.ts'
import type { Row } from '../data/row.ts'
import { makeUserLookup } from '../data/user-cache.ts'
import { withinTimeout } from '../data/within-timeout.ts'
import { checkAuth, type SignedInUser } from './check-auth.ts'
import { removeDrafts, sayLeft } from './drafts.ts'
import { ensureUserRecord } from './ensure-user-record.ts'
import type { Identity } from './identity.ts'
import {
  type ImpersonationParts,
  leaveIfEnded,
  restoreImpersonation,
  startImpersonation,
  stopImpersonation,
} from './impersonation.ts'
import type { ImpersonationApi } from './impersonation-api.ts'
import { removeRecord, type SessionStorage } from './impersonation-record.ts'
import { removeLastSeen } from './last-seen.ts'
import { sessionUser, withUser } from './session-moves.ts'
import { isImpersonationActive, LOADING, type SessionState, SIGNED_OUT } from './session-state.ts'
import { closeAccount, type SignOutApi, signOut } from './sign-out.ts'
import { firstValue, makeStore } from './store.ts'

export interface SessionParts {
  auth: SignedInUser & SignOutApi
  impersonations: ImpersonationApi
  request: Request
  /** The same in a user's shoes, whatever the session's state. */
  requestAs: (userId: string) => Request
  storage: SessionStorage
  /** Of the whole device: a registration that was begun lies there, with the children's names. */
  device: SessionStorage
  goTo: (path: string) => unknown
  /** Who is there, where that is known already; otherwise `check` finds out. */
  initial?: SessionState
  log?: Log
  now?: () => Date
}

export type Session = ReturnType<typeof makeSession>

/** The one session of a tab. It starts as loading unless somebody is known to be there; `check` finds out who. */
export function makeSession(parts: SessionParts) {
  const {
    auth,
    request,
    requestAs,
    storage,
    device,
    goTo,
    initial = LOADING,
    log = console.error,
    now = () => new Date(),
  } = parts
  const store = makeStore<SessionState>(initial)
  const isImpersonating = () => isImpersonationActive(store.get())
  const findUsers = makeUserLookup({ request, isImpersonating, log, now: () => now().getTime() })
  const impersonation: ImpersonationParts = {
    store,
    server: parts.impersonations,
    loadUser: (id) => getOne(request, 'User', id, log),
    findTarget: ({ targetUserId, targetUserEmail }) =>
      findUsersByEmail(requestAs(targetUserId), targetUserEmail, log),
    storage,
    now,
    log,
  }
  const leave = () => {
    removeLastSeen(device)
    return stopImpersonation(impersonation)
  }
  let latestCheck = 0

  /** Resolves when it is known who is there, also if a later check, or a sign-out, has found that out instead. */
  async function check(): Promise<SessionState> {
    const thisCheck = ++latestCheck
    store.set(LOADING)
    const ensureUser = (identity: Identity) => ensureUserRecord({ request, findUsers, log }, identity)
    const found = await checkAuth({ auth, ensureUser, log })
    const state = await restoreImpersonation(impersonation, found)
    if (thisCheck === latestCheck) store.set(state)
    return firstValue(store, ({ loading }) => !loading)
  }

  /** Somebody else may sign in next: nothing of this one stays. */
  function forget(): void {
    latestCheck += 1
    findUsers.forget()
    removeRecord(storage)
    removeLastSeen(device)
  }

  /** On purpose: what was typed and not saved goes as well. */
  function leaveNothing(): void {
    forget()
    removeDrafts(storage)
    removeDrafts(device)
    sayLeft(device, Date.now())
  }

  function signedOut(): void {
    forget()
    if (!store.get().busy) store.set(SIGNED_OUT)
  }

  /**
   * After a refusal: the server may have ended the impersonation, as it does after an hour, or the sign-in itself, as a
   * sign-out on another device does. The client tells of the latter when it cannot refresh its tokens.
   */
  async function noticeEnd(): Promise<void> {
    if (isImpersonating()) return leaveIfEnded(impersonation)
    await withinTimeout(auth.fetchAuthSession({ forceRefresh: true })).catch((error) =>
      log('Could not find out whether the sign-in has ended', error),
    )
  }

  const watchedRequest: Request = async (document, variables) => {
    try {
      return await request(document, variables)
    } catch (error) {
      if (isUnauthorized(error as Error)) await noticeEnd()
      throw error
    }
  }

  /** What the header shows follows the record that a screen has just saved. */
  function userChanged(row: Row): void {
    findUsers.forget()
    store.set(withUser(store.get(), sessionUser(row)))
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    check,
    signedOut,
    noticeEnd,
    userChanged,
    /** For everything that screens read and write. */
    request: watchedRequest,
    findUsers,
    startImpersonation: (targetUserId: string, reason: string) =>
      startImpersonation(impersonation, targetUserId, reason).finally(() => removeLastSeen(device)),
    stopImpersonation: leave,
    signOut: (place?: string) =>
      signOut({ store, auth, stopImpersonation: leave, forget: leaveNothing, goTo, log }, place),
    closeAccount: (place: string) => closeAccount({ store, auth, forget: leaveNothing, goTo }, place),
  }
}
