import type { InputHTMLAttributes, ReactNode } from 'react'
import styles from './choice.module.css'

interface ChoiceProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'children' | 'title'> {
  type: 'radio' | 'checkbox'
  title: ReactNode
  /** At the right end: a price, usually. */
  aside?: ReactNode
  children?: ReactNode
}

/** A checkbox as a card: the whole card is its target. */
export function Choice({ title, aside, children, ...input }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input {...input} />
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {children && <span className={styles.more}>{children}</span>}
      </span>
      {aside && <span className={styles.aside}>{aside}</span>}
    </label>
  )
}

/** Side by side where there is room; short ones even on a phone. */
export const Choices = ({ areShort, children }: { areShort?: boolean; children: ReactNode }) => (
  <div className={`${styles.choices} ${areShort ? styles.short : ''}`}>{children}</div>
)
