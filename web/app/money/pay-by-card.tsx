import type { CardChoice } from '@touchline/domain/money/card-payment.ts'
import { openCents } from '@touchline/domain/money/dues.ts'
import { subjectOfDue } from '@touchline/domain/money/entry-words.ts'
import { type NextToPay, openSum } from '@touchline/domain/money/next-to-pay.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { useEffect, useState } from 'react'
import { refusalWords } from '../data/refusal-words.ts'
import { useKit } from '../kit/use-kit.ts'
import { useSession } from '../session/use-session.ts'
import { Button } from '../ui/button.tsx'
import { SelectField } from '../ui/form/field.tsx'
import { notifyProblem } from '../ui/toast.tsx'
import ui from '../ui/ui.module.css'
import { goToCheckout, useTakesCards } from './card-payments.ts'
import { ClubOption } from './club-option.tsx'
import type { Ledger } from './ledger.ts'
import * as texts from './money.texts.ts'
import styles from './pay-by-card.module.css'

interface PayByCardProps {
  ledger: Ledger
  next: NextToPay
}

/**
 * Where the club takes cards: pays the next amount, everything, or one item (B-24). An admin cannot pay on behalf of a
 * family.
 */
export function PayByCard({ ledger, next }: PayByCardProps) {
  const isOffered = useTakesCards()
  const { isImpersonating } = useSession()
  const choices = useChoices(ledger, next)
  const [chosen, choose] = useState('0')
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    // The browser's back button restores the page as it was left, still busy.
    const onBack = () => setBusy(false)
    window.addEventListener('pageshow', onBack)
    return () => window.removeEventListener('pageshow', onBack)
  }, [])
  const choice = choices[Number(chosen)] ?? choices[0]
  if (!isOffered || isImpersonating || !choice) return null
  const pay = async () => {
    setBusy(true)
    try {
      await goToCheckout(choice)
    } catch (error) {
      notifyProblem(refusalWords(error))
      setBusy(false)
    }
  }
  return (
    <div className={`no-print ${styles.ways}`}>
      {choices.length > 1 && (
        <SelectField
          label={texts.whatByCard}
          required
          value={chosen}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          {choices.map(({ what, itemId, month, label, cents }, at) => (
            <ClubOption key={`${what} ${itemId} ${month}`} value={String(at)}>
              {texts.choice(label, formatCents(cents))}
            </ClubOption>
          ))}
        </SelectField>
      )}
      <div className={ui.actions}>
        <Button isBusy={isBusy} onClick={pay}>
          {texts.payByCard(formatCents(choice.cents))}
        </Button>
      </div>
    </div>
  )
}

interface Offered extends CardChoice {
  label: string
  cents: number
}

function useChoices({ dues, entries }: Ledger, next: NextToPay): Offered[] {
  const kit = useKit()
  const open = dues.filter((due) => openCents(due) > 0)
  const unnamed = { itemId: null, month: null }
  const all = openSum(open)
  return [
    { what: 'NEXT', ...unnamed, label: next.isDueNow ? texts.dueNow : texts.dueNext, cents: next.cents },
    ...(all === next.cents
      ? []
      : [{ what: 'ALL' as const, ...unnamed, label: texts.everything, cents: all }]),
    ...(open.length === 1
      ? []
      : open.map((due) => ({
          what: 'ONE' as const,
          itemId: due.itemId,
          month: due.month,
          label: subjectOfDue(kit, entries, due),
          cents: openCents(due),
        }))),
  ]
}
