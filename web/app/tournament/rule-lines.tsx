import type { RuleLine } from '@touchline/domain/tournament/view/division-rules.ts'
import styles from './tournament.module.css'

export function RuleLines({ lines }: { lines: readonly RuleLine[] }) {
  return (
    <dl className={styles.ruleLines}>
      {lines.map(({ id, label, text }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
