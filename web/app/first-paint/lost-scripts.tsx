import { useEffect } from 'react'
import { useLocation } from 'react-router'
import styles from './lost-scripts.module.css'

/** Is there from the beginning, for when the scripts that would show it are what is lost. */
export function LostScripts() {
  const { pathname, search } = useLocation()
  useEffect(() => {
    document.dispatchEvent(new Event('alive'))
  }, [])
  return (
    <p id="lost-scripts" role="alert" hidden className={`no-print ${styles.lost}`}>
      Part of this page did not arrive: you can read it, but its buttons and forms do not work yet.{' '}
      <a href={pathname + search}>Load it again</a>
    </p>
  )
}
