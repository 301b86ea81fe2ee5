import type { FactLine } from '@touchline/domain/club/fact-lines.ts'
import { written } from '../languages/written.tsx'
import styles from './fact-list.module.css'

/** The season's facts, the same lines wherever they are shown. */
export function FactList({ lines }: { lines: readonly FactLine[] }) {
  return (
    <dl className={styles.facts}>
      {lines.map(({ id, label, text, note }) => (
        <div key={id} className={styles[id]}>
          <dt>{written(label)}</dt>
          <dd>
            {written(text)} {written(note)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
