import { Navigate, useLocation, useNavigation } from 'react-router'
import type { GuardState } from '../session/guard.tsx'

/** Away from a page that is not theirs (any more), unless they are on the way already, out of a parent's shoes say. */
export function LeadTo({ to, state }: { to: string; state?: GuardState }) {
  const { state: navigating } = useNavigation()
  return navigating === 'idle' ? <Navigate to={to} state={state} replace /> : null
}

/** Whether there is such a player is nobody else's business. */
export function NotYours() {
  const { pathname } = useLocation()
  const state: GuardState = { from: pathname }
  return <LeadTo to="/unauthorized" state={state} />
}
