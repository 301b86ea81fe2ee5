import { Navigate, useLocation, useNavigation } from 'react-router'
import type { GuardState } from '../session/guard.tsx'

/**
 * Leads away from a page that is not (or no longer) theirs, unless they are already leaving it, for example by ending
 * an impersonation.
 */
export function LeadTo({ to, state }: { to: string; state?: GuardState }) {
  const { state: navigating } = useNavigation()
  return navigating === 'idle' ? <Navigate to={to} state={state} replace /> : null
}

/** Does not reveal whether such a player exists. */
export function NotYours() {
  const { pathname } = useLocation()
  const state: GuardState = { from: pathname }
  return <LeadTo to="/unauthorized" state={state} />
}
