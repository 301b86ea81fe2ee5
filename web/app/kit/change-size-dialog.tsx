import { offeredSizes } from '@touchline/domain/kit/catalogue.ts'
import { orderedName } from '@touchline/domain/kit/ordered-name.ts'
import { chartOf, inSentence } from '@touchline/domain/kit/product.ts'
import { sizesOut } from '@touchline/domain/kit/stock.ts'
import { useState } from 'react'
import { useChange } from '../area/area-data.tsx'
import { updateRow } from '../data/write-row.ts'
import type { FamilyKitOrder, FamilyPlayer } from '../family/family.ts'
import { useClub } from '../family/use-club.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { notify } from '../ui/toast.tsx'
import * as texts from './kit.texts.ts'
import { SizePicker } from './size-picker.tsx'
import { useKit } from './use-kit.ts'

interface ChangeSizeProps {
  order: FamilyKitOrder
  player: FamilyPlayer
  onClose: () => void
}

export function ChangeSizeDialog({ order, player, onClose }: ChangeSizeProps) {
  const [size, setSize] = useState(order.size ?? '')
  const kit = useKit()
  const out = sizesOut(kit, useClub().store.soldOut ?? [], order.itemType)
  const change = useChange((request) =>
    updateRow(request, 'KitOrder', { id: order.id, _version: order._version, size }),
  )
  return (
    <ConfirmDialog
      title={texts.anotherSize(inSentence(orderedName(kit, order)), player.firstName)}
      confirm={texts.saveSize}
      busy={texts.saving}
      keep={texts.leaveIt}
      onConfirm={async () => {
        await change.mutateAsync(undefined)
        notify(texts.sizeChanged)
      }}
      onClose={onClose}
    >
      <SizePicker
        chart={chartOf(kit, order.itemType)}
        offered={offeredSizes(kit, order.itemType)}
        size={size}
        out={out}
        onChange={setSize}
      />
    </ConfirmDialog>
  )
}
