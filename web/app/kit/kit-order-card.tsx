import { orderedName } from '@touchline/domain/kit/ordered-name.ts'
import { chartOf, inSentence } from '@touchline/domain/kit/product.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { useState } from 'react'
import { useChange } from '../area/area-data.tsx'
import { updateRow } from '../data/write-row.ts'
import type { FamilyKitOrder, FamilyPlayer } from '../family/family.ts'
import { kitOrderWords } from '../family/status-words.ts'
import { useClub } from '../family/use-club.ts'
import { mixed, written } from '../languages/written.tsx'
import { HowToPay } from '../pricing/how-to-pay.tsx'
import { kitOrderNextStep } from '../registrations/next-step.ts'
import { Button } from '../ui/button.tsx'
import { Chip } from '../ui/chip.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { notify } from '../ui/toast.tsx'
import ui from '../ui/ui.module.css'
import { ChangeSizeDialog } from './change-size-dialog.tsx'
import * as texts from './kit.texts.ts'
import { sizeName } from './kit-words.ts'
import { useKit } from './use-kit.ts'

interface OrderProps {
  order: FamilyKitOrder
  player: FamilyPlayer
}

/** One order; until it is paid, the family can change its size or cancel it. */
export function KitOrderCard({ order, player }: OrderProps) {
  const { payment, store, kit } = useClub()
  const { itemType, size, quantity, status, totalCents } = order
  return (
    <article className={ui.card}>
      <div className={ui.between}>
        <div>
          <h3>{written(orderedName(kit, order))}</h3>
          <p className="quiet">
            {mixed(
              [texts.forPlayer(quantity, player.firstName), sizeName(itemType, size), formatCents(totalCents)]
                .filter(Boolean)
                .join(' · '),
            )}
          </p>
        </div>
        <Chip {...kitOrderWords[status]} />
      </div>
      <p>{mixed(kitOrderNextStep(order, store))}</p>
      {status === 'PENDING' && (
        <>
          <details className={ui.fold}>
            <summary>{texts.howToPay}</summary>
            <HowToPay payment={payment} cents={totalCents} reference={player.paymentReference} />
          </details>
          <OrderActions order={order} player={player} />
        </>
      )}
    </article>
  )
}

function OrderActions({ order, player }: OrderProps) {
  const [asking, setAsking] = useState<'size' | 'cancel' | null>(null)
  const cancel = useChange((request) =>
    updateRow(request, 'KitOrder', { id: order.id, _version: order._version, status: 'CANCELLED' }),
  )
  const kit = useKit()
  const item = inSentence(orderedName(kit, order))
  const close = () => setAsking(null)
  const hasSizes = chartOf(kit, order.itemType) !== 'ONE_SIZE'
  return (
    <div className={ui.actions}>
      {hasSizes && (
        <Button kind="small" onClick={() => setAsking('size')}>
          {texts.changeSize}
        </Button>
      )}
      <Button kind="small" onClick={() => setAsking('cancel')}>
        {texts.cancelOrder}
      </Button>
      {asking === 'size' && <ChangeSizeDialog order={order} player={player} onClose={close} />}
      {asking === 'cancel' && (
        <ConfirmDialog
          title={texts.cancelQuestion(item, player.firstName)}
          confirm={texts.confirmCancel}
          busy={texts.cancelling}
          keep={texts.keepIt}
          isHarmful
          onConfirm={async () => {
            await cancel.mutateAsync(undefined)
            notify(texts.isCancelled)
          }}
          onClose={close}
        >
          <p>{texts.nothingToRefund}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}
