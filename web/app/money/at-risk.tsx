import { subjectOfItem } from '@touchline/domain/money/entry-words.ts'
import { dayFrom } from '@touchline/domain/words.ts'
import { clubNow } from '../club/club-now.ts'
import { useKit } from '../kit/use-kit.ts'
import ui from '../ui/ui.module.css'
import type { Ledger } from './ledger.ts'

/** Places that are lost after a day unless something is paid (B-26). */
export function AtRisk({ ledger, isDesk = false }: { ledger: Ledger; isDesk?: boolean }) {
  const kit = useKit()
  return ledger.atRisk.map(({ itemId, lastDay }) => (
    <p key={itemId} className={ui.notice}>
      <strong>{subjectOfItem(kit, ledger.entries, itemId)}</strong>: nothing has been paid yet. The place is
      held through {dayFrom(clubNow().day, lastDay)}.{' '}
      {isDesk
        ? 'Any payment keeps it; so does pausing reminders.'
        : 'Any payment keeps it. If you need more time, or help with the fee, just let us know before then.'}
    </p>
  ))
}
