import { useEffect, useState } from 'react'
import styles from './scheme-choice.module.css'

const schemes = [
  { value: '', name: 'As device' },
  { value: 'light', name: 'Light' },
  { value: 'dark', name: 'Dark' },
]

/** Remembered on this device; `head-script.ts` applies it before the first paint. */
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
      // Then it holds until the next page load.
    }
  }
  return (
    <label className={styles.choice}>
      Colours
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
