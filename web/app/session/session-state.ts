import type * as texts from './session.texts.ts'

export type Role = 'ADMIN' | 'PARENT'

export interface SessionUser {
  id: string
  email: string
  firstName: string
  lastName: string
  avatarUrl: string
  /** The language they speak at home (Y-10); empty if they haven’t said. */
  language: string
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
  /** The label of a control while it is working. */
  busy: typeof texts.signingOut | typeof texts.closingAccount | null
}

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

/** Active only if the flag, the impersonated user and the original admin are all set. */
export function isImpersonationActive(
  state: SessionState,
): state is SessionState & { impersonatedUser: SessionUser; originalAdmin: SessionUser } {
  return state.isImpersonating && state.impersonatedUser !== null && state.originalAdmin !== null
}
