import { written } from '../languages/written.tsx'
import styles from './promise-line.module.css'

const MARKS = [
  'M20 20m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0M20 20m-15 0a15 15 0 1 0 30 0a15 15 0 1 0-30 0',
  'M6 34V6h28M6 20a14 14 0 0 0 14-14',
  'M8 34V10h24v24M2 34h36M14 34v-8a6 6 0 0 1 12 0v8',
  'M12 36V6l20 7-20 7',
]

/** The club's promises, strung along the chalk line. */
export function PromiseLine({ promises }: { promises: readonly { title: string; text: string }[] }) {
  return (
    <ol className={`plain-list ${styles.line}`}>
      {promises.map(({ title, text }, n) => (
        <li key={title}>
          <svg className={styles.mark} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
            <path d={MARKS[n % MARKS.length]} />
          </svg>
          <h3>{written(title)}</h3>
          <p>{written(text)}</p>
        </li>
      ))}
    </ol>
  )
}
