import type { CardPaymentState } from '@touchline/domain/money/card-payment.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import ui from '../ui/ui.module.css'
import { useCardPayment } from './card-payments.ts'
import * as texts from './money.texts.ts'

const WORDS: Record<CardPaymentState, (amount: string) => string> = {
  OPEN: () => texts.cardOpen,
  PAID: texts.cardPaid,
  EXPIRED: () => texts.cardExpired,
  WRONG_AMOUNT: () => texts.cardWrongAmount,
}

/** For a family that comes back from the card service. */
export function CardReturn({ id }: { id: string }) {
  const payment = useCardPayment(id)
  if (!payment) return null
  return (
    <p className={ui.notice} role="status">
      {WORDS[payment.state](formatCents(payment.cents))}
    </p>
  )
}
