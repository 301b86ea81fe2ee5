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
import { firstValue, makeStore, type Store } from './store.ts'

export interface SessionParts {
  auth: SignedInUser & SignOutApi
  impersonations: ImpersonationApi
  request: Request
  /** A request on behalf of this user, whatever the session's state. */
  requestAs: (userId: string) => Request
  storage: SessionStorage
  /** The storage of the device, where unfinished registrations with children's names are kept. */
  device: SessionStorage
  goTo: (path: string) => unknown
  /** Who is signed in, if already known; otherwise `check` finds out. */
  initial?: SessionState
  log?: Log
  now?: () => Date
}

export type Session = ReturnType<typeof makeSession>

/** A session with all that it works with. */
interface Tab extends Omit<SessionParts, 'initial' | 'log' | 'now'> {
  store: Store<SessionState>
  log: Log
  now: () => Date
  findUsers: ReturnType<typeof makeUserLookup>
  impersonation: ImpersonationParts
}

/** The one session of a tab. It starts as loading unless somebody is known to be signed in; `check` finds out who. */
export function makeSession(parts: SessionParts) {
  const tab = openTab(parts)
  const { store, auth, storage, device, findUsers, impersonation, goTo, log } = tab
  const { check, forget } = checksOf(tab)
  const noticeEnd = () => endNoticed(tab)
  const leave = () => {
    removeLastSeen(device)
    return stopImpersonation(impersonation)
  }

  /** On purpose, so unsaved input is removed as well. */
  function leaveNothing(): void {
    forget()
    removeDrafts(storage)
    removeDrafts(device)
    sayLeft(device, Date.now())
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    check,
    signedOut() {
      forget()
      if (!store.get().busy) store.set(SIGNED_OUT)
    },
    noticeEnd,
    /** Updates the header from the record that a screen has just saved. */
    userChanged(row: Row) {
      findUsers.forget()
      store.set(withUser(store.get(), sessionUser(row)))
    },
    /** For all reads and writes of screens. */
    request: watched(tab.request, noticeEnd),
    findUsers,
    startImpersonation: (targetUserId: string, reason: string) =>
      startImpersonation(impersonation, targetUserId, reason).finally(() => removeLastSeen(device)),
    stopImpersonation: leave,
    signOut: (place?: string) =>
      signOut({ store, auth, stopImpersonation: leave, forget: leaveNothing, goTo, log }, place),
    closeAccount: (place: string) => closeAccount({ store, auth, forget: leaveNothing, goTo }, place),
  }
}

function openTab({
  initial = LOADING,
  log = console.error,
  now = () => new Date(),
  ...parts
}: SessionParts): Tab {
  const { request, requestAs, storage, impersonations } = parts
  const store = makeStore<SessionState>(initial)
  const isImpersonating = () => isImpersonationActive(store.get())
  return {
    ...parts,
    store,
    log,
    now,
    findUsers: makeUserLookup({ request, isImpersonating, log, now: () => now().getTime() }),
    impersonation: {
      store,
      server: impersonations,
      loadUser: (id) => getOne(request, 'User', id, log),
      findTarget: ({ targetUserId, targetUserEmail }) =>
        findUsersByEmail(requestAs(targetUserId), targetUserEmail, log),
      storage,
      now,
      log,
    },
  }
}

function checksOf({ store, auth, request, findUsers, impersonation, storage, device, log }: Tab) {
  let latestCheck = 0
  return {
    /** Resolves when it is known who is signed in, even if a later check or a sign-out has found that out instead. */
    async check(): Promise<SessionState> {
      const thisCheck = ++latestCheck
      store.set(LOADING)
      const ensureUser = (identity: Identity) => ensureUserRecord({ request, findUsers, log }, identity)
      const found = await checkAuth({ auth, ensureUser, log })
      const state = await restoreImpersonation(impersonation, found)
      if (thisCheck === latestCheck) store.set(state)
      return firstValue(store, ({ loading }) => !loading)
    },
    /** Somebody else may sign in next, so nothing of this person may remain. */
    forget(): void {
      latestCheck += 1
      findUsers.forget()
      removeRecord(storage)
      removeLastSeen(device)
    },
  }
}

/**
 * After a refusal, the server may have ended the impersonation, as it does after an hour, or the session itself, as a
 * sign-out on another device does. The client reports the latter when it cannot refresh its tokens.
 */
async function endNoticed({ store, auth, impersonation, log }: Tab): Promise<void> {
  if (isImpersonationActive(store.get())) return leaveIfEnded(impersonation)
  await withinTimeout(auth.fetchAuthSession({ forceRefresh: true })).catch((error) =>
    log('Could not find out whether the sign-in has ended', error),
  )
}

const watched =
  (request: Request, noticeEnd: () => Promise<void>): Request =>
  async (document, variables) => {
    try {
      return await request(document, variables)
    } catch (error) {
      if (isUnauthorized(error as Error)) await noticeEnd()
      throw error
    }
  }
