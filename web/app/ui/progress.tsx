import type { ComponentProps } from 'react'
import styles from './progress.module.css'

/** How far something has come, from 0 to 100; without a value nobody knows. */
export const Progress = (props: Omit<ComponentProps<'progress'>, 'className' | 'max'>) => (
  <progress className={styles.progress} max={100} {...props} />
)
