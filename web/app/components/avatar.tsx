import type { SessionUser } from '../session/session-state.ts'
import styles from './avatar.module.css'
import { Photo } from './photo.tsx'

type Named = Pick<SessionUser, 'firstName' | 'lastName' | 'avatarUrl'>

/** A person's picture, or their initials if there is none or it fails to load. */
export function Avatar({ user }: { user: Named | null }) {
  const letters = (
    <span className={styles.avatar} aria-hidden="true">
      {initials(user)}
    </span>
  )
  if (!user?.avatarUrl) return letters
  return (
    <Photo
      className={styles.avatar}
      address={user.avatarUrl}
      shows=""
      width={36}
      height={36}
      instead={letters}
    />
  )
}

export function initials(user: Pick<Named, 'firstName' | 'lastName'> | null): string {
  const letters = [user?.firstName, user?.lastName].map((name) => [...(name?.trim() ?? '')][0] ?? '')
  return letters.join('').toLocaleUpperCase('en-CA') || '·'
}
