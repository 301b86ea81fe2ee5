import { subjectOfItem } from '@touchline/domain/money/entry-words.ts'
import { dayFrom } from '@touchline/domain/words.ts'
import { clubNow } from '../club/club-now.ts'
import { useKit } from '../kit/use-kit.ts'
import { mixed } from '../languages/written.tsx'
import ui from '../ui/ui.module.css'
import type { Ledger } from './ledger.ts'
import * as texts from './money.texts.ts'

/** Places that the family loses after a certain day unless something is paid (B-26). */
export function AtRisk({ ledger, isDesk = false }: { ledger: Ledger; isDesk?: boolean }) {
  const kit = useKit()
  return ledger.atRisk.map(({ itemId, lastDay }) => {
    const day = dayFrom(clubNow().day, lastDay)
    return (
      <p key={itemId} className={ui.notice}>
        <strong>{mixed(subjectOfItem(kit, ledger.entries, itemId))}</strong>
        {texts.colon}
        {isDesk
          ? `nothing has been paid yet. The place is held through ${day}. Any payment keeps it; so does pausing reminders.`
          : texts.held(day)}
      </p>
    )
  })
}
