import type { NextToPay } from '@touchline/domain/money/next-to-pay.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import type { ReactNode } from 'react'
import { useClub } from '../family/use-club.ts'
import { HowToPay } from '../pricing/how-to-pay.tsx'
import ui from '../ui/ui.module.css'
import { DueList } from './due-list.tsx'
import type { Ledger } from './ledger.ts'
import * as texts from './money.texts.ts'

interface ToPayProps {
  ledger: Ledger
  next: NextToPay
  today: string
  children?: ReactNode
}

/** The next payment, with places, kit and tournaments in one sum: a family sends one e-Transfer, not one for each. */
export function ToPay({ ledger, next, today, children }: ToPayProps) {
  const { payment } = useClub()
  return (
    <section id="pay" className={ui.card} aria-labelledby="to-pay">
      <div className={ui.between}>
        <h2 id="to-pay">{next.isDueNow ? texts.dueNow : texts.dueNext}</h2>
        <p className={ui.amount}>{formatCents(next.cents)}</p>
      </div>
      <DueList ledger={ledger} dues={next.dues} today={today} />
      <HowToPay payment={payment} cents={next.cents} reference={ledger.reference} isAmountCopied />
      {children}
    </section>
  )
}
