import { useEffect, useState } from 'react'
import * as texts from './frame.texts.ts'
import styles from './scheme-choice.module.css'

const schemes = [
  { value: '', name: texts.asDevice },
  { value: 'light', name: texts.light },
  { value: 'dark', name: texts.dark },
]

/** Remembered on this device; the script of `root.tsx` applies it before the first paint. */
export function SchemeChoice() {
  const [scheme, setScheme] = useState('')
  useEffect(() => setScheme(document.documentElement.dataset.scheme ?? ''), [])
  const choose = (value: string) => {
    setScheme(value)
    if (value) document.documentElement.dataset.scheme = value
    else delete document.documentElement.dataset.scheme
    try {
      localStorage.setItem('scheme', value)
    } catch {
      // Without storage, the choice lasts until the next page load.
    }
  }
  return (
    <label className={styles.choice}>
      {texts.colours}
      <select value={scheme} onChange={(event) => choose(event.target.value)}>
        {schemes.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
