import { fetchAuthSession, getCurrentUser } from 'aws-amplify/auth'
import { amplifyClient } from '../data/client.ts'
import { makeRequest } from '../data/request.ts'
import { type CallRest, callByClient } from '../data/rest-client.ts'
import { addressOf } from '../languages/site-address.ts'
import { type Account, makeAccount } from './account.ts'
import { askForDocument, type DocumentPath } from './ask-about-me.ts'
import { type ClientConfig, configureAmplify, impersonationHeaders } from './configure.ts'
import { forgetWithOthers } from './drafts.ts'
import { impersonationApi } from './impersonation-api.ts'
import { makeSession, type Session, type SessionParts } from './session.ts'
import { impersonatedUserId } from './session-moves.ts'
import { deviceStorageOf, sessionStorageOf } from './session-storage.ts'
import { signOutApi } from './sign-out.ts'
import { watchAuth } from './watch-auth.ts'

export interface BrowserSession extends Session {
  account: Account
  callRest: CallRest
  takesCards: boolean
  /** A receipt or a statement, as PDF. */
  readDocument(path: DocumentPath): Promise<Blob>
  /** Stops listening to other tabs. */
  close(): void
}

type Browser = Pick<
  Window,
  'addEventListener' | 'removeEventListener' | 'sessionStorage' | 'localStorage' | 'location'
>

/** The session of this tab on the real client; the caller starts `check`. */
export function openSession(
  config: ClientConfig,
  browser: Browser = window,
  options: Pick<SessionParts, 'log' | 'now' | 'initial'> = {},
): BrowserSession {
  const storage = sessionStorageOf(browser)
  const session = makeSession({
    auth: { getCurrentUser, fetchAuthSession, ...signOutApi },
    impersonations: impersonationApi,
    request: makeRequest(amplifyClient()),
    requestAs: (userId) => makeRequest(amplifyClient(impersonationHeaders(userId))),
    storage,
    device: deviceStorageOf(browser),
    goTo: (path) => browser.location.assign(addressOf(path)),
    ...options,
  })
  configureAmplify(config, () => impersonatedUserId(session.get()))
  const stopWatching = watchAuth({ onSignedIn: session.check, onSignedOut: session.signedOut }, browser)
  const stopForgetting = forgetWithOthers(browser, storage)
  const close = () => {
    stopWatching()
    stopForgetting()
  }
  const { userPoolEndpoint } = config.amplify.Auth?.Cognito ?? {}
  const account = makeAccount({ authFlowType: config.authFlowType, userPoolEndpoint })
  const readDocument = async (path: DocumentPath) => {
    const { tokens } = await fetchAuthSession()
    const headers = impersonationHeaders(impersonatedUserId(session.get()))
    return askForDocument(path, String(tokens?.accessToken ?? ''), headers)
  }
  const { takesCards = false } = config
  return { ...session, account, callRest: callByClient, takesCards, readDocument, close }
}
