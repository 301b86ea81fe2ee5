import { yearOf } from '@touchline/domain/calendar-day.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { dayInYear } from '@touchline/domain/words.ts'
import type { ReactNode } from 'react'
import { KIND_NAMES, type Ledger, type LedgerEntry, METHOD_NAMES, subjectOf } from './ledger.ts'
import styles from './statement.module.css'

interface StatementProps {
  ledger: Ledger
  /** What can be done about an entry. */
  action?: (entry: LedgerEntry) => ReactNode
}

/** Every entry of an account, newest first, by year. */
export function Statement({ ledger: { entries }, action }: StatementProps) {
  const undone = new Set(entries.map(({ reversesId }) => reversesId))
  const years = Map.groupBy(entries.toReversed(), ({ day }) => yearOf(day))
  return [...years].map(([year, some]) => (
    <section key={year} aria-label={`Statement of ${year}`}>
      <h3 className={styles.year}>{year}</h3>
      <ul className={`plain-list ${styles.entries}`}>
        {some.map((entry) => (
          <li key={entry.id} className={undone.has(entry.id) ? styles.undone : undefined}>
            <span>
              <strong>{titleOf(entry, entries)}</strong>
              <span className="quiet small">
                {[dayInYear(entry.day), ...detailsOf(entry), undone.has(entry.id) && 'undone']
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <span className={styles.amount}>{signed(entry, entries)}</span>
            {!undone.has(entry.id) && action?.(entry)}
          </li>
        ))}
      </ul>
    </section>
  ))
}

const undoneBy = ({ reversesId }: LedgerEntry, entries: readonly LedgerEntry[]) =>
  entries.find(({ id }) => id === reversesId)

function titleOf(entry: LedgerEntry, entries: readonly LedgerEntry[]): string {
  if (entry.kind === 'CHARGE') return subjectOf(entry)
  const before = undoneBy(entry, entries)
  return before ? `${KIND_NAMES.REVERSAL}: ${KIND_NAMES[before.kind].toLowerCase()}` : KIND_NAMES[entry.kind]
}

function detailsOf(entry: LedgerEntry): string[] {
  const { kind, method, payer, note } = entry
  const about = kind === 'CHARGE' ? '' : subjectOf(entry)
  return [about, method ? METHOD_NAMES[method] : '', payer ? `from ${payer}` : '', note ?? ''].filter(Boolean)
}

/** What is paid or taken off has a minus: it makes what is owed less. */
function signed(entry: LedgerEntry, entries: readonly LedgerEntry[]): string {
  const { kind } = undoneBy(entry, entries) ?? entry
  const isOwedMore = (kind === 'CHARGE' || kind === 'REFUND') !== (entry.kind === 'REVERSAL')
  return formatCents(isOwedMore ? entry.cents : -entry.cents)
}
