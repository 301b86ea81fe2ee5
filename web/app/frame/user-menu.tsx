import { Link } from 'react-router'
import { Avatar } from '../components/avatar.tsx'
import type { SessionState } from '../session/session-state.ts'
import { openTabSession } from '../session/tab-session.ts'
import { Menu } from '../ui/menu.tsx'
import { ChevronIcon } from './icons.tsx'
import { homePath } from './sections.ts'
import styles from './user-menu.module.css'

export function UserMenu({ session }: { session: SessionState }) {
  const { user, busy, userRole } = session
  const name = user?.firstName || 'Account'
  const signOut = async () => (await openTabSession()).signOut()
  return (
    <Menu
      label={`Account of ${name}`}
      className={styles.button}
      button={
        <>
          <span className="visually-hidden">Account of {name}</span>
          <Avatar user={user} />
          <span className={styles.name} aria-hidden="true">
            {busy ?? name}
          </span>
          <ChevronIcon />
        </>
      }
    >
      <Link to={homePath(session)}>Dashboard</Link>
      <Link to={userRole === 'ADMIN' ? '/profile' : '/guardian/profile'}>Profile Settings</Link>
      <button type="button" onClick={signOut} disabled={busy !== null}>
        {busy ?? 'Sign Out'}
      </button>
    </Menu>
  )
}
