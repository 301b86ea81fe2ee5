import type { FactLine } from '@touchline/domain/club/fact-lines.ts'
import styles from './fact-list.module.css'

/** The season's facts, the same lines wherever they are shown. */
export function FactList({ lines }: { lines: readonly FactLine[] }) {
  return (
    <dl className={styles.facts}>
      {lines.map(({ id, label, text }) => (
        <div key={id} className={styles[id]}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
