import type { BrowserSession } from './browser-session.ts'
import { hasSignedIn, isRememberedUser } from './known-visitor.ts'
import { LOADING, type SessionState, SIGNED_OUT } from './session-state.ts'
import { makeStore } from './store.ts'

const state = makeStore<SessionState>(LOADING)
let opening: Promise<BrowserSession> | undefined

/** The session of this tab, for whatever shows it: known before the client's code is here. */
export const tabSession = { get: state.get, subscribe: state.subscribe }

/** Brings the client's code at the first call. */
export function openTabSession(): Promise<BrowserSession> {
  opening ??= open().catch((error) => {
    opening = undefined
    throw error
  })
  return opening
}

async function open(): Promise<BrowserSession> {
  const [{ openSession }, config] = await Promise.all([import('./browser-session.ts'), fetchConfig()])
  const session = openSession(config)
  session.subscribe(() => state.set(session.get()))
  return session
}

async function fetchConfig() {
  const answer = await fetch('/config.json')
  if (!answer.ok) throw new Error(`The configuration did not come (${answer.status})`)
  return answer.json()
}

/** For somebody who has signed in before, the client's code leaves while the page still comes alive. */
export function expectTabSession(browser: Window): void {
  // Whoever needs the session asks again, and hears what is wrong.
  if (hasSignedIn(() => browser.localStorage)) openTabSession().catch(() => {})
}

/** Finds out who is here, once the page stands. A visitor who has never signed in costs nothing. */
export function startTabSession(browser: Window = window): () => void {
  if (hasSignedIn(() => browser.localStorage)) check()
  else state.set(SIGNED_OUT)
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (newValue !== null && isRememberedUser(key) && !state.get().isAuthenticated) check()
  }
  browser.addEventListener('storage', onStorage)
  return () => browser.removeEventListener('storage', onStorage)
}

async function check(): Promise<void> {
  try {
    const session = await openTabSession()
    await session.check()
  } catch (error) {
    console.error('Could not check who is signed in', error)
    state.set(SIGNED_OUT)
  }
}
