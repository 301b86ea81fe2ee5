import { useEffect } from 'react'
import * as texts from '../frame/frame.texts.ts'
import styles from './lost-scripts.module.css'

/** An empty link leads to the current page; the server does not know its full address. */
const HERE = ''

/** Part of the page from the start, since the scripts that could show it are the ones that got lost. */
export function LostScripts() {
  useEffect(() => {
    document.dispatchEvent(new Event('alive'))
  }, [])
  return (
    <p id="lost-scripts" role="alert" hidden className={`no-print ${styles.lost}`}>
      {texts.lostScripts} <a href={HERE}>{texts.loadAgain}</a>
    </p>
  )
}
