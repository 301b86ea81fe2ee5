import { subjectOfItem } from '@touchline/domain/money/entry-words.ts'
import { lettersFor } from '@touchline/domain/money/fund-letter.ts'
import { KNOWN_FUNDS } from '@touchline/domain/money/shared-cost.ts'
import { listOf } from '@touchline/domain/words.ts'
import { useKit } from '../kit/use-kit.ts'
import ui from '../ui/ui.module.css'
import { DocumentButton } from './document-button.tsx'
import type { Ledger } from './ledger.ts'

/** What a fund asks the club to confirm about each place, as PDF (B-23). */
export function FundLetters({ ledger, isDesk = false }: { ledger: Ledger; isDesk?: boolean }) {
  const kit = useKit()
  const places = lettersFor(ledger.entries)
  if (places.length === 0) return null
  return (
    <details className={ui.fold}>
      <summary>{isDesk ? 'Confirmations for a fund' : 'Need help with the fee?'}</summary>
      {!isDesk && (
        <p>
          {listOf(KNOWN_FUNDS, 'and')} help families pay for sports. When you apply, they ask the club to
          confirm the registration.
        </p>
      )}
      <ul className="plain-list">
        {places.map((itemId) => (
          <li key={itemId}>
            <DocumentButton
              path={`/account/fund-letters/${encodeURIComponent(itemId)}`}
              name="Confirmation for a fund.pdf"
            >
              {subjectOfItem(kit, ledger.entries, itemId)} (PDF)
            </DocumentButton>
          </li>
        ))}
      </ul>
    </details>
  )
}
