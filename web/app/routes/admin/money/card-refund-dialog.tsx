import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { useState } from 'react'
import { newId } from '../../../data/new-id.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { notify } from '../../../ui/toast.tsx'
import { familyName } from './family-cell.tsx'
import { type RefundLine, useRefundToCard } from './money-data.ts'

interface CardRefundDialogProps {
  line: RefundLine
  onClose: () => void
}

/** Refunds a card payment to its card, without anybody typing an amount (B-25). */
export function CardRefundDialog({ line, onClose }: CardRefundDialogProps) {
  const [id] = useState(newId)
  const send = useRefundToCard(line)
  const save = async () => {
    await send.mutateAsync(id)
    notify(`The refund to ${familyName(line)} is on its way to the card.`)
  }
  return (
    <ConfirmDialog
      title={`Send ${formatCents(line.cents)} back to the card?`}
      confirm="Send it back"
      busy="Sending..."
      keep="Cancel"
      onConfirm={save}
      onClose={onClose}
    >
      <p>
        {familyName(line)} paid by card. The refund is booked now, and they get an email when Stripe has sent
        it. If the card can’t take it, it comes back to this list.
      </p>
    </ConfirmDialog>
  )
}
