import type { ReactNode } from 'react'
import styles from './dense.module.css'
import { FieldMarks } from './form/field.tsx'

/** The kit as the desk uses it: a little tighter, with a star where input is required. */
export const Dense = ({ children }: { children: ReactNode }) => (
  <FieldMarks value="required">
    <div className={styles.dense}>{children}</div>
  </FieldMarks>
)
