import type { ReactNode } from 'react'
import styles from './open-card.module.css'

interface OpenCardProps {
  onOpen: () => void
  /** A picture before the text, such as a shirt. */
  picture?: ReactNode
  /** Its status, at the right end. */
  aside?: ReactNode
  /** One line each. */
  children: ReactNode
}

/** A card that links to what it is about: the whole card is the target. */
export const OpenCard = ({ onOpen, picture, aside, children }: OpenCardProps) => (
  <button type="button" className={styles.open} onClick={onOpen}>
    {picture}
    <span className={styles.words}>{children}</span>
    {aside}
  </button>
)
