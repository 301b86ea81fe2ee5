import { useNavigate } from 'react-router'
import { isImpersonationActive } from '../session/session-state.ts'
import { openTabSession } from '../session/tab-session.ts'
import { useSession } from '../session/use-session.ts'
import styles from './impersonation-banner.module.css'

/** Reminds an admin who views the site as a parent. In English on every page, like the rest of the desk. */
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
