import { NO_SIGN_UP_KEY } from '@touchline/domain/identity/sign-up-key.ts'
import { memoryStorage, sessionStorageOf } from '../../session/session-storage.ts'

/** What somebody entered at sign-up; it is saved on their record at their first sign-in. */
export interface SignUpDetails {
  firstName: string
  lastName: string
  phone: string
  /** The version of the newsletter text they agreed to, if they did. */
  newsletter: string | null
}

interface Remembered {
  email: string
  /** When a code was last sent, in epoch milliseconds. */
  codeSentAt?: number
  /** Proves, along with the code, that the password was set in this tab (rule A-2). */
  signUpKey?: string
  details?: SignUpDetails
}

const KEY = 'touchline.account'

/** Kept in memory only, until the page is left. */
let password: { email: string; password: string } | null = null

const storage = () => (typeof window === 'undefined' ? memoryStorage() : sessionStorageOf(window))

/** Shared between the account screens of this tab, because an email address has no place in a URL. */
export function remembered(): Remembered {
  try {
    return { email: '', ...JSON.parse(storage().getItem(KEY) ?? '{}') }
  } catch {
    return { email: '' }
  }
}

/** A different email starts over. */
export function remember(news: Remembered): void {
  const known = remembered()
  const kept = known.email === news.email ? known : {}
  storage().setItem(KEY, JSON.stringify({ ...kept, ...news }))
}

/** The key of a sign-up in this tab; a different email gets a new one. */
export function signUpKeyFor(email: string): string {
  const known = remembered()
  if (known.email === email && known.signUpKey) return known.signUpKey
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  const signUpKey = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  remember({ email, signUpKey })
  return signUpKey
}

/**
 * Always returns a key: a browser that knows of no sign-up sends one that means "none", and the code then validates no
 * password.
 */
export function signUpKeyOf(email: string): string {
  const known = remembered()
  return (known.email === email && known.signUpKey) || NO_SIGN_UP_KEY
}

export function forgetRemembered(): void {
  password = null
  storage().removeItem(KEY)
}

export function keepPassword(email: string, typed: string): void {
  password = { email, password: typed }
}

/** The password that was typed for this address a moment ago. */
export function passwordOf(email: string): string | null {
  return password?.email === email ? password.password : null
}
