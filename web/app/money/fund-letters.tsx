import { subjectOfItem } from '@touchline/domain/money/entry-words.ts'
import { lettersFor } from '@touchline/domain/money/fund-letter.ts'
import { useKit } from '../kit/use-kit.ts'
import { mixed } from '../languages/written.tsx'
import ui from '../ui/ui.module.css'
import { DocumentButton } from './document-button.tsx'
import type { Ledger } from './ledger.ts'
import * as texts from './money.texts.ts'

/** What a fund asks the club to confirm about each place, as PDF (B-23). */
export function FundLetters({ ledger }: { ledger: Ledger }) {
  const kit = useKit()
  const places = lettersFor(ledger.entries)
  if (places.length === 0) return null
  return (
    <details className={ui.fold}>
      <summary>{texts.fundConfirmations}</summary>
      <ul className="plain-list">
        {places.map((itemId) => (
          <li key={itemId}>
            <DocumentButton
              path={`/account/fund-letters/${encodeURIComponent(itemId)}`}
              name="Confirmation for a fund.pdf"
            >
              {mixed(texts.asPdf(subjectOfItem(kit, ledger.entries, itemId)))}
            </DocumentButton>
          </li>
        ))}
      </ul>
    </details>
  )
}
