import { useEffect } from 'react'
import styles from './lost-scripts.module.css'

/** An empty address leads to where one is; the server does not know every word of that. */
const HERE = ''

/** Is there from the beginning, for when the scripts that would show it are what is lost. */
export function LostScripts() {
  useEffect(() => {
    document.dispatchEvent(new Event('alive'))
  }, [])
  return (
    <p id="lost-scripts" role="alert" hidden className={`no-print ${styles.lost}`}>
      Part of this page did not arrive: you can read it, but its buttons and forms do not work yet.{' '}
      <a href={HERE}>Load it again</a>
    </p>
  )
}
