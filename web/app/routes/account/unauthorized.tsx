import { useLocation } from 'react-router'
import { useFrame } from '../../club/use-frame.ts'
import { homePath } from '../../frame/sections.ts'
import { SiteLink } from '../../languages/site-link.tsx'
import { pageMeta } from '../../page-meta.ts'
import type { GuardState } from '../../session/guard.tsx'
import { loginPath, safePath } from '../../session/return-to.ts'
import { openTabSession } from '../../session/tab-session.ts'
import { useSession } from '../../session/use-session.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorScreen } from '../../ui/error-screen.tsx'
import * as texts from './unauthorized.texts.ts'

export const meta = pageMeta({
  title: texts.title,
  description: texts.description,
  path: '/unauthorized',
  isPrivate: true,
})

export default function Unauthorized() {
  const session = useSession()
  const { state } = useLocation()
  const from = safePath((state as GuardState | null)?.from) ?? undefined
  /** A parent on another family's page is not missing access to the desk. */
  const isFamilys = from !== undefined && !from.startsWith('/admin')
  const isIn = !session.loading && session.isAuthenticated
  const switchAccount = async () => (await openTabSession()).signOut(loginPath(from))
  return (
    <ErrorScreen
      title={texts.title}
      actions={
        <>
          {isIn && (
            <SiteLink className="button" to={homePath(session)}>
              {texts.toDashboard}
            </SiteLink>
          )}
          {!session.loading && !isIn && (
            <SiteLink className="button" to={loginPath(from)}>
              {texts.signIn}
            </SiteLink>
          )}
          <SiteLink className="button quiet-button" to="/">
            {texts.home}
          </SiteLink>
        </>
      }
    >
      <p>{texts.noPermission}</p>
      <p className="quiet">{isFamilys ? texts.otherFamily : texts.forAdministrators}</p>
      {isIn && session.user && (
        <p>
          {texts.signedInAs}
          <strong>{session.user.email}</strong>
          {texts.afterEmail}
          <Button kind="plain" onClick={switchAccount} disabled={session.busy !== null}>
            {session.busy ?? texts.switchAccount}
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
      {texts.helpAtDesk}
      <a href={`mailto:${contact.email}?${email}`}>{texts.askForAccess}</a>
      {texts.stop}
    </p>
  )
}
