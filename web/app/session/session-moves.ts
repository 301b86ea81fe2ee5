import type { Row } from '../data/row.ts'
import * as texts from './session.texts.ts'
import {
  isImpersonationActive,
  type Role,
  type SessionState,
  type SessionUser,
  SIGNED_OUT,
} from './session-state.ts'

// Kept apart from the state itself, so that visitors do not load the code for signing in and out.

export const SIGNING_OUT = texts.signingOut
export const CLOSING_ACCOUNT = texts.closingAccount

export function signedIn(userRole: Role | null, user: SessionUser | null): SessionState {
  return { ...SIGNED_OUT, isAuthenticated: true, isAdmin: userRole === 'ADMIN', userRole, user }
}

/** The state while impersonating; without an administrator to return to, nothing changes. */
export function impersonating(state: SessionState, target: SessionUser): SessionState {
  const originalAdmin = adminOf(state)
  if (!originalAdmin) return state
  return { ...signedIn('PARENT', target), isImpersonating: true, impersonatedUser: target, originalAdmin }
}

/** Their own record has changed; the session is the same. */
export function withUser(state: SessionState, user: SessionUser): SessionState {
  if (state.user?.id !== user.id) return state
  return { ...state, user, impersonatedUser: state.impersonatedUser && user }
}

export function adminAgain(state: SessionState): SessionState {
  if (!isImpersonationActive(state)) return state
  return { ...signedIn('ADMIN', state.originalAdmin), busy: state.busy }
}

/** The user on whose behalf requests are sent while impersonating. */
export function impersonatedUserId(state: SessionState): string | null {
  return isImpersonationActive(state) ? state.impersonatedUser.id : null
}

export function adminOf({ userRole, user }: SessionState): SessionUser | null {
  return userRole === 'ADMIN' ? user : null
}

export function sessionUser(row: Row): SessionUser {
  const { id, email, firstName, lastName, avatarUrl, language } = row
  return {
    id,
    email: text(email),
    firstName: text(firstName),
    lastName: text(lastName),
    avatarUrl: text(avatarUrl),
    language: text(language),
  }
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')
