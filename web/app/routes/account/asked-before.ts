import { returnTo } from '../../session/return-to.ts'

const ACCOUNT_SCREEN = /\/(login|signup|confirm-signup|forgot-password)$/

/**
 * The place that an account screen was asked for whose link was tapped before its scripts were here: the server renders it
 * without what its address asks for, so the link knew nothing of it. Only the browser does, as the address one came from.
 */
export function askedBefore(referrer: string, origin: string): string | null {
  const before = URL.canParse(referrer) ? new URL(referrer) : null
  return before?.origin === origin && ACCOUNT_SCREEN.test(before.pathname) ? returnTo(before.search) : null
}
