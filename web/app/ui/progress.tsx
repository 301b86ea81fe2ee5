import type { ComponentProps } from 'react'
import styles from './progress.module.css'

/** Progress from 0 to 100; without a value it is unknown. */
export const Progress = (props: Omit<ComponentProps<'progress'>, 'className' | 'max'>) => (
  <progress className={styles.progress} max={100} {...props} />
)
