import { signOut as amplifySignOut, deleteUser } from 'aws-amplify/auth'
import { cognitoCredentialsProvider, cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import type { Log } from '../data/log.ts'
import { withinTimeout } from '../data/within-timeout.ts'
import { CLOSING_ACCOUNT, SIGNING_OUT } from './session-moves.ts'
import { type SessionState, SIGNED_OUT } from './session-state.ts'
import type { Store } from './store.ts'

/** The part of the client that ends a sign-in. */
export interface SignOutApi {
  signOut(options: { global: true }): Promise<void>
  /** Removes the tokens from this browser without a request. */
  clear(): Promise<void>
  /** For good. */
  deleteUser(): Promise<void>
}

interface SignOutParts {
  store: Store<SessionState>
  auth: SignOutApi
  stopImpersonation: () => Promise<void>
  /** Drops what the session knows about the person who leaves. */
  forget: () => void
  goTo: (path: string) => unknown
  log: Log
}

export const signOutApi: SignOutApi = {
  signOut: amplifySignOut,
  deleteUser,
  clear: async () => {
    await cognitoUserPoolsTokenProvider.tokenOrchestrator.clearTokens()
    await cognitoCredentialsProvider.clearCredentialsAndIdentityId()
  },
}

/**
 * Signs out everywhere, then goes to the root path or to where somebody else can sign in, whatever happens. The state
 * changes only there, so that no guard redirects to /login first.
 */
export async function signOut(
  { store, auth, stopImpersonation, forget, goTo, log }: SignOutParts,
  place = '/',
): Promise<void> {
  if (store.get().busy) return
  store.set({ ...store.get(), busy: SIGNING_OUT })
  try {
    await stopImpersonation()
    await withinTimeout(auth.signOut({ global: true }))
  } catch (error) {
    log('Could not sign out everywhere', error)
    // The client removes its tokens only after the server has answered.
    await auth.clear().catch((failure) => log('Could not forget the sign-in', failure))
  }
  await goTo(place)
  forget()
  store.set(SIGNED_OUT)
}

/** Deletes the account for good, then goes to `place`. A refusal is thrown, and nothing changes. */
export async function closeAccount(
  { store, auth, forget, goTo }: Pick<SignOutParts, 'store' | 'auth' | 'forget' | 'goTo'>,
  place: string,
): Promise<void> {
  const before = store.get()
  if (before.busy || before.isImpersonating) throw new Error('This is not the moment to close an account')
  store.set({ ...before, busy: CLOSING_ACCOUNT })
  try {
    await withinTimeout(auth.deleteUser())
  } catch (error) {
    store.set({ ...store.get(), busy: null })
    throw error
  }
  await goTo(place)
  forget()
  store.set(SIGNED_OUT)
}
