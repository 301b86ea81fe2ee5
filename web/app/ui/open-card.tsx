import type { ReactNode } from 'react'
import styles from './open-card.module.css'

interface OpenCardProps {
  onOpen: () => void
  /** A picture before the words, such as a shirt. */
  picture?: ReactNode
  /** How it stands, at the right end. */
  aside?: ReactNode
  /** A line each. */
  children: ReactNode
}

/** A card that opens what it is about: the whole of it is the target. */
export const OpenCard = ({ onOpen, picture, aside, children }: OpenCardProps) => (
  <button type="button" className={styles.open} onClick={onOpen}>
    {picture}
    <span className={styles.words}>{children}</span>
    {aside}
  </button>
)
