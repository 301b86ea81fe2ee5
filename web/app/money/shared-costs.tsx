import { subjectOfItem } from '@touchline/domain/money/entry-words.ts'
import { sharedCosts, sharedWords } from '@touchline/domain/money/shared-cost.ts'
import { useKit } from '../kit/use-kit.ts'
import { mixed } from '../languages/written.tsx'
import ui from '../ui/ui.module.css'
import type { Ledger } from './ledger.ts'
import * as texts from './money.texts.ts'

/** Where a fund helps: the family's own share, and what the fund pays (B-23). */
export function SharedCosts({ ledger, isDesk = false }: { ledger: Ledger; isDesk?: boolean }) {
  const kit = useKit()
  return sharedCosts(ledger.entries).map((cost) => (
    <p key={cost.itemId} className={ui.notice}>
      <strong>{mixed(subjectOfItem(kit, ledger.entries, cost.itemId))}</strong>
      {texts.colon}
      {mixed(sharedWords(cost, !isDesk))}
    </p>
  ))
}
