import type { Request } from '../data/request.ts'
import {
  dropEarlyAnswers,
  earlyIdentity,
  earlySignIn,
  hasEarlyAnswers,
  takeEarlyAnswer,
} from '../early/early-answers.ts'
import type { BrowserSession } from './browser-session.ts'
import { hasSignedIn, isRememberedUser } from './known-visitor.ts'
import { lastUserSeen } from './last-seen.ts'
import { LOADING, type SessionState, SIGNED_OUT, signedIn } from './session-state.ts'
import { deviceStorageOf } from './session-storage.ts'
import { makeStore } from './store.ts'

const state = makeStore<SessionState>(LOADING)
let opening: Promise<BrowserSession> | undefined
let isOpen = false

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
    if (session.get().user?.id !== state.get().user?.id) dropEarlyAnswers()
    state.set(session.get())
  })
  return session
}

/** For what screens read: what the page has asked for already is not asked for again. */
export const tabRequest: Request = async <Answer>(...question: Parameters<Request>): Promise<Answer> => {
  const early = takeEarlyAnswer<Answer>(...question)
  const ask = async () => (await openTabSession()).request<Answer>(...question)
  // The client knows what to do about a refusal, and how to say it.
  return early ? early.catch(ask) : ask()
}

async function fetchConfig() {
  const answer = await fetch('/config.json')
  if (!answer.ok) throw new Error(`The configuration did not come (${answer.status})`)
  return answer.json()
}

/**
 * For somebody who has signed in before, the client's code leaves while the page still comes alive; unless the page has
 * asked for its first data itself, which come first then.
 */
export function expectTabSession(browser: Window): void {
  // Whoever needs the session asks again, and hears what is wrong.
  if (hasSignedIn(() => browser.localStorage) && !hasEarlyAnswers()) openTabSession().catch(() => {})
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

/** Whoever saw something here last goes on seeing it while the service is asked whether they still may. */
function showLastUser(): void {
  const identity = earlyIdentity()
  const user = identity && lastUserSeen(deviceStorageOf(window), identity.email, Date.now())
  if (user) state.set(signedIn(identity.role, user))
}

async function check(): Promise<void> {
  try {
    if (!isOpen) showLastUser()
    const early = isOpen ? null : await earlySignIn()
    if (early && !isOpen) return state.set(early)
    if (early && early.user?.id === state.get().user?.id) return
    const session = await openTabSession()
    await session.check()
  } catch (error) {
    console.error('Could not check who is signed in', error)
    state.set(SIGNED_OUT)
  }
}
