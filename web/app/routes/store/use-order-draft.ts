import type { KitItem } from '@touchline/domain/kit/items.ts'
import { useEffect, useMemo, useState } from 'react'
import { newId } from '../../data/new-id.ts'
import { deviceDraft, VISITOR } from '../../registrations/draft.ts'

export interface OrderDraft {
  /** The id of the future order, so that sending it twice makes one. */
  id: string
  size: string
  quantity: number
  playerId: string
  notes: string
}

const emptyOrder: OrderDraft = { id: '', size: '', quantity: 1, playerId: '', notes: '' }

/** Choices stay on this device during a sign-in and after a reload. The page itself is the same for everybody. */
export function useOrderDraft(item: KitItem) {
  const kept = useMemo(() => deviceDraft<OrderDraft>(VISITOR, `order ${item}`), [item])
  const [draft, setDraft] = useState(emptyOrder)
  const [isRead, setRead] = useState(false)
  useEffect(() => {
    setDraft({ ...emptyOrder, id: newId(), ...kept.read() })
    setRead(true)
  }, [kept])
  useEffect(() => {
    if (isRead) kept.keep(draft)
  }, [kept, draft, isRead])
  return { draft, setDraft, drop: kept.drop }
}
