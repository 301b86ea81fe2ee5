import { useEffect } from 'react'
import * as texts from '../frame/frame.texts.ts'
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
      {texts.lostScripts} <a href={HERE}>{texts.loadAgain}</a>
    </p>
  )
}
