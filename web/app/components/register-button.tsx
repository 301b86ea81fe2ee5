import { SiteLink } from '../languages/site-link.tsx'
import { loginPath } from '../session/return-to.ts'
import { useSession } from '../session/use-session.ts'
import * as texts from './components.texts.ts'

/** Signed-in families go straight to registration; others sign in first and are then sent there. */
export function RegisterButton({ className = '' }: { className?: string }) {
  const { isAuthenticated } = useSession()
  return (
    <SiteLink className={`button ${className}`} to={isAuthenticated ? '/guardian' : loginPath('/guardian')}>
      {texts.registerNow}
    </SiteLink>
  )
}
