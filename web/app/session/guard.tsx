import { type ReactNode, useRef } from 'react'
import { Navigate, useLocation } from 'react-router'
import { addressOf } from '../languages/site-address.ts'
import { LoadProblem } from '../ui/load-problem.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import * as texts from './guard.texts.ts'
import { loginPath } from './return-to.ts'
import { openTabSession } from './tab-session.ts'
import { useSession } from './use-session.ts'

/** What a guard passes on to the page it leads to. */
export interface GuardState {
  /** They were signed in, and their session ended while they were here. */
  hasEnded?: boolean
  /** Where they wanted to go. */
  from?: string
}

interface FamilyGuardProps {
  children: ReactNode
  /** Shown to visitors; without it they sign in first and come back. */
  forVisitors?: ReactNode
}

/** For parents and administrators. */
export function FamilyGuard({ children, forVisitors }: FamilyGuardProps) {
  const { loading, userRole, user, busy } = useSession()
  const { pathname, search } = useLocation()
  const wasIn = useRef(false)
  if (userRole) wasIn.current = true
  if (loading) return forVisitors || <Verifying message={texts.verifying} />
  if (userRole && !user && !busy) return <WithoutRecord />
  if (userRole || busy) return children
  if (forVisitors) return forVisitors
  const state: GuardState = { hasEnded: wasIn.current }
  return <Navigate to={loginPath(pathname + search)} replace state={state} />
}

/** All of a family's data belong to its record: without it no screen in here has anything to show. */
const WithoutRecord = () => (
  <LoadProblem
    error={new Error(texts.cannotOpen)}
    isBusy={false}
    onRetry={async () => (await openTabSession()).check()}
  />
)

/**
 * Has the shape of the coming screen, so that nothing jumps. Without scripts nobody can be signed in, so it says so and
 * offers a way on.
 */
const Verifying = ({ message }: { message: string }) => (
  <>
    <p role="status" className="quiet">
      {message}
    </p>
    <noscript>
      <p>
        {texts.withoutScripts}
        <a href={addressOf('/registration-form')}>{texts.printForm}</a>
        {texts.or}
        <a href={addressOf('/contact')}>{texts.talkToUs}</a>
        {texts.end}
      </p>
    </noscript>
    <Skeleton />
  </>
)

export function AdminGuard({ children }: { children: ReactNode }) {
  const { loading, userRole, busy, isImpersonating } = useSession()
  const { pathname, search } = useLocation()
  const wasIn = useRef(false)
  if (userRole === 'ADMIN') wasIn.current = true
  if (loading) return <Verifying message="Verifying admin access..." />
  if (userRole === 'ADMIN' || busy) return children
  // An administrator who starts impersonating at the desk is not at the wrong page, but on the way to the parent's.
  if (isImpersonating && wasIn.current) return <Navigate to="/guardian" replace />
  const state: GuardState = { from: pathname + search }
  return <Navigate to="/unauthorized" replace state={state} />
}
