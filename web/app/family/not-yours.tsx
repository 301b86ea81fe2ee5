import { Navigate, useLocation, useNavigation } from 'react-router'
import type { GuardState } from '../session/guard.tsx'

/** Whether there is such a player is nobody else's business. */
export function NotYours() {
  const { pathname } = useLocation()
  const { state: navigating } = useNavigation()
  // An administrator who steps out of a parent's shoes is on the way to the desk already.
  if (navigating !== 'idle') return null
  const state: GuardState = { from: pathname }
  return <Navigate to="/unauthorized" replace state={state} />
}
