import type { Row } from '../data/row.ts'
import * as texts from './session.texts.ts'

export type Role = 'ADMIN' | 'PARENT'

export interface SessionUser {
  id: string
  email: string
  firstName: string
  lastName: string
  avatarUrl: string
}

/** Who uses this tab; `user` and `userRole` are the target's while an administrator impersonates one. */
export interface SessionState {
  loading: boolean
  isAuthenticated: boolean
  isAdmin: boolean
  userRole: Role | null
  user: SessionUser | null
  isImpersonating: boolean
  impersonatedUser: SessionUser | null
  originalAdmin: SessionUser | null
  /** What to show on a control that is at work. */
  busy: typeof SIGNING_OUT | typeof CLOSING_ACCOUNT | null
}

export const SIGNING_OUT = texts.signingOut
export const CLOSING_ACCOUNT = texts.closingAccount

export const SIGNED_OUT: SessionState = {
  loading: false,
  isAuthenticated: false,
  isAdmin: false,
  userRole: null,
  user: null,
  isImpersonating: false,
  impersonatedUser: null,
  originalAdmin: null,
  busy: null,
}

export const LOADING: SessionState = { ...SIGNED_OUT, loading: true }

export function signedIn(userRole: Role | null, user: SessionUser | null): SessionState {
  return { ...SIGNED_OUT, isAuthenticated: true, isAdmin: userRole === 'ADMIN', userRole, user }
}

/** In the target's shoes; without an administrator to go back to there is no stepping in. */
export function impersonating(state: SessionState, target: SessionUser): SessionState {
  const originalAdmin = adminOf(state)
  if (!originalAdmin) return state
  return { ...signedIn('PARENT', target), isImpersonating: true, impersonatedUser: target, originalAdmin }
}

/** Their own record has changed; the sign-in is the same. */
export function withUser(state: SessionState, user: SessionUser): SessionState {
  if (state.user?.id !== user.id) return state
  return { ...state, user, impersonatedUser: state.impersonatedUser && user }
}

export function adminAgain(state: SessionState): SessionState {
  if (!isImpersonationActive(state)) return state
  return { ...signedIn('ADMIN', state.originalAdmin), busy: state.busy }
}

/** Active only when the flag, the impersonated user and the original admin are all there. */
export function isImpersonationActive(
  state: SessionState,
): state is SessionState & { impersonatedUser: SessionUser; originalAdmin: SessionUser } {
  return state.isImpersonating && state.impersonatedUser !== null && state.originalAdmin !== null
}

/** Whose shoes the session's requests go in. */
export function impersonatedUserId(state: SessionState): string | null {
  return isImpersonationActive(state) ? state.impersonatedUser.id : null
}

export function adminOf({ userRole, user }: SessionState): SessionUser | null {
  return userRole === 'ADMIN' ? user : null
}

export function sessionUser(row: Row): SessionUser {
  const { id, email, firstName, lastName, avatarUrl } = row
  return {
    id,
    email: text(email),
    firstName: text(firstName),
    lastName: text(lastName),
    avatarUrl: text(avatarUrl),
  }
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')
