import { ADMIN_GROUP } from './role.ts'

/** An administrator's sign-in ends after this long without use (V-5). */
export const ADMIN_IDLE_HOURS = 12

/** The history of a sign-in, as far as it matters here. */
interface SignIn {
  groups: readonly string[]
  lastUsedAt: Date
  hasSecondFactor: boolean
}

/**
 * Why an administrator's sign-in is no longer valid; null if it is, and for everybody who is not an administrator (V-4,
 * V-5).
 */
export function adminSignInProblem(
  { groups, lastUsedAt, hasSecondFactor }: SignIn,
  requiresSecondFactor: boolean,
  now: Date,
): 'IDLE' | 'NO_SECOND_FACTOR' | null {
  if (!groups.includes(ADMIN_GROUP)) return null
  if (now.getTime() - lastUsedAt.getTime() >= ADMIN_IDLE_HOURS * 3_600_000) return 'IDLE'
  return requiresSecondFactor && !hasSecondFactor ? 'NO_SECOND_FACTOR' : null
}
