import { type Due, openCents } from '@touchline/domain/money/dues.ts'
import { subjectOfDue } from '@touchline/domain/money/entry-words.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { dayFrom } from '@touchline/domain/words.ts'
import { useKit } from '../kit/use-kit.ts'
import { mixed } from '../languages/written.tsx'
import type { Ledger } from './ledger.ts'
import * as texts from './money.texts.ts'
import styles from './statement.module.css'

interface DueListProps {
  ledger: Ledger
  dues: readonly Due[]
  today: string
}

/** What is still to be paid, by child and month, each with its due date. */
export function DueList({ ledger, dues, today }: DueListProps) {
  const kit = useKit()
  return (
    <ul className={`plain-list ${styles.entries}`}>
      {dues.map((due) => (
        <li key={`${due.itemId} ${due.month}`}>
          <span>
            <strong>{mixed(subjectOfDue(kit, ledger.entries, due))}</strong>
            <span className="quiet small">{whenDue(due, today)}</span>
          </span>
          <span className={styles.amount}>{formatCents(openCents(due))}</span>
        </li>
      ))}
    </ul>
  )
}

function whenDue(due: Due, today: string): string {
  const part =
    due.coveredCents > 0 ? texts.partPaid(formatCents(due.coveredCents), formatCents(due.cents)) : ''
  if (!due.dueOn) return texts.dueNow + part
  const day = dayFrom(today, due.dueOn)
  return (due.dueOn < today ? texts.wasDue(day) : texts.due(day)) + part
}
