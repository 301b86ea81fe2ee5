import { signOut as amplifySignOut } from 'aws-amplify/auth'
import { cognitoCredentialsProvider, cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import type { Log } from '../data/log.ts'
import { withinTimeout } from '../data/within-timeout.ts'
import { type SessionState, SIGNED_OUT, SIGNING_OUT } from './session-state.ts'
import type { Store } from './store.ts'

/** The part of the client that ends a sign-in. */
export interface SignOutApi {
  signOut(options: { global: true }): Promise<void>
  /** Forgets the tokens in this browser without asking anybody. */
  clear(): Promise<void>
}

interface SignOutParts {
  store: Store<SessionState>
  auth: SignOutApi
  stopImpersonation: () => Promise<void>
  /** Drops what the session knows about whoever leaves. */
  forget: () => void
  goTo: (path: string) => unknown
  log: Log
}

export const signOutApi: SignOutApi = {
  signOut: amplifySignOut,
  clear: async () => {
    await cognitoUserPoolsTokenProvider.tokenOrchestrator.clearTokens()
    await cognitoCredentialsProvider.clearCredentialsAndIdentityId()
  },
}

/** Everywhere, then to the root path, whatever happens. Signed out only there: no guard shall lead to /login first. */
export async function signOut({
  store,
  auth,
  stopImpersonation,
  forget,
  goTo,
  log,
}: SignOutParts): Promise<void> {
  if (store.get().busy) return
  store.set({ ...store.get(), busy: SIGNING_OUT })
  try {
    await stopImpersonation()
    await withinTimeout(auth.signOut({ global: true }))
  } catch (error) {
    log('Could not sign out everywhere', error)
    // The client forgets its tokens only when the server has answered.
    await auth.clear().catch((failure) => log('Could not forget the sign-in', failure))
  }
  await goTo('/')
  forget()
  store.set(SIGNED_OUT)
}
