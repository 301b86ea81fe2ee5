import type { BrowserSession } from './browser-session.ts'
import { hasSignedIn, isRememberedUser } from './known-visitor.ts'
import { LOADING, type SessionState, SIGNED_OUT } from './session-state.ts'
import { makeStore } from './store.ts'

const state = makeStore<SessionState>(LOADING)
let opening: Promise<BrowserSession> | undefined
let isOpen = false
let early: EarlySession | null = null

/** What an area knows of whoever opens it before the client does; other pages do without it. */
export interface EarlySession {
  /** Whether the page has asked for its first data itself. */
  isAsked(): boolean
  /** Whoever saw something here last, while the service is asked whether they still may. */
  lastUser(): SessionState | null
  /** Who is there, as the service says; null leaves it to the client to find out. */
  signIn(): Promise<SessionState | null>
  /** When somebody else may be here from now on. */
  drop(): void
}

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
  const known = state.get()
  const session = openSession(config, window, known.isAuthenticated ? { initial: known } : {})
  isOpen = true
  session.subscribe(() => {
    // What was asked for early was asked by one person, about that person.
    if (session.get().user?.id !== state.get().user?.id) early?.drop()
    state.set(session.get())
  })
  return session
}

async function fetchConfig() {
  const answer = await fetch('/config.json')
  if (!answer.ok) throw new Error(`The configuration did not come (${answer.status})`)
  return answer.json()
}

/**
 * For an area: to somebody who has signed in before, the client's code leaves while the page still comes alive; unless the
 * page has asked for its first data itself, which come first then.
 */
export function expectTabSession(source: EarlySession, browser: Window): void {
  early = source
  // Whoever needs the session asks again, and hears what is wrong.
  if (hasSignedIn(() => browser.localStorage) && !source.isAsked()) openTabSession().catch(() => {})
}

/** Finds out who is here, once the page stands. A visitor who has never signed in costs nothing. */
export function startTabSession(browser: Window = window): () => void {
  if (hasSignedIn(() => browser.localStorage)) check()
  else state.set(SIGNED_OUT)
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== null && !isRememberedUser(key)) return
    // Once the client is here, it is the one who notices that another tab has signed out.
    if (newValue === null && !isOpen) state.set(SIGNED_OUT)
    if (newValue !== null && !state.get().isAuthenticated) check()
  }
  browser.addEventListener('storage', onStorage)
  return () => browser.removeEventListener('storage', onStorage)
}

async function check(): Promise<void> {
  try {
    if (early && !isOpen) {
      const last = early.lastUser()
      if (last) state.set(last)
      const found = await early.signIn()
      if (found && !isOpen) return state.set(found)
      if (found && found.user?.id === state.get().user?.id) return
    }
    const session = await openTabSession()
    await session.check()
  } catch (error) {
    console.error('Could not check who is signed in', error)
    state.set(SIGNED_OUT)
  }
}
