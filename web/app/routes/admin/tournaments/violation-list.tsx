import type { Violation } from '@touchline/domain/tournament/validate/violation.ts'
import { Chip } from '../../../ui/chip.tsx'
import styles from './tournament.module.css'

/** Broken rules by number, with the things that clash. */
export function ViolationList({ violations }: { violations: readonly Violation[] }) {
  if (violations.length === 0) return null
  return (
    <section aria-label="Broken rules">
      <p>
        <Chip tone="stop">
          {violations.length === 1 ? '1 rule is broken' : `${violations.length} rules are broken`}
        </Chip>
      </p>
      <ul className={`plain-list ${styles.violations}`}>
        {violations.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  )
}
