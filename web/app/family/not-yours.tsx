import { useEffect } from 'react'
import { Navigate, useLocation, useNavigation } from 'react-router'
import { isInBuild } from '../languages/site-address.ts'
import type { GuardState } from '../session/guard.tsx'

/** Away from a page that is not theirs (any more), unless they are on the way already, out of a parent's shoes say. */
export function LeadTo({ to, state }: { to: string; state?: GuardState }) {
  const { state: navigating } = useNavigation()
  if (navigating !== 'idle') return null
  return isInBuild(to) ? <Navigate to={to} state={state} replace /> : <LoadAnew to={to} />
}

/** In another build, which has to be loaded. */
function LoadAnew({ to }: { to: string }) {
  useEffect(() => window.location.replace(to), [to])
  return null
}

/** Whether there is such a player is nobody else's business. */
export function NotYours() {
  const { pathname } = useLocation()
  const state: GuardState = { from: pathname }
  return <LeadTo to="/unauthorized" state={state} />
}
