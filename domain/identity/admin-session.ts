import { ADMIN_GROUP } from './role.ts'

/** An administrator's sign-in that has not been used for so long is over (V-5). */
export const ADMIN_IDLE_HOURS = 12

/** What a sign-in has been through. */
interface SignIn {
  groups: readonly string[]
  lastUsedAt: Date
  hasSecondFactor: boolean
}

/** Why an administrator's sign-in counts no more; null for one that does, and for everybody else's (V-4, V-5). */
export function adminSignInProblem(
  { groups, lastUsedAt, hasSecondFactor }: SignIn,
  requiresSecondFactor: boolean,
  now: Date,
): 'IDLE' | 'NO_SECOND_FACTOR' | null {
  if (!groups.includes(ADMIN_GROUP)) return null
  if (now.getTime() - lastUsedAt.getTime() >= ADMIN_IDLE_HOURS * 3_600_000) return 'IDLE'
  return requiresSecondFactor && !hasSecondFactor ? 'NO_SECOND_FACTOR' : null
}
