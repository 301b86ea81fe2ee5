import type { ReactNode } from 'react'
import styles from './dense.module.css'
import { FieldMarks } from './form/field.tsx'

/** The kit as the desk wears it: a little lower and closer, with a star where something must be filled in. */
export const Dense = ({ children }: { children: ReactNode }) => (
  <FieldMarks value="required">
    <div className={styles.dense}>{children}</div>
  </FieldMarks>
)
