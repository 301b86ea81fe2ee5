import type { ButtonHTMLAttributes } from 'react'
import styles from './form.module.css'

/** A lesser way on, that looks like a link and does something here. */
export const TextButton = (props: ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button type="button" className={styles.text} {...props} />
)
