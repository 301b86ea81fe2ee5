import { yearOf } from '@touchline/domain/calendar-day.ts'
import { signedCents } from '@touchline/domain/money/entry.ts'
import { detailsOf, titleOf, type WordedEntry } from '@touchline/domain/money/entry-words.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { dayInYear } from '@touchline/domain/words.ts'
import type { ReactNode } from 'react'
import { useKit } from '../kit/use-kit.ts'
import { LANGUAGE } from '../languages/language.ts'
import { mixed } from '../languages/written.tsx'
import { DocumentButton } from './document-button.tsx'
import type { Ledger } from './ledger.ts'
import * as texts from './money.texts.ts'
import styles from './statement.module.css'

interface StatementProps {
  ledger: Ledger
  /** Whose statement the desk is looking at; not needed for a family's own. */
  userId?: string
  /** What one can do about an entry. */
  action?: (entry: WordedEntry) => ReactNode
}

/** Every entry of an account, newest first, by year. */
export function Statement({ ledger: { entries }, userId, action }: StatementProps) {
  const kit = useKit()
  const undone = new Set(entries.map(({ reversesId }) => reversesId))
  const years = Map.groupBy(entries.toReversed(), ({ day }) => yearOf(day))
  return [...years].map(([year, some]) => (
    <section key={year} aria-label={texts.statementOf(year)}>
      <div className={styles.year}>
        <h3>{year}</h3>
        <DocumentButton
          path={`/account/statements/${year}${asked({ user: userId })}`}
          name={`${texts.statementOf(year)}.pdf`}
        >
          {texts.statementPdf(year)}
        </DocumentButton>
      </div>
      <ul className={`plain-list ${styles.entries}`}>
        {some.map((entry) => (
          <li key={entry.id} className={undone.has(entry.id) ? styles.undone : undefined}>
            <span>
              <strong>{mixed(titleOf(kit, entry, entries))}</strong>
              <span className="quiet small">
                {mixed(
                  [dayInYear(entry.day), ...detailsOf(kit, entry), undone.has(entry.id) && texts.undone]
                    .filter(Boolean)
                    .join(' · '),
                )}
              </span>
              {entry.receiptNumber !== null && (
                <DocumentButton
                  path={`/account/receipts/${encodeURIComponent(entry.id)}${asked({})}`}
                  name={`${texts.receipt(entry.receiptNumber)}.pdf`}
                >
                  {texts.receipt(entry.receiptNumber)}
                </DocumentButton>
              )}
            </span>
            <span className={styles.amount}>{formatCents(signedCents(entry, entries))}</span>
            {action && !undone.has(entry.id) && <span className={styles.doable}>{action(entry)}</span>}
          </li>
        ))}
      </ul>
    </section>
  ))
}

/** The query of a document: the family, and the language of this page (Y-23). */
function asked({ user }: { user?: string | undefined }): string {
  const search = new URLSearchParams({
    ...(user && { user }),
    ...(LANGUAGE !== 'en' && { language: LANGUAGE }),
  })
  return search.size > 0 ? `?${search}` : ''
}
