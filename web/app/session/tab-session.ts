import type { BrowserSession } from './browser-session.ts'
import { hasSignedIn, isRememberedUser } from './known-visitor.ts'
import { LOADING, type SessionState, SIGNED_OUT } from './session-state.ts'
import { makeStore } from './store.ts'

const state = makeStore<SessionState>(LOADING)
let opening: Promise<BrowserSession> | undefined
let isOpen = false
let early: EarlySession | null = null

/** What an area knows about its visitor before the client has loaded; other pages do without it. */
export interface EarlySession {
  /** Whether the page itself has requested its first data. */
  isAsked(): boolean
  /** The person who last saw something here, shown while the service checks whether they still may. */
  lastUser(): SessionState | null
  /** Who is signed in, from the service; null leaves it to the client to find out. */
  signIn(): Promise<SessionState | null>
  /** Call it when somebody else may use the page from now on. */
  drop(): void
}

/** The session of this tab, for displaying it: known before the client's code has loaded. */
export const tabSession = { get: state.get, subscribe: state.subscribe }

/** Loads the client's code on the first call. */
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
    // Early answers belong to the person they were requested for.
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
 * For an area: if somebody has signed in here before, starts loading the client's code during hydration, unless the
 * page has requested its first data itself, which then go first.
 */
export function expectTabSession(source: EarlySession, browser: Window): void {
  early = source
  // Anybody who needs the session calls it again, and gets the error.
  if (hasSignedIn(() => browser.localStorage) && !source.isAsked()) openTabSession().catch(() => {})
}

/** Finds out who is signed in, once the page is hydrated. A visitor who has never signed in costs nothing. */
export function startTabSession(browser: Window = window): () => void {
  if (hasSignedIn(() => browser.localStorage)) check()
  else state.set(SIGNED_OUT)
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== null && !isRememberedUser(key)) return
    // Once loaded, the client notices sign-outs in other tabs itself.
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
