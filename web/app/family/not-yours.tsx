import { Navigate, useLocation } from 'react-router'
import type { GuardState } from '../session/guard.tsx'

/** Whether there is such a player is nobody else's business. */
export function NotYours() {
  const { pathname } = useLocation()
  const state: GuardState = { from: pathname }
  return <Navigate to="/unauthorized" replace state={state} />
}
