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
  /** They were in, and their sign-in has ended under their hands. */
  hasEnded?: boolean
  /** Where they wanted to go. */
  from?: string
}

interface FamilyGuardProps {
  children: ReactNode
  /** What others see where there is something for them; elsewhere they sign in first and come back. */
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

/** Everything of a family hangs on its record: without it no screen in here has anything to show. */
const WithoutRecord = () => (
  <LoadProblem
    error={new Error(texts.cannotOpen)}
    isBusy={false}
    onRetry={async () => (await openTabSession()).check()}
  />
)

/**
 * In the shape of the screen that comes, so that nothing jumps when it does. Without scripts nobody can be signed in: it
 * says so, with a way on.
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
  // Who steps into a parent's shoes at the desk is not at the wrong gate, but on the way to the parent's pages.
  if (isImpersonating && wasIn.current) return <Navigate to="/guardian" replace />
  const state: GuardState = { from: pathname + search }
  return <Navigate to="/unauthorized" replace state={state} />
}
