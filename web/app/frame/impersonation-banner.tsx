import { useNavigate } from 'react-router'
import { isImpersonationActive } from '../session/session-state.ts'
import { openTabSession } from '../session/tab-session.ts'
import { useSession } from '../session/use-session.ts'
import styles from './impersonation-banner.module.css'

/** Nobody in a parent's shoes shall forget it. In English on every page, as all that is the desk's. */
export function ImpersonationBanner() {
  const session = useSession()
  const navigate = useNavigate()
  if (!isImpersonationActive(session)) return null
  const { firstName, lastName, email } = session.impersonatedUser
  const exit = async () => {
    const { stopImpersonation } = await openTabSession()
    const stopped = stopImpersonation()
    await navigate('/admin/users')
    await stopped
  }
  return (
    <section className={styles.banner} aria-label="Impersonation" lang="en">
      <p>
        You are viewing as <strong>{`${firstName} ${lastName}`}</strong> ({email})
      </p>
      <button type="button" onClick={exit}>
        Exit Impersonation
      </button>
    </section>
  )
}
