import { formatCents } from '@touchline/domain/pricing/cents.ts'
import type { KitOrderStatus } from '@touchline/domain/status/kit-order.ts'
import { useKit } from '../../../kit/use-kit.ts'
import { ReasonDialog } from '../../../ui/reason-dialog.tsx'
import type { KitOrderLine } from './kit-order-list.ts'
import { orderName } from './kit-order-words.ts'

const SUGGESTIONS = {
  CANCELLED: [
    'We didn’t get your payment within two weeks. You’re welcome to order again.',
    'The supplier is out of stock.',
    'This was ordered twice.',
  ],
  REFUNDED: ['The supplier is out of stock.', 'The size didn’t fit.', 'You asked for a refund.'],
}

interface ReasonForMoveProps {
  orders: readonly KitOrderLine[]
  to: KitOrderStatus
  onConfirm: (reason: string) => Promise<unknown>
  onClose: () => void
}

/** Asks why the club cannot deliver. */
export function ReasonForMove({ orders, to, onConfirm, onClose }: ReasonForMoveProps) {
  const kit = useKit()
  const isRefund = to === 'REFUNDED'
  const cents = orders.reduce((sum, { totalCents }) => sum + totalCents, 0)
  const [only] = orders
  const what = orders.length === 1 && only ? orderName(kit, only) : `${orders.length} orders`
  return (
    <ReasonDialog
      title={isRefund ? `Refund ${what}?` : `Cancel ${what}?`}
      hint="The family gets this by email."
      confirm={isRefund ? `Refund · ${formatCents(cents)}` : 'Cancel the order'}
      isHarmful
      suggestions={SUGGESTIONS[isRefund ? 'REFUNDED' : 'CANCELLED']}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {isRefund && <p>Send {formatCents(cents)} back by e-Transfer or cash. This only records it.</p>}
    </ReasonDialog>
  )
}
