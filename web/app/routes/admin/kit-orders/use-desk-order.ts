import { itemsSold, kitOrderPrice, kitOrderRefusals } from '@touchline/domain/kit/catalogue.ts'
import type { KitItem } from '@touchline/domain/kit/items.ts'
import { productOf } from '@touchline/domain/kit/product.ts'
import { type RememberedSizes, sizeToBegin } from '@touchline/domain/kit/remembered-sizes.ts'
import { ONE_SIZE } from '@touchline/domain/kit/sizes.ts'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useChange } from '../../../area/area-data.tsx'
import type { Document } from '../../../data/documents.ts'
import { newId } from '../../../data/new-id.ts'
import type { Request } from '../../../data/request.ts'
import { useKit } from '../../../kit/use-kit.ts'
import { notify } from '../../../ui/toast.tsx'

const document: Document = {
  field: 'orderKit',
  query: 'mutation DeskOrder($input: OrderKitInput!) { orderKit(input: $input) { items { id } totalCents } }',
}

interface DeskOrder {
  id: string
  playerId: string
  itemType: KitItem
  size: string
  quantity: number
  notes: string
  /** As shown. */
  totalCents: number
}

const orderOne = (request: Request, { playerId, totalCents, size, notes, ...order }: DeskOrder) =>
  request(document, {
    input: {
      orders: [
        { ...order, playerKitOrdersId: playerId, size: size || ONE_SIZE, notes: notes.trim() || null },
      ],
      totalCents,
    },
  })

export type PlayerToOrderFor = RememberedSizes & { id: string; firstName: string }

/** The form of an order for somebody's child. Once it is placed, the form starts over. */
export function useDeskOrder(player: PlayerToOrderFor) {
  const kit = useKit()
  const { revalidate } = useRevalidator()
  const begin = (itemType: KitItem) => ({ itemType, size: sizeToBegin(kit, itemType, player) ?? '' })
  // The order's id is chosen here, so that sending it twice makes one order.
  const empty = () => ({ id: newId(), ...begin(itemsSold(kit)[0] ?? 'SOCKS'), quantity: '1', notes: '' })
  const [draft, setDraft] = useState(empty)
  const [isTyped, setTyped] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const place = useChange(orderOne)
  const quantity = Number(draft.quantity)
  const refusals = kitOrderRefusals(kit, { ...draft, quantity })
  const { totalCents } = kitOrderPrice(kit, draft.itemType, refusals.length > 0 ? 0 : quantity)
  const change = (changes: Partial<typeof draft>) => {
    setTyped(true)
    setDraft({ ...draft, ...changes })
  }
  return {
    kit,
    draft,
    change,
    choose: (item: KitItem) => change(begin(item)),
    isTyped,
    totalCents,
    problemOf: (field: string) =>
      isChecked ? refusals.find((one) => one.field === field)?.message : undefined,
    isBusy: place.isPending,
    error: place.error,
    submit() {
      setChecked(true)
      if (refusals.length > 0) return
      place.mutate(
        { ...draft, quantity, totalCents, playerId: player.id },
        {
          onSuccess() {
            notify(`Ordered for ${player.firstName}: ${quantity} × ${productOf(kit, draft.itemType).name}.`)
            setDraft(empty())
            setTyped(false)
            setChecked(false)
          },
          // The price or the sizes may have changed: load what holds now.
          onError: () => revalidate(),
        },
      )
    },
  }
}
