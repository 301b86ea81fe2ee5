import type { CardPaymentState } from '@touchline/domain/money/card-payment.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import ui from '../ui/ui.module.css'
import { useCardPayment } from './card-payments.ts'

const WORDS: Record<CardPaymentState, (amount: string) => string> = {
  OPEN: () => 'We’re confirming your card payment. This usually takes a few seconds.',
  PAID: (amount) => `Thank you! Your card payment of ${amount} has arrived.`,
  EXPIRED: () => 'This card payment wasn’t finished. Your card was not charged.',
  WRONG_AMOUNT: () => 'Your card payment needs a closer look. We’ll email you.',
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
