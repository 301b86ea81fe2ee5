import type { SessionUser } from '../session/session-state.ts'
import styles from './avatar.module.css'

type Named = Pick<SessionUser, 'firstName' | 'lastName' | 'avatarUrl'>

/** Their picture, or their initials. */
export function Avatar({ user }: { user: Named | null }) {
  if (user?.avatarUrl)
    return <img className={styles.avatar} src={user.avatarUrl} alt="" width="36" height="36" />
  return (
    <span className={styles.avatar} aria-hidden="true">
      {initials(user)}
    </span>
  )
}

export function initials(user: Pick<Named, 'firstName' | 'lastName'> | null): string {
  const letters = [user?.firstName, user?.lastName].map((name) => [...(name?.trim() ?? '')][0] ?? '')
  return letters.join('').toLocaleUpperCase('en-CA') || '·'
}
