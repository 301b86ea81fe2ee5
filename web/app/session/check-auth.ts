import type { Log } from '../data/log.ts'
import type { Row } from '../data/row.ts'
import { askAgainIfLate } from '../data/within-timeout.ts'
import { type Identity, identityFrom } from './identity.ts'
import { sessionUser, signedIn } from './session-moves.ts'
import { type SessionState, SIGNED_OUT } from './session-state.ts'

/** The part of `aws-amplify/auth` that tells who is signed in. */
export interface SignedInUser {
  getCurrentUser(): Promise<unknown>
  fetchAuthSession(options?: {
    forceRefresh: boolean
  }): Promise<{ tokens?: { idToken?: { payload: Record<string, unknown> } } }>
}

interface CheckParts {
  auth: SignedInUser
  ensureUser: (identity: Identity) => Promise<Row | null>
  log: Log
}

/**
 * Three steps that fail separately: nobody is signed in; somebody is, but their role is unavailable; or only their
 * record is. The first asks no server unless the tokens have expired; the second also fetches the cloud credentials.
 */
export async function checkAuth({ auth, ensureUser, log }: CheckParts): Promise<SessionState> {
  try {
    await askAgainIfLate(() => auth.getCurrentUser())
  } catch (error) {
    if (!isNobody(error)) log('Could not check who is signed in', error)
    return SIGNED_OUT
  }
  const identity = await lookUpIdentity(auth, log)
  if (!identity) return signedIn(null, null)
  const record = await ensureUser(identity)
  return signedIn(identity.role, record && sessionUser(record))
}

async function lookUpIdentity(auth: SignedInUser, log: Log): Promise<Identity | null> {
  try {
    const { tokens } = await askAgainIfLate(() => auth.fetchAuthSession())
    if (!tokens?.idToken) throw new Error('There is no identity token')
    return identityFrom(tokens.idToken.payload)
  } catch (error) {
    log('Could not look up the role', error)
    return null
  }
}

const isNobody = (error: unknown) => (error as Error).name === 'UserUnAuthenticatedException'
