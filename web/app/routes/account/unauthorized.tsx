import { Link, useLocation } from 'react-router'
import { useFrame } from '../../club/use-frame.ts'
import { homePath } from '../../frame/sections.ts'
import { pageMeta } from '../../page-meta.ts'
import type { GuardState } from '../../session/guard.tsx'
import { loginPath, safePath } from '../../session/return-to.ts'
import { openTabSession } from '../../session/tab-session.ts'
import { useSession } from '../../session/use-session.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorScreen } from '../../ui/error-screen.tsx'

export const meta = pageMeta({
  title: 'Unauthorized Access',
  description: 'This area is for club administrators.',
  path: '/unauthorized',
  isPrivate: true,
})

export default function Unauthorized() {
  const session = useSession()
  const { state } = useLocation()
  const from = safePath((state as GuardState | null)?.from) ?? undefined
  /** A parent at another family's page: the desk is not what they miss. */
  const isFamilys = from !== undefined && !from.startsWith('/admin')
  const isIn = !session.loading && session.isAuthenticated
  const switchAccount = async () => (await openTabSession()).signOut(loginPath(from))
  return (
    <ErrorScreen
      title="Unauthorized Access"
      actions={
        <>
          {isIn && (
            <Link className="button" to={homePath(session)}>
              Go to my dashboard
            </Link>
          )}
          {!session.loading && !isIn && (
            <Link className="button" to={loginPath(from)}>
              Sign in
            </Link>
          )}
          <Link className="button quiet-button" to="/">
            Return to Home
          </Link>
        </>
      }
    >
      <p>You don't have permission to access this area</p>
      <p className="quiet">
        {isFamilys
          ? 'This page belongs to another family, or is no longer there.'
          : 'It is for the club’s administrators.'}
      </p>
      {isIn && session.user && (
        <p>
          You are signed in as <strong>{session.user.email}</strong>.{' '}
          <Button kind="plain" onClick={switchAccount} disabled={session.busy !== null}>
            {session.busy ?? 'Switch account'}
          </Button>
        </p>
      )}
      {!isFamilys && <AskForAccess />}
    </ErrorScreen>
  )
}

function AskForAccess() {
  const contact = useFrame()?.contact
  if (!contact) return null
  const email = new URLSearchParams({ subject: 'Access to the club desk' }).toString().replaceAll('+', '%20')
  return (
    <p className="small">
      Do you help at the desk? <a href={`mailto:${contact.email}?${email}`}>Ask the club for access</a>.
    </p>
  )
}
